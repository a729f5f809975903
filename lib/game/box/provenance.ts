import type { Provenance } from '@/lib/game/engine/vocabulary';
import { FIELDS, type Component } from './components';

const FROM_BEST: readonly Provenance[] = ['published', 'inferred', 'reconstructed'];

/** How reliable a component's changeable values are: the least reliable value decides. */
export function provenanceOf(component: Component): Provenance {
  const { entry, kind } = component;
  const fields: readonly string[] = FIELDS[kind];
  const values = Object.entries(entry).filter(([field]) => fields.includes(field));
  const all = [entry.provenance, ...provenancesIn(values.map(([, value]) => value as unknown))];
  return FROM_BEST.findLast((provenance) => all.includes(provenance)) ?? 'reconstructed';
}

function provenancesIn(value: unknown): readonly Provenance[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'provenance' in value ? [value.provenance as Provenance] : [];
  return [...own, ...Object.values(value).flatMap(provenancesIn)];
}
