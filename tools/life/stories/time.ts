// Correct times: nights and days off across daylight saving time, digests, muted tables, and one table that
// lasts two years.
import { seededRandom } from '../../demo/random';
import { ANNA, BOHUMIL, CECILIE, DOBROMILA } from '../cast';
import { after, heardAt, minutesAfter, momentOf, wall, words } from '../law';
import type { WantedPerson } from '../people';
import { Table } from '../table';
import type { Walk } from '../walk';

/** Nights and days off stop the clock, across both daylight saving changes. */
export async function nights(walk: Walk): Promise<void> {
  const people: readonly WantedPerson[] = [
    { ...ANNA, night: ['22:00', '07:00'], daysOff: [7] },
    { ...BOHUMIL, night: ['23:30', '06:30'], daysOff: [6, 7] },
  ];
  const rules = { kind: 'brisk', wakingOnly: true };
  const table = new Table(walk, {
    title: 'Two who sleep, over the beginning of summer time in New York',
    rules,
    people,
  });
  await table.begin(new Date('2026-03-05T09:00:00Z'));
  await table.showsDeadline(table.marks().out);
  const random = seededRandom(4);
  for (let turn = 0; turn < 28; turn += 1) await table.turnAndMail(table.within(0.7 + 0.25 * random()));
  await table.ends();
}

/** A digest instead of single emails. A muted table still warns. The export of a person's data. */
export async function digests(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, one with a digest instead of single mails',
    rules: { kind: 'daily' },
    people: [ANNA, BOHUMIL],
  });
  await table.begin(new Date('2027-08-02T08:00:00Z'));
  await table.turnAndMail(after(table.now, 2));
  await table.does('Anna', '/me/prompts', 'Save', { time: '18:30', mails: 'digest' }, 'Only a daily digest');
  await table.turn(after(table.now, 1));
  const evening = momentOf(ANNA.zone, '2027-08-02', 18 * 60 + 30);
  await table.comes(evening, {
    Anna: [['One table is waiting for you', words(table.marks().out, ANNA.zone)]],
  });
  await table.turn(after(evening, 10));
  await table.comes(minutesAfter(table.now, 2), { Bohumil: [['it’s your turn']] });
  await table.comes(momentOf(ANNA.zone, '2027-08-03', 18 * 60 + 30));
  await table.does('Bohumil', '/me/prompts', 'Mute this table', {}, table.name);
  await table.turn(after(table.now, 1));
  await table.comes(momentOf(ANNA.zone, '2027-08-04', 18 * 60 + 30), {
    Anna: [['One table is waiting for you']],
  });
  await table.turn(after(table.now, 1));
  const { last, out } = table.marks();
  await table.does('Bohumil', '/me/holidays', 'Turn off automatic holidays');
  await table.comes(last, { Bohumil: [['running out', words(out, BOHUMIL.zone)]] });
  await table.turn(minutesAfter(last, 30));
  await table.comes(momentOf(ANNA.zone, wall(ANNA.zone, table.now).date, 18 * 60 + 30), {
    Anna: [['One table is waiting for you']],
  });
  const data = await table.does('Anna', '/me', 'Download my data');
  table.expect(
    data.status === 200 && data.html.includes(table.gameId),
    'what is kept of Anna is not in her archive',
  );
  await table.ends();
}

/** One table for four from beginning to end, with long clocks, nights, days off and a holiday each summer. */
export async function twoYears(walk: Walk): Promise<void> {
  const people: readonly WantedPerson[] = [
    { ...ANNA, night: ['22:00', '07:00'] },
    BOHUMIL,
    { ...CECILIE, night: ['00:30', '08:00'], daysOff: [1] },
    { ...DOBROMILA, daysOff: [6, 7] },
  ];
  const rules = { kind: 'custom', bankH: 336, gainH: 168, capH: 504, wakingOnly: true };
  const table = new Table(walk, { title: 'Four, one game for 22 months', rules, people });
  const random = seededRandom(7);
  await table.begin(new Date('2026-03-03T08:00:00Z'));
  await table.showsDeadline(table.marks().out);
  for (;;) {
    if (!(await table.turnUnlessLast(table.within(0.35 + 0.6 * random())))) break;
  }
  const over = table.all(['the game is over', 'Final scores', 'Replay the game']);
  const heard = heardAt(table.person('Cecilie'), table.now);
  const { Cecilie: later = [], ...awake } = over;
  await table.reads(heard > table.now ? awake : over);
  if (heard > table.now) await table.comes(heard, { Cecilie: later });
  await table.sees('Anna', table.path, 'The game is over');
  await table.ends();
}
