/**
 * Each invariant of a player notices when it is broken: a position of a golden game is falsified in one
 * place.
 */
import { expect, test } from 'vitest';
import { elementAt } from '@/lib/game/engine/util';
import { checkedRows } from '../support/engine/checked-rows';
import {
  always,
  player,
  reportedFor,
  seatLedger,
  whenPlayer,
  type Falsified,
} from '../support/engine/falsified';

const ROWS = ['4-players-base', '2-players-b-sets-open-v'].flatMap(checkedRows);

const first = <T>(list: readonly T[]): T => elementAt(list, 0);
const owned = (tile: string) => ({ tile, active: false });

const OF_PLAYERS: readonly Falsified[] = [
  ['INV-1', 'ten gold', always, player(({ goods }) => ({ goods: { ...goods, gold: 10 } }))],
  ['INV-2', 'less than no stone', always, player(({ goods }) => ({ goods: { ...goods, stone: -1 } }))],
  ['INV-3', 'half an egg', always, player(({ goods }) => ({ goods: { ...goods, egg: 0.5 } }))],
  ['INV-4', 'a twelfth cube', always, player(({ cubes }) => ({ cubes: cubes + 1 }))],
  ['INV-5', 'six available cubes', always, player(() => ({ cubes: 6 }))],
  ['INV-6', 'a wealth bonus twice', always, player(() => ({ wealth: ['wealth-9', 'wealth-9'] }))],
  [
    'INV-7',
    'six gold without its bonus',
    always,
    player(({ goods }) => ({ goods: { ...goods, gold: 6 }, wealth: [] })),
  ],
  ['INV-8', 'nine mines', always, player(({ counts }) => ({ counts: { ...counts, 'gold-mine': 9 } }))],
  [
    'INV-9',
    'the ninth university space',
    always,
    player(({ heights }) => ({ heights: { ...heights, university: 9 } })),
  ],
  [
    'INV-10',
    'an advance too many',
    always,
    seatLedger(({ advanced }) => ({ advanced: { ...advanced, technology: 99 } })),
  ],
  [
    'INV-11',
    'a technology of a level not reached',
    whenPlayer(({ heights }) => heights.technology < 6),
    player(({ technologies }) => ({ technologies: [...technologies, owned('technology-iv-wall')] })),
  ],
  [
    'INV-12',
    'two technologies of one level',
    whenPlayer(({ heights }) => heights.technology === 1),
    player(() => ({
      technologies: [owned('technology-i-mine-points'), owned('technology-i-quarry-points')],
    })),
  ],
  [
    'INV-17',
    'two V tiles from the bridge',
    always,
    player(() => ({
      vTiles: [
        { tile: 'bridge-v-walls', from: 'bridge' },
        { tile: 'bridge-v-upgrades', from: 'bridge' },
      ],
    })),
  ],
  [
    'INV-44',
    'a claim right from nowhere',
    always,
    player(({ sealRights }) => ({ sealRights: sealRights + 1 })),
  ],
  [
    'INV-45',
    'a production token before its time',
    whenPlayer(({ counts }) => counts.quarry < 4),
    player(({ productionTokens }) => ({
      productionTokens: { ...productionTokens, quarry: 'production-token-point-gold' },
    })),
  ],
  [
    'INV-46',
    'two walls on one cell',
    whenPlayer(({ walls }) => walls.length > 0),
    player(({ walls }) => ({ walls: [first(walls), ...walls] })),
  ],
  [
    'INV-47',
    'an upgrade nobody placed',
    always,
    player(({ upgrades }) => ({
      upgrades: {
        ...upgrades,
        'kings-road': [...upgrades['kings-road'], { tile: 'upgrade-i-x', rotation: 0 }],
      },
    })),
  ],
  ['INV-50', 'a pawn ahead of its performances', always, player(({ road }) => ({ road: road + 1 }))],
  [
    'INV-51',
    'a bridge tile nobody moved for',
    always,
    seatLedger(({ bridgeIV }) => ({ bridgeIV: bridgeIV + 1 })),
  ],
  [
    'INV-52',
    'a marker beyond the last column',
    always,
    player(({ grids }) => ({ grids: { ...grids, cathedral: { row: 0, column: 6 } } })),
  ],
  [
    'INV-53',
    'a Cathedral tile below tier III',
    whenPlayer(({ grids }) => grids.cathedral.row < 4),
    player(() => ({ vTiles: [{ tile: 'bridge-v-walls', from: 'cathedral' }] })),
  ],
  ['INV-54', 'a point nobody scored', always, player(({ score }) => ({ score: score + 1 }))],
  [
    'INV-66',
    'an egg spent for nothing',
    always,
    seatLedger(({ eggsSpent }) => ({ eggsSpent: eggsSpent + 1 })),
  ],
];

test.each(OF_PLAYERS)('%s is found broken by %s', (...broken) => {
  expect(reportedFor(ROWS, broken)).toContain(broken[0]);
});
