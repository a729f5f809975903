import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  decideChoice,
  decideEntry,
  decideRevision,
  decideWithdrawal,
  editorOf,
  isPlainDoubt,
  MAX_BOXES,
} from '@/lib/features/boxes/box-acts';
import { changeLockedBox, insertBox } from '@/lib/features/boxes/box-store';
import { changeTo, type BoxShare, type DecidedBox, type LockedBox } from '@/lib/features/boxes/locked-box';
import type { BoxOutcome } from '@/lib/features/boxes/refusals';
import { BoxName } from '@/lib/game/box/component-schema';
import { PACKS } from '@/lib/game/rulesets';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** A box and the person who edits it. */
export interface BoxActor {
  readonly boxId: string;
  readonly userId: string;
}

/** Makes a box without entries, equal to the newest standard pack; returns its id. */
export async function createBox(
  { name, userId }: { readonly name: string; readonly userId: string },
  clock: Clock = systemClock,
): Promise<BoxOutcome<string>> {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no standard pack');
  const base = { id: newest.id, version: newest.version };
  return storeBox({ name, userId, base, entries: [] }, clock);
}

/** A box to store, with the entries of its owner. */
export interface BoxToStore {
  readonly name: string;
  readonly userId: string;
  readonly base: LockedBox['base'];
  readonly entries: readonly { readonly componentId: string; readonly value: object }[];
}

/** Stores a box with checked entries; returns its id. */
export async function storeBox(box: BoxToStore, clock: Clock): Promise<BoxOutcome<string>> {
  const name = nameOf(box.name);
  if (name === undefined) return refused({ kind: 'bad-name' });
  const { userId, base } = box;
  const id = newGameId();
  const entries = box.entries.map(({ componentId, value }) => ({ componentId, value: { ...value } }));
  const owner = { id: randomUUID(), userId };
  const isStored = await insertBox({ id, name, base, owner, entries, at: clock.now() }, MAX_BOXES);
  return isStored ? { ok: true, value: id } : refused({ kind: 'many-boxes' });
}

const nameOf = (text: string): string | undefined => {
  const parsed = BoxName.safeParse(text.trim());
  return parsed.success ? parsed.data : undefined;
};

/** Applies an editor's change; a private box is unknown to others. */
export async function changeBox(
  { boxId, userId }: BoxActor,
  decide: (box: LockedBox, editorId: string) => DecidedBox,
  clock: Clock,
): Promise<BoxOutcome<undefined>> {
  const decideAs = (box: LockedBox) => {
    const me = editorOf(box, userId);
    if (!me) return refused({ kind: box.share === 'private' ? 'unknown-box' : 'not-an-editor' });
    return decide(box, me.id);
  };
  return changeLockedBox({ boxId, userId, now: clock.now() }, decideAs, MAX_BOXES);
}

/** A person's entry. */
export interface NewEntryOfBox {
  readonly componentId: string;
  /** The fields that differ from the base; empty if the base is right. */
  readonly value: unknown;
  readonly doubt?: string;
}

/** Enters the value of a component as the person reads it, or replaces their entry. */
export async function enterValue(
  who: BoxActor,
  { componentId, value, doubt = '' }: NewEntryOfBox,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  const word = doubt.trim();
  if (!isPlainDoubt(word)) return refused({ kind: 'bad-doubt' });
  return changeBox(who, (box, me) => decideEntry(box, me, { componentId, value, doubt: word }), clock);
}

/** Confirms the current value of the box, as an entry of this person. */
export async function confirmValue(
  who: BoxActor,
  componentId: string,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  return changeBox(who, (box, me) => decideEntry(box, me, { componentId, doubt: '' }), clock);
}

/** Withdraws the person's entry. */
export async function withdrawValue(
  who: BoxActor,
  componentId: string,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  return changeBox(who, (box, me) => decideWithdrawal(box, me, componentId), clock);
}

/** Chooses the entry of this editor where entries differ. */
export async function chooseValue(
  who: BoxActor,
  { componentId, editorId }: { readonly componentId: string; readonly editorId: string },
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  return changeBox(who, (box, me) => decideChoice(box, me, componentId, editorId), clock);
}

/** Stores the current values of the box as a revision; later entries do not change it. */
export async function finishRevision(
  who: BoxActor,
  clock: Clock = systemClock,
): Promise<BoxOutcome<{ readonly packId: string }>> {
  let packId = '';
  const decide = (box: LockedBox, me: string): DecidedBox => {
    const decided = decideRevision(box, me);
    if (decided.ok) packId = decided.value.revision?.packId ?? '';
    return decided;
  };
  const done = await changeBox(who, decide, clock);
  return done.ok ? { ok: true, value: { packId } } : done;
}

/** The settings of a box that its owner can change. */
export interface BoxSettings {
  readonly name?: string | undefined;
  readonly share?: BoxShare | undefined;
}

/** Renames the box, or sets who can see it: its editors, anyone with its address, or everyone. */
export async function changeBoxSettings(
  who: BoxActor,
  settings: BoxSettings,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  const name = settings.name === undefined ? undefined : nameOf(settings.name);
  if (settings.name !== undefined && name === undefined) return refused({ kind: 'bad-name' });
  const decide = (box: LockedBox): DecidedBox => {
    const next = { name: name ?? box.name, share: settings.share ?? box.share };
    if (next.name === box.name && next.share === box.share) return refused({ kind: 'nothing-to-do' });
    return changeTo({ box: next });
  };
  return changeOwnBox(who, decide, clock);
}

/** Renames the box. */
export async function renameBox(
  who: BoxActor,
  name: string,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  return changeBoxSettings(who, { name }, clock);
}

/** Sets who can see the box: its editors, anyone with its address, or everyone. */
export async function shareBox(
  who: BoxActor,
  share: BoxShare,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  return changeBoxSettings(who, { share }, clock);
}

/** Deletes the box, unless games use one of its revisions. */
export async function deleteBox(who: BoxActor, clock: Clock = systemClock): Promise<BoxOutcome<undefined>> {
  return changeOwnBox(who, () => changeTo({ isDeleted: true }), clock);
}

/** A change that only the owner can make. */
export async function changeOwnBox(
  who: BoxActor,
  decide: (box: LockedBox) => DecidedBox,
  clock: Clock,
): Promise<BoxOutcome<undefined>> {
  const decideAs = (box: LockedBox) =>
    box.ownerId === who.userId ? decide(box) : refused({ kind: 'not-the-owner' });
  return changeBox(who, decideAs, clock);
}
