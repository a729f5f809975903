/** Each invariant notices when it is broken: a row of a golden game is falsified in one place. */
import { expect, test } from 'vitest';
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt, withAt } from '@/lib/game/engine/util';
import { RECORDINGS } from '../golden/recordings';
import { checkedRows, has, withEvents, type CheckedRow } from '../support/engine/checked-rows';
import {
  always,
  ledger,
  player,
  position,
  reportedFor,
  seatLedger,
  shorter,
  step,
  turnLedger,
  whenPlayer,
  whenState,
  type Falsify,
  type When,
} from '../support/engine/falsified';
import { violations } from '../support/engine/invariants';
import { sampled } from '../support/full';

const ROWS = ['4-players-base', '2-players-b-sets-open-v', 'solo-parler', '3-players-at-random'].flatMap(
  checkedRows,
);

test.each(sampled(RECORDINGS, 3).map(({ file }) => file))(
  'all invariants hold in the golden game %s',
  (file) => {
    for (const { step: of, after } of checkedRows(file)) expect(violations(after, of)).toEqual([]);
  },
);

type Parts = 'goods' | 'counts' | 'heights' | 'grids' | 'productionTokens';
/** Seat 0 with other entries in one of its records. */
const other = <K extends Parts>(part: K, entries: Partial<Player[K]>): Falsify =>
  player((one) => ({ [part]: { ...one[part], ...entries } }));
const oneMore = (field: 'cubes' | 'sealRights' | 'road' | 'score'): Falsify =>
  player((one) => ({ [field]: one[field] + 1 }));
const wallSlots = (change: (slots: readonly (string | null)[]) => readonly (string | null)[]): Falsify =>
  position(({ rows }) => ({ rows: { ...rows, wall: { ...rows.wall, slots: change(rows.wall.slots) } } }));
const crane = (change: (crane: State['crane']) => Partial<State['crane']>): Falsify =>
  position((state) => ({ crane: { ...state.crane, ...change(state.crane) } }));
const everyTile = (change: Partial<State['crane']['tiles'][number]>): Falsify =>
  crane(({ tiles }) => ({ tiles: tiles.map((tile) => ({ ...tile, ...change })) }));
const changed =
  <T extends EventType>(type: T, change: (e: EventOf<T>, row: CheckedRow) => readonly Event[]): Falsify =>
  (row) =>
    withEvents(row, type, (e) => change(e, row));
const first = <T>(list: readonly T[]): T => elementAt(list, 0);
const owned = (tile: string) => ({ tile, active: false });
const vTile = (tile: string, from: 'bridge' | 'cathedral') => ({ tile, from });

/** An invariant, the way to break it, and the rows where that is one. */
type Broken = [id: string, words: string, falsify: Falsify, when?: When];

const OF_PLAYERS: readonly Broken[] = [
  ['INV-1', 'ten gold', other('goods', { gold: 10 })],
  ['INV-2', 'less than no stone', other('goods', { stone: -1 })],
  ['INV-3', 'half an egg', other('goods', { egg: 0.5 })],
  ['INV-4', 'a twelfth cube', oneMore('cubes')],
  ['INV-5', 'six available cubes', player(() => ({ cubes: 6 }))],
  ['INV-6', 'a wealth bonus twice', player(() => ({ wealth: ['wealth-9', 'wealth-9'] }))],
  ['INV-7', 'six gold, no bonus', player(({ goods }) => ({ goods: { ...goods, gold: 6 }, wealth: [] }))],
  ['INV-8', 'nine mines', other('counts', { 'gold-mine': 9 })],
  ['INV-9', 'the ninth university space', other('heights', { university: 9 })],
  [
    'INV-10',
    'advances too many',
    seatLedger(({ advanced: of }) => ({ advanced: { ...of, technology: 99 } })),
  ],
  [
    'INV-11',
    'a technology of a level not reached',
    player(({ technologies }) => ({ technologies: [...technologies, owned('technology-iv-wall')] })),
    whenPlayer(({ heights }) => heights.technology < 6),
  ],
  [
    'INV-12',
    'two technologies of one level',
    player(() => ({
      technologies: [owned('technology-i-mine-points'), owned('technology-i-quarry-points')],
    })),
    whenPlayer(({ heights }) => heights.technology === 1),
  ],
  [
    'INV-17',
    'two V tiles from the bridge',
    player(() => ({ vTiles: [vTile('bridge-v-walls', 'bridge'), vTile('bridge-v-upgrades', 'bridge')] })),
  ],
  ['INV-44', 'a claim right from nowhere', oneMore('sealRights')],
  [
    'INV-45',
    'a production token before its time',
    other('productionTokens', { quarry: 'production-token-point-gold' }),
    whenPlayer(({ counts }) => counts.quarry < 4),
  ],
  [
    'INV-46',
    'two walls on one cell',
    player(({ walls }) => ({ walls: [first(walls), ...walls] })),
    whenPlayer(({ walls }) => walls.length > 0),
  ],
  [
    'INV-47',
    'an upgrade nobody placed',
    player(({ upgrades }) => ({
      upgrades: {
        ...upgrades,
        'kings-road': [...upgrades['kings-road'], { tile: 'upgrade-i-x', rotation: 0 }],
      },
    })),
  ],
  [
    'INV-49',
    'a corner that has paid twice',
    player(({ paidContacts }) => ({ paidContacts: [...paidContacts, 'a,b', 'a,b'] })),
  ],
  ['INV-50', 'a pawn ahead of its performances', oneMore('road')],
  ['INV-51', 'a bridge tile nobody moved for', seatLedger(({ bridgeIV }) => ({ bridgeIV: bridgeIV + 1 }))],
  ['INV-52', 'a marker beyond the last column', other('grids', { cathedral: { row: 0, column: 6 } })],
  [
    'INV-53',
    'a Cathedral tile below tier III',
    player(() => ({ vTiles: [vTile('bridge-v-walls', 'cathedral')] })),
    whenPlayer(({ grids }) => grids.cathedral.row < 4),
  ],
  ['INV-54', 'a point nobody scored', oneMore('score')],
  ['INV-66', 'an egg spent for nothing', seatLedger(({ eggsSpent }) => ({ eggsSpent: eggsSpent + 1 }))],
];

const OF_SUPPLY: readonly Broken[] = [
  ['INV-13', 'a lost technology', shorter('technology-IV')],
  [
    'INV-14',
    'a technology stack said to be smaller',
    position(({ technologyStacks: s }) => ({ technologyStacks: { ...s, II: s.II - 1 } })),
    whenState(({ items, phase }) => items.length === 0 && phase === 'playing'),
  ],
  ['INV-15', 'a lost IV tile', position(({ bridgeStacks: s }) => ({ bridgeStacks: { ...s, IV: s.IV - 1 } }))],
  ['INV-16', 'a lost V tile', shorter('cathedral-V')],
  [
    'INV-18',
    'one plank on two places',
    position(({ bridge }) => ({
      bridge: bridge.map((place) => ({ ...place, plank: 'bridge-iv-red-tokens' })),
    })),
  ],
  ['INV-19', 'a lost wall', shorter('wall-II-normal')],
  ['INV-20', 'a normal tile in the special slot', wallSlots((slots) => slots.with(3, first(slots)))],
  [
    'INV-21',
    'an empty slot beside a full stack',
    wallSlots((slots) => slots.with(0, null)),
    whenState(
      ({ rows, setup, turn }) => rows.wall.stack.normal > 0 && !setup.options.refillOnDemand && !turn.tile,
    ),
  ],
  ['INV-22', 'Era II before its time', position(() => ({ era: 'II' })), whenState(({ era }) => era === 'I')],
  [
    'INV-65',
    'an Era I tile in Era II',
    wallSlots((slots) => slots.with(0, 'wall-i-star-bastion')),
    whenState(({ era }) => era === 'II'),
  ],
];

const OF_TABLE: readonly Broken[] = [
  ['INV-23', 'a lost action tile', crane(({ tiles }) => ({ tiles: tiles.slice(1) }))],
  ['INV-24', 'two action tiles in one slot', everyTile({ sector: 1 })],
  ['INV-25', 'an action tile that is none of the six', everyTile({ tile: 'action-tile-9' })],
  ['INV-26', 'the box at the first red position', crane(() => ({ arrow: 0 }))],
  [
    'INV-29',
    'the wrong active seat',
    position(({ turn, players }) => ({ turn: { ...turn, seat: (turn.seat + 1) % players.length } })),
    whenState(({ phase }) => phase === 'playing'),
  ],
  ['INV-30', 'two turns ahead', seatLedger(({ turns }) => ({ turns: turns + 3 }))],
  ['INV-31', 'the platform cube a space too far', crane(({ platform }) => ({ platform: platform + 1 }))],
  ['INV-32', 'an action tile taken twice in a turn', ledger(({ taken }) => ({ taken: taken + 1 }))],
  ['INV-33', 'two main actions in a turn', turnLedger({ main: 2 })],
  ['INV-34', 'two special tiles in a turn', turnLedger({ specials: 2 })],
  ['INV-35', 'a special right used and scored', turnLedger({ bonuses: 2, specials: 1 })],
  ['INV-36', 'a slot bonus paid twice', turnLedger({ bonuses: 2 })],
  ['INV-38', 'two buildings on one site', position(({ buildings: b }) => ({ buildings: [first(b), ...b] }))],
  [
    'INV-39',
    'a building nobody built',
    position(({ buildings }) => ({ buildings: buildings.slice(1) })),
    whenState(({ buildings }) => buildings.length > 0),
  ],
  [
    'INV-40',
    'a cube on an evaluated plaza',
    position(({ buildings }) => ({ buildings: buildings.map((b) => ({ ...b, cube: true })) })),
    whenState(({ buildings, plazas }) => buildings.length > 0 && plazas.some(({ evaluated }) => evaluated)),
  ],
  [
    'INV-41',
    'a plaza evaluated before it is full',
    position(({ plazas }) => ({ plazas: plazas.map((plaza) => ({ ...plaza, evaluated: true })) })),
  ],
  ['INV-42', 'a plaza tile too few', position(({ plazas }) => ({ plazas: plazas.slice(1) }))],
  [
    'INV-61',
    'the first and the last exchanged',
    position(({ ranking = [] }) => ({ ranking: [...ranking].reverse() })),
    whenState(({ phase }) => phase === 'finished'),
  ],
];

const endsTurn = has('TurnEnded');
/** An event of this type is replaced where there is one. */
const event = <T extends EventType>(
  id: string,
  words: string,
  type: T,
  change: (e: EventOf<T>) => readonly Event[],
): Broken => [id, words, changed(type, change), has(type)];

const OF_STEPS: readonly Broken[] = [
  [
    'INV-6',
    'a wealth bonus given back',
    player(() => ({ wealth: [] })),
    ({ step: { before } }) => first(before.players).wealth.length > 0,
  ],
  ['INV-8', 'a mine lost', other('counts', { 'gold-mine': 0 })],
  event('INV-26', 'the used action tile at another position', 'ActionTileReturned', (e) => [
    { ...e, sector: (e.sector % 11) + 1 },
  ]),
  event('INV-27', 'a tile left beyond the blue zone', 'ActionTileRecycled', () => []),
  [
    'INV-28',
    'a 5-point flag on the wrong tile',
    changed('ActionTileRecycled', (e, { step: { before } }) => [
      { ...e, tile: before.crane.tiles.find(({ tile }) => tile !== e.tile)?.tile ?? '' },
    ]),
    has('ActionTileRecycled'),
  ],
  [
    'INV-33',
    'a turn ended without its main action',
    step(({ before }) => ({ before: { ...before, turn: { ...before.turn, main: 'open' } } })),
    endsTurn,
  ],
  [
    'INV-34',
    'a special tile without the right to it',
    changed('TileTaken', (e) => [{ ...e, slot: 3 }]),
    has('TileTaken', ({ slot }) => slot < 3),
  ],
  [
    'INV-37',
    'three windows kept at the end of the turn',
    step(({ before, seat }) => {
      const one = elementAt(before.players, seat);
      const goods = { ...one.goods, 'silver-window': 9 };
      return { before: { ...before, players: withAt(before.players, seat, { ...one, goods }) } };
    }),
    endsTurn,
  ],
  [
    'INV-43',
    'claims without a majority',
    changed('PlazaCompleted', (e) => [{ ...e, both: [] }]),
    has('PlazaCompleted', ({ claims }) => claims.length > 0),
  ],
  [
    'INV-48',
    'an upgrade without its university advances',
    changed('TrackAdvanced', () => []),
    has('UpgradePlaced'),
  ],
  [
    'INV-49',
    'a contact forgotten',
    player(() => ({ paidContacts: [] })),
    ({ step: { before } }) => first(before.players).paidContacts.length > 0,
  ],
  [
    'INV-52',
    'a marker moved back',
    other('grids', { cathedral: { row: 0, column: -1 } }),
    whenPlayer(({ grids }) => grids.cathedral.column > 0),
  ],
  event('INV-54', 'a score of nothing', 'Scored', (e) => [{ ...e, points: 0 }]),
  event('INV-55', 'a price that was not there', 'Paid', (e) => [{ ...e, cost: { gold: 99 } }]),
  [
    'INV-56',
    'a permanent technology that works too soon',
    step(({ before }) => ({
      before: {
        ...before,
        players: before.players.map((one) => ({
          ...one,
          technologies: one.technologies.map(({ tile }) => owned(tile)),
        })),
      },
    })),
    has('AbilityUsed'),
  ],
  [
    'INV-57',
    'a command of a seat that was not asked',
    step(({ before }) => ({ seat: (before.turn.seat + 1) % before.players.length })),
    ({ step: { before } }) => before.items.length === 0,
  ],
  [
    'INV-58',
    'an offer that outlives the turn',
    position(({ items, nextItem }) => ({
      items: [
        ...items,
        { id: nextItem, seat: 0, kind: 'road-egg', space: 'I', class: 'lapse', source: { kind: 'road' } },
      ],
    })),
    endsTurn,
  ],
  [
    'INV-63',
    'a red position for nothing',
    changed('Paid', () => []),
    has('ActionTileTaken', ({ position: at, seat }) => at < 4 && seat === 0),
  ],
  ['INV-64', 'two upgrade bonuses for one performance', turnLedger({ paidPerformances: [1, 1] })],
];

test.each([...OF_PLAYERS, ...OF_SUPPLY, ...OF_TABLE, ...OF_STEPS])(
  '%s is found broken by %s',
  (id, words, falsify, when = always) => {
    expect(reportedFor(ROWS, [id, words, when, falsify])).toContain(id);
  },
);
