/** Places that fill in form fields. Only Peter Parler's choices have such forms. */
import type { Option } from '@/lib/game/engine/options';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { slotAt, type At } from './places';

/** A place that fills in one field of a form whose fields together make a command. */
export interface FieldValue {
  readonly at: At;
  readonly field: string;
  readonly value: string;
  /** For a building, a bit for each legal rotation. */
  readonly legal?: number;
}

const ROTATIONS = 6;

/**
 * The possible places of Peter Parler's pawn, of his marker for each row, and of his building. His form
 * asks for one place per answer. If the building does not fit in every rotation, one field holds both site
 * and rotation.
 */
export function fieldValuesOf(commands: readonly Option[]): readonly FieldValue[] {
  const found = new Map<At, FieldValue>();
  const add = (at: At, field: string, value: string, legal?: number) =>
    found.set(at, { at, field, value, ...(legal === undefined ? {} : { legal }) });
  const houses = commands.flatMap(({ command }) => (command.type === 'PlaceParlerBuilding' ? [command] : []));
  const sites = new Set(houses.map(({ site }) => site));
  const isFree = houses.length === ROTATIONS * sites.size;
  for (const site of sites) {
    const legal = houses.reduce((bits, each) => (each.site === site ? bits | (1 << each.rotation) : bits), 0);
    add(`site:${site}`, isFree ? 'with.site' : 'command', site, legal);
  }
  for (const { command } of commands) {
    if (command.type !== 'SetParlerMarkers') continue;
    add(`plaza:${command.plaza}`, 'with.plaza', command.plaza);
    for (const row of ROWS) {
      const slot = command.slots[row];
      add(slotAt(row, slot), `with.slots.${row}`, String(slot));
    }
  }
  return [...found.values()];
}
