/**
 * The invariants of the specification, section 6, as one function. Not here, because they concern something else:
 * INV-59 (replay gives the same) and INV-60 (views leak nothing) are checks of whole games, in tests/fuzz; INV-62 is about the
 * content pack, in tests/content; the parts about Peter Parler in INV-39, 41, 43 and 45 and about solo turns in INV-32 come
 * with those variants. INV-27 and INV-28 hold in the form of R-11: a flag on every tile that was turned past the blue zone.
 */
import { PLAYER_CHECKS } from './invariants-player';
import { SUPPLY_CHECKS } from './invariants-supply';
import { TABLE_CHECKS } from './invariants-table';
import { STEP_CHECKS } from './invariants-step';
import type { Ledger } from './ledger';
import type { Command } from '@/lib/engine/commands';
import type { Event } from '@/lib/engine/events';
import type { Pack } from '@/lib/engine/pack-index';
import type { Secrets } from '@/lib/engine/secrets';
import type { Player, State } from '@/lib/engine/state';

/** A position to be checked, with what the game added up to so far. */
export interface Checked {
  readonly pack: Pack;
  readonly state: State;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
}
/** A row that led from one position to another. */
export interface Step {
  readonly before: State;
  readonly seat: number;
  readonly command: Command;
  readonly events: readonly Event[];
}
export type PlayerCheck = (player: Player, seat: number, checked: Checked) => boolean;
export type TableCheck = (checked: Checked) => boolean;
export type StepCheck = (step: Step, after: Checked) => boolean;

/** Ids of the invariants that do not hold: [] when all is well. */
export function violations(after: Checked, step?: Step): readonly string[] {
  const broken: string[] = [];
  for (const [id, holds] of Object.entries(PLAYER_CHECKS))
    after.state.players.forEach((player, seat) => {
      if (!holds(player, seat, after)) broken.push(`${id} seat ${seat}`);
    });
  for (const [id, holds] of Object.entries({ ...SUPPLY_CHECKS, ...TABLE_CHECKS }))
    if (!holds(after)) broken.push(id);
  if (step && step.command.type !== 'Undo')
    for (const [id, holds] of Object.entries(STEP_CHECKS)) if (!holds(step, after)) broken.push(id);
  return broken;
}

/** Every id checked here. */
export const CHECKED_IDS: ReadonlySet<string> = new Set(
  [PLAYER_CHECKS, SUPPLY_CHECKS, TABLE_CHECKS, STEP_CHECKS].flatMap((checks) =>
    Object.keys(checks).flatMap((id) => id.split(' ')),
  ),
);
