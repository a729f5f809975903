/** SCORE: final scoring. */
import { expect, test, describe } from 'vitest';
import { finalLines, score, rankingOf } from '@/lib/game/engine/phases/scoring';
import { PLAIN_TURN, end, choose, sideways } from '../support/engine/commands';
import { built, plazaFace, turnsDone } from '../support/engine/patches-board';
import {
  at,
  claimedSeal,
  counts,
  goods,
  heights,
  noWealth,
  owns,
  player,
  technology,
  tokens,
  upgraded,
  walled,
  wealth,
} from '../support/engine/patches-player';
import { pointsFor, finalPoints } from '../support/engine/points';
import { given } from '../support/engine/scenario';
import { lastTurn, scored, lastTurnWith } from '../support/engine/scenes';
import { HUMAN, givenSolo, plainTurn } from '../support/engine/solo';
import { PACK, type Patch, all, patch, stack, withStack } from '../support/engine/table';
import { HOUSE_FOR_GOLD, POINT_FOR_MINES, WALL_FOR_STONE } from '../support/engine/tiles';

test('SCORE-1 plazas, academics, grids with tokens, walls, V tiles and seals, eggs', () => {
  const { state } = given(
    player(0, { vTiles: [{ tile: 'bridge-v-rows', from: 'bridge' }] }),
    claimedSeal(0, 'seal-six'),
  );
  const kinds = finalLines(PACK, state, 0).map(({ source }) => source);
  const order = 'academics hunger-wall tokens cathedral wall-set v-tile seal eggs';
  expect([...new Set(kinds)].join(' ')).toBe(order);
});
test.each([0, 0, 1, 1, 1, 2, 2, 2, 3].map((factor, height) => [height, factor] as const))(
  'UNI-4 height %i multiplies by %i (SCORE-3)',
  (university, factor) => {
    const { state } = given(heights(0, { university, technology: 5 }));
    expect(finalLines(PACK, state, 0)[0]?.points).toBe(5 * factor);
  },
);
test('SCORE-4, SCORE-5 rows, and tokens by the column of their own grid', () => {
  const { state } = given(
    at(0, 'hunger-wall', 2, 3),
    at(0, 'cathedral', 4, 1),
    tokens(0, { 'blue-token': 3, 'red-token': 5 }),
  );
  const lines = finalLines(PACK, state, 0);
  expect(
    lines.filter(({ points }) => points > 0).map(({ source, id, points }) => [id ?? source, points]),
  ).toEqual([
    ['hunger-wall', 4],
    ['blue-token', 3],
    ['cathedral', 10],
    ['red-token', 5],
  ]);
});
test('SCORE-11, WINDOW-5 gold, stone, windows, technologies and rights are worth nothing', () => {
  const { state } = given(
    goods(0, { gold: 9, stone: 9, 'silver-window': 2, 'gold-window': 2 }),
    player(0, { sealRights: 2 }),
    technology(0, 'technology-iv-plaza'),
  );
  expect(finalLines(PACK, state, 0).every(({ points }) => points === 0)).toBe(true);
});

const claims = [
  plazaFace('p2', 'plaza-tan-2-a'),
  built('site-p2-a', HOUSE_FOR_GOLD, 0),
  built('site-p2-b', 'building-i-stonecutters-lodge', 1),
];
test('SCORE-2, PLAZA-13 each claimant of an unfinished plaza gains the lower reward, without majority (R-20)', () => {
  const over = lastTurn(...claims, noWealth(0), noWealth(1)).when(1, end);
  expect(over.state.phase).toBe('finished');
  expect(over.eventsOf('PlazaRewardTaken').map(({ seat, reward }) => [seat, reward])).toEqual([
    [0, 'lower'],
    [1, 'lower'],
  ]);
  over.gains(0, { stone: 3 }).gains(1, { stone: 3 });
});
test('SCORE-12 of equals the later seat ranks first (R-19)', () => {
  expect(lastTurn(player(0, { score: 3 }), player(1, { score: 3 })).when(1, end).state.ranking).toEqual([
    1, 0,
  ]);
  expect(lastTurn(player(0, { score: 4 }), player(1, { score: 3 })).when(1, end).state.ranking).toEqual([
    0, 1,
  ]);
});

test('is what final scoring adds', () => {
  const before = lastTurn(
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    heights(0, { technology: 5, university: 8 }),
    goods(0, { egg: 2 }),
  );
  const [forecast] = score(PACK, before.state);
  const over = before.when(1, end);
  expect(forecast?.forecast.total).toBe(over.player(0).score);
  expect(forecast?.forecast.lines.find(({ source }) => source === 'plaza')?.points).toBe(4);
  const [final] = score(PACK, over.state);
  expect(final?.total).toBe(4 + 15 + 3);
  expect(final?.bySource).toEqual({ plaza: 4, academics: 15, eggs: 3 });
  expect(final?.forecast.lines).toEqual([]);
});

const pointsWith = (gold: number, stone: number, ...seals: readonly string[]): number =>
  pointsFor('seal', goods(0, { gold, stone }), ...seals.map((seal) => claimedSeal(0, seal)));
const amounts = [0, 1, 2, 5, 8, 9].flatMap((gold) => [0, 3, 5, 9].map((stone) => [gold, stone] as const));

test.each(amounts)(
  'SCORE-10 with %i gold and %i stone two seals are worth most together (R-35)',
  (gold, stone) => {
    const pairs = Math.min(gold, stone);
    expect(pointsWith(gold, stone, 'seal-gold', 'seal-stone')).toBe(2 * gold + 2 * stone);
    expect(pointsWith(gold, stone, 'seal-gold', 'seal-pair')).toBe(2 * gold + pairs);
    expect(pointsWith(gold, stone, 'seal-stone', 'seal-pair')).toBe(2 * stone + pairs);
  },
);

const rich: readonly Patch[] = [
  heights(0, { university: 6 }),
  counts(0, { 'gold-mine': 7, quarry: 5 }),
  upgraded(0, 'upgrade-i-pit-props'),
  upgraded(0, POINT_FOR_MINES),
  walled(0, WALL_FOR_STONE, 'wall-cell-1'),
  walled(0, 'wall-i-beacon-tower', 'wall-cell-2'),
  at(0, 'hunger-wall', 2, 0),
  at(0, 'cathedral', 3, 0),
  goods(0, { gold: 0, stone: 0 }),
];
test.each([
  ['BRIDGE-V1', 'bridge-v-university', 6],
  ['BRIDGE-V2', 'bridge-v-gold-mines', 7],
  ['BRIDGE-V3', 'bridge-v-upgrades', 3 * 2],
  ['BRIDGE-V4', 'bridge-v-walls', 2 * 2],
  ['BRIDGE-V5', 'bridge-v-quarries', 5],
  ['BRIDGE-V6', 'bridge-v-rows', 2 * 2 + 2 * 3],
])('SCORE-8, %s %s scores %i', (_id, tile, points) => {
  expect(scored(...rich, owns(tile))['v-tile']).toBe(points);
});
test('SCORE-7 both V tiles and both seals count, wherever they came from', () => {
  const all = scored(
    ...rich,
    owns('bridge-v-walls', 'bridge-v-quarries'),
    claimedSeal(0, 'seal-six'),
    claimedSeal(0, 'seal-four'),
  );
  expect(all).toMatchObject({ 'v-tile': 4 + 5, seal: 6 + 4 });
});

test('SCORE-13 only the human is ranked, whatever the opponent has', () => {
  const done = givenSolo('simple', turnsDone(30), plainTurn).when(HUMAN, ...PLAIN_TURN);
  expect(done.state.phase).toBe('finished');
  expect(done.state.ranking).toEqual([HUMAN]);
  expect(done.eventsOf('Scored').every(({ seat }) => seat === HUMAN)).toBe(true);
});

test('SCORE-2 it comes first, so a seal can spend it (R-51)', () => {
  lastTurn(...claims, noWealth(0), goods(0, { stone: 2 }), claimedSeal(0, 'seal-stone'))
    .when(1, end)
    .gains(0, { stone: 3, points: 10 });
});
test('SCORE-2 a wealth bonus of step 1 is still chosen (WEALTH-7, R-34)', () => {
  const asked = lastTurn(...claims, goods(0, { stone: 7 }), wealth(0, 'wealth-stone-6')).when(1, end);
  expect(asked.state.phase).toBe('scoring');
  asked
    .waitsFor(0)
    .refused(1, end, 'not-your-turn')
    .refused(0, end, 'answer-first')
    .when(0, choose(1))
    .gains(0, { points: 2 })
    .then(({ phase }) => expect(phase).toBe('finished'));
});
test('R-34 a move of step 1 is made, with its landing, before the rest is counted', () => {
  const asked = lastTurn(
    plazaFace('p2', 'plaza-tan-7-b'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    at(0, 'cathedral', 2, 1),
  ).when(1, end);
  asked.gains(0, { points: 1 }).waitsFor(0);
  expect(asked.state.phase).toBe('scoring');
  expect(asked.offered(0).map(({ type }) => type)).toEqual(['MoveSideways']);
  // 2 points of the square, 4 of the row.
  asked.when(0, sideways('cathedral')).gains(0, { 'cathedral-column': 1, points: 2 + 4 });
});
test('R-34 an arrow may be used only where it costs nothing', () => {
  const onto = (row: number) =>
    lastTurn(
      plazaFace('p2', 'plaza-grey-blue-b'),
      plazaFace('p3', 'plaza-tan-7-b'),
      built('site-p3-a', HOUSE_FOR_GOLD, 0),
      goods(0, { gold: 5, stone: 5 }),
      at(0, 'cathedral', row, 0),
    )
      .when(1, end)
      .when(0, sideways('cathedral'));
  // The arrow of row 1 leads into the next tier, which would have to be paid.
  expect(onto(1).state.phase).toBe('finished');
});
test('R-34 a production token reached in scoring is no longer taken', () => {
  lastTurn(plazaFace('p2', 'plaza-tan-6-a'), built('site-p2-a', HOUSE_FOR_GOLD, 0), counts(0, { quarry: 3 }))
    .when(1, end)
    .gains(0, { quarry: 1, points: 1 })
    .open(0);
});
test.each([
  ['TECH-II1', 'technology-ii-blue-token', 'p2', 'plaza-tan-3-a', 'stone'],
  ['TECH-II2', 'technology-ii-red-token', 'p8', 'plaza-light-blue-b', 'gold'],
] as const)(
  'R-64, %s pays once more in scoring though it paid in the last turn',
  (_id, tile, plaza, face, good) => {
    const claim = all(plazaFace(plaza, face), built(`site-${plaza}-a`, HOUSE_FOR_GOLD, 0), noWealth(0));
    const used = patch(({ turn }) => ({ turn: { ...turn, abilities: [`0:${tile}`] } }));
    const last = lastTurn(claim, technology(0, tile), used);
    const over = last.when(1, end).player(0);
    const without = lastTurn(claim).when(1, end).player(0);
    expect([over.score - without.score, over.goods[good] - without.goods[good]]).toEqual([1, 1]);
    expect(score(PACK, last.state)[0]?.forecast.total, 'foreseen').toBe(over.score);
  },
);
test('R-34 points of level I technologies count, no seal is claimed', () => {
  const over = lastTurn(
    plazaFace('p2', 'plaza-tan-6-a'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    technology(0, 'technology-i-quarry-points'),
    counts(0, { quarry: 6 }),
  ).when(1, end);
  over.gains(0, { quarry: 1, points: 1 + 2, 'seal-rights': 1 });
  expect(over.state.phase).toBe('finished');
});

describe('R-66 choices that can no longer change a score', () => {
  const options = { asyncTechnology: true };
  /** A technology of level I that seat 0 may choose until its next turn, which never comes. */
  const kept: Patch = (of) => {
    const offers = stack(of, 'technology-I').slice(0, 3);
    const drawn = withStack(of, 'technology-I', stack(of, 'technology-I').slice(3));
    const source = { kind: 'action' } as const;
    return patch(({ technologyStacks, nextItem: id }) => ({
      items: [{ kind: 'technology', id, seat: 0, level: 'I', drawn: true, class: 'keep', source }],
      nextItem: id + 1,
      technologyStacks: { ...technologyStacks, I: technologyStacks.I - 3 },
    }))({ ...drawn, secrets: { ...drawn.secrets, offers: { [of.state.nextItem]: offers } } });
  };
  test('R-66 leave the state with the event that ends the game; their tiles go back under the stack', () => {
    const asked = lastTurnWith(options, kept).open(0, 'technology');
    const over = asked.when(1, end).open(0);
    expect(over.state.phase).toBe('finished');
    expect(over.events.at(-1)).toMatchObject({ type: 'GameEnded', returned: { I: 3 } });
    expect(over.state.technologyStacks.I).toBe(6);
    expect(over.secrets?.stacks['technology-I']?.toSorted()).toEqual(
      PACK.technologies
        .filter(({ level }) => level === 'I')
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(over.secrets?.offers).toEqual({});
  });
  test('R-66 a game with nothing open ends as ever', () => {
    expect(lastTurnWith(options).when(1, end).events.at(-1)).not.toHaveProperty('returned');
  });
});

test('SCORE-1, SCORE-2, R-51 lower rewards come before anything is counted', () => {
  const over = lastTurn(
    noWealth(0),
    plazaFace('p2', 'plaza-tan-2-b'), // one step on the university track and 1 point
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    heights(0, { technology: 5, university: 1 }),
  ).when(1, end);
  // The step leads to the multiplier 1: 5 points for 5 spaces.
  over.gains(0, { university: 1, points: 1 + 5 });
  const kinds = over.events.flatMap((e) => (e.type === 'Scored' && e.seat === 0 ? [e.source.kind] : []));
  expect(kinds).toEqual(['plaza', 'academics']);
});
test('SCORE-2 a plaza that was completed pays nothing again', () => {
  const evaluated = patch(({ plazas }) => ({
    plazas: plazas.map((p) => (p.plaza === 'p2' ? { ...p, evaluated: true } : p)),
  }));
  const claimed = [plazaFace('p2', 'plaza-tan-1-a'), built('site-p2-a', HOUSE_FOR_GOLD, 0)];
  lastTurn(noWealth(0), ...claimed)
    .when(1, end)
    .gains(0, { points: 4 });
  lastTurn(noWealth(0), ...claimed, evaluated)
    .when(1, end)
    .gains(0, {});
});

const ALL_WALLS = PACK.walls.slice(0, 12).map(({ id }, i) => ({
  tile: id,
  cell: `wall-cell-${i + 1}`,
  rotation: 0 as const,
}));

test.each([
  [7, 0, 0],
  [7, 8, 21],
])('EX-18 %i technology advances, university %i: %i points (SCORE-3)', (technology, university, points) => {
  expect(pointsFor('academics', heights(0, { technology, university }))).toBe(points);
});

test('EX-19 Cathedral: 13 for the top row and 3 red tokens in a column worth 3 make 22 (SCORE-4, SCORE-5)', () => {
  const end = given(at(0, 'cathedral', 5, 5), tokens(0, { 'red-token': 3 }), owns('bridge-v-walls'));
  expect(finalPoints(end, 'cathedral') + finalPoints(end, 'tokens')).toBe(22);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
  [7, 10],
])('EX-26, EGG-3 %i eggs: %i points (SCORE-9)', (egg, points) => {
  expect(pointsFor('eggs', goods(0, { egg }))).toBe(points);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 4],
  [4, 10],
  [5, 10],
  [6, 18],
  [8, 18],
])('EX-27 %i walls: %i points (SCORE-6)', (count, points) => {
  expect(pointsFor('wall-set', player(0, { walls: ALL_WALLS.slice(0, count) }))).toBe(points);
});

test.each([
  { scores: [50, 50], ranking: [1, 0] },
  { scores: [50, 50, 50], ranking: [2, 1, 0] },
  { scores: [60, 50, 60, 40], ranking: [2, 0, 1, 3] },
  { scores: [40, 52, 52, 52], ranking: [3, 2, 1, 0] },
])(
  'EX-28, R-19 scores $scores rank as $ranking: of equals the later in turn order (SCORE-12)',
  ({ scores, ranking }) => {
    expect(rankingOf(scores)).toEqual(ranking);
  },
);
