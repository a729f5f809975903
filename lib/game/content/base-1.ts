import type { PackData } from '@/lib/game/engine/pack';
import { withChanges } from '@/lib/game/engine/pack-index';
import { BASE_PACK } from './base';

/** The values of the first version that were changed later, by entry. */
const FIRST_VALUES = {
  'gold-mine-bonus-1': { field: 4 },
  'gold-mine-bonus-2': { field: 6 },
  'wealth-gold-6': { gain: { kind: 'egg', n: 1 } },
  'wealth-stone-6': { gain: { kind: 'silver-window', n: 1 } },
  'wealth-9': {
    gain: {
      kind: 'choose-one',
      of: [
        { kind: 'gold-window', n: 1 },
        { kind: 'points', n: 4 },
      ],
    },
  },
  'hunger-wall': { rowPoints: [0, 3, 6, 9, 13, 17], columnValues: [0, 1, 1, 2, 2, 3] },
  'upgrade-i-trestle-bench': {
    bonus: { kind: 'silver-window', n: 1 },
    edges: [{ side: 1, gain: { kind: 'gold', n: 1 } }],
  },
  'upgrade-i-window-frames': {
    bonus: { kind: 'silver-window', n: 1 },
    edges: [{ side: 3, gain: { kind: 'stone', n: 1 } }],
  },
  'upgrade-i-treadwheel-crane': {
    bonus: { kind: 'silver-window', n: 1 },
    edges: [{ side: 4, gain: { kind: 'egg', n: 1 } }],
  },
  'upgrade-ii-stone-saw': { bonus: { kind: 'points', n: 2 } },
  'upgrade-ii-facade-painters': { bonus: { kind: 'points', n: 2 } },
  'upgrade-ii-milestones': { bonus: { kind: 'gold', n: 2 } },
  'upgrade-ii-mint-master': {
    bonus: {
      kind: 'both',
      of: [
        { kind: 'silver-window', n: 1 },
        { kind: 'gold', n: 1 },
      ],
    },
  },
  'wall-i-rubble-wall': { cost: { gold: 0, stone: 1 } },
  'wall-i-beacon-tower': { cost: { gold: 0, stone: 2 } },
  'wall-i-drum-tower': { gain: { kind: 'points', n: 5 } },
  'wall-i-miners-bastion': { cost: { gold: 0, stone: 3 } },
  'wall-i-quarry-face': { cost: { gold: 1, stone: 2 } },
  'wall-ii-high-tower': { gain: { kind: 'points', n: 5 } },
  'wall-ii-double-gate': { cost: { gold: 1, stone: 3 } },
  'wall-ii-hunger-stair': { gain: { kind: 'points', n: 3 } },
  'wall-ii-crown-battlement': { gain: { kind: 'points', n: 8 } },
  'wall-ii-hill-wall': { cost: { gold: 0, stone: 4 } },
  'building-i-lantern-maker': { cost: { gold: 1, stone: 1 } },
  'building-i-money-changer': { gain: { kind: 'gold', n: 3 } },
  'building-i-mint-annex': { cost: { gold: 1, stone: 1 } },
  'building-i-goldsmiths-row': { cost: { gold: 2, stone: 0 } },
  'building-ii-guildhall': { gain: { kind: 'points', n: 5 } },
  'building-ii-patricians-palace': { gain: { kind: 'points', n: 5 } },
  'building-ii-royal-stables': {
    gain: {
      kind: 'both',
      of: [
        { kind: 'gold-window', n: 1 },
        { kind: 'points', n: 1 },
      ],
    },
  },
  'building-ii-masters-row': {
    gain: {
      kind: 'both',
      of: [
        { kind: 'gold-window', n: 1 },
        { kind: 'points', n: 1 },
      ],
    },
  },
} as const;

/** The first version of the pack, for games that started with it. */
export const BASE_PACK_1: PackData = { ...withChanges(BASE_PACK, FIRST_VALUES), version: 1 };
