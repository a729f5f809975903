/** Each invariant of a step notices when it is broken: a row of a golden game is falsified in one place. */
import { expect, test } from 'vitest';
import { elementAt, withAt } from '@/lib/game/engine/util';
import { checkedRows, has, withEvents, type CheckedRow } from '../support/engine/checked-rows';
import {
  always,
  player,
  position,
  reportedFor,
  step,
  turnLedger,
  whenPlayer,
  type Falsified,
} from '../support/engine/falsified';

const ROWS = ['4-players-base', '2-players-b-sets-open-v', 'solo-parler', '3-players-at-random'].flatMap(
  checkedRows,
);

const endsTurn = has('TurnEnded');
const withoutItems = ({ step: { before } }: CheckedRow): boolean => before.items.length === 0;

const BROKEN: readonly Falsified[] = [
  [
    'INV-6',
    'a wealth bonus given back',
    ({ step: { before } }) => elementAt(before.players, 0).wealth.length > 0,
    player(() => ({ wealth: [] })),
  ],
  ['INV-8', 'a mine lost', always, player(({ counts }) => ({ counts: { ...counts, 'gold-mine': 0 } }))],
  [
    'INV-26',
    'the used action tile at another position',
    endsTurn,
    (row) =>
      withEvents(row, 'ActionTileReturned', (event) => [{ ...event, sector: (event.sector % 11) + 1 }]),
  ],
  [
    'INV-27',
    'a tile left beyond the blue zone',
    has('ActionTileRecycled'),
    (row) => withEvents(row, 'ActionTileRecycled', () => []),
  ],
  [
    'INV-28',
    'a 5-point flag on the wrong tile',
    has('ActionTileRecycled'),
    (row) =>
      withEvents(row, 'ActionTileRecycled', (event) => {
        const other = row.step.before.crane.tiles.find(({ tile }) => tile !== event.tile);
        return [{ ...event, tile: other?.tile ?? '' }];
      }),
  ],
  [
    'INV-33',
    'a turn ended without its main action',
    endsTurn,
    step(({ before }) => ({ before: { ...before, turn: { ...before.turn, main: 'open' } } })),
  ],
  [
    'INV-34',
    'a special tile without the right to it',
    has('TileTaken', ({ slot }) => slot < 3),
    (row) => withEvents(row, 'TileTaken', (event) => [{ ...event, slot: 3 }]),
  ],
  [
    'INV-37',
    'three windows kept at the end of the turn',
    endsTurn,
    step(({ before, seat }) => {
      const one = elementAt(before.players, seat);
      const goods = { ...one.goods, 'silver-window': 9 };
      return { before: { ...before, players: withAt(before.players, seat, { ...one, goods }) } };
    }),
  ],
  [
    'INV-43',
    'claims without a majority',
    has('PlazaCompleted', ({ claims }) => claims.length > 0),
    (row) => withEvents(row, 'PlazaCompleted', (event) => [{ ...event, both: [] }]),
  ],
  [
    'INV-48',
    'an upgrade without its university advances',
    has('UpgradePlaced'),
    (row) => withEvents(row, 'TrackAdvanced', () => []),
  ],
  [
    'INV-49',
    'a contact forgotten',
    ({ step: { before } }) => elementAt(before.players, 0).paidContacts.length > 0,
    player(() => ({ paidContacts: [] })),
  ],
  ['INV-52', 'a marker moved back', whenPlayer(({ grids }) => grids.cathedral.column > 0), back],
  [
    'INV-54',
    'a score of nothing',
    has('Scored'),
    (row) => withEvents(row, 'Scored', (event) => [{ ...event, points: 0 }]),
  ],
  [
    'INV-55',
    'a price that was not there',
    has('Paid'),
    (row) => withEvents(row, 'Paid', (event) => [{ ...event, cost: { gold: 99 } }]),
  ],
  [
    'INV-56',
    'a permanent technology that works too soon',
    has('AbilityUsed'),
    step(({ before }) => ({
      before: {
        ...before,
        players: before.players.map((one) => ({
          ...one,
          technologies: one.technologies.map(({ tile }) => ({ tile, active: false })),
        })),
      },
    })),
  ],
  [
    'INV-57',
    'a command of a seat that was not asked',
    withoutItems,
    step(({ before }) => ({ seat: (before.turn.seat + 1) % before.players.length })),
  ],
  [
    'INV-58',
    'an offer that outlives the turn',
    endsTurn,
    position(({ items, nextItem }) => ({
      items: [
        ...items,
        { id: nextItem, seat: 0, kind: 'road-egg', space: 'I', class: 'lapse', source: { kind: 'road' } },
      ],
    })),
  ],
  [
    'INV-63',
    'a red position for nothing',
    has('ActionTileTaken', ({ position: at, seat }) => at < 4 && seat === 0),
    (row) => withEvents(row, 'Paid', () => []),
  ],
  ['INV-64', 'two upgrade bonuses for one performance', always, turnLedger({ paidPerformances: [1, 1] })],
];

function back(row: CheckedRow): CheckedRow {
  return player(({ grids }) => ({ grids: { ...grids, cathedral: { row: 0, column: -1 } } }))(row);
}

test.each(BROKEN)('%s is found broken by %s', (...broken) => {
  expect(reportedFor(ROWS, broken)).toContain(broken[0]);
});
