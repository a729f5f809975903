/** Kinds about a circle or its seasons; they belong to no table or seat. */
export const CIRCLE_KINDS = [
  'who-is-in',
  'who-is-in-now',
  'circle-news',
  'circle-mention',
  'circle-letter',
  'season-check-in',
  'season-place',
  'season-arrange',
  'season-begins',
  'season-stage',
  'season-over',
  'season-decision',
] as const;
export type CircleKind = (typeof CIRCLE_KINDS)[number];

/**
 * Kinds of notifications. They are stored with each message and in channel settings, so a name never
 * changes its meaning.
 */
export const MESSAGE_KINDS = [
  'your-turn',
  'game-began',
  'game-finished',
  'invited',
  'joined',
  'welcome',
  'reminder',
  'next-but-one',
  'mention',
  'watcher-mention',
  'table-late',
  'vote-reminder',
  'decision',
  'seat-free',
  'problem-answered',
  'seat-offered',
  'time-out',
  'end-proposed',
  'holiday-soon',
  'holiday-begun',
  'pause',
  'digest',
  'plan-report',
  'seat-opened',
  'link-asked',
  'fresh-link',
  'address-asked',
  'seat-lost',
  'table-goes',
  'seat-replaced',
  'seat-given-back',
  'channel-stopped',
  ...CIRCLE_KINDS,
  'left-out',
] as const;

/** Kinds that a circle's channel can send; by default all except turns. */
export const CIRCLE_HOOK_KINDS = [
  'game-began',
  'game-finished',
  'who-is-in',
  'circle-letter',
  'season-begins',
  'season-stage',
  'season-over',
  'your-turn',
] as const satisfies readonly MessageKind[];
export type CircleHookKind = (typeof CIRCLE_HOOK_KINDS)[number];

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** All kinds that a receiver sees. A test of a channel is sent at once and never stored. */
export const SENT_KINDS = [...MESSAGE_KINDS, 'test'] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Opt-in kinds; all others reach every channel by default. */
export const ASKED_FOR_KINDS: readonly MessageKind[] = [
  'next-but-one',
  'digest',
  'watcher-mention',
  'who-is-in-now',
  'circle-letter',
];

/** The opt-in kinds that email includes by default. */
export const DEFAULT_OF_MAIL: readonly MessageKind[] = ['digest', 'circle-letter'];

/** Turn emails: one for each turn, also a daily digest, or only the digest. */
export const TURN_MAILS = ['each', 'both', 'digest'] as const;
export type TurnMails = (typeof TURN_MAILS)[number];

/** Kinds whose emails a daily digest can replace, because it lists the same tables. */
export const DIGESTED_KINDS: readonly MessageKind[] = ['your-turn', 'next-but-one'];

/**
 * Kinds about the reader's own seat, result or channels. They go to every channel regardless of its
 * settings, even for muted tables.
 */
const SEAT_KINDS = [
  'seat-opened',
  'link-asked',
  'fresh-link',
  'address-asked',
  'seat-lost',
  'seat-replaced',
  'seat-given-back',
  'channel-stopped',
  'left-out',
] as const satisfies readonly MessageKind[];
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Whether a message goes to every channel, even for muted tables. */
export const isSeatKind = (kind: MessageKind): kind is SeatKind => SEAT_KINDS.some((own) => own === kind);

/** Kinds whose channel a person can choose. */
export const CHOSEN_KINDS = MESSAGE_KINDS.filter((kind) => !isSeatKind(kind));

/**
 * Why a person no longer holds a seat: the host freed it, or a new link was created, after a day or by
 * agreement of two players.
 */
export const LOST_REASONS = ['freed', 'link-day', 'link-agreed'] as const;

/** Parses the name of a kind. */
export function messageKindOf(text: string): MessageKind | undefined {
  return MESSAGE_KINDS.find((kind) => kind === text);
}
