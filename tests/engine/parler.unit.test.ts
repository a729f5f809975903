/** PARLER: solo game against Peter Parler. */
import { expect, test } from 'vitest';
import { PLAIN_TURN, refresh, take } from '../support/engine/commands';
import { built, emptyCity, turnsDone } from '../support/engine/patches-board';
import { claimedSeal } from '../support/engine/patches-player';
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import { LODGE, RING, after, buildAnywhere, marker, start } from '../support/engine/scenes-parler';
import {
  CARDS,
  HUMAN,
  OPPONENT as PARLER,
  deck,
  givenSolo,
  plainTurn,
  plans,
  scenarioAt,
  soloTable,
} from '../support/engine/solo';
import { all, table } from '../support/engine/table';
import { HOUSE_FOR_GOLD } from '../support/engine/tiles';

const of = soloTable('parler');

test('PARLER-1 the deck holds the five cards, shuffled by the seed', () => {
  expect(of.secrets.stacks['parler-cards']?.toSorted()).toEqual(Object.values(CARDS).toSorted());
  expect(of.state.parler?.deck).toBe(5);
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    soloTable('parler', { seed }).secrets.stacks['parler-cards']?.join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(3);
});
test('PARLER-2 of his board only the two production markers are used; nine cubes are his supply', () => {
  expect(of.state.players[PARLER]).toMatchObject({
    counts: { 'gold-mine': 3, quarry: 2 },
    goods: { gold: 0, stone: 0, egg: 0, 'silver-window': 0, 'gold-window': 0 },
    cubes: 11 - 2,
  });
});
test('PARLER-3, PROD-4 a table for two with four production tokens', () => {
  const two = table({ players: 2 }).state;
  expect(of.state.plazas).toEqual(two.plazas);
  expect(of.state.buildings).toEqual(two.buildings);
  expect(of.state.river).toEqual([
    'production-token-two-points-1',
    'production-token-two-points-2',
    'production-token-point-gold',
    'production-token-point-stone',
  ]);
});
test('PARLER-4, R-50, DEC-35 before anything else the human chooses the plaza and a tile in each row', () => {
  const asked = scenarioAt(of).open(HUMAN, 'parler-markers');
  asked.refused(HUMAN, take(0), 'answer-first', 'TIMING-7');
  const chosen = { upgrade: 0, wall: 2, building: 3 } as const;
  asked
    .refused(HUMAN, { type: 'SetParlerMarkers', plaza: 'p9', slots: chosen }, 'unknown-plaza', 'R-49')
    .when(HUMAN, { type: 'SetParlerMarkers', plaza: 'p4', slots: chosen })
    .open(HUMAN)
    .then(({ parler }) => expect(parler).toMatchObject({ plaza: 'p4', markers: chosen }));
  const all = asked.offered(HUMAN).filter(({ type }) => type === 'SetParlerMarkers');
  expect(all).toHaveLength(RING.length * 4 ** 3);
});
test('PARLER-14 his pawn does not start on a plaza that is built up', () => {
  const full = givenSolo('parler', built('site-p7-a', LODGE), built('site-p7-b', HOUSE_FOR_GOLD));
  const slots = { upgrade: 0, wall: 0, building: 0 } as const;
  full.refused(HUMAN, { type: 'SetParlerMarkers', plaza: 'p7', slots }, 'plaza-complete', 'PARLER-14');
});
test('DEV-5 with the option they are drawn, and differ from game to game', () => {
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (seed) => soloTable('parler', { seed, options: { randomParler: true } }).state,
  );
  expect(drawn.every(({ items }) => items.length === 0)).toBe(true);
  expect(drawn.every(({ parler }) => RING.includes(parler?.plaza ?? ''))).toBe(true);
  expect(new Set(drawn.map(({ parler }) => JSON.stringify(parler))).size).toBe(8);
});

test('PARLER-5 the human begins; after each human turn comes one of his', () => {
  const first = start('both');
  expect(first.state.turn.seat).toBe(HUMAN);
  const done = first.when(HUMAN, ...PLAIN_TURN).waitsFor(HUMAN);
  expect(done.eventsOf('TurnEnded').map(({ seat }) => seat)).toEqual([HUMAN, PARLER]);
  expect(done.state.turn).toMatchObject({ seat: HUMAN, number: 3 });
});
test('PARLER-6 card, tile, production, action tile, in this order', () => {
  const steps = after('wall-quarry')
    .events.map(({ type }) => type)
    .filter((type) => ORDER.includes(type));
  expect(steps.slice(steps.indexOf('ParlerCardRevealed'))).toEqual(ORDER);
});
const ORDER: readonly string[] = [
  'ParlerCardRevealed',
  'ParlerTileTaken',
  'TrackAdvanced',
  'ActionTileTaken',
];

test('PARLER-1 the empty deck is shuffled again, all five cards, when the next card is needed', () => {
  expect(start('both', deck('both')).when(HUMAN, ...PLAIN_TURN).state.parler?.deck).toBe(0);
  const done = start('both', deck()).when(HUMAN, ...PLAIN_TURN);
  const [revealed] = done.eventsOf('ParlerCardRevealed');
  expect(revealed).toMatchObject({ left: 4, reshuffled: true });
  expect([revealed?.card, ...(done.secrets?.stacks['parler-cards'] ?? [])].toSorted()).toEqual(
    Object.values(CARDS).toSorted(),
  );
});
test.each([
  ['wall-quarry', { quarry: 1 }],
  ['both', { 'gold-mine': 1 }],
  ['upgrade-mine-third', { 'gold-mine': 1 }],
] as const)('PARLER-21 he neither pays nor scores: %s', (card, gained) => {
  after(card).gains(PARLER, gained);
});
test('PARLER-21, PARLER-11 a building costs and gives him nothing but the cube', () => {
  buildAnywhere(after('building', inSlot('building', 0, LODGE))).gains(PARLER, { cubes: -1 });
});
test('PARLER-21, SCORE-13 at the end only the human is scored and ranked', () => {
  const done = after('both', turnsDone(30), claimedSeal(PARLER, 'seal-six'));
  expect(done.state).toMatchObject({ phase: 'finished', ranking: [HUMAN] });
  expect(done.player(PARLER).score, 'his seal').toBe(0);
  expect(done.eventsOf('Scored').every(({ seat }) => seat === HUMAN)).toBe(true);
});

test.each([
  ['upgrade', 'upgrade-mine-third', 1],
  ['wall', 'wall-quarry', 2],
  ['wall', 'wall-quarry', 3],
] as const)(
  'PARLER-7 %s: the marked tile goes to the bottom of its own stack, nobody gains anything',
  (row, card, slot) => {
    const before = start(card, marker(row, slot));
    const tile = before.state.rows[row].slots[slot];
    const rarity = slot === 3 ? 'special' : 'normal';
    const done = before.when(HUMAN, ...PLAIN_TURN);
    const stack = done.secrets?.stacks[`${row}-I-${rarity}`] ?? [];
    expect(stack.at(-1)).toBe(tile);
    expect(done.state.rows[row].stack).toEqual(before.state.rows[row].stack);
    done.gains(HUMAN, { 'gold-mine': 1, gold: 1 });
  },
);
test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const)(
  'PARLER-8 the marker goes from slot %i to slot %i, and the slot it left is refilled',
  (from, to) => {
    const before = start('wall-quarry', marker('wall', from));
    const [next] = before.secrets?.stacks[`wall-I-${from === 3 ? 'special' : 'normal'}`] ?? [];
    const done = before.when(HUMAN, ...PLAIN_TURN);
    expect(done.state.parler?.markers.wall).toBe(to);
    expect(done.state.rows.wall.slots[from]).toBe(next);
    const others = ([0, 1, 2, 3] as const).filter((slot) => slot !== from);
    for (const slot of others)
      expect(done.state.rows.wall.slots[slot]).toBe(before.state.rows.wall.slots[slot]);
  },
);
test('PARLER-8, R-48 the marker stays with its slot when the human refreshes the tile under it', () => {
  const before = start('wall-quarry', marker('wall', 1));
  const marked = before.state.rows.wall.slots[1];
  const refreshed = before.when(HUMAN, refresh('wall', [1, 2]));
  expect(refreshed.state.parler?.markers.wall).toBe(1);
  const replacement = refreshed.state.rows.wall.slots[1];
  expect(replacement).not.toBe(marked);
  const done = refreshed.when(HUMAN, ...PLAIN_TURN);
  expect(done.eventsOf('ParlerTileTaken')).toMatchObject([{ row: 'wall', slot: 1, tile: replacement }]);
});
test('PARLER-8, HEX-5 the slot he took from is refilled, not another one that an exhausted stack left empty', () => {
  const short = [emptySlot('wall', 0), shortStack('wall', 'normal', 0)] as const;
  const before = start('wall-quarry', marker('wall', 2), ...short);
  const taken = before.state.rows.wall.slots[2];
  const done = before.when(HUMAN, ...PLAIN_TURN);
  // The only tile of the stack is the one that has just gone under it.
  expect(done.state.rows.wall.slots[0]).toBeNull();
  expect(done.state.rows.wall.slots[2]).toBe(taken);
  expect(done.eventsOf('RowRefilled')).toMatchObject([{ row: 'wall', slot: 2 }]);
  expect(done.state.parler?.markers.wall).toBe(3);
});
test('PARLER-8, HEX-5 so it is when he builds: the slot of the building, with the last tile of the stack', () => {
  const asked = start(
    'building',
    inSlot('building', 1, LODGE),
    marker('building', 1),
    emptySlot('building', 0),
    shortStack('building', 'normal', 1),
  ).when(HUMAN, ...PLAIN_TURN);
  const done = buildAnywhere(asked);
  expect(done.state.rows.building.slots[0]).toBeNull();
  expect(done.eventsOf('RowRefilled')).toMatchObject([{ row: 'building', slot: 1 }]);
});
test('R-48 over an empty slot the marker goes right to the next slot with a tile', () => {
  const done = after('wall-quarry', marker('wall', 1), emptySlot('wall', 1), shortStack('wall', 'normal', 0));
  expect(done.eventsOf('ParlerTileTaken')).toMatchObject([{ row: 'wall', slot: 2 }]);
});

test('PARLER-1 the cards are shuffled again, not only turned over', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const prepared = all(emptyCity, plainTurn, plans('p5'), deck());
    const done = scenarioAt(prepared(soloTable('parler', { seed }))).when(HUMAN, ...PLAIN_TURN);
    const [revealed] = done.eventsOf('ParlerCardRevealed');
    return [revealed?.card, ...(done.secrets?.stacks['parler-cards'] ?? [])].join();
  });
  expect(new Set(orders).size).toBeGreaterThan(3);
});
