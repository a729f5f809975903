/**
 * Kinds of notifications. They are stored with each message and in the wishes of a channel, so a name never
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
  'who-is-in',
  'who-is-in-now',
  'circle-news',
  'circle-letter',
  'season-check-in',
  'season-place',
  'season-begins',
  'season-stage',
  'season-over',
  'left-out',
] as const;

/** Kinds about a circle or its seasons: no table and no seat causes them. */
export const CIRCLE_KINDS = [
  'who-is-in',
  'who-is-in-now',
  'circle-news',
  'circle-letter',
  'season-check-in',
  'season-place',
  'season-begins',
  'season-stage',
  'season-over',
] as const;
export type CircleKind = (typeof CIRCLE_KINDS)[number];

/** Kinds that the channel of a circle can have; without a choice it has all but turns. */
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

/** Kinds that need an explicit choice: the others reach every channel by default. */
export const ASKED_FOR_KINDS: readonly MessageKind[] = [
  'next-but-one',
  'digest',
  'watcher-mention',
  'who-is-in-now',
  'circle-letter',
];

/** Of these, email has them by default. */
export const DEFAULT_OF_MAIL: readonly MessageKind[] = ['digest', 'circle-letter'];

/** Emails about turns: one each, also once a day all together, or only that. */
export const TURN_MAILS = ['each', 'both', 'digest'] as const;
export type TurnMails = (typeof TURN_MAILS)[number];

/** Kinds whose mails a daily digest can take the place of: it lists the same tables. */
export const DIGESTED_KINDS: readonly MessageKind[] = ['your-turn', 'next-but-one'];

/**
 * Kinds about the reader's own seat, result or channels: they go out on every channel whatever its settings,
 * even for muted tables.
 */
export const SEAT_KINDS = [
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

type ChosenKind = Exclude<MessageKind, (typeof SEAT_KINDS)[number]>;

/** Kinds that a way may be wished for. */
export const CHOSEN_KINDS: readonly ChosenKind[] = MESSAGE_KINDS.filter(
  (kind): kind is ChosenKind => !SEAT_KINDS.some((own) => own === kind),
);

/**
 * Why somebody holds a seat no longer: the host freed it, or a new link was made for it, after a day or
 * because two players agreed.
 */
export const LOST_REASONS = ['freed', 'link-day', 'link-agreed'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** The kind of this name, if there is one. */
export function messageKindOf(text: string): MessageKind | undefined {
  return MESSAGE_KINDS.find((kind) => kind === text);
}
