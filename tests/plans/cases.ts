/**
 * Scripted cases: a plan made at one table, what its turn finds, and how it ends. Played in thought and by
 * the service alike.
 */
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { Guard } from '@/lib/game/analysis/plans/plan';
import {
  buyExtra,
  declare,
  end,
  EXTRA_GG,
  mines,
  placeBuilding,
  placeUpgrade,
  placeWall,
  refresh,
  sideways,
  take,
  type Given,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { counts, goods, noWealth } from '../support/engine/patches-player';
import { emptySlot, inSlot } from '../support/engine/patches-rows';
import { all, patch, type Patch, type TableChoices } from '../support/engine/table';
import { ME, type Wish } from './support';

export const POSTERN = 'wall-i-postern';
export const DRUM_TOWER = 'wall-i-drum-tower';
const HEN_COOPS = 'upgrade-i-hen-coops';
export const RUBBLE_YARD = 'building-i-rubble-yard';

/** A tile for mines so far round the wheel; nothing else that could disturb. */
export const minesAt = (position: number, ...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 3 }),
    offered('manage-mines', 'egg-for-gold', position),
    ...more,
  );
export const minesTurn = (position: number): readonly Given[] => [
  take(position),
  declare('manage-mines'),
  mines('increase'),
  end,
];
export const costsAtMost = (n: number, step = 0): Guard => ({ kind: 'costs-at-most', step, n });
export const walls = (...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 4 }),
    offered('construct-wall'),
    inSlot('wall', 0, POSTERN),
    ...more,
  );
export const wallTurn: readonly Given[] = [
  take(),
  declare('construct-wall'),
  placeWall(0, 'wall-cell-1'),
  end,
];
export const cityAbout = (...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    emptyCity,
    offered('construct-building'),
    goods(ME, { gold: 5, stone: 5 }),
    plazaFace('p2', 'plaza-tan-2-a'),
    inSlot('building', 0, RUBBLE_YARD),
    ...more,
  );
export const houseTurn: readonly Given[] = [
  take(),
  declare('construct-building'),
  placeBuilding(0, 'site-p2-c', 0),
  end,
];
const RIVALS = all(
  built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', 1, { rotation: 3 }),
);

export interface Case {
  readonly what: string;
  readonly choices?: TableChoices;
  /** The table the plan was made at. */
  readonly made: Patch;
  /** The table its turn finds, if it has changed. */
  readonly found?: Patch;
  readonly turn: readonly Given[];
  readonly wish?: Wish;
  readonly told: readonly string[];
}

/** The plan is for a tile for mines at one place of the wheel, and its turn finds the tile at another. */
const moved = (what: string, [from, to]: readonly [number, number], told: string, wish?: Wish): Case => ({
  what,
  made: minesAt(from),
  found: minesAt(to),
  turn: minesTurn(from),
  ...(wish ? { wish } : {}),
  told: [told],
});
const PLAYED = '0 plays 4, done';
const AT_MOST_ONE: Wish = { guards: [costsAtMost(1)] };
const withGoldLeft = (n: number): Wish => ({
  guards: [costsAtMost(1), { kind: 'left-at-least', good: 'gold', n }],
});

export const PRICES: readonly Case[] = [
  moved('everything as planned', [5, 5], PLAYED),
  moved('the wheel has turned, the tile is still free', [4, 6], PLAYED),
  moved('legal but costlier', [5, 3], '0 fails at 0: costlier'),
  moved('costlier within what was agreed to', [5, 3], PLAYED, AT_MOST_ONE),
  moved('no cheaper, though that was asked for', [3, 2], '0 fails at 0: guard costs-at-most', {
    guards: [costsAtMost(0)],
  }),
  moved('cheaper than planned', [3, 5], PLAYED),
  moved('fewer points on the wheel', [9, 8], '0 fails at 0: fewer-points'),
  moved('more points on the wheel', [8, 10], PLAYED),
  {
    what: 'agreed to, and too little gold for it',
    made: minesAt(5),
    found: minesAt(3, goods(ME, { gold: 0 })),
    turn: minesTurn(5),
    wish: AT_MOST_ONE,
    told: ['0 fails at 0: cannot-pay'],
  },
  {
    what: 'less is produced, for so much gold is too much',
    made: minesAt(5),
    found: minesAt(5, goods(ME, { gold: 8 })),
    turn: [take(5), declare('manage-mines'), mines('produce'), end],
    told: ['0 fails at 2: gains-less gold'],
  },
  {
    what: 'the last mine, and with it the seal right, is further away',
    made: minesAt(5, counts(ME, { 'gold-mine': 7 })),
    found: minesAt(5, counts(ME, { 'gold-mine': 6 })),
    turn: [take(5), declare('manage-mines'), mines('increase')],
    told: ['0 fails at 2: misses SealRightGained'],
  },
  moved('enough gold is left', [5, 3], PLAYED, withGoldLeft(2)),
  moved('too little gold is left', [5, 3], '0 fails at 3: guard left-at-least', withGoldLeft(9)),
];

export const PIECES: readonly Case[] = [
  {
    what: 'the tile is gone from its row',
    made: walls(),
    found: walls(inSlot('wall', 0, DRUM_TOWER)),
    turn: wallTurn,
    told: [`0 fails at 2: gone ${POSTERN}`],
  },
  {
    what: 'the tile lies in another slot',
    made: walls(),
    found: walls(inSlot('wall', 2, POSTERN)),
    turn: wallTurn.slice(0, 3),
    told: ['0 plays 3, done'],
  },
  {
    what: 'the open item it answers has another number',
    made: walls(inSlot('wall', 0, 'wall-i-earth-rampart')),
    found: walls(
      inSlot('wall', 0, 'wall-i-earth-rampart'),
      patch(({ nextItem }) => ({ nextItem: nextItem + 7 })),
    ),
    turn: [...wallTurn.slice(0, 3), sideways('hunger-wall')],
    told: ['0 plays 3, check-again', '0 plays 1, done'],
  },
  {
    what: 'the two tiles of a refresh lie the other way round',
    made: walls(inSlot('wall', 2, DRUM_TOWER)),
    found: walls(inSlot('wall', 0, DRUM_TOWER), inSlot('wall', 1, POSTERN)),
    turn: [refresh('wall', [0, 2])],
    told: ['0 plays 1, done'],
  },
  {
    what: 'one of the two tiles of a refresh is gone',
    made: walls(inSlot('wall', 2, DRUM_TOWER)),
    found: walls(inSlot('wall', 2, DRUM_TOWER), inSlot('wall', 2, 'wall-i-earth-rampart')),
    turn: [refresh('wall', [0, 2])],
    told: [`0 fails at 0: gone ${DRUM_TOWER}`],
  },
  {
    what: 'the site is taken',
    made: cityAbout(),
    found: cityAbout(built('site-p2-c', 'building-i-canons-house', 1)),
    turn: houseTurn,
    told: ['0 fails at 2: site-taken'],
  },
  {
    what: 'only if the site is free, and it is not',
    made: cityAbout(),
    found: cityAbout(built('site-p2-c', 'building-i-canons-house', 1)),
    turn: houseTurn,
    wish: { guards: [{ kind: 'site-free', site: 'site-p2-c' }] },
    told: ['0 fails at 0: guard site-free'],
  },
  {
    what: 'only if another tile is still there, and it is not',
    made: minesAt(5, inSlot('wall', 0, POSTERN)),
    found: minesAt(5, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER)),
    turn: minesTurn(5),
    wish: { guards: [{ kind: 'tile-there', tile: POSTERN }] },
    told: ['0 fails at 0: guard tile-there'],
  },
  {
    what: 'only if a plaza is still open, and it is not',
    made: minesAt(5),
    found: minesAt(
      5,
      patch(({ plazas }) => ({
        plazas: plazas.map((entry) => (entry.plaza === 'p2' ? { ...entry, evaluated: true } : entry)),
      })),
    ),
    turn: minesTurn(5),
    wish: { guards: [{ kind: 'plaza-open', plaza: 'p2' }] },
    told: ['0 fails at 0: guard plaza-open'],
  },
  {
    what: 'it would now complete a plaza and give others their rewards',
    made: cityAbout(),
    found: cityAbout(RIVALS),
    turn: houseTurn,
    told: ['0 fails at 2: completes p2'],
  },
];

export const twoActions: readonly Given[] = [
  take(),
  declare('upgrade-action'),
  placeUpgrade(1),
  buyExtra(EXTRA_GG),
  declare('construct-wall', 'extra'),
];
export const both = (wall: string, ...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 4, 'gold-window': 2 }),
    offered('upgrade-action'),
    inSlot('upgrade', 1, HEN_COOPS),
    inSlot('wall', 0, wall),
    ...more,
  );

export const REVEALS: readonly Case[] = [
  {
    what: 'a reveal in the middle: the rest is looked at again and played',
    made: both(POSTERN),
    turn: twoActions.slice(0, 4),
    told: ['0 plays 3, check-again', '0 plays 1, done'],
  },
  {
    what: 'bound to fail after the reveal: not even begun',
    made: both(POSTERN),
    found: both(POSTERN, goods(ME, { 'gold-window': 1 })),
    turn: twoActions.slice(0, 4),
    told: ['0 fails at 3: cannot-pay'],
  },
  {
    what: 'stop before revealing: the steps before it are played',
    made: both(POSTERN),
    turn: twoActions.slice(0, 4),
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 2, stop'],
  },
  {
    what: 'stop before revealing: the end of the turn is left to the player',
    made: minesAt(5),
    turn: minesTurn(5),
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 3, stop'],
  },
  {
    what: 'stop before revealing, and the first step reveals',
    made: minesAt(5),
    turn: [refresh('wall', [0, 1]), ...minesTurn(5).slice(0, 1)],
    wish: { stopsBeforeReveal: true },
    told: ['0 stopped at 0'],
  },
  {
    what: 'a refill is pending: using the row shows it, and the known tile is still taken',
    choices: { options: ONLINE_OPTIONS },
    made: walls(),
    found: walls(emptySlot('wall', 2)),
    turn: wallTurn,
    told: ['0 plays 2, check-again', '0 plays 2, done'],
  },
  {
    what: 'a refill is pending where it was told to stop before revealing',
    choices: { options: ONLINE_OPTIONS },
    made: walls(),
    found: walls(emptySlot('wall', 2)),
    turn: wallTurn,
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 1, stop'],
  },
];
