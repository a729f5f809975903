// Exit options: resigning, conceding, agreeing on an end, leaving, handing a seat on, deleting an account.
import type { Page } from '../browser';
import { ANNA, BOHUMIL, cast, CECILIE, DOBROMILA, ELISKA } from '../cast';
import { after, minutesAfter, words } from '../law';
import type { StoryPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

const in1h = (at: Date) => (reader: StoryPerson) => words(after(at, 1), reader.zone);
const seatLinkOn = (page: Page) => /\/seat\/[\w.-]+/.exec(page.html)?.[0];

/** Resigned, taken back, resigned again. */
export async function resigning(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, one resigns, takes it back and resigns',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-03-25T08:00:00Z'));
  for (const hours of [3, 9, 30]) await table.turnAndMail(after(table.now, hours));
  await table.sees(
    'Anna',
    `${table.path}/requests?ask=resign&seat=0`,
    'Resign this game?',
    'The game ends in an hour, and your opponent wins',
    'the game isn’t rated',
  );
  await table.does('Anna', `${table.path}/requests?ask=resign&seat=0`, 'Resign');
  const decided = () => ({
    Bohumil: [
      ['Anna has resigned', words(after(table.now, 1), BOHUMIL.zone), 'You don’t have to do anything'],
    ],
  });
  await table.reads(decided());
  await table.comes(minutesAfter(table.now, 50));
  await table.does('Anna', `${table.path}/requests`, 'Take back the decision');
  await table.reads({ Bohumil: [['a decision was taken back', 'Anna hasn’t resigned']] });
  await table.comes(after(table.now, 3));
  await table.does('Anna', `${table.path}/requests?ask=resign&seat=0`, 'Resign');
  await table.reads(decided());
  await table.comes(
    after(table.now, 1),
    table.all(['the game is over', 'so early that the game isn’t rated']),
  );
  await table.sees('Bohumil', table.path, 'Bohumil won: Anna resigned');
  await table.ends();
}

/** All others agree on the winner. */
export async function conceding(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, two of whom concede',
    rules: { kind: 'brisk' },
    people: cast(3),
  });
  await table.begin(new Date('2027-04-05T08:00:00Z'));
  for (const hours of [3, 5]) await table.turnAndMail(after(table.now, hours));
  await table.does('Bohumil', `${table.path}/requests?ask=concede&seat=0`, 'Anna has won');
  await table.reads({ Cecilie: [['Bohumil wants to end', 'with Anna as the winner']] });
  await table.comes(after(table.now, 2));
  await table.does('Cecilie', `${table.path}/requests?ask=concede&seat=0`, 'Anna has won');
  await table.reads(table.all(['agrees that Anna has won', in1h(table.now)], { except: ['Cecilie'] }));
  await table.comes(after(table.now, 1), table.all(['the game is over', 'Anna has won']));
  await table.ends();
}

/** All agree on an end without a result. */
export async function agreeing(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Four who end by agreement',
    rules: { kind: 'daily' },
    people: cast(4),
  });
  await table.begin(new Date('2027-04-12T08:00:00Z'));
  await table.turnAndMail(after(table.now, 3));
  const agree = (name: string, seat: number) =>
    table.does(name, `${table.path}/requests?ask=agreed-end&seat=${seat}`, 'I agree');
  await agree('Dobromila', 3);
  await table.reads(table.all(['Dobromila wants to end'], { except: ['Dobromila'] }));
  for (const [name, seat] of [
    ['Anna', 0],
    ['Bohumil', 1],
  ] as const) {
    await table.comes(after(table.now, 4));
    await agree(name, seat);
    await table.reads();
  }
  await agree('Cecilie', 2);
  await table.reads(table.all(['agrees to end the game', in1h(table.now)], { except: ['Cecilie'] }));
  await table.comes(after(table.now, 1), table.all(['the game is over', 'without a result']));
  await table.ends();
}

/** Leaving frees the seat, with a message to the others; the link on the clocks page fills it again. */
export async function leavingATable(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, one leaves with a word, and a friend of another takes the seat',
    rules: { kind: 'daily' },
    people: cast(3),
  });
  await table.begin(new Date('2027-04-20T08:00:00Z'));
  await table.turnAndMail(after(table.now, 3));
  await table.does('Bohumil', `${table.path}/requests?ask=leave&seat=1`, 'Leave', {
    word: 'A move, and no time. Good luck!',
  });
  const decided = ['leave the table', 'A move, and no time. Good luck!', in1h(table.now)];
  await table.reads(table.all(decided, { except: ['Bohumil'] }));
  await table.comes(
    after(table.now, 1),
    table.all([': a seat is free', 'decide with the others what happens next'], {
      except: ['Bohumil'],
    }),
  );
  await table.comes(after(table.now, 26));
  const link = seatLinkOn(
    await table.sees(
      'Cecilie',
      `${table.path}/requests`,
      'Free seats',
      'can pass the seat on with the link below',
      'Bohumil has decided to leave the table',
    ),
  );
  table.expect(link !== undefined, 'the page of the clocks has no link of the free seat');
  for (const page of ['seats', 'invite']) {
    const seats = await table.sees('Cecilie', `${table.path}/${page}`, 'Free seats');
    table.expect(
      link !== undefined && seats.html.includes(link),
      `the page ${page} has no link of the free seat`,
    );
  }
  await table.succeeds(1, ELISKA, link);
  await table.reads({
    ...table.all(['Eliska now plays for Bohumil'], { except: ['Eliska', 'Bohumil'] }),
    Eliska: [['Welcome! You now play for Bohumil', 'It’s your turn']],
  });
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(after(table.now, 20));
  await table.ends();
}

/** A player hands the seat on with a separate link. */
export async function handingOn(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, one hands the seat to a friend',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-05-03T08:00:00Z'));
  for (const hours of [3, 9]) await table.turnAndMail(after(table.now, hours));
  const offered = await table.does('Anna', `${table.path}/requests?ask=hand&seat=0`, 'Create the link');
  await table.reads();
  await table.comes(after(table.now, 20));
  await table.succeeds(0, ELISKA, seatLinkOn(offered));
  await table.reads({
    Eliska: [['Welcome! You now play for Anna', 'It’s your turn']],
    Bohumil: [['Eliska now plays for Anna']],
  });
  await table.sees('Anna', table.person('Anna').link, 'You used to have a seat here');
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(after(table.now, 30));
  await table.ends();
}

/** A player deletes their account, and the table is asked at once. */
export async function deleting(walk: Walk): Promise<void> {
  const people = [ANNA, BOHUMIL, CECILIE];
  const table = new Table(walk, {
    title: 'Three, one deletes the account: the others end the game',
    rules: { kind: 'daily' },
    people,
    host: DOBROMILA,
  });
  await table.begin(new Date('2027-05-17T08:00:00Z'));
  await table.turnAndMail(after(table.now, 3));
  await table.does('Anna', '/me/delete', 'Delete my account now', { sure: 'on' });
  table.person('Anna').address = undefined;
  await table.reads(table.all([': a seat is free']));
  const page = await table.sees('Bohumil', `${table.path}/requests`, 'Free seats', 'what happens next?');
  table.expect(seatLinkOn(page) !== undefined, 'the page of the clocks has no link of the free seat');
  await table.comes(after(table.now, 10));
  await table.says('Bohumil', 'end', { seat: 0 });
  await table.says('Cecilie', 'end', { seat: 0 });
  await table.reads(table.all(['end the game without a result', in1h(table.now)], { except: ['Cecilie'] }));
  await table.comes(after(table.now, 1), table.all(['the game is over', 'because a seat had become free']));
  await table.ends();
}
