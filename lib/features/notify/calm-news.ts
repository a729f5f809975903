/**
 * News of competitions that asks for nothing: pure. An email of it waits for the evening, once a day, and goes earlier
 * with any other email to its reader.
 */
import type { SeasonNews } from '@/lib/features/competitions/season-news';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { ChannelForm } from '@/lib/platform/outbox/channel-forms';
import { nextAt } from '@/lib/platform/outbox/quiet';

const CALM_KINDS: readonly MessageKind[] = ['joined', 'game-began', 'game-finished', 'holiday-begun'];
const CALM_NEWS: readonly SeasonNews[] = ['begins', 'stage', 'over'];
/** The time of the daily digest for readers without one. */
const EVENING = 18 * 60;

/** A message to a seat. */
export interface SeatNews {
  readonly kind: MessageKind;
  /** Whether its table belongs to a competition. */
  readonly isCompeting: boolean;
  /** Whether it asks the reader to begin. */
  readonly isStart: boolean;
}

/** Whether a message to a seat is about a competition and asks for nothing. */
const isCalmMessage = ({ kind, isCompeting, isStart }: SeatNews): boolean =>
  isCompeting && !isStart && CALM_KINDS.includes(kind);

/** Whether news of a circle is about a competition and asks for nothing. */
export const isCalmNews = ({ season }: CirclePayload): boolean =>
  season !== undefined && (season.isOutcome === true || CALM_NEWS.includes(season.news));

interface Evening {
  readonly timeZone: string | null;
  /** The time of the reader's daily digest. */
  readonly digestAt: number | null;
}

/** The first evening after a moment, or now if that has passed. */
export function eveningAfter({ timeZone, digestAt }: Evening, since: Date, now: Date): Date {
  const evening = nextAt(timeZone ?? 'UTC', digestAt ?? EVENING, since);
  return evening > now ? evening : now;
}

/** When an email about a message to a seat goes; undefined unless it is calm. */
export function calmTime(
  message: SeatNews & { readonly dueAt: Date },
  reader: Evening,
  form: ChannelForm,
  now: Date,
) {
  if (form !== 'mail' || !isCalmMessage(message)) return undefined;
  return { at: eveningAfter(reader, message.dueAt, now), waits: 'evening' } as const;
}
