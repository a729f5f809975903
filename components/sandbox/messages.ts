/** What a sandbox may say: the messages of the table, and its own. */
import type { Messages } from '@/lib/game/wording/make-wording';

const AREAS = [
  ...['terms', 'names', 'tiles', 'position', 'table', 'inspect', 'moves', 'open', 'options', 'events'],
  ...['refusals', 'turn', 'sandbox', 'setup', 'learn', 'puzzles'],
];

/** These areas of all messages of a language. */
export function messagesOfSandbox(messages: Messages): Messages {
  const kept = Object.entries(messages).filter(([area]) => AREAS.includes(area));
  return { ...Object.fromEntries(kept), tiles: messages.tiles };
}
