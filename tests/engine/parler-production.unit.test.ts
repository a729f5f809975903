/** PARLER: his production, his action tile, and the worked examples. */
import { expect, test } from 'vitest';
import { cityContacts } from '@/lib/game/engine/board/contacts';
import type { Track } from '@/lib/game/engine/vocabulary';
import { PLAIN_TURN } from '../support/engine/commands';
import { crane, emptyCity, turnsDone } from '../support/engine/patches-board';
import { claimedSeal, counts } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { LODGE, after, buildAnywhere, marker, places, start } from '../support/engine/scenes-parler';
import {
  type CardName,
  HUMAN,
  OPPONENT as PARLER,
  deck,
  plainTurn,
  plans,
  scenarioAt,
  soloTable,
} from '../support/engine/solo';
import { PACK, type Patch } from '../support/engine/table';

const raised = (card: CardName, ...patches: readonly Patch[]): Partial<Record<Track, number>> => {
  const before = start(card, ...patches);
  const done = before.when(HUMAN, ...PLAIN_TURN);
  const [was, now] = [before.player(PARLER).counts, done.player(PARLER).counts];
  return { 'gold-mine': now['gold-mine'] - was['gold-mine'], quarry: now.quarry - was.quarry };
};
// The human's plain turn adds a mine before Parler's card is looked at.
test.each([
  ['wall-quarry', { 'gold-mine': 0, quarry: 1 }],
  ['upgrade-mine-third', { 'gold-mine': 1, quarry: 0 }],
] as const)('PARLER-16 %s raises that track by one', (card, expected) => {
  expect(raised(card)).toEqual(expected);
});
test.each([
  ['more mines', { 'gold-mine': 5, quarry: 2 }, { 'gold-mine': 1, quarry: 0 }],
  ['more quarries', { 'gold-mine': 3, quarry: 6 }, { 'gold-mine': 0, quarry: 1 }],
  ['equally many', { 'gold-mine': 3, quarry: 4 }, { 'gold-mine': 1, quarry: 1 }],
] as const)('PARLER-17 both symbols, the human has %s', (_what, own, expected) => {
  expect(raised('both', counts(HUMAN, own))).toEqual(expected);
});
test.each([
  ['gold-mine', 'upgrade-mine-third', 4],
  ['quarry', 'wall-quarry', 3],
] as const)(
  'PARLER-18, R-52 reaching the token space of the %s track removes a random token',
  (track, card, count) => {
    const before = start(card, counts(PARLER, { [track]: count }));
    const done = before.when(HUMAN, ...PLAIN_TURN);
    const [removed] = done.eventsOf('ProductionTokenRemoved');
    expect(before.state.river).toContain(removed?.token);
    expect(done.state.river).toEqual(before.state.river.filter((token) => token !== removed?.token));
    expect(after(card, counts(PARLER, { [track]: count - 1 })).eventsOf('ProductionTokenRemoved')).toEqual(
      [],
    );
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const of = [emptyCity, plainTurn, plans('p5'), deck(card), counts(PARLER, { [track]: count })];
      const at = of.reduce((now, next) => next(now), soloTable('parler', { seed }));
      return scenarioAt(at)
        .when(HUMAN, ...PLAIN_TURN)
        .eventsOf('ProductionTokenRemoved')[0]?.token;
    });
    expect(new Set(drawn).size, 'chance decides which').toBeGreaterThan(1);
  },
);

const claims = (card: CardName, ...patches: readonly Patch[]): readonly string[] =>
  after(card, ...patches)
    .eventsOf('ParlerSealClaimed')
    .map(({ seal }) => seal);
const [mineEnd, quarryEnd] = [counts(PARLER, { 'gold-mine': 7 }), counts(PARLER, { quarry: 6 })];

test('PARLER-19, R-47 one seal at the end of the mines, another at the end of the quarries', () => {
  expect(claims('upgrade-mine-third', mineEnd)).toEqual(['seal-gold']);
  expect(claims('wall-quarry', quarryEnd)).toEqual(['seal-stone']);
});
test('PARLER-19 if the human has it, the Seal of Six; nothing if that is taken too', () => {
  const six = claimedSeal(HUMAN, 'seal-six');
  expect(claims('wall-quarry', quarryEnd, claimedSeal(HUMAN, 'seal-stone'))).toEqual(['seal-six']);
  expect(claims('wall-quarry', quarryEnd, claimedSeal(HUMAN, 'seal-stone'), six)).toEqual([]);
  expect(claims('wall-quarry', quarryEnd, claimedSeal(HUMAN, 'seal-gold'))).toEqual(['seal-stone']);
});
test('PARLER-19 before the end none, and beyond the end he neither advances nor claims', () => {
  expect(claims('wall-quarry', counts(PARLER, { quarry: 5 }))).toEqual([]);
  expect(claims('wall-quarry', counts(PARLER, { quarry: 7 }))).toEqual([]);
  expect(raised('wall-quarry', counts(PARLER, { quarry: 7 }))).toEqual({ 'gold-mine': 0, quarry: 0 });
});

// The human takes tile 1 from position 4; the wheel then turns once.
const lying = crane(8, {
  0: 'action-tile-2',
  1: 'action-tile-3',
  4: 'action-tile-1',
  5: 'action-tile-4',
  6: 'action-tile-5',
  10: 'action-tile-6',
});
test.each([
  ['both', 'action-tile-6', 11],
  ['upgrade-mine-third', 'action-tile-4', 6],
] as const)('PARLER-20 %s recycles %s', (card, tile, position) => {
  const done = after(card, lying);
  expect(done.eventsOf('ActionTileTaken')[1]).toMatchObject({ seat: PARLER, tile, position });
  expect(done.eventsOf('ActionTileReturned')[1]).toMatchObject({ tile, position: 0 });
});
test('PARLER-20 the second oldest', () => {
  const done = buildAnywhere(after('building-second', lying, inSlot('building', 0, LODGE)));
  expect(done.eventsOf('ActionTileTaken')).toMatchObject([{ tile: 'action-tile-5', position: 7 }]);
});

test('EX-41 wall, quarry, oldest (PARLER-7, PARLER-8, PARLER-18, PARLER-20)', () => {
  const before = start('wall-quarry', marker('wall', 1), counts(PARLER, { quarry: 3 }));
  const wall = before.state.rows.wall.slots[1];
  const done = before.when(HUMAN, ...PLAIN_TURN);
  expect(done.secrets?.stacks['wall-I-normal']?.at(-1), 'under its stack').toBe(wall);
  expect(done.state.parler?.markers.wall, 'one slot right').toBe(2);
  expect(done.state.rows.wall.slots.every(Boolean), 'refilled').toBe(true);
  // The marker is on the field after the highest number left of it.
  expect(done.player(PARLER).counts.quarry + 1, 'field 5').toBe(5);
  expect(done.state.river, 'a token has left').toHaveLength(3);
  expect(done.eventsOf('WheelTurned')).toHaveLength(2);
  expect(done.eventsOf('ActionTileReturned')).toHaveLength(2);
});
test('EX-42 building for 4 gold with cube space, no production, second oldest (PARLER-9 to PARLER-13, PARLER-20)', () => {
  const glazier = 'building-ii-glaziers-workshop';
  const asked = after(
    'building-second',
    turnsDone(16),
    plans('p1', { building: 2 }),
    inSlot('building', 2, glazier),
  );
  const { state } = asked;
  for (const [site, rotation] of places(asked))
    expect(cityContacts(PACK, state, site, glazier, rotation).length, 'corner on corner').toBeGreaterThan(0);
  const done = buildAnywhere(asked).gains(PARLER, { cubes: -1 }).gains(HUMAN, {});
  expect(done.state.buildings.at(-1)).toMatchObject({ tile: glazier, seat: PARLER, cube: true });
  expect(done.state.parler, 'four plazas on').toMatchObject({ plaza: 'p6', markers: { building: 3 } });
  expect(done.state.rows.building.slots.every(Boolean), 'refilled').toBe(true);
  expect(done.eventsOf('TrackAdvanced'), 'no production').toEqual([]);
  expect(done.eventsOf('ActionTileReturned')).toHaveLength(1);
});
