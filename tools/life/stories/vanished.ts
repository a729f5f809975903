// A player sits down, plays, and never returns.
import { ANNA, BOHUMIL, cast, ELISKA, seatLinkIn } from '../cast';
import { after, minutesAfter, words } from '../law';
import type { StoryPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

/** Anna's old link names the current player. */
const seesFormerSeat = (table: Table) =>
  table.sees(
    'Anna',
    table.person('Anna').link,
    'You used to have a seat here',
    'Someone else or a computer plays there now',
  );

/**
 * One tap of the other player decides; the page asks first, and the decision can be taken back. The link in
 * the email then fills the seat.
 */
export async function vanishedOfTwo(walk: Walk): Promise<void> {
  const rules = { kind: 'daily' };
  const table = new Table(walk, {
    title: 'Two, one vanishes at a table that only its players see: somebody else plays on',
    rules,
    watchers: 'players',
    people: [ANNA, BOHUMIL],
  });
  await table.begin(new Date('2026-03-02T09:00:00Z'));
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(new Date('2026-03-02T12:00:00Z'));
  await table.turnAndMail(new Date('2026-03-03T20:00:00Z'));
  const out = await table.timeRunsOut();
  await table.sees(
    'Bohumil',
    `${table.path}/requests`,
    'Anna is out of time',
    'End the game without a result',
    'Find someone else',
  );
  await table.sees(
    'Bohumil',
    `${table.path}/requests?ask=end&seat=0`,
    'The game is over an hour later',
    'You can take it back for an hour',
  );

  await table.comes(after(out, 5));
  const decided = await table.says('Bohumil', 'replace');
  const effect = (from: Date) => `takes effect on ${words(after(from, 1), ANNA.zone)}`;
  table.expect(
    decided.text.includes('It’s decided and takes effect in an hour'),
    'nothing says that it is decided',
  );
  await table.reads({
    Anna: [['someone else will take Anna’s seat', 'Bohumil', effect(table.now)]],
  });
  await table.sees(
    'Bohumil',
    table.path,
    `Bohumil has decided to find someone else for Anna’s seat. It takes effect on ${words(after(table.now, 1), BOHUMIL.zone)}`,
  );
  await table.comes(after(table.now, 0.5));
  await table.does('Bohumil', `${table.path}/requests`, 'Take back the decision');
  await table.reads({ Anna: [['a decision was taken back', 'Bohumil has taken back']] });
  await table.comes(after(table.now, 2));
  await table.says('Bohumil', 'replace');
  await table.reads({ Anna: [[effect(table.now)]] });
  const free = await table.comes(after(table.now, 1), {
    Anna: [
      ['you no longer have your seat', 'Bohumil has decided to find someone else', 'you can take it again'],
    ],
    Bohumil: [[': a seat is free', 'Anyone who opens the link below']],
  });
  await table.sees(
    'Anna',
    table.person('Anna').link,
    'You used to have a seat here',
    'has decided to find someone else',
    'Follow the game',
    'Take your seat again',
  );

  await table.comes(after(table.now, 30));
  await table.succeeds(0, ELISKA, seatLinkIn(free.Bohumil));
  await table.reads({
    Eliska: [['Welcome! You now play for Anna', 'It’s your turn']],
    Bohumil: [['Eliska now plays for Anna']],
  });
  await seesFormerSeat(table);
  await table.showsDeadline(table.marks().out);
  await table.turnAndMail(after(table.now, 20));
  await table.turnAndMail(after(table.now, 20));
  await endsForAll(table);
  await table.ends();
}

/** Both agree on an end; a replaced player reads about it as well. */
async function endsForAll(table: Table): Promise<void> {
  const agree = (name: string, seat: number) =>
    table.does(name, `${table.path}/requests?ask=agreed-end&seat=${seat}`, 'I agree');
  await agree('Bohumil', 1);
  await table.reads({ Eliska: [['Bohumil wants to end']] });
  await agree('Eliska', 0);
  await table.reads({ Bohumil: [['agrees to end the game']] });
  const over = ['the game is over', 'without a result', /to=archive/];
  await table.comes(after(table.now, 1), { Anna: [over], Bohumil: [over], Eliska: [over] });
}

/**
 * One of the two others says nothing for three days. A computer takes the seat, and the replaced player gets
 * it back.
 */
export async function vanishedOfThree(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, one vanishes and one is silent: a computer plays on, and the seat goes back',
    rules: { kind: 'brisk' },
    people: cast(3),
  });
  await table.begin(new Date('2026-03-20T10:00:00Z'));
  await table.turnAndMail(new Date('2026-03-20T18:00:00Z'));
  await table.turnAndMail(new Date('2026-03-21T03:00:00Z'));
  await table.turnAndMail(new Date('2026-03-21T10:30:00Z'));
  const out = await table.timeRunsOut();
  await table.comes(after(out, 7));
  const said = await table.says('Bohumil', 'computer', { bot: 'master' });
  table.expect(said.text.includes('One more player has to agree'), 'nothing says that one more has to agree');
  const silenceAt = after(table.now, 72);
  await table.sees(
    'Bohumil',
    `${table.path}/requests`,
    'No vote yet: Cecilie',
    `From ${words(silenceAt, BOHUMIL.zone)} on, their silence counts`,
    `on ${words(after(out, 14 * 24), BOHUMIL.zone)}`,
  );
  const says = [
    'Bohumil has voted to let a computer (Master builder) play',
    `If you say nothing by ${words(silenceAt, 'Asia/Tokyo')}`,
  ];
  await table.silence(['Cecilie'], { out, until: silenceAt, says });
  const why = 'Three days of silence count as a yes';
  await table.comes(
    silenceAt,
    table.all([
      'let a computer (Master builder) play for Anna',
      ({ zone }: StoryPerson) => words(after(silenceAt, 1), zone),
      why,
    ]),
  );
  await table.comes(after(silenceAt, 1), {
    Anna: [['you no longer have your seat', 'let a computer play for you']],
  });
  table.computerSits(0, 'master');
  await table.sees(
    'Anna',
    table.person('Anna').link,
    'You used to have a seat here',
    'Bohumil and Cecilie have decided to let a computer play for you',
  );
  table.passComputers();
  await table.comes(minutesAfter(table.now, 2), {
    Bohumil: [['it’s your turn', words(table.marks().out, BOHUMIL.zone)]],
  });
  await table.turnAndMail(after(table.now, 3));

  await table.does('Bohumil', `${table.path}/requests?ask=computer&seat=0`, 'Create the link');
  await table.reads({
    Cecilie: [['a seat is being passed on', `From ${words(after(table.now, 1), 'Asia/Tokyo')}`]],
  });
  await table.sees('Anna', table.path, 'You can have your seat back from');
  await table.comes(after(table.now, 1), {
    Anna: [['you can have your seat back', 'Bohumil is giving you back your seat']],
  });
  await table.comes(after(table.now, 1));
  await table.succeeds(0, 'Anna');
  await table.reads({
    Anna: [['Welcome']],
    Bohumil: [['Anna has taken over a seat']],
    Cecilie: [['Anna has taken over a seat']],
  });
  await table.turnAndMail(after(table.now, 2));
  await table.turnAndMail(after(table.now, 2));
  await table.ends();
}

/** Two of the three others say nothing: their silence ends the game for all. */
export async function vanishedOfFour(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Four, one vanishes and two are silent: the game ends',
    rules: { kind: 'daily' },
    people: cast(4),
  });
  await table.begin(new Date('2026-04-10T10:00:00Z'));
  await table.turnAndMail(new Date('2026-04-11T18:00:00Z'));
  const out = await table.timeRunsOut();
  await table.comes(after(out, 3));
  await table.says('Dobromila', 'end');
  const silenceAt = after(table.now, 72);
  await table.silence(['Anna', 'Cecilie'], {
    out,
    until: silenceAt,
    says: ['Dobromila has voted', 'end the game without a result'],
  });
  const decided = ['end the game without a result', 'Three days of silence count as a yes'];
  await table.comes(
    silenceAt,
    table.all([...decided, ({ zone }: StoryPerson) => words(after(silenceAt, 1), zone)]),
  );
  const over = ['the game is over', 'Dobromila, Anna and Cecilie have ended'];
  await table.comes(after(silenceAt, 1), table.all(over));
  await table.sees('Bohumil', table.path, 'without a result');
  await table.sees('Anna', '/me/tables', 'Table');
  await table.ends();
}
