/** The input of the invariant checks. */
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { Player, State } from '@/lib/game/engine/state';
import type { Ledger } from './ledger';

/** A position to check, with the game's ledger so far. */
export interface Checked {
  readonly pack: Pack;
  readonly state: State;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
}
/** A row with the positions before and after it. */
export interface Step {
  readonly before: State;
  readonly seat: number;
  readonly command: Command;
  readonly events: readonly Event[];
}
export type PlayerCheck = (player: Player, seat: number, checked: Checked) => boolean;
export type TableCheck = (checked: Checked) => boolean;
export type StepCheck = (step: Step, after: Checked) => boolean;
