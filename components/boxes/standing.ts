/** Entry status of components. */
import type { Component } from '@/lib/game/box/components';
import { provenanceOf } from '@/lib/game/box/provenance';
import type { Provenance } from '@/lib/game/engine/pack-entry';
import type { WorkshopData } from './box-data';
import { isEqualValue } from './editor/draft';

/** The entry status of one component of a box. */
export interface ComponentStanding {
  readonly state: 'confirmed' | 'differs' | Provenance;
  /** People who entered the box's current value. */
  readonly people: readonly string[];
}

/** The status of a component. Entries of people take precedence over the standard pack. */
export function standingIn(
  data: Pick<WorkshopData, 'values' | 'entries' | 'open'>,
  component: Component,
): ComponentStanding {
  const entries = data.entries[component.id] ?? [];
  const value = data.values.changes[component.id] ?? {};
  const people = entries.filter((entry) => isEqualValue(entry.value, value)).map(({ by }) => by);
  if (data.open.includes(component.id)) return { state: 'differs', people };
  return { state: entries.length > 0 ? 'confirmed' : provenanceOf(component), people };
}

/** Whether a component still needs an entry or a decision between entries. */
export const isToDo = ({ state }: ComponentStanding): boolean =>
  state === 'differs' || state === 'inferred' || state === 'reconstructed';
