import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  decideCircleAct,
  decideOwn,
  decideSettings,
  type CircleAct,
  type CircleSettings,
  type OwnSettings,
} from '@/lib/features/circles/circle-acts';
import { changeCircle, circlesOf, insertCircle } from '@/lib/features/circles/circle-store';
import { LISTED_FIRST, MAX_LISTED } from '@/lib/features/circles/limits';
import { change } from '@/lib/features/circles/locked';
import { decideMemberAct, type MemberAct } from '@/lib/features/circles/member-acts';
import type { CircleOutcome } from '@/lib/features/circles/refusals';
import { isInCharge, type Circle } from '@/lib/features/circles/view';
import { derivedToken } from '@/lib/platform/auth/signed-data';
import { hashToken, newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { refused } from '@/lib/platform/http/refused';

export interface CircleRequest {
  readonly name: string;
  readonly userId: string;
  /** The founder's name in the circle. */
  readonly myName: string;
  readonly timeZone: string;
}

/** The number of a circle's first join link. */
const FIRST = 1;

/** Founds a circle with its founder as host; returns its id. */
export async function foundCircle(
  { name, userId, myName, timeZone }: CircleRequest,
  clock: Clock = systemClock,
): Promise<string> {
  const id = newGameId();
  await insertCircle({
    id,
    name,
    timeZone,
    at: clock.now(),
    joinLinkHash: hashToken(tokenOf(id, FIRST)),
    joinLinkNo: FIRST,
    host: { id: randomUUID(), userId, name: myName },
  });
  return id;
}

/** A circle and the person who acts in it. */
export interface CircleActor {
  readonly circleId: string;
  readonly userId: string;
}

/** Changes the name, the notice, the join mode and the time zone. */
export async function changeSettings(
  who: CircleActor,
  settings: CircleSettings,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  return changeCircle({ ...who, now: clock.now() }, (circle) => decideSettings(circle, settings));
}

/** Changes a member's own name in the circle, and whether they get its letter. */
export async function changeOwn(
  who: CircleActor,
  own: OwnSettings,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  return changeCircle({ ...who, now: clock.now() }, (circle) => decideOwn(circle, own));
}

/** Leaves, ends or keeps the circle, or answers an offer to host it. */
export async function actInCircle(
  who: CircleActor,
  act: CircleAct,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  const now = clock.now();
  return changeCircle({ ...who, now }, (circle) => decideCircleAct(circle, act, now));
}

/** An action on another member. */
export async function actOnMember(
  who: CircleActor,
  act: MemberAct,
  memberId: string,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  const now = clock.now();
  return changeCircle({ ...who, now }, (circle) => decideMemberAct(circle, act, memberId, now));
}

/** Changes the caller's own membership, never another member's. */
export async function changeMember(
  who: CircleActor,
  memberId: string,
  own: OwnSettings,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  return changeCircle({ ...who, now: clock.now() }, (circle) =>
    circle.me.id === memberId ? decideOwn(circle, own) : refused({ kind: 'not-that-member' }),
  );
}

/** Leaves, if the id is the caller's own; otherwise decides to remove the member. */
export async function leaveOrRemove(
  who: CircleActor,
  memberId: string,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  const now = clock.now();
  return changeCircle({ ...who, now }, (circle) =>
    circle.me.id === memberId
      ? decideCircleAct(circle, 'leave', now)
      : decideMemberAct(circle, 'remove', memberId, now),
  );
}

/** Makes a new join link; the old one no longer opens anything. */
export async function renewLink(
  who: CircleActor,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly token: string }>> {
  let token = '';
  const done = await changeCircle({ ...who, now: clock.now() }, ({ me, joinLinkNo }) => {
    if (!isInCharge(me)) return refused({ kind: 'not-in-charge' });
    token = tokenOf(who.circleId, joinLinkNo + 1);
    const circle = { joinLinkHash: hashToken(token), joinLinkNo: joinLinkNo + 1 };
    return change({ circle, entries: [{ kind: 'link', by: me.id }] });
  });
  return done.ok ? { ok: true, value: { token } } : done;
}

/** Closes the join link. */
export async function closeLink(
  who: CircleActor,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  return changeCircle({ ...who, now: clock.now() }, ({ me, joinLinkHash }) => {
    if (!isInCharge(me)) return refused({ kind: 'not-in-charge' });
    if (joinLinkHash === null) return refused({ kind: 'nothing-to-do' });
    return change({ circle: { joinLinkHash: null }, entries: [{ kind: 'link-closed', by: me.id }] });
  });
}

/**
 * The token of a circle's join link: it is derived from the circle, so that host and stewards can see
 * it again.
 */
const tokenOf = (circleId: string, no: number): string => derivedToken('circle', `${circleId} ${no}`);

export const circleLink = (token: string): string => `${env().APP_URL}/circles/join/${token}`;

/** The join link of a circle, for host and stewards. */
export function joinLinkOf({ id, me, hasLink, joinLinkNo, joinBy }: Circle): string | undefined {
  return isInCharge(me) && hasLink && joinBy !== 'closed' ? circleLink(tokenOf(id, joinLinkNo)) : undefined;
}

/** The circles of a person: those they are in, and those they asked to join. */
export async function myCircles(userId: string, clock: Clock = systemClock) {
  return circlesOf(userId, clock.now());
}

/** The circles that a page shows, and whether there are more. */
export async function someCircles(userId: string, isAll: boolean, clock: Clock = systemClock) {
  const most = isAll ? MAX_LISTED : LISTED_FIRST;
  const circles = await circlesOf(userId, clock.now(), most + 1);
  return { circles: circles.slice(0, most), isMore: !isAll && circles.length > most };
}
