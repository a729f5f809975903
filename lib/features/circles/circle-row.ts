import type { Prisma } from '@/lib/generated/prisma/client';
import { CIRCLE_ROLES, JOIN_MODES, type Circle, type CircleMember } from '@/lib/features/circles/view';

/** Members at a moment: a removal counts from when it takes effect, also before it is carried out. */
export const isMemberAt = (now: Date) =>
  ({ state: 'in', OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.CircleMemberWhereInput;

/** Circles at a moment: one that has ended is there for nobody. */
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
  preset: true,
  timeZone: true,
  createdAt: true,
  endsAt: true,
  silentSince: true,
  heirId: true,
} as const satisfies Prisma.CircleSelect;
export type CircleRow = Prisma.CircleGetPayload<{ select: typeof CIRCLE }> & {
  readonly members: readonly MemberRow[];
};

/** A circle as one of its members sees it; undefined for everybody else. */
export function circleOf(row: CircleRow, userId: string): Circle | undefined {
  const { joinLinkHash, joinBy, endsAt, silentSince, heirId, members: rows, ...rest } = row;
  const mine = rows.find((each) => each.userId === userId && each.state === 'in');
  if (!mine) return undefined;
  return {
    ...rest,
    joinBy: JOIN_MODES.find((mode) => mode === joinBy) ?? 'closed',
    hasLink: joinLinkHash !== null,
    ...(endsAt ? { endsAt } : {}),
    ...(silentSince ? { silentSince } : {}),
    ...(heirId === null ? {} : { heirId }),
    me: { ...memberOf(mine), letter: mine.letter },
    members: rows
      .filter(({ state }) => state === 'in')
      .map(memberOf)
      .sort(byRole),
    asking: rows.filter(({ state }) => state === 'asked').map(memberOf),
  };
}

export function memberOf({ id, userId, playerKey, name, role, joinedAt, endsAt }: MemberRow): CircleMember {
  return {
    id,
    userId: userId ?? '',
    playerKey,
    name,
    role: CIRCLE_ROLES.find((known) => known === role) ?? 'member',
    joinedAt,
    ...(endsAt ? { endsAt } : {}),
  };
}

function byRole(a: CircleMember, b: CircleMember): number {
  const rank = ({ role }: CircleMember) => CIRCLE_ROLES.indexOf(role);
  return rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime() || a.id.localeCompare(b.id);
}
