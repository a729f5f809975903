import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import { ASKED_FOR_KINDS, DEFAULT_OF_MAIL, type MessageKind } from '@/lib/game/wording/message-kinds';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { Tx } from '@/lib/platform/db/db';
import { confirmationOf } from '@/lib/platform/outbox/confirmed-address-store';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';

const READER = {
  id: true,
  userId: true,
  role: true,
  letter: true,
  user: {
    select: {
      timeZone: true,
      quietFrom: true,
      quietTo: true,
      digestAt: true,
      channels: {
        where: { provedAt: { not: null } },
        select: { id: true, kind: true, wants: true, stoppedAt: true },
      },
    },
  },
} as const satisfies Prisma.CircleMemberSelect;
export type CircleReader = Prisma.CircleMemberGetPayload<{ select: typeof READER }>;

/** An open circle with its members and hooks, for its messages. */
export async function circleForNews(tx: Tx, circleId: string, now: Date) {
  return tx.circle.findFirst({
    where: { id: circleId, ...isOpenAt(now) },
    select: {
      timeZone: true,
      members: { where: { ...isMemberAt(now), userId: { not: null } }, select: READER },
      hooks: { where: { stoppedAt: null }, select: { id: true, wants: true, muteFrom: true, muteTo: true } },
    },
  });
}

/** A channel of a member, or the confirmed address of one of their seats. */
export interface MemberRoute {
  readonly userId: string;
  readonly channelId?: string;
  readonly addressAt?: string;
  readonly addressSeat?: number;
  /** Whether the member asked to be notified of calls for players at once. */
  readonly isAtOnce: boolean;
}

/** The channels of a member that carry a kind of message. */
export async function waysToReader(
  tx: Tx,
  { userId, user }: CircleReader,
  kind: MessageKind,
): Promise<readonly MemberRoute[]> {
  if (userId === null || !user) return [];
  const ways = user.channels.flatMap((channel): readonly MemberRoute[] => {
    const isAtOnce = channel.wants.includes('who-is-in-now');
    const isWanted = wantsKind(channel, kind) || (kind === 'who-is-in' && isAtOnce);
    return isWanted && channel.stoppedAt === null ? [{ userId, channelId: channel.id, isAtOnce }] : [];
  });
  if (user.channels.some((channel) => channel.kind === 'mail')) return ways;
  const address = await addressOf(tx, userId);
  return address ? [...ways, { userId, ...address, isAtOnce: false }] : ways;
}

function wantsKind(channel: { readonly kind: string; readonly wants: readonly string[] }, kind: MessageKind) {
  if (channel.wants.length > 0) return channel.wants.includes(kind);
  return !ASKED_FOR_KINDS.includes(kind) || (channel.kind === 'mail' && DEFAULT_OF_MAIL.includes(kind));
}

/** The newest seat with a confirmed address that the person gave themselves. */
async function addressOf(tx: Tx, userId: string) {
  const seat = await tx.seat.findFirst({
    where: { userId, bot: null, emailOwn: true, email: { not: null }, mailStoppedAt: null },
    orderBy: { seatedAt: 'desc' },
    select: { gameId: true, seat: true, email: true },
  });
  if (!seat?.email) return undefined;
  if ((await confirmationOf(seat, seat.email)) !== 'seat' || (await isAddressStopped(seat.email)))
    return undefined;
  return { addressAt: seat.gameId, addressSeat: seat.seat };
}

/** The time zones of all circles whose letters these people get. */
export async function letterZonesOf(
  tx: Tx,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.circleMember.findMany({
    where: { userId: { in: [...userIds] }, letter: true, ...isMemberAt(now), circle: isOpenAt(now) },
    select: { userId: true, circle: { select: { timeZone: true } } },
  });
  const zones = new Map<string, readonly string[]>();
  for (const { userId, circle } of rows)
    if (userId !== null) zones.set(userId, [...(zones.get(userId) ?? []), circle.timeZone]);
  return zones;
}
