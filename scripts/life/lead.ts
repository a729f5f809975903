/** The report's text before the tables. */
export const LEAD = `# The life of a table

Two years of table life (2 March 2026 to 27 December 2027), walked through by \`npm run life\` (\`npm test -- life\`, and in \`npm run test:full\`) against the built service: its clock
and that of its database are moved, tables are made, sat down at and played over HTTP, forms are pressed as browsers without script press them, and
every mail is read at a mail server, every call of a webhook and of a push service at another. This paper is what it saw; the walk fails where it sees anything else, and \`--write\` keeps it anew.

**What is expected** is worked out before it is looked at. Deadlines and reminders come from the words of [clocks.md](clocks.md), counted minute by
minute (\`scripts/life/law.ts\`) without a line of the service's own code. A minute before a mail is due nothing may have come; when it is due,
exactly the mails that are named, with these words and dates on their reader's clock. Every link of every mail is opened in a browser that has never been
there. What does not get through is tried again at the minutes that [webhooks.md](webhooks.md) names, and at no other. Deadlines are compared with the API, with the page of the table as another player sees it, and with the dates in the mails.

**Where each is lived:** vanished 1 to 3, silent 2, 3 and 4 to 6, on holiday 7 to 9, without a channel 10 to 12, each with two, three and four at the table; leaving
well 13 to 18; seats that are free, taken by a computer, or opened elsewhere 19 to 21; nights, digests, a muted table, one's own archive, and one game
of 22 months 22 to 24; an address and a webhook that stop 25 and 26; a webhook that fails, one that is given up, and push 27 to 29.

**What it does not walk:** several digests in other languages than English; a computer
that is offered to others but taken by a stranger; what a page does only with script (the question about the time zone, live news, the badge).`;
