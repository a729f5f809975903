/** The readers of news of a circle, with the rows that decide what they get (decide.ts). */
import 'server-only';
import { findOpenCall } from '@/lib/features/circles/gatherings/gathering-store';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import {
  circlePayloadOf,
  newsKindOf,
  type CirclePayload,
} from '@/lib/features/notify/circles/circle-message';
import { readersOfSeason } from '@/lib/features/notify/circles/season-news-store';
import { isOver, whyNoNews, type NewsMessage, type Told, type Way } from '@/lib/features/notify/decide';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { CHANNEL_FORMS } from '@/lib/platform/outbox/channel-forms';
import { confirmationOf } from '@/lib/platform/outbox/confirmed-address-store';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';
import { isProgramTarget } from '@/lib/platform/outbox/program-channel';
import { localNow } from '@/lib/platform/outbox/quiet';

/** News that is due. */
export interface DueNews {
  readonly id: string;
  readonly circleId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** Where news of a circle goes: to the member with this address or channel, or to a channel of the circle. */
export interface NewsWay {
  readonly userId?: string;
  readonly addressAt?: string;
  readonly addressSeat?: SeatId;
}

interface NewsReaders {
  readonly told: Told;
  readonly ways: readonly { readonly to: NewsWay; readonly way: Way }[];
}

const CHANNEL = {
  id: true,
  kind: true,
  wants: true,
  provedAt: true,
  stoppedAt: true,
  lastError: true,
  target: true,
} as const;
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
      channels: { select: CHANNEL },
    },
  },
} as const satisfies Prisma.CircleMemberSelect;
type Member = Prisma.CircleMemberGetPayload<{ select: typeof READER }>;

/** The readers of a message of an open circle, and its channels. Nobody, if the kind is unknown. */
export async function newsToTell(news: DueNews, now: Date): Promise<readonly NewsReaders[]> {
  const payload = circlePayloadOf(news.payload);
  const kind = newsKindOf(news.kind, payload);
  const circle = kind && (await circleOf(news.circleId, now));
  if (!circle) return [];
  const call = await callOf(payload, now);
  const { createdAt, dueAt } = news;
  const callsBefore = kind === 'who-is-in' && !payload.again ? await callsOfDay(news, circle.timeZone) : 0;
  const message = { kind, createdAt, dueAt, payload, startsBy: call?.startsBy, callsBefore };
  // Messages about tables are for the channel only.
  const members = payload.game === undefined ? circle.members : [];
  return [
    ...(await membersToTell(members, message, call?.answers ?? [], now)),
    ...circle.channels.map(({ muteFrom: quietFrom, muteTo: quietTo, ...channel }): NewsReaders => {
      const reader = { timeZone: circle.timeZone, quietFrom, quietTo };
      return { told: { of: 'circle', message, reader }, ways: [{ to: {}, way: wayOf(channel) }] };
    }),
  ];
}

async function circleOf(id: string, now: Date) {
  const notice = await noticeTimeAt(now);
  return db().circle.findFirst({
    where: { id, ...isOpenAt(notice) },
    select: {
      timeZone: true,
      members: { where: { ...isMemberAt(notice), userId: { not: null } }, select: READER },
      channels: { select: { ...CHANNEL, muteFrom: true, muteTo: true } },
    },
  });
}

/** An open call for players with its answers. */
async function callOf({ gathering }: CirclePayload, now: Date) {
  return gathering === undefined ? undefined : findOpenCall(gathering, now);
}

/** The number of earlier calls for players of the circle on the same day. */
async function callsOfDay({ circleId, id, createdAt }: DueNews, timeZone: string): Promise<number> {
  const rows = await db().outbox.findMany({
    where: {
      circleId,
      kind: 'who-is-in',
      createdAt: { gt: new Date(createdAt.getTime() - DAY_MS), lte: createdAt },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, createdAt: true, payload: true },
  });
  const dayOf = (at: Date) => localNow(timeZone, at).date;
  const today = rows.filter(
    (row) => dayOf(row.createdAt) === dayOf(createdAt) && !circlePayloadOf(row.payload).again,
  );
  return today.findIndex((row) => row.id === id);
}

const DAY_MS = 86_400_000;

type Answers = readonly { readonly userId: string }[];

/** The members who read a message, each with their channels, or the confirmed address of their newest seat. */
async function membersToTell(
  members: readonly Member[],
  message: NewsMessage,
  answers: Answers,
  now: Date,
): Promise<readonly NewsReaders[]> {
  const { kind, payload } = message;
  const ofSeason = payload.season && (await readersOfSeason(payload.season, now));
  const zones = kind === 'circle-letter' ? await letterZonesOf(members, now) : undefined;
  const found: NewsReaders[] = [];
  for (const { id, userId, role, letter, user } of members) {
    if (userId === null || !user) continue;
    const { channels, digestAt, timeZone, quietFrom, quietTo } = user;
    const hasAnswered = answers.some((answer) => answer.userId === userId);
    const isOfSeason = ofSeason?.includes(userId) ?? false;
    const member = { id, role, letter, hasAnswered, isOfSeason, digestAt, zones: zones?.get(userId) ?? [] };
    const reader = { timeZone, quietFrom, quietTo, member };
    const why = whyNoNews(message, reader, now);
    if (why && !isOver(why)) continue;
    const ways = channels.map((channel) => ({ to: { userId }, way: wayOf(channel) }));
    const hasMail = channels.some(({ kind: form, provedAt }) => form === 'mail' && provedAt !== null);
    const address = hasMail ? [] : await addressOf(userId);
    found.push({ told: { of: 'circle', message, reader }, ways: [...ways, ...address] });
  }
  return found;
}

type StoredChannel = Prisma.ChannelGetPayload<{ select: typeof CHANNEL }>;

function wayOf({ id: channelId, kind, wants, provedAt, stoppedAt, lastError, target }: StoredChannel): Way {
  const form = CHANNEL_FORMS.find((known) => known === kind) ?? 'webhook';
  const isProgram = form === 'webhook' && isProgramTarget(target);
  const state = { isProved: provedAt !== null, isStopped: stoppedAt !== null };
  return { channelId, form, wants, lastError, isProgram, ...state };
}

/** The newest seat with an address that the person gave themselves. */
async function addressOf(userId: string): Promise<NewsReaders['ways']> {
  const seat = await db().seat.findFirst({
    where: { userId, bot: null, emailOwn: true, email: { not: null }, mailStoppedAt: null },
    orderBy: { seatedAt: 'desc' },
    select: { gameId: true, seat: true, email: true },
  });
  if (!seat?.email) return [];
  const isConfirmed = (await confirmationOf(seat, seat.email)) === 'seat';
  const isDeclined = await isAddressStopped(seat.email);
  const address = { isOwn: true, isChannel: false, isConfirmed, isDeclined };
  const way = {
    channelId: null,
    form: 'mail',
    wants: [],
    isProved: true,
    isStopped: false,
    lastError: null,
  } as const;
  return [{ to: { userId, addressAt: seat.gameId, addressSeat: seat.seat }, way: { ...way, address } }];
}

/** The time zones of all circles whose letters these people get. */
async function letterZonesOf(
  members: readonly Member[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const userIds = members.flatMap(({ userId, letter }) => (letter && userId !== null ? [userId] : []));
  const notice = await noticeTimeAt(now);
  const rows = await db().circleMember.findMany({
    where: { userId: { in: userIds }, letter: true, ...isMemberAt(notice), circle: isOpenAt(notice) },
    select: { userId: true, circle: { select: { timeZone: true } } },
  });
  const zones = new Map<string, readonly string[]>();
  for (const { userId, circle } of rows)
    if (userId !== null) zones.set(userId, [...(zones.get(userId) ?? []), circle.timeZone]);
  return zones;
}
