/** What a sandbox may say: the messages of the table, and its own. */
import type { Messages } from '@/lib/game/wording/make-wording';

const AREAS = [
  ...['terms', 'names', 'tiles', 'position', 'table', 'inspect', 'moves', 'open', 'options', 'events'],
  ...['refusals', 'turn', 'sandbox', 'setup', 'learn', 'puzzles'],
];

/** These areas of all messages of a language, and what else is said in one. */
export function messagesOfSandbox(messages: Messages, more: readonly string[] = []): Messages {
  const kept = Object.entries(messages).filter(([area]) => AREAS.includes(area) || more.includes(area));
  return { ...Object.fromEntries(kept), tiles: messages.tiles };
}
