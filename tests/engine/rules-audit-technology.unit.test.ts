/** When technologies begin to work, how often they pay, and whose turn comes next. */
import { describe, expect, test } from 'vitest';
import { chooseTechnology, declare, end, mines, quarries, take, use } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { emptyCity, offered, turnsDone } from '../support/engine/patches-board';
import {
  counts,
  goods,
  heights,
  nextTechnologies,
  noWealth,
  productionToken,
  technology,
  walled,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { patch, type Patch } from '../support/engine/table';

const RICH = goods(0, { gold: 6, stone: 6 });
const mining = (...patches: readonly Patch[]) =>
  given(offered('manage-mines'), noWealth(0), ...patches).when(0, take(), declare('manage-mines'));
const quarrying = (...patches: readonly Patch[]) =>
  given(offered('manage-quarries'), noWealth(0), ...patches).when(0, take(), declare('manage-quarries'));

describe('technologies', () => {
  test('TECH-G6, R-31 a permanent technology gained this turn pays nothing before the next own turn', () => {
    const survey = 'technology-i-mine-points';
    const start = mining(
      heights(0, { technology: 0 }),
      technology(0, 'technology-ii-egg'),
      technology(0, survey, false),
    );
    start.when(0, mines('increase')).gains(0, { gold: 1, 'gold-mine': 1 });
    mining(technology(0, survey)).when(0, mines('increase')).gains(0, { gold: 1, 'gold-mine': 1, points: 2 });
  });
  test('TECH-G7, R-32 a single-use technology works in the turn it was gained, and once', () => {
    const faculty = 'technology-iii-university';
    const drawn = quarrying(
      counts(0, { quarry: 5 }),
      productionToken(0, 'quarry', 'production-token-two-points-1'),
      heights(0, { technology: 3 }),
      nextTechnologies('III', faculty),
    ).when(0, quarries('produce'));
    const used = drawn.when(0, chooseTechnology(faculty), use(faculty));
    used.gains(0, { university: 4 }).refused(0, use(faculty), 'not-your-technology');
    expect(used.player(0).usedTechnologies).toEqual([faculty]);
    expect(drawn.when(0, chooseTechnology(faculty)).player(0).technologies).toEqual([
      { tile: faculty, active: true },
    ]);
  });
  const redCorner = [
    offered('construct-wall'),
    RICH,
    noWealth(0),
    technology(0, 'technology-ii-red-token'),
    walled(0, 'wall-i-beacon-tower', 'wall-cell-4', 3),
    walled(0, 'wall-i-earth-rampart', 'wall-cell-6', 1),
    inSlot('wall', 0, 'wall-i-corner-turret'),
  ];
  test('TECH-II2, R-33 red tokens pay 1 point and 1 gold, once per turn however many there are', () => {
    const start = given(...redCorner).when(0, take(), declare('construct-wall'));
    const places = start
      .offered(0)
      .flatMap((c) => (c.type === 'PlaceWall' && c.slot === 0 && c.cell === 'wall-cell-5' ? [c] : []));
    const yields = places.map((place) => start.goOn(0, place));
    const two = yields.find((now) => now.player(0).tokens['red-token'] === 2);
    expect(two?.eventsOf('AbilityUsed')).toHaveLength(1);
    const again = given(
      ...redCorner,
      patch(({ turn }) => ({ turn: { ...turn, abilities: ['0:technology-ii-red-token'] } })),
    ).when(0, take(), declare('construct-wall'));
    for (const place of places) expect(again.goOn(0, place).eventsOf('AbilityUsed')).toEqual([]);
  });
});

describe('turns', () => {
  test('END-8, CLOCK-1 clockwise from first to last, then the first again', () => {
    for (const [turns, seat] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 0],
    ] as const) {
      const before = given({ players: 4 }, turnsDone(turns - 1), offered('manage-mines'));
      const active = before.state.turn.seat;
      before.when(active, take(), declare('manage-mines'), mines('increase'), end).waitsFor(seat);
    }
  });
  test.each([
    [2, 32],
    [3, 48],
    [4, 64],
  ] as const)('CLOCK-1 with %i players the game has %i turns', (players, turns) => {
    const last = given({ players }, emptyCity, turnsDone(turns - 1), offered('manage-mines'));
    const seat = last.state.turn.seat;
    expect(seat).toBe(players - 1);
    expect(last.when(seat, take(), declare('manage-mines'), mines('increase'), end).state.phase).toBe(
      'finished',
    );
    const before = given({ players }, emptyCity, turnsDone(turns - 2), offered('manage-mines'));
    before.when(players - 2, take(), declare('manage-mines'), mines('increase'), end).waitsFor(players - 1);
  });
});
