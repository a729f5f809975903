/** What people can be told of. Stored with each message and in what a channel is wished for, so a name never changes its meaning. */
export const MESSAGE_KINDS = [
  'your-turn',
  'game-began',
  'game-finished',
  'invited',
  'joined',
  'reminder',
  'next-but-one',
  'mention',
  'table-late',
  'digest',
  'plan-report',
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds that nobody hears of who has not asked for them by name: the others reach every channel unless it is told otherwise. */
export const ASKED_FOR_KINDS: readonly MessageKind[] = ['next-but-one', 'digest'];

/** The kind of this name, if there is one. */
export function messageKindOf(text: string): MessageKind | undefined {
  return MESSAGE_KINDS.find((kind) => kind === text);
}
