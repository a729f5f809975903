import 'server-only';
import type { Wording } from '@/lib/i18n/wording';
import type { MessageKind } from '@/lib/outbox/kinds';
import type { Notice } from '@/lib/outbox/notice';
import { payloadOf, type Payload } from '@/lib/outbox/payload';
import { tableLink } from '@/lib/service/create-table';
import { logRowsOf } from '@/lib/service/log-rows';
import { digestNotice } from '@/lib/service/prompts/digest';
import { planNews, planReportNews } from '@/lib/service/prompts/plan-news';
import { pictureFor } from '@/lib/service/prompts/picture';
import { newsSections, sinceOwnTurn, type People } from '@/lib/service/prompts/since';
import { localTime } from '@/lib/service/prompts/times';
import type { StoredMessage } from '@/lib/store/delivery-store';
import { readLog } from '@/lib/store/log-store';
import { pastHolders } from '@/lib/store/seat-store';
import { seatName, type SeatName } from '@/lib/wording/names';
import { withTenureNames } from '@/lib/wording/seat-names';
import { describePoints } from '@/lib/wording/terms';

/** What a message tells, before news, picture and links that several kinds share. */
type Core = Pick<Notice, 'subject' | 'lead'> & Partial<Pick<Notice, 'link' | 'sections'>>;

/** Kinds that bring along what happened since the reader's last turn, with a picture. */
const WITH_NEWS: readonly MessageKind[] = ['your-turn', 'reminder', 'next-but-one'];
const WITH_PICTURE: readonly MessageKind[] = [...WITH_NEWS, 'game-began', 'game-finished'];

/** A message in the words of its reader. */
export async function noticeOf(
  words: Wording,
  seats: readonly SeatName[],
  message: StoredMessage,
  now: Date,
): Promise<Notice> {
  const { kind, gameId, gameName: table, seq } = message;
  if (kind === 'digest') return digestNotice(words, message, now);
  const core = await coreOf(words, seats, message, payloadOf(message.payload));
  const notice = {
    ...{ kind, gameId, table, sections: [] },
    link: { label: words.t('mail.open'), url: tableLink(gameId) },
    ...core,
  };
  if (!WITH_PICTURE.includes(kind)) return notice;
  const since = await sinceOwnTurn(message);
  const news = WITH_NEWS.includes(kind)
    ? newsSections(words, await peopleOf(words, gameId, seats), since)
    : [];
  return {
    ...notice,
    sections: [...notice.sections, ...news],
    receipt: words.t('mail.receipt', { step: seq, hash: since.head }),
    picture: await pictureFor(words, { gameId, name: table }, since, now),
  };
}

/** What happened before somebody came is told of whoever held the seat then. */
async function peopleOf(words: Wording, gameId: string, seats: readonly SeatName[]): Promise<People> {
  const past = withTenureNames(words, await pastHolders(gameId));
  return { seats, tenures: [...past, ...seats] };
}

async function coreOf(
  words: Wording,
  seats: readonly SeatName[],
  message: StoredMessage,
  payload: Payload,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, kind, seat, timeZone } = message;
  const name = nameIn(words, seats, payload);
  switch (kind) {
    case 'your-turn':
      return (
        (await planNews(words, seats, table, { gameId, seat })) ?? {
          subject: t('mail.yourTurnSubject', { table }),
          lead: t('mail.yourTurn', { table }),
        }
      );
    case 'plan-report':
      return planReportNews(words, seats, table, { gameId, seat, plan: payload.plan });
    case 'next-but-one':
      return { subject: t('mail.nextButOneSubject', { table }), lead: t('mail.nextButOne', { table }) };
    case 'reminder':
      return {
        subject: t('mail.reminderSubject', { table }),
        lead: reminderLead(words, table, payload, timeZone),
      };
    case 'game-began': {
      const all = words.list(seats.map((each) => each.name));
      return { subject: t('mail.beganSubject', { table }), lead: t('mail.began', { table, names: all }) };
    }
    case 'game-finished':
      return finishedCore(words, seats, message);
    case 'invited':
      return invitedCore(words, table, { ...payload, ...(payload.seat === undefined ? {} : { name }) });
    case 'joined':
      return { subject: t('mail.joinedSubject', { table, name }), lead: t('mail.joined', { table, name }) };
    case 'mention': {
      const sections = payload.text ? [{ title: name, lines: [payload.text] }] : [];
      return {
        subject: t('mail.mentionSubject', { table, name }),
        lead: t('mail.mention', { table, name }),
        sections,
      };
    }
    case 'table-late':
      return {
        ...{ subject: t('mail.lateSubject', { table, name }), lead: t('mail.late', { table, name }) },
        link: { label: t('pace.line.decide'), url: `${tableLink(gameId)}/late` },
      };
    case 'digest':
      throw new Error('a digest has words of its own');
  }
}

function nameIn(words: Wording, seats: readonly SeatName[], { seat, name }: Payload): string {
  if (seat !== undefined) return seatName(words, seats, seat);
  return name ?? words.t('mail.somebody');
}

function reminderLead(words: Wording, table: string, { deadline }: Payload, timeZone: string | null): string {
  if (!deadline) return words.t('mail.reminder', { table });
  return words.t('mail.reminderUntil', { table, time: localTime(words, new Date(deadline), timeZone) });
}

function invitedCore({ t }: Wording, table: string, { name, url }: Payload): Core {
  const lead = name ? t('mail.invited', { by: name, table }) : t('mail.invitedBySomebody', { table });
  const core = { subject: t('mail.invitedSubject', { table }), lead };
  return url ? { ...core, link: { label: t('mail.takeSeat'), url } } : core;
}

async function finishedCore(
  words: Wording,
  seats: readonly SeatName[],
  message: StoredMessage,
): Promise<Core> {
  const { t } = words;
  const { gameId, gameName: table, seq } = message;
  const [row] = logRowsOf(await readLog(gameId, seq, seq));
  const end = row?.events.find((event) => event.type === 'GameEnded');
  // A game may also be ended without a result.
  const lines = (end?.ranking ?? []).map((seat, index) => {
    const points = describePoints(words, end?.scores[seat] ?? 0);
    return t('mail.place', { place: index + 1, name: seatName(words, seats, seat), points });
  });
  return {
    ...{ subject: t('mail.finishedSubject', { table }), lead: t('mail.finished', { table }) },
    link: { label: t('mail.finalPosition'), url: tableLink(gameId) },
    sections: lines.length > 0 ? [{ title: t('mail.finalTable'), lines }] : [],
  };
}
