import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';

/** The chapters of the lesson in order; each is its own table. */
export const CHAPTERS = ['1', '2', '3'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The steps of all chapters. */
export const STEP_IDS = [
  ...['welcome', 'crane', 'take', 'work', 'bonus', 'back', 'end', 'parler', 'mine', 'produce', 'mineEnd'],
  ...['plan', 'build', 'claim', 'buildEnd', 'known1'],
  ...['board', 'choose', 'upgrade', 'pays', 'upgradeEnd', 'blue', 'corner', 'cathedral', 'cornerEnd'],
  ...['wallTake', 'wall', 'technology', 'hunger', 'climb', 'wallEnd', 'known2'],
  ...['late', 'eggTake', 'egg', 'quarry', 'seal', 'eggEnd', 'roadTake', 'road', 'bridge', 'plank'],
  ...[
    'windows',
    'again',
    'plank2',
    'roadEnd',
    'forecast',
    'lastTake',
    'last',
    'lastSide',
    'lastEnd',
    'known3',
  ],
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** One instruction or explanation. */
export interface ChapterStep {
  readonly id: StepId;
  /** The commands that complete it; none if it only needs reading. */
  readonly does?: readonly Command[];
  /** Further pieces to highlight, besides the pieces of its commands. */
  readonly at?: readonly string[];
  /** The casebook rule with more details. */
  readonly rule: string;
}

export interface Chapter {
  readonly id: ChapterId;
  /** 64 hex digits; public on purpose, because a lesson has no secrets. */
  readonly seed: string;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  /** The learner's turns before the chapter begins. */
  readonly before: readonly Command[];
  readonly steps: readonly ChapterStep[];
}

/** A learner's position in a chapter. */
export interface LearnerPosition {
  readonly pack: Pack;
  readonly state: State;
  /** The learner's legal commands. */
  readonly commands: readonly Command[];
}
