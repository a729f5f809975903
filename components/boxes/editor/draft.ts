/** The edited values of one component, read and written part by part. */
import { FIELDS, type Component } from '@/lib/game/box/components';
import type { EdgeSymbol, GridSquare } from '@/lib/game/engine/pack';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { hasGap } from './effect-edit';
import { EMPTY, isEmpty } from './line';
import { slotsOf, type ComponentDraft, type EditorSlot } from './slots';

/** Box values of one component: only the fields that differ from the standard. */
export type ChangedFields = Readonly<Record<string, unknown>>;

/** All editable values of a component. Box values override the standard. */
export function draftOf({ kind, entry }: Component, differing: ChangedFields = {}): ComponentDraft {
  const fields: readonly string[] = FIELDS[kind];
  const values: ComponentDraft = { ...entry };
  return Object.fromEntries(
    fields.flatMap((field) => {
      // A null means that the printed component lacks the part.
      const value = field in differing ? differing[field] : values[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** The draft's fields that differ from the standard. */
export function differencesOf(component: Component, draft: ComponentDraft): ChangedFields {
  const standard = draftOf(component);
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isEqualValue(value, standard[field])),
  );
}

/** Compares values; key order and goods with cost 0 are ignored. */
export function isEqualValue(a: unknown, b: unknown): boolean {
  return normal(a) === normal(b);
}

const normal = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The component with the draft's values, for drawing. */
export function withDraft(component: Component, draft: ComponentDraft): Component {
  return { ...component, entry: { ...component.entry, ...draft } } as Component;
}

const edgesIn = (draft: ComponentDraft) => (draft.edges ?? []) as readonly EdgeSymbol[];
const squaresIn = (draft: ComponentDraft) => (draft.squares ?? []) as readonly GridSquare[];
const cornersIn = (draft: ComponentDraft) => (draft.corners ?? []) as readonly number[];

export function readSlot(draft: ComponentDraft, slot: EditorSlot): unknown {
  switch (slot.type) {
    case 'edge':
      return edgesIn(draft).find(({ side }) => side === slot.side)?.gain ?? EMPTY;
    case 'corner':
      return cornersIn(draft).includes(slot.corner);
    case 'square':
      return squareIn(draft, slot)?.effect ?? EMPTY;
    case 'name':
      return draft.name;
    default:
      return slot.path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], draft);
  }
}

type Square = Extract<EditorSlot, { readonly type: 'square' }>;
const squareIn = (draft: ComponentDraft, { row, column }: Square) =>
  squaresIn(draft).find((square) => square.row === row && square.column === column);

/** A draft with one part changed. */
export function writeSlot(draft: ComponentDraft, slot: EditorSlot, value: unknown): ComponentDraft {
  switch (slot.type) {
    case 'edge':
      return { ...draft, edges: withEdge(edgesIn(draft), slot.side, value as Effect) };
    case 'corner':
      return { ...draft, corners: withCorner(cornersIn(draft), slot.corner, value === true) };
    case 'square':
      return { ...draft, squares: withSquare(squaresIn(draft), slot, value as Effect) };
    case 'name':
      return { ...draft, name: value };
    default:
      return writeAt(draft, slot.path, value) as ComponentDraft;
  }
}

function withEdge(edges: readonly EdgeSymbol[], side: number, gain: Effect): readonly EdgeSymbol[] {
  const others = edges.filter((edge) => edge.side !== side);
  const all = isEmpty(gain) ? others : [...others, { side, gain }];
  return all.toSorted((a, b) => a.side - b.side);
}

function withCorner(corners: readonly number[], corner: number, isOn: boolean): readonly number[] {
  const others = corners.filter((k) => k !== corner);
  return isOn ? [...others, corner].toSorted((a, b) => a - b) : others;
}

function withSquare(squares: readonly GridSquare[], { row, column }: Square, effect: Effect) {
  const others = squares.filter((square) => square.row !== row || square.column !== column);
  const all = isEmpty(effect) ? others : [...others, { row, column, effect }];
  return all.toSorted((a, b) => a.row - b.row || a.column - b.column);
}

function writeAt(node: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((part, i) => (i === key ? writeAt(part, rest, value) : part));
  const record = node as Record<string | number, unknown>;
  return { ...record, [key]: writeAt(record[key], rest, value) };
}

/** The component's parts with the draft's values; it may have more bonuses than the standard. */
export function slotsIn(component: Component, draft: ComponentDraft): readonly EditorSlot[] {
  return slotsOf(withDraft(component, draft));
}

/** Parts that still lack a value. The draft cannot be saved until they have one. */
export function gapsIn(component: Component, draft: ComponentDraft): readonly EditorSlot[] {
  return slotsIn(component, draft).filter((slot) => {
    const value = readSlot(draft, slot);
    if (slot.type === 'effect') return hasGap(value as Effect);
    if (slot.type === 'edge' || slot.type === 'square')
      return !isEmpty(value as Effect) && hasGap(value as Effect);
    return slot.type === 'name' && String(value).trim() === '';
  });
}
