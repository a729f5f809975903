/** Reading, making, joining and changing boxes. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { isBoxPackId } from '@/lib/game/box/box';
import {
  boxFileJsonSchema,
  boxFileOf,
  checkBoxFile,
  parseBoxFile,
  type BoxFile,
} from '@/lib/game/box/box-file';
import type { BoxValues } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { groupToken, linkHashOf, openGroupLink } from '@/lib/platform/auth/group-link';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { readRows } from '@/lib/platform/db/read-rows';
import {
  boxNameOf,
  type BoxChange,
  type BoxEntry,
  type BoxOfPack,
  type BoxOutcome,
  type BoxRevision,
  type BoxView,
  type ChangedComponent,
  type ListedBox,
  type StoredBox,
} from './box';
import {
  activeEditors,
  componentsIn,
  decideBoxChange,
  decideJoiningBox,
  editorOf,
  hasChanges,
  isRecorded,
  mergeValues,
} from './box-changes';
import {
  boxByLink,
  boxesWithPack,
  boxRowsOf,
  changeLockedBox,
  insertBox,
  listedBoxRows,
  loadBoxRow,
  revisionRows,
  type NewBox,
} from './boxes-store';
import { formOf, type Form } from './form';

// Reading

type Reader = { readonly id: string } | undefined;

/** A box, if the person can see it: a private one only for its editors. */
export async function readBox(boxId: string, person: Reader): Promise<BoxView | undefined> {
  const box = await loadBoxRow(boxId);
  return box && viewOf(box, person?.id);
}

function viewOf(box: StoredBox, userId: string | undefined): BoxView | undefined {
  const me = editorOf(box, userId);
  if (!me && box.share === 'private') return undefined;
  const { id: boxId, name, share, updatedAt, newest } = box;
  const isOwner = me !== undefined && box.ownerId === userId;
  const editors = activeEditors(box.editors);
  const others = editors.filter(({ id }) => id !== me?.id);
  const merged = mergeValues(box);
  const isChanged = hasChanges(box, merged.values);
  return {
    ...merged,
    ...{ boxId, name, share, updatedAt, newest, isOwner },
    mayEdit: me !== undefined,
    editors: me ? editors.map((editor) => editor.name) : [],
    removable: isOwner ? others.map((editor) => ({ editor: editor.id, name: editor.name })) : null,
    entries: entriesOf(box, me?.id),
    hasChanges: isChanged,
    mayFinish: me !== undefined && merged.open.length === 0 && (merged.fresh > 0 || isChanged),
    joinLink: isOwner ? openGroupLink('box', box) : null,
  };
}

function entriesOf({ entries, editors, newest }: StoredBox, me: string | undefined): BoxView['entries'] {
  const names = new Map(editors.map(({ id, name }) => [id, name]));
  const shown: Record<string, BoxEntry[]> = {};
  for (const entry of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { componentId, editorId, value, doubt } = entry;
    const by = me === undefined ? '' : (names.get(editorId) ?? '');
    const marks = { isMine: editorId === me, isRecorded: isRecorded(entry, newest) };
    (shown[componentId] ??= []).push({ editorId, by, ...marks, value, doubt });
  }
  return shown;
}

/** The boxes that a person edits, and the public ones of others, newest first. */
export async function listBoxes(
  person: Reader,
): Promise<{ readonly mine: readonly ListedBox[]; readonly listed: readonly ListedBox[] }> {
  const [mine, listed] = await Promise.all([person ? boxRowsOf(person.id) : [], listedBoxRows()]);
  const own = new Set(mine.map(({ id }) => id));
  return { mine, listed: listed.filter(({ id }) => !own.has(id)) };
}

/** The revisions of a box, newest first; undefined for people who cannot see it. */
export async function readRevisions(
  boxId: string,
  person: Reader,
): Promise<readonly BoxRevision[] | undefined> {
  if (!(await readBox(boxId, person))) return undefined;
  const rows = await revisionRows(boxId);
  return readRows('box revisions', rows, ({ values, ...row }, i) => {
    const before = rows[i + 1]?.values ?? { base: values.base, changes: {} };
    return { ...row, changed: changedComponents(before, values) };
  });
}

/** The components whose values differ between two revisions of one base, in the order of the box. */
function changedComponents(before: BoxValues, after: BoxValues): readonly ChangedComponent[] {
  return componentsIn(after.base).flatMap(({ id }) => {
    const [old, now] = [before.changes[id] ?? {}, after.changes[id] ?? {}];
    const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (field) => canonicalJson(old[field] ?? null) !== canonicalJson(now[field] ?? null),
    );
    return fields.length > 0 ? [{ componentId: id, fields, before: old, after: now }] : [];
  });
}

/**
 * The box of a pack for a person who can see it: one they edit comes first, then the oldest. It is its newest
 * revision of that pack.
 */
export async function findBoxOfPack(packId: string, userId?: string): Promise<BoxOfPack | undefined> {
  if (!isBoxPackId(packId)) return undefined;
  const rows = await boxesWithPack(packId);
  const found =
    rows.find(({ box }) => editorOf(box, userId)) ?? rows.find(({ box }) => box.share !== 'private');
  if (!found) return undefined;
  const { box, total } = found;
  const { number, confirmed, people } = rows.findLast((row) => row.box.id === box.id) ?? found;
  const newest = box.revisions[0]?.packId ?? null;
  const newer = newest === packId ? null : newest;
  return { boxId: box.id, name: box.name, number, confirmed, people, total, newer };
}

/** The form of the components of a base pack. */
export const boxFormOf = ({ id, version }: BoxValues['base']): Form => formOf(packFor(id, version));

/** A box as a file, with its current values; undefined for people who cannot see it. */
export async function exportBox(boxId: string, person: Reader): Promise<BoxFile | undefined> {
  const box = await readBox(boxId, person);
  return box && boxFileOf(box.name, box.values, Object.keys(box.entries));
}

let fileSchema: string | undefined;

/** The JSON schema of a box file, generated once. */
export const boxFileSchemaText = (): string => (fileSchema ??= JSON.stringify(boxFileJsonSchema()));

// Making and joining

/** Makes a box without entries, equal to the newest standard pack; returns its id. */
export async function createBox(
  { name, userId }: { readonly name: string; readonly userId: string },
  clock: Clock = systemClock,
): Promise<BoxOutcome<string>> {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no standard pack');
  return storeBox({ name, base: { id: newest.id, version: newest.version }, entries: [] }, userId, clock);
}

/**
 * Makes a box from a file, as its text or as its JSON value. Its values become entries of the importing
 * person. Returns the id.
 */
export async function importBox(
  { userId, ...file }: { readonly userId: string } & ({ readonly text: string } | { readonly file: unknown }),
  clock: Clock = systemClock,
): Promise<BoxOutcome<string>> {
  const parsed = 'text' in file ? parseBoxFile(file.text) : checkBoxFile(file.file);
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const { name, base, changes, looked } = parsed.file;
  const entries = looked.map((componentId) => ({ componentId, value: changes[componentId] ?? {} }));
  return storeBox({ name, base, entries }, userId, clock);
}

async function storeBox(
  box: Pick<NewBox, 'name' | 'base' | 'entries'>,
  userId: string,
  clock: Clock,
): Promise<BoxOutcome<string>> {
  const name = boxNameOf(box.name);
  if (name === undefined) return refused({ kind: 'bad-name' });
  const id = newGameId();
  const owner = { id: randomUUID(), userId };
  const isStored = await insertBox({ ...box, id, name, owner, at: clock.now() });
  return isStored ? { ok: true, value: id } : refused({ kind: 'many-boxes' });
}

/** A person who joins by a link. With `boxId`, it must be the link of that box. */
export interface JoiningBox {
  readonly token: string;
  readonly userId: string;
  readonly boxId?: string;
}

/** Joins a box as an editor by its link. Repeating it changes nothing. */
export async function joinBox(
  { token, userId, boxId: wanted }: JoiningBox,
  clock: Clock = systemClock,
): Promise<BoxOutcome<{ readonly boxId: string }>> {
  const hash = linkHashOf(token);
  const boxId = hash && (await boxByLink(hash))?.id;
  if (!boxId || (wanted ?? boxId) !== boxId) return refused({ kind: 'box-closed' });
  const joined = await changeLockedBox({ boxId, now: clock.now() }, (box) =>
    decideJoiningBox(box, userId, token),
  );
  return joined.ok ? { ok: true, value: { boxId } } : joined;
}

// Changing

/** A box and the person who edits it. */
export interface BoxActor {
  readonly boxId: string;
  readonly userId: string;
}

/**
 * Does one thing in a box for one of its editors; a private box is unknown to others. A renewed link has a
 * new token, a finished revision a pack.
 */
export async function changeBox(
  { boxId, userId }: BoxActor,
  change: BoxChange,
  clock: Clock = systemClock,
): Promise<BoxOutcome<{ readonly token?: string; readonly packId?: string }>> {
  const now = clock.now();
  const done = await changeLockedBox({ boxId, now }, (box) => {
    const me = editorOf(box, userId);
    if (!me) return refused({ kind: box.share === 'private' ? 'unknown-box' : 'not-an-editor' });
    return decideBoxChange(box, { id: me.id, userId }, change, now);
  });
  if (!done.ok) return done;
  const { box, revision } = done.value;
  const no = box?.joinLinkNo;
  const token = no === undefined ? undefined : groupToken('box', boxId, no);
  return { ok: true, value: { token, packId: revision?.packId } };
}
