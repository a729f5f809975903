// Free seats, seats that a computer takes automatically, and seats that are opened elsewhere.
import { StoryBrowser } from '../browser';
import { ANNA, cast, ELISKA } from '../cast';
import { after, minutesAfter, words } from '../law';
import { Table } from '../table';
import type { Walk } from '../walk';

/**
 * The starting player never comes. No clock runs before a player sits there, so the table waits in silence.
 * Then its host gives the link of the seat to another player, who starts with a whole clock.
 */
export async function neverTaken(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, one seat is never taken',
    rules: { kind: 'daily' },
    people: cast(3),
    host: { name: 'Hana', zone: 'Europe/Lisbon' },
  });
  await table.begin(new Date('2027-06-01T08:00:00Z'), { away: ['Anna'] });
  await table.comes(after(table.now, 20 * 24));
  await table.showsDeadline(undefined);
  await table.sees('Bohumil', table.path, 'hasn’t sat down yet');
  await table.succeeds(0, ELISKA, table.person('Anna').link);
  await table.reads({
    Eliska: [['has started', 'You go first']],
    Bohumil: [['has started']],
    Cecilie: [['has started']],
  });
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(after(table.now, 9));
  await table.ends();
}

/** At a table with this option, a computer takes the seat automatically. */
export async function computerByItself(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, a computer takes the seat by itself',
    rules: { kind: 'brisk', onTimeout: 'computer' },
    people: cast(3),
  });
  await table.begin(new Date('2027-06-14T08:00:00Z'));
  await table.does('Anna', '/me/holidays', 'Turn off automatic holidays');
  const { half, late, last, out } = table.marks();
  const reminds = { Anna: [['Still your turn', words(out, ANNA.zone)]] };
  await table.comes(half, reminds);
  await table.comes(late, reminds);
  await table.comes(last, { Anna: [['running out', 'a computer takes your seat']] });
  await table.comes(out, {
    Anna: [['you no longer have your seat', 'a computer now plays for you']],
    Bohumil: [['Anna is out of time', 'A computer now plays on']],
    Cecilie: [['Anna is out of time', 'A computer now plays on']],
  });
  table.computerSits(0, 'journeyman');
  table.passComputers();
  await table.comes(minutesAfter(table.now, 2), {
    Bohumil: [['it’s your turn', words(table.marks().out, 'America/New_York')]],
  });
  await table.turnAndMail(after(table.now, 3));
  await table.turnAndMail(after(table.now, 3));
  await table.ends();
}

/** An email is opened on a phone that has never been here: one tap opens the seat. */
export async function openedElsewhere(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, a mail is opened on another device',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-07-01T08:00:00Z'));
  await table.turn(after(table.now, 3));
  const read = await table.comes(minutesAfter(table.now, 2), { Bohumil: [['it’s your turn']] });
  const phone = new StoryBrowser(table.world.origin);
  const link = /\/games\/\w+\?for=\S+/.exec(read.Bohumil?.[0]?.lines ?? '')?.[0] ?? '';
  await table.comes(after(table.now, 4));
  const seated = await phone.press(await phone.open(link), /continue here/);
  table.expect(
    seated.text.includes('Waiting for you'),
    `the link sits nobody down: ${seated.text.slice(0, 300)}`,
  );
  await table.reads({ Bohumil: [['was opened in another browser']] });
  await table.comes(after(table.now, 1));
  const signIn = await phone.open(`/sign-in?to=${table.path}`);
  table.expect(signIn.status === 200, 'there is no page to sign in');
  await table.turnAndMail(after(table.now, 2));
  await table.ends();
}
