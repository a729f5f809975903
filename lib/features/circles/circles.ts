/** Reading, founding, joining and changing circles. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { groupToken, linkHashOf, nextGroupLink, openGroupLink } from '@/lib/platform/auth/group-link';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { refused } from '@/lib/platform/http/refused';
import { noticeTimeAt, type NoticeTime } from '@/lib/platform/ops/notice-store';
import {
  CIRCLE_ROLES,
  ENTRY_KINDS,
  isInCharge,
  LISTED_FIRST,
  MAX_LISTED,
  type Circle,
  type CircleChange,
  type CircleEntry,
  type CircleMember,
  type CircleOutcome,
  type CircleRow,
  type MemberRow,
} from './circle';
import {
  dayOf,
  decideCircleChange,
  decideJoining,
  dueRemovals,
  dueSuccession,
  heirAtOf,
  hostOf,
} from './circle-changes';
import { countUnread } from './circle-talk-store';
import {
  changeLocked,
  circleByLink,
  circlesOf,
  hostSeenOn,
  insertCircle,
  loadEntryRows,
  lookAtCompetitions,
  rowOfMember,
} from './circles-store';

// Reading

type Reader = { readonly id: string } | undefined;

/** A circle as one of its members sees it; undefined for anyone else. */
export async function loadCircle(
  circleId: string,
  person: Reader,
  clock: Clock = systemClock,
): Promise<Circle | undefined> {
  const now = clock.now();
  const row = person && (await rowOfMember(circleId, person.id, now));
  return row && seenBy(row, person.id, now, await noticeTimeAt(now));
}

/** A circle after its due changes: removals take effect, a silent host is replaced. */
export async function loadSettledCircle(
  circleId: string,
  person: Reader,
  clock: Clock = systemClock,
): Promise<Circle | undefined> {
  const now = clock.now();
  const row = person && (await rowOfMember(circleId, person.id, now));
  if (!row) return undefined;
  const host = hostOf(row);
  // The host counts as seen on the day they joined if none of their browsers is left.
  const seenOn =
    (host?.userId ? await hostSeenOn(host.userId) : undefined) ?? dayOf(host?.joinedAt ?? row.createdAt);
  const notice = await noticeTimeAt(now);
  const isDue = dueRemovals(row, now) ?? dueSuccession(row, seenOn, now, notice);
  if (!isDue || (await isClockWrong())) return seenBy(row, person.id, now, notice);
  await changeLocked({ circleId, now }, (circle) => ({
    ok: true,
    value: (circle && dueSuccession(circle, seenOn, now, notice)) ?? {},
  }));
  return loadCircle(circleId, person, clock);
}

function seenBy(row: CircleRow, userId: string, now: Date, notice: NoticeTime): Circle | undefined {
  const isPast = (at: Date | null) => at !== null && at <= now;
  const people = row.members.filter(hasPerson);
  const members = people.filter(({ state, endsAt }) => state === 'in' && !isPast(endsAt));
  const mine = members.find((each) => each.userId === userId);
  if (!mine || isPast(row.endsAt)) return undefined;
  return {
    ...row,
    me: { ...mine, isInCharge: isInCharge(mine) },
    members: members.sort(byRole),
    asking: people.filter(({ state }) => state === 'asked'),
    people: new Map(row.members.map(({ playerKey, id, name }) => [playerKey, { id, name }])),
    heirAt: row.silentSince && heirAtOf(row.silentSince, notice),
  };
}

const hasPerson = (member: MemberRow): member is CircleMember => member.userId !== null;

const byRole = (a: CircleMember, b: CircleMember): number =>
  CIRCLE_ROLES.indexOf(a.role) - CIRCLE_ROLES.indexOf(b.role) ||
  a.joinedAt.getTime() - b.joinedAt.getTime() ||
  a.id.localeCompare(b.id);

/** The circles of a person: those they are in, and those they asked to join. */
export async function myCircles(userId: string, clock: Clock = systemClock) {
  return circlesOf(userId, clock.now());
}

/** The circles that a page shows with the number of their unseen messages, and whether there are more. */
export async function someCircles(userId: string, isAll: boolean, clock: Clock = systemClock) {
  const most = isAll ? MAX_LISTED : LISTED_FIRST;
  const circles = await circlesOf(userId, clock.now(), most + 1);
  const shown = circles.slice(0, most);
  const unread = await countUnread(
    shown.flatMap(({ id: circleId, memberId: id, joinedAt, talkSeenAt, state }) => {
      return state === 'in' ? [{ circleId, id, joinedAt, talkSeenAt }] : [];
    }),
  );
  return {
    circles: shown.map((circle) => ({ ...circle, unread: unread.get(circle.id) ?? 0 })),
    isMore: !isAll && circles.length > most,
  };
}

/** The newest changes of a circle, newest first. */
export async function loadCircleEntries({
  id: circleId,
  people,
}: Pick<Circle, 'id' | 'people'>): Promise<readonly CircleEntry[]> {
  const names = new Map([...people.values()].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  return (await loadEntryRows(circleId)).flatMap(({ id, kind: stored, memberId, by, at }) => {
    const kind = ENTRY_KINDS.find((known) => known === stored);
    return kind ? { id: String(id), kind, at, name: nameOf(memberId), by: nameOf(by) } : [];
  });
}

/** The join link of a circle, for host and stewards. */
export const joinLinkOf = (circle: Circle): string | null =>
  circle.me.isInCharge && circle.joinBy !== 'closed' ? openGroupLink('circle', circle) : null;

// Founding and joining

export interface CircleRequest {
  readonly name: string;
  readonly userId: string;
  /** The founder's name in the circle. */
  readonly myName: string;
  readonly timeZone: string;
}

/** Founds a circle with its founder as host; returns its id. */
export async function foundCircle(
  { userId, myName, ...named }: CircleRequest,
  clock: Clock = systemClock,
): Promise<string> {
  const id = newGameId();
  const host = { id: randomUUID(), userId, name: myName, state: 'in', role: 'host' } as const;
  const link = nextGroupLink('circle', { id, joinLinkNo: 0 });
  await insertCircle({ id, ...named, ...link, host, at: clock.now() });
  return id;
}

export interface CircleJoinRequest {
  readonly token: string;
  readonly userId: string;
  readonly name: string;
  /** The circle that the caller names, if any. */
  readonly circleId?: string;
}

/** Joins a circle by its link, or asks to if that needs approval. Repeating it changes nothing. */
export async function joinCircle(
  { token, userId, name, circleId }: CircleJoinRequest,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly circleId: string; readonly state: 'in' | 'asked' }>> {
  const now = clock.now();
  const closed = refused({ kind: 'circle-closed' });
  const hash = linkHashOf(token);
  const behind = hash && (await circleByLink(hash, now));
  if (!behind || (circleId ?? behind.id) !== behind.id) return closed;
  const joined = await changeLocked({ circleId: behind.id, userId, now }, (circle) =>
    circle ? decideJoining(circle, { token, userId, name, now }) : closed,
  );
  return joined.ok ? { ok: true, value: { circleId: behind.id, state: joined.value.state } } : joined;
}

// Changing

/** A circle and the person who acts in it. */
export interface CircleActor {
  readonly circleId: string;
  readonly userId: string;
}

/** Does one thing in a circle for one of its members. A renewed link has a new token. */
export async function changeCircle(
  { circleId, userId }: CircleActor,
  change: CircleChange,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly token?: string }>> {
  const now = clock.now();
  const done = await changeLocked({ circleId, userId, now }, (circle) => {
    const me = circle?.members.find((each) => each.userId === userId && each.state === 'in');
    return circle && me
      ? decideCircleChange({ ...circle, me }, change, now)
      : refused({ kind: 'unknown-circle' });
  });
  if (!done.ok) return done;
  const { circle, members } = done.value;
  for (const [, { state, endsAt }] of members ?? []) {
    const outAt = state === 'left' ? now : endsAt;
    if (outAt) await lookAtCompetitions(circleId, outAt);
  }
  const no = circle?.joinLinkNo;
  return { ok: true, value: no === undefined ? {} : { token: groupToken('circle', circleId, no) } };
}
