/**
 * Each invariant of the supply and the table notices when it is broken: a position of a golden game is
 * falsified in one place.
 */
import { expect, test } from 'vitest';
import { elementAt } from '@/lib/game/engine/util';
import { RECORDINGS } from '../golden/recordings';
import { checkedRows } from '../support/engine/checked-rows';
import {
  always,
  ledger,
  player,
  position,
  reportedFor,
  seatLedger,
  shorter,
  turnLedger,
  whenState,
  type Falsified,
} from '../support/engine/falsified';
import { violations } from '../support/engine/invariants';
import { sampled } from '../support/full';

const ROWS = ['4-players-base', '2-players-b-sets-open-v'].flatMap(checkedRows);

const first = <T>(list: readonly T[]): T => elementAt(list, 0);
const WHOLE = whenState(({ items, phase }) => items.length === 0 && phase === 'playing');

test.each(sampled(RECORDINGS, 3).map(({ file }) => file))(
  'all invariants hold in the golden game %s',
  (file) => {
    for (const { step, after } of checkedRows(file)) expect(violations(after, step)).toEqual([]);
  },
);

const OF_SUPPLY: readonly Falsified[] = [
  ['INV-13', 'a lost technology', always, shorter('technology-IV')],
  [
    'INV-14',
    'a technology stack said to be smaller',
    WHOLE,
    position(({ technologyStacks: s }) => ({ technologyStacks: { ...s, II: s.II - 1 } })),
  ],
  [
    'INV-15',
    'a lost IV tile',
    always,
    position(({ bridgeStacks: s }) => ({ bridgeStacks: { ...s, IV: s.IV - 1 } })),
  ],
  ['INV-16', 'a lost V tile', always, shorter('cathedral-V')],
  [
    'INV-18',
    'one plank on two places',
    always,
    position(({ bridge }) => ({
      bridge: bridge.map((place) => ({ ...place, plank: 'bridge-iv-red-tokens' })),
    })),
  ],
  ['INV-19', 'a lost wall', always, shorter('wall-II-normal')],
  [
    'INV-20',
    'a normal tile in the special slot',
    always,
    position(({ rows }) => ({
      rows: {
        ...rows,
        wall: { ...rows.wall, slots: [...rows.wall.slots.slice(0, 3), first(rows.wall.slots)] },
      },
    })),
  ],
  [
    'INV-21',
    'an empty slot beside a full stack',
    whenState(
      ({ rows, setup, turn }) => rows.wall.stack.normal > 0 && !setup.options.refillOnDemand && !turn.tile,
    ),
    position(({ rows }) => ({
      rows: { ...rows, wall: { ...rows.wall, slots: [null, ...rows.wall.slots.slice(1)] } },
    })),
  ],
  ['INV-22', 'Era II before its time', whenState(({ era }) => era === 'I'), position(() => ({ era: 'II' }))],
  [
    'INV-65',
    'an Era I tile in Era II',
    whenState(({ era }) => era === 'II'),
    position(({ rows }) => ({
      rows: { ...rows, wall: { ...rows.wall, slots: ['wall-i-star-bastion', ...rows.wall.slots.slice(1)] } },
    })),
  ],
];

const OF_TABLE: readonly Falsified[] = [
  [
    'INV-23',
    'a lost action tile',
    always,
    position(({ crane }) => ({ crane: { ...crane, tiles: crane.tiles.slice(1) } })),
  ],
  [
    'INV-24',
    'two action tiles in one slot',
    always,
    position(({ crane }) => ({
      crane: { ...crane, tiles: crane.tiles.map((tile) => ({ ...tile, sector: 1 })) },
    })),
  ],
  [
    'INV-25',
    'an action tile that is none of the six',
    always,
    position(({ crane }) => ({
      crane: { ...crane, tiles: crane.tiles.map((tile) => ({ ...tile, tile: 'action-tile-9' })) },
    })),
  ],
  [
    'INV-26',
    'the box at the first red position',
    always,
    position(({ crane }) => ({ crane: { ...crane, arrow: 0 } })),
  ],
  [
    'INV-29',
    'the wrong active seat',
    whenState(({ phase }) => phase === 'playing'),
    position(({ turn, players }) => ({ turn: { ...turn, seat: (turn.seat + 1) % players.length } })),
  ],
  ['INV-30', 'two turns ahead', always, seatLedger(({ turns }) => ({ turns: turns + 3 }))],
  [
    'INV-31',
    'the platform cube a space too far',
    always,
    position(({ crane }) => ({ crane: { ...crane, platform: crane.platform + 1 } })),
  ],
  ['INV-32', 'an action tile taken twice in a turn', always, ledger(({ taken }) => ({ taken: taken + 1 }))],
  ['INV-33', 'two main actions in a turn', always, turnLedger({ main: 2 })],
  ['INV-34', 'two special tiles in a turn', always, turnLedger({ specials: 2 })],
  ['INV-35', 'a special right used and scored', always, turnLedger({ bonuses: 2, specials: 1 })],
  ['INV-36', 'a slot bonus paid twice', always, turnLedger({ bonuses: 2 })],
  [
    'INV-38',
    'two buildings on one site',
    always,
    position(({ buildings }) => ({ buildings: [first(buildings), ...buildings] })),
  ],
  [
    'INV-39',
    'a building nobody built',
    whenState(({ buildings }) => buildings.length > 0),
    position(({ buildings }) => ({ buildings: buildings.slice(1) })),
  ],
  [
    'INV-40',
    'a cube on an evaluated plaza',
    whenState(({ buildings, plazas }) => buildings.length > 0 && plazas.some(({ evaluated }) => evaluated)),
    position(({ buildings }) => ({ buildings: buildings.map((b) => ({ ...b, cube: true })) })),
  ],
  [
    'INV-41',
    'a plaza evaluated before it is full',
    always,
    position(({ plazas }) => ({ plazas: plazas.map((plaza) => ({ ...plaza, evaluated: true })) })),
  ],
  ['INV-42', 'a plaza tile too few', always, position(({ plazas }) => ({ plazas: plazas.slice(1) }))],
  [
    'INV-49',
    'a corner that has paid twice',
    always,
    player(({ paidContacts }) => ({ paidContacts: [...paidContacts, 'a,b', 'a,b'] })),
  ],
  [
    'INV-61',
    'the first and the last exchanged',
    whenState(({ phase }) => phase === 'finished'),
    position(({ ranking = [] }) => ({ ranking: [...ranking].reverse() })),
  ],
];

test.each([...OF_SUPPLY, ...OF_TABLE])('%s is found broken by %s', (...broken) => {
  expect(reportedFor(ROWS, broken)).toContain(broken[0]);
});
