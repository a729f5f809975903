import 'server-only';
import { loadPack } from '@/lib/features/boxes/load-pack';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { arrivalCore, formerName } from '@/lib/features/notify/arrival-messages';
import { newsSections, sinceOwnTurn, type People } from '@/lib/features/notify/events-since';
import { holidayCore } from '@/lib/features/notify/holiday-messages';
import { digestMessage } from '@/lib/features/notify/letters/digest';
import { pictureFor } from '@/lib/features/notify/picture';
import { planNews, planReportNews } from '@/lib/features/notify/plan-news';
import { seatCore } from '@/lib/features/notify/seat-messages';
import { endedByPeople, tableCore } from '@/lib/features/notify/table-messages';
import { takeTurn } from '@/lib/features/notify/take-turn';
import { localDeadline, localTime, ownTime } from '@/lib/features/notify/times';
import { freeSeatLink } from '@/lib/features/seats/fresh-link';
import { freeTenure } from '@/lib/features/seats/own-store';
import { actingDelegates, pastHolders } from '@/lib/features/seats/seat-store';
import { logRowsOf, readLog } from '@/lib/features/table/log/log-store';
import { invitationTerms } from './invitation-store';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { EventOf } from '@/lib/game/engine/events';
import { countedRanking, endingOfResult } from '@/lib/game/competing/result';
import { receiptOf } from '@/lib/game/eventlog/chain';
import { goneFrom, resultWords } from '@/lib/game/wording/game-ending';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { seatName } from '@/lib/game/wording/names';
import { namedPlaces } from '@/lib/game/wording/places';
import { withTenureNames, type NameableSeat } from '@/lib/game/wording/seat-names';
import { describePoints } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { payloadOf, type Payload } from '@/lib/platform/outbox/payload';
import type { Core, Section, WordedMessage } from '@/lib/platform/outbox/worded-message';

/** Kinds that include the events since the reader's last turn, with a picture. */
const WITH_NEWS: readonly MessageKind[] = ['your-turn', 'reminder', 'next-but-one'];
const WITH_PICTURE: readonly MessageKind[] = [...WITH_NEWS, 'game-began', 'game-finished'];

/** Whether a message includes a picture of the board. */
export const hasBoard = ({ kind }: Pick<StoredMessage, 'kind'>): boolean => WITH_PICTURE.includes(kind);

/** A message in its reader's language. If `isShort` is set, it has neither news nor a picture. */
export async function wordedMessage(
  words: Wording,
  seats: readonly NameableSeat[],
  message: StoredMessage,
  { now, isShort = false }: { readonly now: Date; readonly isShort?: boolean },
): Promise<WordedMessage> {
  const { kind, gameId, gameName: table, seq } = message;
  if (kind === 'digest') return digestMessage(words, message, now);
  const core = withCircle(words, message, await coreOf(words, seats, message, now));
  const worded = {
    kind,
    gameId,
    table,
    sections: [],
    link: { label: words.t('mail.open'), url: tableLink(gameId) },
    ...core,
    ...(kind === 'your-turn' ? { lead: await withDeadline(words, message, core.lead, now) } : {}),
  };
  if (isShort || !hasBoard(message)) return worded;
  const since = await sinceOwnTurn(message);
  const news = WITH_NEWS.includes(kind)
    ? newsSections(words, await peopleOf(words, gameId, seats), since)
    : { sections: [] };
  return {
    ...worded,
    ...news,
    sections: [...worded.sections, ...news.sections],
    receipt: words.t('mail.receipt', { code: receiptOf({ seq, hash: since.head }) }),
    picture: await pictureFor(words, { gameId, name: table }, since, now),
  };
}

/** Adds the circle of the table to the subject, unless the name of the table contains it. */
function withCircle({ t }: Wording, { circleName, gameName }: StoredMessage, core: Core): Core {
  if (!circleName || gameName.includes(circleName)) return core;
  const { subject } = core;
  return { ...core, subject: t('news.fromCircle', { circle: circleName, subject }) };
}

/** Adds the deadline for the player to move, if the table has a clock. */
async function withDeadline(
  words: Wording,
  message: StoredMessage,
  lead: string,
  now: Date,
): Promise<string> {
  const own = await ownTime(message, now);
  if (!own?.until) return lead;
  const time = localDeadline(words, new Date(own.until), message.timeZone, own);
  return `${lead} ${words.t('mail.turnUntil', { time })}`;
}

/** Names in old events belong to the holders of that time, and to those who played for them. */
async function peopleOf(words: Wording, gameId: string, seats: readonly NameableSeat[]): Promise<People> {
  const [past, helpers] = await Promise.all([pastHolders(gameId), actingDelegates(gameId)]);
  return { seats, tenures: [...withTenureNames(words, past), ...seats], helpers };
}

/** A chat message, with the names of the places it mentions. */
async function saidSections(
  words: Wording,
  { gameId, seq, pack: of }: StoredMessage,
  title: string,
  text = '',
): Promise<Section[]> {
  if (text === '') return [];
  if (!text.includes('[[')) return [{ title, lines: [text] }];
  const state = (await logCacheOf(gameId, { seq })).stateAfter(seq);
  const side = state?.setup.variant.actionSide ?? 'A';
  return [{ title, lines: [namedPlaces({ words, pack: await loadPack(of), side }, text)] }];
}

async function mentionCore(
  words: Wording,
  message: StoredMessage,
  name: string,
  text: string | undefined,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, kind } = message;
  const sections = await saidSections(words, message, name, text);
  const [subject, lead] =
    kind === 'mention'
      ? [t('mail.mentionSubject', { table, name }), t('mail.mention', { table, name })]
      : [t('mail.watcherMentionSubject', { table, name }), t('mail.watcherMention', { table, name })];
  return { subject, lead, sections, link: { label: t('mail.reply'), url: tableLink(gameId) } };
}

async function coreOf(
  words: Wording,
  seats: readonly NameableSeat[],
  message: StoredMessage,
  now: Date,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, kind, seat, timeZone } = message;
  const payload = payloadOf(message.payload);
  const name = nameIn(words, seats, payload);
  switch (kind) {
    case 'your-turn':
      return (
        (await planNews(words, seats, table, { gameId, seat })) ?? {
          subject: t('mail.yourTurnSubject', { table }),
          lead: t('mail.yourTurn', { table }),
          link: takeTurn(words, gameId),
        }
      );
    case 'plan-report':
      return planReportNews(words, seats, table, { gameId, seat, plan: payload.plan });
    case 'next-but-one':
      return {
        subject: t('mail.nextButOneSubject', { table }),
        lead: t('mail.nextButOne', { table }),
        link: { label: t('mail.planAhead'), url: tableLink(gameId) },
      };
    case 'reminder':
      return reminderCore(words, message, payload, now);
    case 'pause':
    case 'holiday-soon':
    case 'holiday-begun':
      return holidayCore(words, message, name, payload);
    case 'time-out':
      return {
        subject: t('mail.timeOutSubject', { table }),
        lead: t('mail.timeOut', { table }),
        link: takeTurn(words, gameId),
      };
    case 'game-began':
    case 'joined':
    case 'welcome':
      return arrivalCore(words, seats, message, payload);
    case 'game-finished':
      return finishedCore(words, seats, message, payload);
    case 'invited':
      return invitedCore(words, message, payload.seat === undefined ? payload.name : name);
    case 'watcher-mention':
    case 'mention':
      return mentionCore(words, message, name, payload.text);
    case 'table-late':
      return lateWords(words, seats, message, payload);
    case 'vote-reminder':
    case 'end-proposed':
    case 'decision':
    case 'seat-free':
    case 'problem-answered':
    case 'seat-offered':
    case 'seat-replaced':
      return tableCore(words, seats, message, payload);
    case 'table-goes':
      return goesCore(words, table, payload, timeZone);
    case 'seat-opened':
    case 'link-asked':
    case 'fresh-link':
    case 'address-asked':
    case 'seat-lost':
    case 'seat-given-back':
    case 'channel-stopped':
    case 'left-out':
      return seatCore(words, { ...message, kind }, name, payload);
    default:
      throw new Error(`${kind} has words of its own`);
  }
}

function nameIn(words: Wording, seats: readonly NameableSeat[], { seat, name }: Payload): string {
  if (seat !== undefined) return seatName(words, seats, seat);
  return name ?? words.t('mail.somebody');
}

/** A player who was replaced by a computer keeps their name of that time. */
async function lateWords(
  words: Wording,
  seats: readonly NameableSeat[],
  { gameId, gameName: table }: StoredMessage,
  payload: Payload,
): Promise<Core> {
  const { t } = words;
  const { former, seat, then } = payload;
  const was = former && seat !== undefined ? await formerName(gameId, seat) : undefined;
  const facts = { table, name: was ?? nameIn(words, seats, payload) };
  const lead = t(then === 'computer' ? 'mail.lateComputer' : 'mail.late', facts);
  const subject = t('mail.lateSubject', facts);
  // Nothing is left to decide once a computer has taken the seat.
  if (then === 'computer') return { subject, lead };
  return { subject, lead, link: { label: t('pace.line.decide'), url: `${tableLink(gameId)}/requests` } };
}

/** The last reminder describes the consequence of running out of time. */
async function reminderCore(
  words: Wording,
  message: StoredMessage,
  { deadline, then }: Payload,
  now: Date,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, timeZone } = message;
  const link = takeTurn(words, gameId);
  const time = deadline && localDeadline(words, new Date(deadline), timeZone, await ownTime(message, now));
  const waits = time ? t('mail.reminderUntil', { table, time }) : t('mail.reminder', { table });
  if (!then) return { subject: t('mail.reminderSubject', { table }), lead: waits, link };
  const what = then === 'computer' ? t('mail.thenComputer') : t(time ? 'mail.thenAsk' : 'mail.thenAskSoon');
  return { subject: t('mail.reminderLastSubject', { table }), lead: `${waits} ${what}`, link };
}

function goesCore(words: Wording, table: string, { deadline }: Payload, timeZone: string | null): Core {
  const { t } = words;
  const time = deadline === undefined ? '' : localTime(words, new Date(deadline), timeZone);
  return { subject: t('mail.goesSubject', { table }), lead: t('mail.goes', { table, time }) };
}

/** The invitation of a reader, with a personal link that opens the seat while it is free. */
async function invitedCore({ t }: Wording, message: StoredMessage, name?: string): Promise<Core> {
  const { gameId, gameName: table, seat, mark } = message;
  const { hasClock, waitDays } = await invitationTerms(gameId);
  const core =
    waitDays === undefined
      ? {
          subject: t('mail.invitedSubject', { table }),
          lead: `${name ? t('mail.invited', { by: name, table }) : t('mail.invitedBySomebody', { table })}${hasClock ? ` ${t('mail.noClockYet')}` : ''}`,
        }
      : { subject: t('mail.readySubject', { table }), lead: t('mail.ready', { table, n: waitDays }) };
  const tenure = mark === undefined ? undefined : await freeTenure(gameId, seat);
  if (tenure === undefined) return core;
  return { ...core, link: { label: t('mail.takeSeat'), url: freeSeatLink(gameId, seat, tenure, mark) } };
}

async function finishedCore(
  words: Wording,
  seats: readonly NameableSeat[],
  message: StoredMessage,
  payload: Payload,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, seq } = message;
  const [row] = logRowsOf(await readLog(gameId, seq, seq));
  const end = row?.events.find((event) => event.type === 'GameEnded');
  // A game can also be ended by its people.
  const ended = await endedByPeople(words, seats, message, payload);
  const ending = ended?.ending ?? { how: end ? ('played-out' as const) : ('no-result' as const) };
  const ranked = countedRanking(end?.ranking ?? [], ending.places).map(({ seat, place }) => {
    return { name: seatName(words, seats, seat), place, points: end?.scores[seat] ?? 0, left: false };
  });
  const lines = ranked.map(({ name, place, points }) =>
    t('mail.place', { place, name, points: describePoints(words, points) }),
  );
  const gone = goneFrom(words, { seats, tenures: await pastHolders(gameId) });
  const how = resultWords(words, { how: ending.how, people: [...ranked, ...gone] });
  const { reason } = endingOfResult(ending.how, ranked);
  return {
    subject: t('mail.finishedSubject', { table }),
    lead: ended?.lead ?? wonLead(words, seats, message, end),
    ending: { ...ending, ...(reason ? { reason } : {}) },
    link: { label: t('mail.finalPosition'), url: tableLink(gameId) },
    sections: [
      { title: t(lines.length > 0 ? 'mail.finalTable' : 'table.result'), lines: [...lines, how] },
      { title: t('table.afterEnd'), lines: afterEndLines(words, gameId) },
    ],
  };
}

/** The winner of a finished game, if several seats were ranked. */
function wonLead(
  words: Wording,
  seats: readonly NameableSeat[],
  { gameName: table, seat, readerName }: StoredMessage,
  end: EventOf<'GameEnded'> | undefined,
): string {
  const { t } = words;
  const winner = end?.ranking[0];
  if (!end || winner === undefined || end.ranking.length !== end.scores.length || end.ranking.length < 2)
    return t('mail.finished', { table });
  const points = describePoints(words, end.scores[winner] ?? 0);
  const isReader = winner === seat && readerName === undefined;
  if (isReader) return t('mail.finishedWonYou', { table, points });
  return t('mail.finishedWon', { table, points, name: seatName(words, seats, winner) });
}

/** Links to the replay, the statistics and the archive of a finished game. */
function afterEndLines({ t }: Wording, gameId: string): readonly string[] {
  const table = tableLink(gameId);
  return [
    `${t('table.replay')}: ${table}/at/1`,
    `${t('history.figures')}: ${table}/figures`,
    `${t('table.keepGame')}: ${table}/archive.html`,
  ];
}
