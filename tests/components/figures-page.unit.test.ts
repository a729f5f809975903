/** The statistics of a game: every source has its family, and the charts say what the numbers say. */
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '@/components/history/figures/families';
import { FinalTable } from '@/components/history/figures/final-table';
import { plot } from '@/components/history/figures/plot';
import { TimeTable, TurningPoints } from '@/components/history/figures/tables';
import { TurnReader } from '@/components/history/figures/turn-reader';
import { SOURCES } from '@/lib/game/engine/vocabulary';
import { figuresOf } from '@/lib/game/recap/figures';
import { htmlOf } from '../support/components/html';
import { goldenLog } from '../support/components/golden-log';

const { pack, seats, rows: read, states, tableAt } = goldenLog('4-players-online');
const table = tableAt(read.length);
const taken = new Set(
  read.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
);
const rows = read.map((row) => ({ ...row, undone: taken.has(row.seq) }));
const figures = figuresOf(pack, rows, (seq) => states[seq - 1]);
if (!figures) throw new Error('no figures');

describe('the final table', () => {
  const html = htmlOf(FinalTable, { table, figures, rows, times: [], timeZone: 'UTC', home: '' });
  const numbersIn = (row: string) =>
    [...row.matchAll(/<span[^>]*>(-?\d+)<\/span>/g)].map(([, n]) => Number(n));
  const rowsIn = (part: string) => part.split('<tr').slice(1).map(numbersIn);

  test('has each source in exactly one family', () => {
    expect(FAMILIES.flatMap(({ sources }) => sources).sort()).toEqual([...SOURCES].sort());
  });

  test('sums up each family, and all of them to the points at the end', () => {
    const families = (html.split('<tfoot')[0] ?? '').split('<tbody').slice(1).map(rowsIn);
    const [foot = []] = rowsIn(html.split('<tfoot')[1] ?? '');
    const end = states.at(-1)?.players.map(({ score }) => score);
    expect(foot).toEqual(end);
    const sums = families.map(([sum = []]) => sum);
    expect(foot.map((_, i) => sums.reduce((all, sum) => all + (sum[i] ?? 0), 0))).toEqual(end);
    for (const [sum = [], ...parts] of families)
      expect(sum).toEqual(sum.map((_, i) => parts.reduce((all, part) => all + (part[i] ?? 0), 0)));
  });
});

test('a chart keeps its ends within its box, and none of its lines grows with it', () => {
  const { html, at, ticks } = plot([{ seat: 0, values: [-3, 0, 97] }], 5);
  expect([at(ticks.at(-1) ?? 0), at(ticks[0] ?? 0)]).toEqual([0, 100]);
  for (const path of html.split('<path').slice(1))
    expect(path).toContain('vector-effect="non-scaling-stroke"');
});

test('the turn that is read out is the last to begin with, and has its way to the table', () => {
  const turns = [
    { title: 'Anna, round 1', href: '/games/game01/at/9', values: [[1, 2]] as const },
    { title: 'Anna, round 2', href: '/games/game01/at/17', values: [[5, 31]] as const },
  ];
  const words = { points: 'points', projected: 'projected', look: 'See this turn' };
  const props = { label: 'Turn', names: ['Anna'], signs: [''], turns, words, children: '' };
  const html = htmlOf(TurnReader, props);
  expect(html).toContain('aria-valuetext="Anna, round 2. Anna: points 5, projected 31"');
  expect(html).toContain('href="/games/game01/at/17">See this turn');
});

test('each turning point is listed under its own player', () => {
  const html = htmlOf(TurningPoints, { table, figures });
  const parts = html.split('<section').slice(1);
  expect(figures.turningPoints.length).toBeGreaterThan(0);
  for (const part of parts) {
    const name = /<h3[^>]*>.*?<\/svg>([^<]+)<\/h3>/.exec(part)?.[1];
    const seat = seats.find((each) => each.name === name)?.seat;
    const own = figures.turningPoints.filter((each) => each.seat === seat);
    expect(own.length, part).toBeGreaterThan(0);
    for (const { turn } of own) expect(part).toContain(`/games/game01/at/${turn.to}"`);
    expect(part.match(/<li>/g)).toHaveLength(own.length);
  }
});

test('a turn of less than a minute was played in seconds', () => {
  const turn = { turn: 1, from: 2 };
  const times = [
    { turn, minutes: 0 },
    { turn: { turn: 5, from: 30 }, minutes: 61 },
  ];
  const props = { table, figures, rows, times, timeZone: 'UTC', home: '' };
  const html = htmlOf(TimeTable, props);
  expect(html).toContain('played in seconds');
  expect(html).toContain('1 hour 1 minute');
  expect(html).not.toContain('0 minutes');
});
