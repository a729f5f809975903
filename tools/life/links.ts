// Opens every link of an email in a browser that has never been here.
import { StoryBrowser, type Page } from './browser';
import type { StoryMail, StoryPerson } from './people';

/** The text in place of the moves for a visitor without a seat. A finished game shows its result instead. */
const OVER = ' won|without a result|The game is over';
/** The same if only players may look: nothing of the table is shown. */
const OFFERED_APART = [/continue here|Send me a new link|Only players can see this table/, 'Sign in'];
const OFFERED = [new RegExp(`continue here|Send me a new link|${OVER}`), new RegExp(`Sign in|${OVER}`)];

/** A page that emails link to, and its expected texts. The first matching one counts. */
interface Place {
  readonly is: RegExp;
  readonly says: readonly (string | RegExp)[];
  readonly image?: boolean;
}

const PLACES: readonly Place[] = [
  // The table confirms the address of its reader and leads on, unless only players may look.
  { is: /^\/games\/[\w-]+\?for=[^&]+&to=log$/, says: ['Log'] },
  { is: /^\/games\/[\w-]+\?for=/, says: OFFERED },
  { is: /^\/games\/[\w-]+\/requests\?for=/, says: ['Requests and clocks', ...OFFERED] },
  // The link for a host without a seat.
  { is: /^\/games\/[\w-]+\/requests$/, says: ['Requests and clocks', 'Sign in'] },
  { is: /^\/games\/[\w-]+\/seats\?for=/, says: ['People at this table', ...OFFERED] },
  { is: /^\/games\/[\w-]+\/log$/, says: ['Log'] },
  { is: /^\/games\/[\w-]+\/figures$/, says: ['Statistics'] },
  { is: /^\/games\/[\w-]+\/at\/\d+$/, says: [] },
  { is: /^\/games\/[\w-]+\/archive\.html$/, says: [] },
  { is: /^\/games\/[\w-]+$/, says: [] },
  { is: /^\/seat\//, says: [/Sit down|continue here|Take|You used to have a seat here/] },
  { is: /^\/unsubscribe\//, says: [/Unsubscribe|Mute|each turn at once|You hear nothing|Nothing is sent/] },
  { is: /^\/confirm\//, says: ['Yes, email me here'] },
  { is: /^\/pictures\//, image: true, says: [] },
  { is: /^\/me\/tables$/, says: [/My tables/, /Sign in/] },
  { is: /^\/me\/prompts$/, says: [/sign in/i] },
  { is: /^\/me\/holidays$/, says: [/My holidays/, /Sign in/] },
  { is: /^\/sign-in\//, says: ['Sign in as'] },
];

/** The table of an email, as far as its links are checked. */
interface Followed {
  readonly world: { readonly origin: string; links: number };
  readonly path: string;
  readonly rest: { readonly watchers?: string };
  fault(what: string): void;
  expect(isSo: boolean, what: string): void;
}

export async function followLinks(table: Followed, person: StoryPerson, mail: StoryMail): Promise<void> {
  for (const url of linksOf(mail, table.world.origin)) {
    const where = new URL(url).pathname + new URL(url).search;
    const place = PLACES.find(({ is }) => is.test(where));
    if (!place) table.fault(`a mail to ${person.name} has a link nobody knows: ${where}`);
    else await follow(table, person, { ...place, where, mail });
  }
}

async function follow(
  table: Followed,
  person: StoryPerson,
  { where, says, image = false, mail }: Place & { readonly where: string; readonly mail: StoryMail },
): Promise<void> {
  table.world.links += 1;
  const browser = new StoryBrowser(table.world.origin);
  const page = await browser.open(where);
  const of = `the link ${where.replaceAll(/[\w-]{20,}[\w.-]*/g, '…')} of “${mail.subject}” to ${person.name}`;
  table.expect(page.status === 200, `${of} answers ${page.status}`);
  table.expect(!image || page.type === 'image/png', `${of} is ${page.type}`);
  const isApart = table.rest.watchers === 'players' && where.includes('for=');
  for (const part of isApart ? OFFERED_APART : says)
    table.expect(
      part instanceof RegExp ? part.test(page.text) : page.text.includes(part),
      `${of} does not say ${part}: ${page.text.slice(0, 500)}`,
    );
  if (page.text.includes('You used to have a seat here')) await readOn(table, { browser, page, of });
}

/** A replaced player continues to read by their link, in a browser that has never been there. */
interface Reading {
  readonly browser: StoryBrowser;
  readonly page: Page;
  readonly of: string;
}

async function readOn(table: Followed, { browser, page, of }: Reading): Promise<void> {
  const read = await browser.press(page, 'Follow the game');
  const wanted = new URL(page.url).searchParams.get('to') ? `${table.path}/` : table.path;
  table.expect(read.status === 200 && read.path.startsWith(wanted), `${of} reads on at ${read.path}`);
}

function linksOf({ lines, html }: StoryMail, origin: string): ReadonlySet<string> {
  const inText = lines.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const inHtml = [...html.matchAll(/(?:href|src)="(https?:[^"]+)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  return new Set([...inText, ...inHtml].filter((url) => url.startsWith(origin)));
}
