import 'server-only';
import { unseenMention } from '@/lib/features/circles/circle-talk-store';
import { findGathering } from '@/lib/features/circles/gatherings/gathering-store';
import { letterCore } from '@/lib/features/notify/circles/circle-letter';
import type { CircleDelivery, CirclePayload } from '@/lib/features/notify/circles/circle-message';
import { circleFacts, watchedTable } from '@/lib/features/notify/circles/circle-words-store';
import { seasonFacts } from '@/lib/features/notify/circles/season-news-store';
import { seatNamesAt } from '@/lib/features/notify/letters/letter-parts';
import { leavePage, lettersToken } from '@/lib/features/notify/links';
import { wordedMessage } from '@/lib/features/notify/messages';
import { localTime } from '@/lib/features/notify/times';
import { loadEnding } from '@/lib/features/table/load/table-head-store';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import { rulingState, type RulingState } from '@/lib/features/competitions/competition';
import type { SeasonNews } from '@/lib/features/competitions/season-news';
import { isAmendment } from '@/lib/features/competitions/decision-columns';
import type { RulingKind } from '@/lib/game/competing/competition';
import { endingWords } from '@/lib/game/wording/game-ending';
import { seatName } from '@/lib/game/wording/names';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { Core, WordedMessage } from '@/lib/platform/outbox/worded-message';

/** The page of a circle. */
export const circlePage = (circleId: string): string => `${env().APP_URL}/circles/${circleId}`;

/** A message of a circle in its reader's language. */
export async function wordedCircleNews(
  words: Wording,
  delivery: CircleDelivery,
  now: Date,
  isShort = false,
): Promise<WordedMessage> {
  const { circle, message, payload, reader } = delivery;
  if (payload.game !== undefined) return wordedTableNews(words, delivery, payload.game, { now, isShort });
  const stop = message.kind === 'circle-letter' && reader ? lettersToken(reader.userId) : undefined;
  return {
    kind: message.kind,
    gameId: '',
    circleId: circle.id,
    competitionId: payload.season?.id,
    table: circle.name,
    sections: [],
    link: {
      label: words.t('news.open', { circle: circle.name }),
      url: circlePage(circle.id),
    },
    ...(await coreOf(words, delivery, now)),
    ...(stop ? { mute: { label: words.t('news.letter.stop'), url: leavePage(stop) } } : {}),
  };
}

async function coreOf(words: Wording, delivery: CircleDelivery, now: Date): Promise<Core> {
  if (delivery.message.kind === 'circle-letter') return letterCore(words, delivery, now);
  if (delivery.message.kind === 'circle-mention') return mentionCore(words, delivery);
  const { gathering, season } = delivery.payload;
  if (season) return seasonCore(words, delivery, season);
  return gathering === undefined ? newsCore(words, delivery) : callCore(words, delivery, gathering);
}

/** The kinds of decisions as messages select them, without hyphens. */
const DECIDED = {
  award: 'award',
  annul: 'annul',
  replace: 'replace',
  'end-stage': 'endStage',
  'call-off': 'callOff',
  correct: 'correct',
  arrange: 'arrange',
} as const satisfies Record<RulingKind, string>;

/** The states of decisions as messages select them. */
const RULED = {
  pending: 'on',
  done: 'on',
  takenBack: 'off',
  lapsed: 'late',
} as const satisfies Record<RulingState, string>;

/** The button names the act that its reader is asked for. */
const SEASON_BUTTONS = {
  'check-in': 'news.season.checkIn',
  'check-in-ends': 'news.season.checkIn',
  place: 'news.season.tables',
  arrange: 'news.season.arrangeTables',
  'arrange-ends': 'news.season.arrangeTables',
  begins: 'news.season.tables',
  stage: 'news.season.tables',
  over: 'news.season.standings',
  decision: 'news.season.decided',
} as const satisfies Record<SeasonNews, MessageKey>;

async function seasonCore(
  words: Wording,
  delivery: CircleDelivery,
  { id, news, decision: decisionId }: NonNullable<CirclePayload['season']>,
): Promise<Core> {
  const { circle, reader } = delivery;
  const facts = await seasonFacts(id, reader?.userId ?? '', decisionId);
  const { checkInUntil, heldUntil, winners, decision, tableId, ...of } = facts;
  const at = decision?.dueAt ?? heldUntil ?? checkInUntil;
  const time = at ? localTime(words, at, reader?.timeZone ?? circle.timeZone) : '';
  const names = words.list(winners.map((name) => name || words.t('circles.someone')));
  const what = decision ? DECIDED[decision.kind] : 'annul';
  const reason = decision?.reason ?? 'none';
  const state = decision ? RULED[rulingState(decision)] : 'on';
  const told = {
    circle: circle.name,
    ...of,
    next: of.stage + 1,
    time,
    n: winners.length,
    names,
    what,
    reason,
    state,
  };
  const kind = news === 'check-in' && of.stage > 0 ? 'check-in-stage' : news;
  const isAmended = tableId !== undefined && decision !== undefined && isAmendment(decision);
  return {
    subject: words.t(`news.season.${kind}.subject`, told),
    lead: words.t(`news.season.${kind}.lead`, told),
    ...(isAmended ? await amendedCore(words, delivery, tableId) : {}),
    link: {
      label: words.t(SEASON_BUTTONS[news]),
      url: `${env().APP_URL}/competitions/${id}`,
    },
  };
}

/** A decision has changed the result of a table that had ended: the new result and the original one. */
async function amendedCore(
  words: Wording,
  delivery: CircleDelivery,
  gameId: string,
): Promise<Partial<Pick<WordedMessage, 'lead' | 'ending' | 'gameId'>>> {
  const [game, ending] = await Promise.all([watchedTable(gameId), loadEnding(gameId)]);
  if (!game || !ending) return {};
  const how = endingWords(words, await seatNamesAt(words, game), ending);
  return { gameId, ending, lead: words.t('news.season.amended', { table: game.gameName, how }) };
}

async function mentionCore({ t }: Wording, { circle, payload }: CircleDelivery): Promise<Core> {
  const [{ nameOf }, said] = await Promise.all([
    circleFacts(circle.id),
    unseenMention(circle.id, payload.memberId),
  ]);
  const name = nameOf(said?.memberId) || t('circles.someone');
  const facts = { circle: circle.name, name };
  return {
    subject: t('news.mention.subject', facts),
    lead: t('news.mention.lead', facts),
    sections: said ? [{ title: name, lines: [said.text] }] : [],
    link: { label: t('news.mention.open'), url: `${circlePage(circle.id)}/talk` },
  };
}

async function newsCore(words: Wording, { circle, payload, reader }: CircleDelivery): Promise<Core> {
  const { t } = words;
  const { news = 'kept-open', memberId, by } = payload;
  const { nameOf, removedAt, endsAt } = await circleFacts(circle.id);
  const at = news === 'ending' ? endsAt : removedAt(memberId);
  const facts = {
    circle: circle.name,
    name: nameOf(memberId) || t('circles.someone'),
    by: nameOf(by) || t('circles.someone'),
    time: at ? localTime(words, at, reader?.timeZone ?? circle.timeZone) : '',
  };
  const link = { label: t('news.answer'), url: circlePage(circle.id) };
  return {
    subject: t(`news.news.${news}.subject`, facts),
    lead: t(`news.news.${news}.lead`, facts),
    ...(news === 'asked' || news === 'host-offered' ? { link } : {}),
  };
}

async function callCore(words: Wording, delivery: CircleDelivery, gatheringId: string): Promise<Core> {
  const { t } = words;
  const { circle, payload, reader } = delivery;
  const [{ nameOf, nameOfPerson }, call] = await Promise.all([
    circleFacts(circle.id),
    findGathering(gatheringId),
  ]);
  if (!call) throw new Error(`there is no gathering ${gatheringId}`);
  const time = localTime(words, call.startsBy, reader?.timeZone ?? circle.timeZone);
  const name = nameOf(call.madeBy) || t('circles.someone');
  const facts = { circle: circle.name, name, time, most: call.most };
  const inside = call.answers.flatMap(({ userId, answer }) =>
    answer === 'in' ? [nameOfPerson(userId) || t('circles.someone')] : [],
  );
  const line = t('news.call.in', { names: words.list(inside) });
  return {
    subject: t(payload.again ? 'news.call.againSubject' : 'news.call.subject', facts),
    lead: [t(payload.again ? 'news.call.again' : 'news.call.lead', facts), line].join(' '),
    link: { label: t('news.call.answer'), url: circlePage(circle.id) },
  };
}

/** A message about a table, written to a spectator. */
async function wordedTableNews(
  words: Wording,
  { circle, message: { kind, locale }, payload, createdAt }: CircleDelivery,
  gameId: string,
  as: { readonly now: Date; readonly isShort: boolean },
): Promise<WordedMessage> {
  const game = await watchedTable(gameId);
  if (!game) throw new Error(`there is no table ${gameId}`);
  const { seat = 0, seq = 1, told } = payload;
  const at = { userId: null, readerName: null, locale, timeZone: circle.timeZone, createdAt };
  const message = { ...game, ...at, kind, seat, seq, payload: told };
  const seats = await seatNamesAt(words, message);
  if (kind !== 'your-turn') {
    const worded = await wordedMessage(words, seats, message, as);
    return { ...worded, circleId: circle.id };
  }
  const facts = { table: game.gameName, name: seatName(words, seats, seat) };
  return {
    kind,
    gameId,
    circleId: circle.id,
    table: game.gameName,
    subject: words.t('news.turn.subject', facts),
    lead: words.t('news.turn.lead', facts),
    link: { label: words.t('mail.open'), url: tableLink(gameId) },
    sections: [],
  };
}
