import 'server-only';
import { unseenMention } from '@/lib/features/circles/circle-talk-store';
import { findOpenCall } from '@/lib/features/circles/gatherings/gathering-store';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import {
  circlePayloadOf,
  newsKindOf,
  type CircleDelivery,
  type CirclePayload,
} from '@/lib/features/notify/circles/circle-message';
import { hasWeekNews } from '@/lib/features/notify/circles/circle-week-store';
import { isSeasonNewsTrue } from '@/lib/features/notify/circles/season-news-store';
import type { WhyUntold } from '@/lib/features/notify/decide';
import { whyNoLongerNews } from '@/lib/features/notify/still-due';
import { batched } from '@/lib/platform/db/batches';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { isProgramChannel } from '@/lib/platform/outbox/program-channel';
import { letterWeekFrom } from '@/lib/platform/outbox/circle-outbox';
import type { ClaimedNews } from '@/lib/platform/outbox/delivery-store';

/** Claimed news with its reader, or why it is no longer sent. */
export async function deliveryOfNews(news: ClaimedNews, now: Date): Promise<CircleDelivery | WhyUntold> {
  const { id, outboxId, attempts, dueAt, circle, createdAt, newsAt, userId, locale, timeZone, channel } =
    news;
  const payload = circlePayloadOf(news.payload);
  const kind = newsKindOf(news.kind, payload);
  if (!kind) return 'outdated';
  const name = userId === null ? '' : await memberName(circle.id, userId, now, kind === 'circle-letter');
  const isReader = userId === null ? await isOpen(circle.id, now) : name !== undefined;
  const isProgram = channel !== undefined && isProgramChannel(channel);
  const isTrue = isProgram ? await isTellable(circle.id, payload) : await isStillTrue(news, payload, now);
  const facts = { hasAddress: channel !== undefined, isReader, isTrue, isProgram };
  const why = whyNoLongerNews({ ...news, ...facts }, now);
  if (why) return why;
  if (!channel) return 'no-address';
  const message = { kind, locale, gameId: circle.id, payload: news.payload };
  const reader = userId === null ? {} : { reader: { userId, name: name ?? '', timeZone: timeZone ?? 'UTC' } };
  return { id, outboxId, attempts, dueAt, circle, payload, createdAt, newsAt, channel, message, ...reader };
}

/** The name of a person who is currently a member; undefined for anyone else. */
async function memberName(circleId: string, userId: string, now: Date, hasLetter: boolean) {
  const wish = hasLetter ? { letter: true } : {};
  const notice = await noticeTimeAt(now);
  const where = { circleId, userId, ...isMemberAt(notice), circle: isOpenAt(notice), ...wish };
  return (await db().circleMember.findFirst({ where, select: { name: true } }))?.name;
}

async function isOpen(id: string, now: Date): Promise<boolean> {
  const where = { id, ...isOpenAt(await noticeTimeAt(now)) };
  return (await db().circle.count({ where })) > 0;
}

/**
 * Whether the message is still true: the call waits for the reader, the table waits for the seat, the
 * week had any news, the mentioned member has not looked, or a season still asks or tells its entrant.
 */
async function isStillTrue(
  { userId, circle, kind, newsAt, createdAt }: ClaimedNews,
  { gathering, game, seat, memberId, season }: CirclePayload,
  now: Date,
): Promise<boolean> {
  if (season && userId !== null) return isSeasonNewsTrue(season, userId, { createdAt, now });
  if (kind === 'circle-mention') return (await unseenMention(circle.id, memberId)) !== undefined;
  if (gathering !== undefined) {
    const call = await findOpenCall(gathering, now);
    return call !== undefined && (userId === null || !call.answers.some((each) => each.userId === userId));
  }
  if (kind === 'circle-letter')
    return hasWeekNews(circle.id, { from: letterWeekFrom(circle.timeZone, newsAt), until: newsAt });
  if (game === undefined) return true;
  const waits = kind === 'your-turn' ? { status: 'running', waiting: { has: seat ?? -1 } } : {};
  return (await db().game.count({ where: { ...watchedBy(circle.id, game), ...waits } })) > 0;
}

/** A spectator sees nothing of a table that is for its players only. */
const watchedBy = (circleId: string, game: string) => ({ id: game, circleId, watchers: { not: 'players' } });

/** Whether news can still be told to a program, although it may be outdated. */
export async function isTellable(circleId: string, { gathering, game }: CirclePayload): Promise<boolean> {
  if (gathering !== undefined) return (await knownCall(gathering)) !== undefined;
  return game === undefined || (await watchedCircle(game)) === circleId;
}

const knownCall = batched(async (ids) => {
  const found = await db().gathering.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Map(found.map(({ id }) => [id, true]));
});

/** The circle whose members may see a table as spectators. */
const watchedCircle = batched(async (ids) => {
  const where = { id: { in: [...ids] }, circleId: { not: null }, watchers: { not: 'players' } };
  const found = await db().game.findMany({ where, select: { id: true, circleId: true } });
  return new Map(found.map(({ id, circleId }) => [id, circleId]));
});
