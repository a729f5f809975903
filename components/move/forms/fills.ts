/** Values of Peter Parler's forms: his pawn and markers, or the site and rotation of his building. */
import { firstLegal, isLegal, nextLegal } from '@/components/move/rotations';
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { FieldValue, TurnData } from '@/lib/game/turn/turn-data';

/** By field name. A missing field has its first allowed value. */
export type Fills = Readonly<Partial<Record<string, string>>>;

const ROTATION = 'with.rotation';

/** Whether the forms currently select this place. */
export function isSelected({ fillings }: TurnData, fills: Fills, { field, value }: FieldValue): boolean {
  return (fills[field] ?? fillings.find((entry) => entry.field === field)?.value) === value;
}

/** The places that the forms select. */
export function filledPlaces(turn: TurnData, fills: Fills): readonly string[] {
  return turn.fillings.filter((filling) => isSelected(turn, fills, filling)).map(({ at }) => at);
}

/** The values with a place selected as well. */
export const fillWith = (fills: Fills, { field, value }: FieldValue): Fills =>
  fills[field] === value ? fills : { ...fills, [field]: value };

const houseOf = (turn: TurnData, fills: Fills) =>
  turn.fillings.find((filling) => filling.legal !== undefined && isSelected(turn, fills, filling));

/** The building's rotation if legal at its site, else the first legal one. */
export function rotationOf(turn: TurnData, fills: Fills): number {
  const { legal = 0 } = houseOf(turn, fills) ?? {};
  const said = Number(fills[ROTATION] ?? 0);
  return isLegal(legal, said) ? said : firstLegal(legal);
}

/** The values with the next legal rotation at the site. */
export function turnedFills(turn: TurnData, fills: Fills, by: 1 | 5): Fills {
  const { legal } = houseOf(turn, fills) ?? {};
  if (!legal) return fills;
  return { ...fills, [ROTATION]: String(nextLegal(legal, rotationOf(turn, fills), by)) };
}

/** The command that the forms describe. */
export function filledCommand(turn: TurnData, fills: Fills): Command {
  const house = houseOf(turn, fills);
  const rotation = rotationOf(turn, fills) as CommandOf<'PlaceParlerBuilding'>['rotation'];
  if (house) return { type: 'PlaceParlerBuilding', site: house.value, rotation };
  const said = (field: string) =>
    turn.fillings.find((filling) => filling.field === field && isSelected(turn, fills, filling))?.value ?? '';
  const slot = (row: string) =>
    Number(said(`with.slots.${row}`)) as CommandOf<'SetParlerMarkers'>['slots']['wall'];
  return {
    type: 'SetParlerMarkers',
    plaza: said('with.plaza'),
    slots: { upgrade: slot('upgrade'), wall: slot('wall'), building: slot('building') },
  };
}

/** The building that Peter Parler has taken and must place. */
export function owedTile({ items }: State): string | undefined {
  return items.flatMap((item) => (item.kind === 'parler-building' ? [item.tile] : []))[0];
}
