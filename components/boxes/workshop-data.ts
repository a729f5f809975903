/** Plain data of a box, sent by the server to its pages, and how the workshop reads it. */
import type { BoxView, ComponentChange } from '@/lib/features/boxes/box';
import type { Form } from '@/lib/features/boxes/form';
import { type Component, type ComponentKind, componentsOf, provenanceOf } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import type { Era, Provenance } from '@/lib/game/engine/vocabulary';
import { isEqualValue } from './editor/draft';

/** Everything the workshop shows of a box. */
export interface WorkshopData extends Pick<
  BoxView,
  'boxId' | 'values' | 'entries' | 'open' | 'confirmed' | 'newest' | 'mayEdit'
> {
  readonly form: Form;
  readonly maxDoubt: number;
}

/** The fields of a form that changes a component. */
export function formOfChange(
  boxId: string,
  { value, ...change }: ComponentChange & { value?: unknown },
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ boxId, ...change })) form.set(name, text);
  if (value !== undefined) form.set('value', JSON.stringify(value));
  return form;
}

export interface ComponentGroup {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly era: Era | null;
  readonly components: readonly Component[];
}

/** All components in the order of the box, grouped by kind, and hexagon tiles by era. */
export function groupsOf(pack: PackData): readonly ComponentGroup[] {
  const groups = new Map<string, ComponentGroup>();
  for (const component of componentsOf(pack)) {
    const { kind, entry } = component;
    const era = 'era' in entry ? entry.era : null;
    const id = era ? `${kind}-${era.toLowerCase()}` : kind;
    const { components = [] } = groups.get(id) ?? {};
    groups.set(id, { id, kind, era, components: [...components, component] });
  }
  return [...groups.values()];
}

/** The entry status of one component of a box. */
export interface ComponentStanding {
  /** A value that somebody has looked at is confirmed once a revision is finished. */
  readonly state: 'confirmed' | 'looked' | 'differs' | Provenance;
  /** Number of people who entered the box's current value. */
  readonly people: number;
}

/** The status of a component. Entries of people take precedence over the standard pack. */
export function standingIn(
  data: Pick<WorkshopData, 'values' | 'entries' | 'open'>,
  component: Component,
): ComponentStanding {
  const entries = data.entries[component.id] ?? [];
  const value = data.values.changes[component.id] ?? {};
  const same = entries.filter((entry) => isEqualValue(entry.value, value));
  const people = same.length;
  if (data.open.includes(component.id)) return { state: 'differs', people };
  if (entries.length === 0) return { state: provenanceOf(component), people };
  return { state: same.some(({ isRecorded }) => isRecorded) ? 'confirmed' : 'looked', people };
}

/** Whether a component still needs an entry or a decision between entries. */
export const isToDo = ({ state }: ComponentStanding): boolean => state !== 'confirmed' && state !== 'looked';

/** The component to enter next: published values are known, so they come last. */
export function nextOf(data: WorkshopData, components: readonly Component[]): Component | undefined {
  const left = components.filter((component) => isToDo(standingIn(data, component)));
  return left.find((component) => standingIn(data, component).state !== 'published') ?? left[0];
}
