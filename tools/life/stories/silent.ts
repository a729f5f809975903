// A player is late, and the players who are asked say nothing or cannot agree.
import { ANNA, BOHUMIL, cast, HANA } from '../cast';
import { after, minutesAfter, words } from '../law';
import type { StoryPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

/** The only other player says nothing for fourteen days; from then on one answer is enough. */
export async function silentOfTwo(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, the other is silent for weeks',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2026-05-04T08:00:00Z'));
  for (const hours of [3, 6]) await table.turnAndMail(after(table.now, hours));
  const out = await table.timeRunsOut();
  const lastAt = after(out, 14 * 24);
  await table.silence(['Bohumil'], {
    out,
    until: lastAt,
    says: ['Anna is out of time', `from ${words(lastAt, BOHUMIL.zone)} on`],
  });
  await table.comes(after(lastAt, 10 * 24));
  await table.showsDeadline(out);
  await table.says('Bohumil', 'end');
  await table.reads({ Anna: [['end the game without a result', 'Bohumil']] });
  await table.comes(after(table.now, 1), table.all(['the game is over', 'Bohumil has ended']));
  await table.ends();
}

/** Two players want different things: after fourteen days the first vote decides. */
export async function silentOfThree(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Three, of two minds: the first voice decides',
    rules: { kind: 'daily' },
    people: cast(3),
  });
  await table.begin(new Date('2026-06-01T08:00:00Z'));
  for (const hours of [3, 6, 9]) await table.turnAndMail(after(table.now, hours));
  const out = await table.timeRunsOut();
  await table.comes(after(out, 2));
  await table.says('Cecilie', 'end');
  await table.comes(after(out, 20));
  await table.says('Bohumil', 'replace');
  const lastAt = after(out, 14 * 24);
  await table.sees('Bohumil', `${table.path}/requests`, `on ${words(lastAt, BOHUMIL.zone)}`);
  const decided = ['end the game without a result', 'You couldn’t agree for fourteen days'];
  await table.comes(lastAt, table.all(decided));
  await table.comes(after(lastAt, 1), table.all(['the game is over', 'Cecilie has ended']));
  await table.ends();
}

/**
 * Three players want three things: the vote of a host without a seat decides. A move of the late player
 * cancels all votes.
 */
export async function silentOfFour(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Four at a table that only its players see, of three minds, with a host elsewhere',
    watchers: 'players',
    rules: { kind: 'brisk' },
    people: cast(4),
    host: HANA,
  });
  await table.begin(new Date('2026-06-22T09:00:00Z'));
  const out = await table.timeRunsOut();
  await table.sees('Hana', `${table.path}/requests`, 'As the host, you can remind Anna');
  await table.comes(after(out, 1));
  await table.says('Bohumil', 'replace');
  await table.says('Cecilie', 'end');
  await table.silence(['Dobromila'], {
    out,
    until: after(out, 30),
    says: ['You haven’t voted in'],
  });
  await table.comes(after(out, 30));
  await table.says('Dobromila', 'computer', { bot: 'journeyman' });
  await table.says('Hana', 'replace');
  const lastAt = after(out, 14 * 24);
  await table.comes(
    lastAt,
    table.all([
      'find someone else for Anna’s seat',
      'The host decided',
      ({ zone }: StoryPerson) => words(after(lastAt, 1), zone),
    ]),
  );
  await table.comes(after(lastAt, 0.5));
  await table.turn();
  await table.comes(minutesAfter(table.now, 2), {
    Bohumil: [['it’s your turn', words(table.marks().out, BOHUMIL.zone)]],
  });
  await table.comes(after(lastAt, 3));
  await table.sees(
    'Bohumil',
    `${table.path}/requests`,
    'It no longer applies because the situation has changed',
  );
  await table.sees('Anna', table.path, 'You sit here as Anna', words(table.marks().out, ANNA.zone));
  await table.ends();
}
