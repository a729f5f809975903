/**
 * The invariants of the specification, section 6, as one function. Others are checked elsewhere: INV-59
 * (replay gives the same) and INV-60 (views leak nothing) for whole games in tests/fuzz; INV-62 for the
 * content pack in tests/content. The second seat of a solo game has a separate list. INV-27 and INV-28 hold
 * in the form of R-11: a flag on every tile that was turned past the blue zone.
 */
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Checked, Step } from './checked';
import { OPPONENT_CHECKS, PLAYER_CHECKS } from './invariants-player';
import { STEP_CHECKS } from './invariants-step';
import { PARLER_CHECKS, SUPPLY_CHECKS } from './invariants-supply';
import { TABLE_CHECKS } from './invariants-table';

const OF_PLAYER = Object.entries(PLAYER_CHECKS);
const OF_OPPONENT = Object.entries(OPPONENT_CHECKS);
const OF_TABLE = Object.entries({ ...SUPPLY_CHECKS, ...TABLE_CHECKS, ...PARLER_CHECKS });
const OF_STEP = Object.entries(STEP_CHECKS);

/** Ids of the violated invariants; [] if all hold. */
export function violations(after: Checked, step?: Step): readonly string[] {
  const broken: string[] = [];
  after.state.players.forEach((player, seat) => {
    const checks = isAutomatic(after.state.setup, seat) ? OF_OPPONENT : OF_PLAYER;
    for (const [id, holds] of checks) if (!holds(player, seat, after)) broken.push(`${id} seat ${seat}`);
  });
  for (const [id, holds] of OF_TABLE) if (!holds(after)) broken.push(id);
  if (step && step.command.type !== 'Undo')
    for (const [id, holds] of OF_STEP) if (!holds(step, after)) broken.push(id);
  return broken;
}

/** Every id checked here. */
export const CHECKED_IDS: ReadonlySet<string> = new Set(
  [PLAYER_CHECKS, SUPPLY_CHECKS, TABLE_CHECKS, STEP_CHECKS].flatMap((checks) =>
    Object.keys(checks).flatMap((id) => id.split(' ')),
  ),
);
