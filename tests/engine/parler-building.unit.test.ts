/** PARLER: his building and his pawn. */
import { describe, expect, test } from 'vitest';
import { cityContacts } from '@/lib/game/engine/board/contacts';
import type { Rotation } from '@/lib/game/engine/commands';
import { plazaRing } from '@/lib/game/engine/phases/plaza';
import { declare, end, placeBuilding, reward, take } from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import type { Scenario } from '../support/engine/scenario';
import { LODGE, RING, after, buildAnywhere, placeFor, places } from '../support/engine/scenes-parler';
import { HUMAN, OPPONENT as PARLER, givenSolo, plans, soloTable } from '../support/engine/solo';
import { PACK, type Patch, all } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_GOLD_MINE, HOUSE_WITH_STONE } from '../support/engine/tiles';

const wanting = (...patches: readonly Patch[]): Scenario =>
  after('building', inSlot('building', 0, LODGE), ...patches);

test('PARLER-9, R-50, DEC-36 the human chooses site and orientation at the plaza with the pawn, on the spot', () => {
  const asked = wanting(plans('p2')).waitsFor(HUMAN).open(HUMAN, 'parler-building');
  expect(new Set(places(asked).map(([site]) => site))).toEqual(
    new Set(['site-p2-a', 'site-p2-b', 'site-p2-c']),
  );
  asked
    .refused(HUMAN, end, 'answer-first')
    .refused(HUMAN, placeFor('site-p6-a'), 'parler-place', 'PARLER-10')
    .when(HUMAN, placeFor(...(places(asked)[0] ?? ['', 0])))
    .open(HUMAN)
    .waitsFor(HUMAN);
});
test('PARLER-9 sites already built on are not offered', () => {
  const asked = wanting(plans('p2'), built('site-p2-a', 'building-i-bakehouse'));
  expect(places(asked).some(([site]) => site === 'site-p2-a')).toBe(false);
});
test('PARLER-10 a blue corner has to touch another one where that is possible; nobody gains tokens', () => {
  const asked = wanting(plans('p2'));
  const { state } = asked;
  expect(places(asked).length).toBeGreaterThan(0);
  for (const [site, rotation] of places(asked)) expect(touches(state, site, rotation)).toBe(true);
  const every = ['site-p2-a', 'site-p2-b', 'site-p2-c'].flatMap((site) =>
    ([0, 1, 2, 3, 4, 5] as const).filter((rotation) => touches(state, site, rotation)),
  );
  expect(places(asked)).toHaveLength(every.length);
  buildAnywhere(asked).gains(HUMAN, {}).gains(PARLER, { cubes: -1 });
});
test('PARLER-10 where no corner can meet another, every orientation is allowed', () => {
  // Only one site of p6 has a printed corner, and that site is taken.
  const asked = wanting(plans('p6'), built('site-p6-a', 'building-i-bakehouse'));
  expect(places(asked)).toHaveLength(2 * 6);
});
const touches = (state: Scenario['state'], site: string, rotation: Rotation): boolean =>
  cityContacts(PACK, state, site, LODGE, rotation).length > 0;

test('PARLER-11 it has a cube of his if it has a space for one', () => {
  const withSpace = buildAnywhere(wanting()).gains(PARLER, { cubes: -1 });
  expect(withSpace.state.buildings.at(-1)).toMatchObject({ tile: LODGE, seat: PARLER, cube: true });
  const without = buildAnywhere(after('building', inSlot('building', 0, HOUSE_WITH_STONE)));
  without.gains(PARLER, {}).gains(HUMAN, {});
  expect(without.state.buildings.at(-1)).toMatchObject({ tile: HOUSE_WITH_STONE, cube: false });
});

describe('PARLER-12 completes the plaza', () => {
  // Parler's lodge costs 4; two cubes of the human beat it, one dear building ties, a cheap one loses.
  const last = (...patches: readonly Patch[]): Scenario =>
    buildAnywhere(wanting(plans('p1'), plazaFace('p1', 'plaza-tan-1-a'), ...patches));

  test('PARLER-12 his cubes compete: at one cube each his dearer building wins, the human chooses one', () => {
    const done = last(built('site-p1-a', HOUSE_WITH_GOLD_MINE, HUMAN));
    done
      .open(HUMAN, 'plaza-reward')
      .when(HUMAN, reward('p1', 'upper'))
      .gains(HUMAN, { 'silver-window': 2 })
      .gains(PARLER, {});
  });
  test('PARLER-12 with the majority the human gains both, and he nothing', () => {
    const done = buildAnywhere(
      wanting(
        plans('p2'),
        plazaFace('p2', 'plaza-tan-1-a'),
        built('site-p2-a', HOUSE_FOR_GOLD, HUMAN),
        built('site-p2-b', 'building-i-chandlery', HUMAN),
      ),
    );
    done.gains(HUMAN, { 'silver-window': 2, points: 4, cubes: 2 }).gains(PARLER, {}).open(HUMAN);
  });
  test('PARLER-12 without a cube there the human gains none, and his rewards are lost', () => {
    const done = last(built('site-p1-a', 'building-i-pilgrims-shelter'));
    done.gains(HUMAN, {}).gains(PARLER, {}).open(HUMAN);
    expect(done.eventsOf('PlazaCompleted')).toMatchObject([{ plaza: 'p1', both: [PARLER] }]);
    expect(done.eventsOf('PlazaRewardTaken')).toEqual([]);
  });
});

const moved = (tile: string, ...patches: readonly Patch[]): string | undefined =>
  buildAnywhere(after('building', inSlot('building', 0, tile), ...patches)).state.parler?.plaza;

test('PARLER-13, R-49 its ring are the plazas with a tile, clockwise', () => {
  expect(plazaRing(PACK)).toEqual(RING);
  const tiled = soloTable('parler').state.plazas.flatMap(({ plaza, tile }) => (tile ? [plaza] : []));
  expect(RING.toSorted()).toEqual(tiled.toSorted());
});
test('EX-40 a building of 2 gold and 2 stone moves it four plazas clockwise (PARLER-13)', () => {
  expect(moved(LODGE, plans('p3'))).toBe('p7');
  expect(moved(LODGE, plans('p8')), 'round the corner').toBe('p4');
});
test.each([
  [HOUSE_WITH_STONE, 1],
  [HOUSE_WITH_GOLD_MINE, 2],
  ['building-i-chandlery', 3],
])('PARLER-13 %s moves it %i', (tile, steps) => {
  expect(moved(tile, plans('p3'))).toBe(RING[RING.indexOf('p3') + steps]);
});
test('PARLER-14 from a completed plaza it moves to the next one with a free site', () => {
  const p6 = all(
    built('site-p6-a', 'building-i-bakehouse'),
    built('site-p6-b', 'building-i-poultry-stall'),
    built('site-p6-c', 'building-i-chandlery'),
  );
  expect(moved(HOUSE_WITH_GOLD_MINE, plans('p4'))).toBe('p6');
  expect(moved(HOUSE_WITH_GOLD_MINE, plans('p4'), p6)).toBe('p7');
});
test('PARLER-15 when the human completes its plaza it moves to the next one with a free site', () => {
  const completed = (pawnAt: string): string | undefined =>
    givenSolo(
      'parler',
      emptyCity,
      offered('construct-building'),
      goods(HUMAN, { gold: 4 }),
      built('site-p1-a', 'building-i-pilgrims-shelter'),
      inSlot('building', 0, HOUSE_WITH_STONE),
      plans(pawnAt),
    ).when(HUMAN, take(), declare('construct-building'), placeBuilding(0, 'site-p1-b', 0)).state.parler
      ?.plaza;
  expect(completed('p1')).toBe('p3');
  expect(completed('p4'), 'another plaza does not move it').toBe('p4');
});
