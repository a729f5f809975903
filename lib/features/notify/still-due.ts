/** Why a claimed delivery is no longer sent: pure. Its cause may have gone since its channel was chosen, or its channel. */
import { isOver, isSettled, LATE_MS, ONE_HOLDER_KINDS, type WhyUntold } from '@/lib/features/notify/decide';
import type { MessageKind } from '@/lib/game/wording/message-kinds';

const DAY_MS = 86_400_000;
/** Maximum age of news of tables, and of circles. */
const [NEWS_MS, CIRCLE_NEWS_MS] = [14 * DAY_MS, 7 * DAY_MS];
/** How long the link of a message opens a seat. */
const LINK_MS = 7 * DAY_MS;

/** Kinds that ask the reader to move: valid while the table waits for their seat. */
const ASKING: readonly MessageKind[] = ['your-turn', 'reminder', 'time-out'];
/** Kinds about the reader's seat or the end of the game, valid at any age. */
const STAYING: readonly MessageKind[] = [
  'game-finished',
  'seat-lost',
  'seat-replaced',
  'channel-stopped',
  'left-out',
];
/** Kinds about a running game. */
const WHILE_RUNNING: readonly MessageKind[] = [
  'next-but-one',
  'game-began',
  'joined',
  'welcome',
  'invited',
  'table-late',
  'vote-reminder',
  'seat-free',
  'seat-offered',
  'seat-given-back',
  'end-proposed',
  'holiday-soon',
  'holiday-begun',
  'pause',
  'table-goes',
];
/** Kinds whose payload contains the time until which the reader can act. */
const UNTIL: readonly MessageKind[] = ['vote-reminder', 'seat-offered', 'decision', 'table-goes'];

/** A claimed delivery to a seat, as it stands now. */
export interface SeatDelivery {
  readonly kind: MessageKind;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly isWaitedFor: boolean;
  readonly isRunning: boolean;
  /** When its seat's current holder sat down; null if it is free. */
  readonly sitsSince: Date | null;
  readonly tenure: number;
  readonly isStopped: boolean;
  readonly lastError: string | null;
  /** Whether it goes to the address of the holder, and whether there still is one. */
  readonly isToAddress: boolean;
  readonly hasAddress: boolean;
  /** Whether a program reads it: it gets settled and outdated messages too. */
  readonly isProgram?: boolean;
  readonly payload: {
    readonly tenure?: number | undefined;
    readonly starts?: true | undefined;
    readonly until?: string | undefined;
    readonly deadline?: string | undefined;
  };
}

/** Why a delivery to a seat is no longer sent; its cause may have gone, or its channel. */
export function whyNoLonger(delivery: SeatDelivery, now: Date): WhyUntold | undefined {
  const { kind, attempts, isStopped, lastError, isToAddress, hasAddress, tenure, payload } = delivery;
  if (isStopped) return lastError === null ? 'paused' : 'bounced';
  if (isToAddress && !hasAddress) return 'no-address';
  const isOthers = payload.tenure !== undefined && payload.tenure !== tenure;
  if (isOthers && ONE_HOLDER_KINDS.includes(kind)) return 'left';
  const why = isSettled(delivery, now, attempts) ? 'settled' : whyTooLate(delivery, now);
  return why && delivery.isProgram && isOver(why) ? undefined : why;
}

function whyTooLate(delivery: SeatDelivery, now: Date): WhyUntold | undefined {
  const { kind, createdAt, isWaitedFor, isRunning, sitsSince, isToAddress, payload } = delivery;
  const age = now.getTime() - createdAt.getTime();
  const isSeated = kind === 'invited' && sitsSince !== null;
  if (isSeated && sitsSince > createdAt) return 'outdated';
  if (age <= LATE_MS) return undefined;
  if (ASKING.includes(kind) || payload.starts) return isWaitedFor ? undefined : 'settled';
  const until = new Date(payload.until ?? payload.deadline ?? now);
  if (
    (WHILE_RUNNING.includes(kind) && !isRunning) ||
    isSeated ||
    (kind === 'fresh-link' && age > LINK_MS) ||
    (UNTIL.includes(kind) && until < now)
  )
    return 'outdated';
  // It was written to the previous holder of the seat.
  if (isToAddress && sitsSince !== null && createdAt < sitsSince) return 'left';
  return age > NEWS_MS && !STAYING.includes(kind) ? 'outdated' : undefined;
}

/** A claimed delivery of news, as it stands now. */
export interface NewsDelivery {
  readonly newsAt: Date;
  readonly isStopped: boolean;
  readonly lastError: string | null;
  readonly hasAddress: boolean;
  /** Whether its reader is a member, or the circle of its channel is open. */
  readonly isReader: boolean;
  /** Whether it is still true, and not answered by its reader. */
  readonly isTrue: boolean;
  /** Whether a program reads it: it gets outdated news too. */
  readonly isProgram?: boolean;
}

/** Why a delivery of news is no longer sent. */
export function whyNoLongerNews(delivery: NewsDelivery, now: Date): WhyUntold | undefined {
  const { newsAt, isStopped, lastError, hasAddress, isReader: isTheirs, isTrue, isProgram } = delivery;
  if (isStopped) return lastError === null ? 'paused' : 'bounced';
  if (!hasAddress) return 'no-address';
  if (!isTheirs) return 'left';
  const isOld = !isProgram && now.getTime() - newsAt.getTime() > CIRCLE_NEWS_MS;
  return !isTrue || isOld ? 'outdated' : undefined;
}
