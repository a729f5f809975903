/** PARLER: the official solo variant, card by card. */
import { describe, expect, test } from 'vitest';
import type { Command, Rotation, Slot } from '@/lib/engine/commands';
import { plazaRing } from '@/lib/engine/phases/parler-pawn';
import { type Track } from '@/lib/engine/vocabulary';
import { cityContacts } from '@/lib/engine/board/contacts';
import { declare, end, placeBuilding, refresh, reward, take } from '../support/engine/commands';
import type { Scenario } from '../support/engine/given';
import { built, crane, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { claimedSeal, counts, goods } from '../support/engine/patches-player';
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import {
  CARDS,
  deck,
  givenSolo,
  HUMAN,
  OPPONENT as PARLER,
  PLAIN_TURN,
  plainTurn,
  plans,
  scenarioAt,
  soloTable,
  type CardName,
} from '../support/engine/solo';
import { all, PACK, table, type Patch } from '../support/engine/table';

const LODGE = 'building-i-stonecutters-lodge'; // 2 gold and 2 stone, a cube space, a blue corner
const RING = ['p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p2'];

/** A table where Parler turns over this card after the human's next turn. */
const start = (card: CardName, ...patches: readonly Patch[]): Scenario =>
  givenSolo('parler', emptyCity, plainTurn, plans('p5'), deck(card, 'both'), ...patches);
const after = (card: CardName, ...patches: readonly Patch[]): Scenario =>
  start(card, ...patches).when(HUMAN, ...PLAIN_TURN);
const placeFor = (site: string, rotation: Rotation = 0): Command => ({
  type: 'PlaceParlerBuilding',
  site,
  rotation,
});
/** The placements offered for Parler's building. */
const places = (scenario: Scenario): readonly (readonly [string, Rotation])[] =>
  scenario
    .offered(HUMAN)
    .flatMap((command) =>
      command.type === 'PlaceParlerBuilding' ? [[command.site, command.rotation] as const] : [],
    );
/** Builds for Parler on the first place there is. */
const buildAnywhere = (scenario: Scenario): Scenario => {
  const [[site, rotation] = ['', 0 as const]] = places(scenario);
  return scenario.when(HUMAN, placeFor(site, rotation));
};
const marker = (row: 'upgrade' | 'wall' | 'building', slot: Slot): Patch => plans('p5', { [row]: slot });

describe('set-up', () => {
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
    const full = givenSolo(
      'parler',
      built('site-p7-a', LODGE),
      built('site-p7-b', 'building-i-canons-house'),
    );
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
});

describe('his turn', () => {
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

  test('PARLER-1 the empty deck is shuffled anew, all five cards, when the next card is needed', () => {
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
    const done = after('both', turnsDone(30));
    expect(done.state).toMatchObject({ phase: 'finished', ranking: [HUMAN] });
    expect(done.eventsOf('Scored').every(({ seat }) => seat === HUMAN)).toBe(true);
  });
});

describe('taking a tile', () => {
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
  test('R-48 over an empty slot the marker goes right to the next slot with a tile', () => {
    const done = after(
      'wall-quarry',
      marker('wall', 1),
      emptySlot('wall', 1),
      shortStack('wall', 'normal', 0),
    );
    expect(done.eventsOf('ParlerTileTaken')).toMatchObject([{ row: 'wall', slot: 2 }]);
  });
});

describe('his building', () => {
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
    // No printed corner lies at the sites of p6 but one, and that site is taken.
    const asked = wanting(plans('p6'), built('site-p6-a', 'building-i-bakehouse'));
    expect(places(asked)).toHaveLength(2 * 6);
  });
  const touches = (state: Scenario['state'], site: string, rotation: Rotation): boolean =>
    cityContacts(PACK, state, site, LODGE, rotation).length > 0;

  test('PARLER-11 a cube of his stands on it if it has a space for one', () => {
    const withSpace = buildAnywhere(wanting()).gains(PARLER, { cubes: -1 });
    expect(withSpace.state.buildings.at(-1)).toMatchObject({ tile: LODGE, seat: PARLER, cube: true });
    const without = buildAnywhere(after('building', inSlot('building', 0, 'building-i-rubble-yard')));
    without.gains(PARLER, {}).gains(HUMAN, {});
    expect(without.state.buildings.at(-1)).toMatchObject({ tile: 'building-i-rubble-yard', cube: false });
  });

  describe('PARLER-12 completes the plaza', () => {
    // Parler's lodge costs 4; two cubes of the human beat it, one dear building ties, a cheap one loses.
    const last = (...patches: readonly Patch[]): Scenario =>
      buildAnywhere(wanting(plans('p1'), plazaFace('p1', 'plaza-tan-1-a'), ...patches));

    test('PARLER-12 his cubes compete: at one cube each his dearer building wins, the human chooses one', () => {
      const done = last(built('site-p1-a', 'building-i-assay-office', HUMAN));
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
          built('site-p2-a', 'building-i-canons-house', HUMAN),
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
});

describe('his pawn', () => {
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
    ['building-i-rubble-yard', 1],
    ['building-i-assay-office', 2],
    ['building-i-chandlery', 3],
  ])('PARLER-13 %s moves it %i', (tile, steps) => {
    expect(moved(tile, plans('p3'))).toBe(RING[RING.indexOf('p3') + steps]);
  });
  test('PARLER-14 from a completed plaza it goes on to the next one with a free site', () => {
    const p6 = all(
      built('site-p6-a', 'building-i-bakehouse'),
      built('site-p6-b', 'building-i-poultry-stall'),
      built('site-p6-c', 'building-i-chandlery'),
    );
    expect(moved('building-i-assay-office', plans('p4'))).toBe('p6');
    expect(moved('building-i-assay-office', plans('p4'), p6)).toBe('p7');
  });
  test('PARLER-15 when the human completes its plaza it goes on to the next one with a free site', () => {
    const completed = (pawnAt: string): string | undefined =>
      givenSolo(
        'parler',
        emptyCity,
        offered('construct-building'),
        goods(HUMAN, { gold: 4 }),
        built('site-p1-a', 'building-i-pilgrims-shelter'),
        inSlot('building', 0, 'building-i-rubble-yard'),
        plans(pawnAt),
      ).when(HUMAN, take(), declare('construct-building'), placeBuilding(0, 'site-p1-b', 0)).state.parler
        ?.plaza;
    expect(completed('p1')).toBe('p3');
    expect(completed('p4'), 'another plaza does not move it').toBe('p4');
  });
});

describe('his production', () => {
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

  describe('seals', () => {
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
  });
});

describe('his action tile', () => {
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
});

describe('worked examples', () => {
  test('EX-41 wall, quarry, oldest (PARLER-7, PARLER-8, PARLER-18, PARLER-20)', () => {
    const before = start('wall-quarry', marker('wall', 1), counts(PARLER, { quarry: 3 }));
    const wall = before.state.rows.wall.slots[1];
    const done = before.when(HUMAN, ...PLAIN_TURN);
    expect(done.secrets?.stacks['wall-I-normal']?.at(-1), 'under its stack').toBe(wall);
    expect(done.state.parler?.markers.wall, 'one slot right').toBe(2);
    expect(done.state.rows.wall.slots.every(Boolean), 'refilled').toBe(true);
    // The marker stands on the field after the highest number left of it.
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
      expect(cityContacts(PACK, state, site, glazier, rotation).length, 'corner on corner').toBeGreaterThan(
        0,
      );
    const done = buildAnywhere(asked).gains(PARLER, { cubes: -1 }).gains(HUMAN, {});
    expect(done.state.buildings.at(-1)).toMatchObject({ tile: glazier, seat: PARLER, cube: true });
    expect(done.state.parler, 'four plazas on').toMatchObject({ plaza: 'p6', markers: { building: 3 } });
    expect(done.state.rows.building.slots.every(Boolean), 'refilled').toBe(true);
    expect(done.eventsOf('TrackAdvanced'), 'no production').toEqual([]);
    expect(done.eventsOf('ActionTileReturned')).toHaveLength(1);
  });
});
