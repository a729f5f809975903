/** A box during a change, and the rows a change writes. */
import { componentsOf } from '@/lib/game/box/components';
import { provenanceOf } from '@/lib/game/box/provenance';
import type { BoxValues } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import { packFor } from '@/lib/game/rulesets';
import type { Result } from '@/lib/platform/http/refused';
import type { BoxRefusal } from './refusals';

export const BOX_SHARES = ['private', 'link', 'listed'] as const;
export type BoxShare = (typeof BOX_SHARES)[number];

/** The differing fields of one component. */
export type ComponentValue = BoxValues['changes'][string];

interface EnteredValue {
  readonly componentId: string;
  readonly editorId: string;
  readonly value: ComponentValue;
  readonly doubt: string;
  readonly at: Date;
}

export interface ChosenValue {
  readonly componentId: string;
  readonly value: ComponentValue;
}

export interface BoxEditorRow {
  readonly id: string;
  readonly userId: string | null;
  readonly leftAt: Date | null;
}

export interface LockedBox {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  readonly share: BoxShare;
  readonly joinLinkHash: string | null;
  readonly joinLinkNo: number;
  readonly base: BoxValues['base'];
  readonly editors: readonly BoxEditorRow[];
  readonly entries: readonly EnteredValue[];
  readonly choices: readonly ChosenValue[];
  readonly newest?: { readonly number: number; readonly packId: string };
}

/** The rows that a change writes. */
export interface BoxChange {
  readonly box?: {
    readonly name?: string;
    readonly share?: BoxShare;
    readonly joinLinkHash?: string | null;
    readonly joinLinkNo?: number;
    readonly ownerId?: string;
  };
  readonly editor?: { readonly id: string; readonly userId: string; readonly leftAt: Date | null };
  readonly entry?: Omit<EnteredValue, 'at'>;
  readonly withdrawn?: { readonly componentId: string; readonly editorId: string };
  readonly choice?: ChosenValue & { readonly by: string };
  readonly revision?: {
    readonly values: BoxValues;
    readonly packId: string;
    readonly number: number;
    readonly looked: number;
    readonly people: number;
    readonly madeBy: string;
  };
  readonly isDeleted?: true;
}

export type DecidedBox = Result<BoxChange, BoxRefusal>;

/** The decision to make a change. */
export const changeTo = (value: BoxChange): DecidedBox => ({ ok: true, value });

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
