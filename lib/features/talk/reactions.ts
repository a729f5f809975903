/** Reactions to a message, stored with it as `WHO.reaction`. */
import type { ReactionSummary } from '@/lib/features/talk/message';
import { REACTIONS, type Reaction } from '@/lib/game/wording/reactions';

/** The stored form of a person's reaction. */
export const storedReaction = (who: string, reaction: Reaction): string => `${who}.${reaction}`;

/** How a reader sees the person of a reaction; the name is empty for one who has left. */
export type Reacted = (who: string) => { readonly name: string; readonly isMine: boolean };

/** The reactions of a message, each once, in the order of REACTIONS. */
export function reactedOf(stored: readonly string[], reacted: Reacted): ReactionSummary[] {
  return REACTIONS.flatMap((reaction) => {
    const end = `.${reaction}`;
    const same = stored
      .filter((entry) => entry.endsWith(end))
      .map((entry) => reacted(entry.slice(0, -end.length)));
    if (same.length === 0) return [];
    return [{ reaction, names: same.map(({ name }) => name), isMine: same.some(({ isMine }) => isMine) }];
  });
}
