import type { Prisma } from '@/lib/generated/prisma/client';
import { SUCCESSION_MS } from '@/lib/features/circles/limits';
import type { LockedCircle, LockedMember, MemberState } from '@/lib/features/circles/locked';
import {
  CIRCLE_ROLES,
  JOIN_MODES,
  type Circle,
  type CircleMember,
  type CircleRole,
  type JoinMode,
} from '@/lib/features/circles/view';

/**
 * Condition for members at a moment: a removal counts from its effective time, even before it is executed.
 */
export const isMemberAt = (now: Date) =>
  ({ state: 'in', OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.CircleMemberWhereInput;

/** Condition for circles at a moment: an ended circle is invisible to all. */
export const isOpenAt = (now: Date) =>
  ({ endedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.CircleWhereInput;

/** The columns of `memberOf`. */
export const MEMBER = {
  id: true,
  userId: true,
  playerKey: true,
  name: true,
  role: true,
  state: true,
  letter: true,
  joinedAt: true,
  endsAt: true,
} as const satisfies Prisma.CircleMemberSelect;
export type MemberRow = Prisma.CircleMemberGetPayload<{ select: typeof MEMBER }>;

/** The columns of `circleOf`, without members. */
export const CIRCLE = {
  id: true,
  name: true,
  notice: true,
  joinBy: true,
  joinLinkHash: true,
  joinLinkNo: true,
  preset: true,
  timeZone: true,
  createdAt: true,
  endsAt: true,
  silentSince: true,
  heirId: true,
  rated: true,
} as const satisfies Prisma.CircleSelect;
export type CircleRow = Prisma.CircleGetPayload<{ select: typeof CIRCLE }> & {
  readonly members: readonly MemberRow[];
};

/** A circle as one of its members sees it at a moment; undefined for anyone else. */
export function circleOf(row: CircleRow, userId: string, now: Date): Circle | undefined {
  const { joinLinkHash, joinBy, endsAt, silentSince, heirId, members: rows, ...rest } = row;
  const inside = rows.filter(
    (each) => each.state === 'in' && each.userId !== null && !isPast(each.endsAt, now),
  );
  const mine = inside.find((each) => each.userId === userId);
  if (!mine || isPast(endsAt, now)) return undefined;
  return {
    ...rest,
    joinBy: joinModeOf(joinBy),
    hasLink: joinLinkHash !== null,
    ...(endsAt ? { endsAt } : {}),
    ...(silentSince ? { silentSince, heirAt: new Date(silentSince.getTime() + SUCCESSION_MS) } : {}),
    ...(heirId === null ? {} : { heirId }),
    me: { ...memberOf(mine), letter: mine.letter, isInCharge: mine.role !== 'member' },
    members: inside.map(memberOf).sort(byRole),
    asking: rows.filter(({ state, userId: asking }) => state === 'asked' && asking !== null).map(memberOf),
    people: new Map(rows.map(({ playerKey, id, name }) => [playerKey, { id, name }])),
  };
}

const isPast = (at: Date | null, now: Date): boolean => at !== null && at <= now;

export const joinModeOf = (text: string): JoinMode => JOIN_MODES.find((mode) => mode === text) ?? 'closed';

const roleOf = (text: string): CircleRole => CIRCLE_ROLES.find((role) => role === text) ?? 'member';

const STATES = ['asked', 'in', 'left', 'removed'] as const satisfies readonly MemberState[];

function memberOf({ id, userId, playerKey, name, role, joinedAt, endsAt }: MemberRow): CircleMember {
  return {
    id,
    playerKey,
    name,
    joinedAt,
    userId: userId ?? '',
    role: roleOf(role),
    ...(endsAt ? { endsAt } : {}),
  };
}

function byRole(a: CircleMember, b: CircleMember): number {
  const rank = ({ role }: CircleMember) => CIRCLE_ROLES.indexOf(role);
  return rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime() || a.id.localeCompare(b.id);
}

/** A circle in the form that changes are decided on. */
export function lockedOf({ joinBy, members, ...row }: CircleRow): Omit<LockedCircle, 'me'> {
  return { ...row, joinBy: joinModeOf(joinBy), members: members.map(lockedMemberOf) };
}

export function lockedMemberOf({ role, state, ...row }: MemberRow): LockedMember {
  return { ...row, role: roleOf(role), state: STATES.find((known) => known === state) ?? 'left' };
}
