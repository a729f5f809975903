/** Decides the changes of editors: pure, on a locked box. */
import { randomUUID } from 'node:crypto';
import { boxPackId } from '@/lib/game/box/box';
import { componentsOf, provenanceOf } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import type { BoxValues } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { packFor } from '@/lib/game/rulesets';
import { CLOSED_LINK, isCurrentLink, nextGroupLink } from '@/lib/platform/auth/group-link';
import { refused } from '@/lib/platform/http/refused';
import {
  boxNameOf,
  isPlainDoubt,
  MAX_EDITORS,
  MAX_REVISIONS,
  type BoxChange,
  type BoxOutcome,
  type ChoiceRow,
  type ComponentValue,
  type EditorRow,
  type EntryRow,
  type MergedValues,
  type RevisionRow,
  type StoredBox,
} from './box';

/** The rows that a change writes. */
export interface BoxWrite {
  readonly box?: Partial<Pick<StoredBox, 'name' | 'share' | 'joinLinkHash' | 'joinLinkNo'>>;
  readonly editor?: { readonly id: string; readonly userId: string; readonly leftAt: Date | null };
  readonly entry?: EntryRow;
  readonly withdrawn?: Pick<EntryRow, 'componentId' | 'editorId'>;
  readonly choice?: ChoiceRow & { readonly by: string };
  readonly revision?: Omit<RevisionRow, 'createdAt'> & {
    readonly values: BoxValues;
    readonly madeBy: string;
  };
  readonly isDeleted?: true;
}
type Decision = BoxOutcome<BoxWrite>;

const write = (value: BoxWrite): Decision => ({ ok: true, value });
const NOTHING_TO_DO = refused({ kind: 'nothing-to-do' });
const OWNER_STAYS = refused({ kind: 'owner-stays' });

/** People who edit the box now. */
export const activeEditors = <E extends { readonly leftAt: Date | null }>(editors: readonly E[]) =>
  editors.filter(({ leftAt }) => leftAt === null);

/** A person's editor row; undefined if they do not edit the box. */
export const editorOf = (
  { editors }: { readonly editors: readonly EditorRow[] },
  userId: string | undefined,
) => activeEditors(editors).find((editor) => userId !== undefined && editor.userId === userId);

/** The components of a box, in the order of the printed game. */
export const componentsIn = ({ id, version }: BoxValues['base']) => componentsOf(packFor(id, version));

// Merging the entries

/** Whether a revision has been finished since an entry. */
export const isRecorded = ({ at }: EntryRow, newest: StoredBox['newest']): boolean =>
  newest !== null && at <= newest.createdAt;

/** Whether the values differ from the newest revision; false without an entry. */
export const hasChanges = ({ entries, newest }: StoredBox, values: BoxValues): boolean =>
  boxPackId(values) !== newest?.packId && (entries.length > 0 || newest !== null);

/** The value of each component: the only one, the chosen one, or the one that most editors entered. */
export function mergeValues({
  base,
  entries,
  choices,
  newest,
}: Pick<StoredBox, 'base' | 'entries' | 'choices' | 'newest'>): MergedValues {
  const changes: Record<string, ComponentValue> = {};
  const open: string[] = [];
  const people = new Set<string>();
  const components = componentsIn(base);
  let [looked, confirmed, fresh] = [0, 0, 0];
  for (const component of components) {
    const own = entries.filter(({ componentId }) => componentId === component.id);
    if (own.length > 0 || provenanceOf(component) === 'published') looked += 1;
    const chosen = choices.find(({ componentId }) => componentId === component.id);
    const { value, isOpen } = valueOf(own, chosen);
    if (isOpen) open.push(component.id);
    if (Object.keys(value).length > 0) changes[component.id] = value;
    const same = own.filter((entry) => isSameValue(entry.value, value));
    for (const { editorId } of same) people.add(editorId);
    if (!isOpen && same.some((entry) => isRecorded(entry, newest))) confirmed += 1;
    if (own.some((entry) => !isRecorded(entry, newest))) fresh += 1;
  }
  const total = components.length;
  return { values: { base, changes }, open, looked, confirmed, fresh, total, people: people.size };
}

function valueOf(entries: readonly EntryRow[], chosen: ChoiceRow | undefined) {
  const groups = new Map<string, EntryRow[]>();
  for (const entry of entries) {
    const key = canonicalJson(entry.value);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const [choice] = (chosen && groups.get(canonicalJson(chosen.value))) ?? [];
  if (choice) return { value: choice.value, isOpen: false };
  const first = (group: readonly EntryRow[]) => Math.min(...group.map(({ at }) => at.getTime()));
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length || first(a) - first(b));
  return { value: most?.[0]?.value ?? {}, isOpen: groups.size > 1 };
}

/** Whether two values of one component are equal; both in the form that `parseBoxValues` returns. */
const isSameValue = (a: ComponentValue, b: ComponentValue): boolean => canonicalJson(a) === canonicalJson(b);

// Deciding

/** Decides one thing that an editor does. */
export function decideBoxChange(
  box: StoredBox,
  me: { readonly id: string; readonly userId: string },
  change: BoxChange,
  now: Date,
): Decision {
  const { joinLinkHash, ownerId, entries } = box;
  switch (change.act) {
    case 'enter':
      return enter(box, { ...change, editorId: me.id, doubt: change.doubt?.trim() ?? '', at: now });
    case 'withdraw': {
      const withdrawn = { componentId: change.componentId, editorId: me.id };
      const left = without(entries, withdrawn);
      if (left.length === entries.length) return refused({ kind: 'not-entered' });
      return whenValid({ ...box, entries: left }, { withdrawn });
    }
    case 'choose':
      return choose(box, { ...change, by: me.id });
    case 'finish':
      return finish(box, me.id);
    case 'leave':
      return ownerId === me.userId ? OWNER_STAYS : write({ editor: { ...me, leftAt: now } });
  }
  if (ownerId !== me.userId) return refused({ kind: 'not-the-owner' });
  switch (change.act) {
    case 'settings':
    case 'rename':
    case 'share':
      return set(box, change);
    case 'renew-link':
      return write({ box: nextGroupLink('box', box) });
    case 'close-link':
      return joinLinkHash === null ? NOTHING_TO_DO : write({ box: CLOSED_LINK });
    case 'remove-editor': {
      const editor = activeEditors(box.editors).find(({ id }) => id === change.editorId);
      if (!editor?.userId) return NOTHING_TO_DO;
      if (editor.userId === ownerId) return OWNER_STAYS;
      // The removed editor knows the join link, so it is closed.
      const { id, userId } = editor;
      return write({ editor: { id, userId, leftAt: now }, box: CLOSED_LINK });
    }
    case 'delete':
      return write({ isDeleted: true });
  }
}

/** Decides whether a person becomes an editor by a link. Repeating it changes nothing. */
export function decideJoiningBox(box: StoredBox, userId: string, token: string): Decision {
  if (!isCurrentLink(box, token)) return refused({ kind: 'box-closed' });
  if (editorOf(box, userId)) return write({});
  if (activeEditors(box.editors).length >= MAX_EDITORS) return refused({ kind: 'box-full' });
  return write({ editor: { id: randomUUID(), userId, leftAt: null } });
}

type Entered = Omit<EntryRow, 'value'> & { readonly value?: unknown };

/**
 * An entry is checked on its own and with all other values of the box. Who enters the same value again keeps
 * the time of the first.
 */
function enter(box: StoredBox, { componentId, editorId, value, doubt, at }: Entered): Decision {
  if (!isPlainDoubt(doubt)) return refused({ kind: 'bad-doubt' });
  const { base, entries } = box;
  if (!componentsIn(base).some(({ id }) => id === componentId)) return refused({ kind: 'unknown-component' });
  const kept = mergeValues(box).values.changes[componentId] ?? {};
  const parsed = parseBoxValues({ base, changes: { [componentId]: value ?? kept } });
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const entered = parsed.values.changes[componentId] ?? {};
  const before = entries.find((each) => each.componentId === componentId && each.editorId === editorId);
  const isSame = before !== undefined && isSameValue(before.value, entered);
  const entry = { componentId, editorId, value: entered, doubt, at: isSame ? before.at : at };
  return whenValid({ ...box, entries: [...without(entries, entry), entry] }, { entry });
}

const without = (
  entries: readonly EntryRow[],
  { componentId, editorId }: Pick<EntryRow, 'componentId' | 'editorId'>,
) => entries.filter((each) => each.componentId !== componentId || each.editorId !== editorId);

function whenValid(box: StoredBox, written: BoxWrite): Decision {
  const whole = parseBoxValues(mergeValues(box).values);
  return whole.ok ? write(written) : refused({ kind: 'bad-values', problem: whole.problem });
}

/** Chooses the entry of an editor where entries differ. */
function choose(
  box: StoredBox,
  { componentId, editorId, by }: Pick<EntryRow, 'componentId' | 'editorId'> & { readonly by: string },
): Decision {
  const own = box.entries.filter((each) => each.componentId === componentId);
  const value = own.find((each) => each.editorId === editorId)?.value;
  if (!value) return refused({ kind: 'not-entered' });
  if (own.every((each) => isSameValue(each.value, value))) return NOTHING_TO_DO;
  const choices = box.choices.filter((each) => each.componentId !== componentId);
  const choice = { componentId, value };
  return whenValid({ ...box, choices: [...choices, choice] }, { choice: { ...choice, by } });
}

/** Stores the values of the box as a revision; refused while entries differ. */
function finish(box: StoredBox, madeBy: string): Decision {
  const { values: merged, open, looked, people, fresh } = mergeValues(box);
  if (open.length > 0) return refused({ kind: 'entries-differ' });
  const parsed = parseBoxValues(merged);
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const { values } = parsed;
  const packId = boxPackId(values);
  if (fresh === 0 && !hasChanges(box, values)) return NOTHING_TO_DO;
  const number = (box.newest?.number ?? 0) + 1;
  if (number > MAX_REVISIONS) return refused({ kind: 'many-revisions' });
  const confirmed = new Set(box.entries.map(({ componentId }) => componentId)).size;
  return write({ revision: { values, packId, number, looked, confirmed, people, madeBy } });
}

function set(
  box: StoredBox,
  wanted: { readonly name?: string; readonly share?: StoredBox['share'] },
): Decision {
  const name = wanted.name === undefined ? box.name : boxNameOf(wanted.name);
  if (name === undefined) return refused({ kind: 'bad-name' });
  const share = wanted.share ?? box.share;
  return name === box.name && share === box.share ? NOTHING_TO_DO : write({ box: { name, share } });
}
