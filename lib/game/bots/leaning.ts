/**
 * The style bias of a player. Without it, two players at a table would always want the same technology of
 * three.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';

/** How far fondness goes either way. The model's errors are greater than that, so little strength is lost. */
const SPREAD = 0.3;

/** A public text that identifies the player at this seat of this deal for the whole game. */
export function characterOf({ bridge, plazas }: State, seat: SeatId): string {
  return [seat, ...bridge.map(({ face }) => face), ...plazas.map(({ face }) => face)].join();
}

/** Somebody who is fond of nothing: who judges the turns of others. */
export const NO_CHARACTER = '';

/** How much more or less than its worth a component is worth to a player: 1 on average. */
export function leaningOf(character: string, id: string): number {
  if (character === NO_CHARACTER) return 1;
  return 1 + SPREAD * (2 * fractionOf(`${character}/${id}`) - 1);
}

/** A text spread evenly over 0 to 1 (FNV-1a, then mixed, for similar texts must not give similar numbers). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
