/** Merges the entries of a box's editors into its values: pure. */
import { componentsOf } from '@/lib/game/box/components';
import { provenanceOf } from '@/lib/game/box/provenance';
import type { BoxValues } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import { packFor } from '@/lib/game/rulesets';
import type { ChosenValue, ComponentValue, EnteredValue } from '@/lib/features/boxes/locked-box';

type Entries = readonly Pick<EnteredValue, 'componentId' | 'editorId' | 'value' | 'at'>[];

export interface MergedValues {
  readonly values: BoxValues;
  /** Components with different entries and no choice yet. */
  readonly open: readonly string[];
  /** Components that are published, or that someone has entered. */
  readonly looked: number;
  /** Number of components in the base. */
  readonly total: number;
  /** Editors who entered a current value of the box. */
  readonly people: number;
}

/** Whether two values of one component are equal; both in the form that `parseBoxValues` returns. */
export const isSameValue = (a: ComponentValue, b: ComponentValue): boolean =>
  canonicalJson(a) === canonicalJson(b);

/** The value of each component: the only one, the chosen one, or the one that most editors entered. */
export function mergeValues(
  base: BoxValues['base'],
  entries: Entries,
  choices: readonly ChosenValue[],
): MergedValues {
  const changes: Record<string, ComponentValue> = {};
  const open: string[] = [];
  const people = new Set<string>();
  const components = componentsOf(packFor(base.id, base.version));
  let looked = 0;
  for (const component of components) {
    const own = entries.filter(({ componentId }) => componentId === component.id);
    if (own.length > 0 || provenanceOf(component) === 'published') looked += 1;
    const chosen = choices.find(({ componentId }) => componentId === component.id);
    const { value, isOpen } = valueOf(own, chosen);
    if (isOpen) open.push(component.id);
    if (Object.keys(value).length > 0) changes[component.id] = value;
    for (const entry of own) if (isSameValue(entry.value, value)) people.add(entry.editorId);
  }
  const values = { base, changes };
  return { values, open, looked, total: components.length, people: people.size };
}

function valueOf(
  entries: Entries,
  chosen: ChosenValue | undefined,
): { readonly value: ComponentValue; readonly isOpen: boolean } {
  const groups = new Map<string, Entries>();
  for (const entry of entries) {
    const key = canonicalJson(entry.value);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const choice = chosen && groups.get(canonicalJson(chosen.value))?.[0];
  if (choice) return { value: choice.value, isOpen: false };
  const first = (group: Entries) => Math.min(...group.map(({ at }) => at.getTime()));
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length || first(a) - first(b));
  return { value: most?.[0]?.value ?? {}, isOpen: groups.size > 1 };
}
