import 'server-only';
import { randomUUID } from 'node:crypto';
import { editorOf, MAX_BOXES, MAX_EDITORS } from '@/lib/features/boxes/box-acts';
import { boxByLink, changeLockedBox } from '@/lib/features/boxes/box-store';
import { changeBox, changeOwnBox, type BoxActor } from '@/lib/features/boxes/boxes';
import { changeTo, type DecidedBox, type LockedBox } from '@/lib/features/boxes/locked-box';
import type { BoxOutcome } from '@/lib/features/boxes/refusals';
import { derivedToken } from '@/lib/platform/auth/signed-data';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { refused } from '@/lib/platform/http/refused';

/** The token of a join link is derived from the box, so that its owner can see it again. */
const tokenOf = (boxId: string, no: number): string => derivedToken('box', `${boxId} ${no}`);

/** The address of a join link. */
export const boxLink = (token: string): string => `${env().APP_URL}/boxes/join/${token}`;

/** The current join link of a box; undefined while it is closed. */
export function boxLinkOf({
  id,
  joinLinkHash,
  joinLinkNo,
}: Pick<LockedBox, 'id' | 'joinLinkHash' | 'joinLinkNo'>): string | undefined {
  return joinLinkHash === null ? undefined : boxLink(tokenOf(id, joinLinkNo));
}

/** Makes a new link for joining as an editor; the old one no longer opens anything. */
export async function renewBoxLink(
  who: BoxActor,
  clock: Clock = systemClock,
): Promise<BoxOutcome<{ readonly token: string }>> {
  let token = '';
  const decide = ({ joinLinkNo }: LockedBox): DecidedBox => {
    token = tokenOf(who.boxId, joinLinkNo + 1);
    return changeTo({ box: { joinLinkHash: hashToken(token), joinLinkNo: joinLinkNo + 1 } });
  };
  const done = await changeOwnBox(who, decide, clock);
  return done.ok ? { ok: true, value: { token } } : done;
}

/** Closes the join link. Editors stay. */
export async function closeBoxLink(
  who: BoxActor,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  const decide = ({ joinLinkHash }: LockedBox): DecidedBox =>
    joinLinkHash === null ? refused({ kind: 'nothing-to-do' }) : changeTo({ box: { joinLinkHash: null } });
  return changeOwnBox(who, decide, clock);
}

/** The data that a join link shows. */
export interface BehindBoxLink {
  readonly boxId: string;
  readonly name: string;
  readonly editors: number;
  readonly isEditor: boolean;
}

/** The box of a join link; reading changes nothing. */
export async function lookBehindBoxLink(
  token: string,
  userId: string | undefined,
): Promise<BehindBoxLink | undefined> {
  const box = TOKEN_PATTERN.test(token) ? await boxByLink(hashToken(token)) : undefined;
  if (!box) return undefined;
  const active = box.editors.filter(({ leftAt }) => leftAt === null);
  const isEditor = userId !== undefined && active.some((editor) => editor.userId === userId);
  return { boxId: box.id, name: box.name, editors: active.length, isEditor };
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
  const behind = await lookBehindBoxLink(token, userId);
  if (!behind || (wanted !== undefined && behind.boxId !== wanted)) return refused({ kind: 'box-closed' });
  const { boxId } = behind;
  const decide = (box: LockedBox): DecidedBox => {
    if (box.joinLinkHash !== hashToken(token)) return refused({ kind: 'box-closed' });
    if (editorOf(box, userId)) return changeTo({});
    if (box.editors.filter(({ leftAt }) => leftAt === null).length >= MAX_EDITORS)
      return refused({ kind: 'box-full' });
    return changeTo({ editor: { id: randomUUID(), userId, leftAt: null } });
  };
  const done = await changeLockedBox({ boxId, userId, now: clock.now() }, decide, MAX_BOXES);
  return done.ok ? { ok: true, value: { boxId } } : done;
}

/** Stops editing the box. The person's entries stay. */
export async function leaveBox(who: BoxActor, clock: Clock = systemClock): Promise<BoxOutcome<undefined>> {
  const decide = ({ ownerId }: LockedBox, id: string): DecidedBox =>
    ownerId === who.userId
      ? refused({ kind: 'owner-stays' })
      : changeTo({ editor: { id, userId: who.userId, leftAt: clock.now() } });
  return changeBox(who, decide, clock);
}

/**
 * The owner removes another editor, whose entries stay. The join link is closed, because they know it.
 */
export async function removeEditor(
  who: BoxActor,
  editorId: string,
  clock: Clock = systemClock,
): Promise<BoxOutcome<undefined>> {
  const decide = ({ ownerId, editors }: LockedBox): DecidedBox => {
    const editor = editors.find(({ id, leftAt }) => id === editorId && leftAt === null);
    if (!editor?.userId) return refused({ kind: 'nothing-to-do' });
    if (editor.userId === ownerId) return refused({ kind: 'owner-stays' });
    const { id, userId } = editor;
    return changeTo({ editor: { id, userId, leftAt: clock.now() }, box: { joinLinkHash: null } });
  };
  return changeOwnBox(who, decide, clock);
}
