/** Maximum boxes that a person can edit. */
export const MAX_BOXES = 30;
/** Maximum editors of a box. */
export const MAX_EDITORS = 30;
/** Maximum revisions of a box. */
export const MAX_REVISIONS = 200;
export const MAX_DOUBT_LETTERS = 200;
/** Maximum listed boxes shown. */
export const MAX_LISTED_BOXES = 100;

/** Actions of an editor on the values of a box: pure, on a locked box. */
import { boxPackId } from '@/lib/game/box/box';
import { isPlainText } from '@/lib/game/box/component-schema';
import { componentsOf } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { packFor } from '@/lib/game/rulesets';
import { refused } from '@/lib/platform/http/refused';
import {
  type BoxEditorRow,
  changeTo,
  type DecidedBox,
  isSameValue,
  type LockedBox,
  mergeValues,
} from './locked-box';

/** A person's editor row; undefined if they do not edit the box. */
export function editorOf({ editors }: Pick<LockedBox, 'editors'>, userId: string): BoxEditorRow | undefined {
  return editors.find((editor) => editor.userId === userId && editor.leftAt === null);
}

/** Whether a doubt is short plain text, or empty. */
export const isPlainDoubt = (text: string): boolean => text.length <= MAX_DOUBT_LETTERS && isPlainText(text);

interface Entry {
  readonly componentId: string;
  /** Undefined: the current value of the box. */
  readonly value?: unknown;
  readonly doubt: string;
}

/** Decides an entry: it is checked on its own and with all other values of the box. */
export function decideEntry(
  box: LockedBox,
  editorId: string,
  { componentId, value, doubt }: Entry,
): DecidedBox {
  const { base, entries, choices } = box;
  if (!hasComponent(box, componentId)) return refused({ kind: 'unknown-component' });
  const kept = mergeValues(base, entries, choices).values.changes[componentId] ?? {};
  const parsed = parseBoxValues({ base, changes: { [componentId]: value ?? kept } });
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const entry = { componentId, editorId, value: parsed.values.changes[componentId] ?? {}, doubt };
  const others = entries.filter((each) => each.componentId !== componentId || each.editorId !== editorId);
  return whenValid({ ...box, entries: [...others, { ...entry, at: new Date(0) }] }, { entry });
}

const hasComponent = ({ base }: LockedBox, id: string): boolean =>
  componentsOf(packFor(base.id, base.version)).some((component) => component.id === id);

function whenValid(
  { base, entries, choices }: LockedBox,
  change: Parameters<typeof changeTo>[0],
): DecidedBox {
  const whole = parseBoxValues(mergeValues(base, entries, choices).values);
  return whole.ok ? changeTo(change) : refused({ kind: 'bad-values', problem: whole.problem });
}

/** Withdraws the editor's own entry. */
export function decideWithdrawal(box: LockedBox, editorId: string, componentId: string): DecidedBox {
  const isIt = (each: { readonly componentId: string; readonly editorId: string }) =>
    each.componentId === componentId && each.editorId === editorId;
  if (!box.entries.some(isIt)) return refused({ kind: 'not-entered' });
  const entries = box.entries.filter((each) => !isIt(each));
  return whenValid({ ...box, entries }, { withdrawn: { componentId, editorId } });
}

/** Chooses the entry of an editor where entries differ. */
export function decideChoice(box: LockedBox, by: string, componentId: string, editorId: string): DecidedBox {
  const own = box.entries.filter((each) => each.componentId === componentId);
  const value = own.find((each) => each.editorId === editorId)?.value;
  if (!value) return refused({ kind: 'not-entered' });
  if (own.every((each) => isSameValue(each.value, value))) return refused({ kind: 'nothing-to-do' });
  const choices = box.choices.filter((each) => each.componentId !== componentId);
  const choice = { componentId, value };
  return whenValid({ ...box, choices: [...choices, choice] }, { choice: { ...choice, by } });
}

/** Stores the values of the box as a revision; refused while entries differ. */
export function decideRevision(box: LockedBox, madeBy: string): DecidedBox {
  const { base, entries, choices, newest } = box;
  const { values, open, looked, people } = mergeValues(base, entries, choices);
  if (open.length > 0) return refused({ kind: 'entries-differ' });
  const parsed = parseBoxValues(values);
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const packId = boxPackId(parsed.values);
  if (entries.length === 0 || packId === newest?.packId) return refused({ kind: 'nothing-to-do' });
  const number = (newest?.number ?? 0) + 1;
  if (number > MAX_REVISIONS) return refused({ kind: 'many-revisions' });
  return changeTo({ revision: { values: parsed.values, packId, number, looked, people, madeBy } });
}
