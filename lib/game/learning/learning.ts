import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';

/** The steps of the guided first game, in their order. */
export const STEPS = [
  'welcome',
  'take',
  'work',
  'bonus',
  'back',
  'end',
  'parler',
  'plan',
  'build',
  'claim',
  'choose',
  'upgrade',
  'farewell',
] as const;
export type StepId = (typeof STEPS)[number];

/** Where a learner stands. */
export interface Learning {
  readonly pack: Pack;
  readonly state: State;
  /** What the learner may do now. */
  readonly commands: readonly Command[];
  /** The last step that was read, as its place in STEPS; -1 before the first. */
  readonly read: number;
}
