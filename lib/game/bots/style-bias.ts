/**
 * The style bias of a player. Without it, two bots at a table would always choose the same one of three
 * technologies.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';

/**
 * The largest bias in either direction. It is smaller than the model's own errors, so it costs little
 * strength.
 */
const SPREAD = 0.3;

/** A public text that identifies the player at this seat of this deal for the whole game. */
export function characterOf({ bridge, plazas }: State, seat: SeatId): string {
  return [seat, ...bridge.map(({ face }) => face), ...plazas.map(({ face }) => face)].join();
}

/** A player without style bias, used to judge other players' turns. */
export const NO_CHARACTER = '';

/** A player's bias for a component, as a factor with an average of 1. */
export function leaningOf(character: string, id: string): number {
  if (character === NO_CHARACTER) return 1;
  return 1 + SPREAD * (2 * fractionOf(`${character}/${id}`) - 1);
}

/**
 * Maps a text evenly to the range 0 to 1 (FNV-1a, then mixed, because similar texts must give different
 * numbers).
 */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
