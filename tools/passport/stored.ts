/** A stored game from any source, or the reason why it cannot be read. */
import type { PackSource } from '@/lib/game/box/box';
import type { PlayedGame } from '@/lib/game/verify/passport';

export type StoredGame =
  | {
      readonly name: string;
      readonly pack: PackSource;
      readonly game: PlayedGame;
    }
  | Unreadable;

export interface Unreadable {
  readonly name: string;
  readonly unreadable: string;
}
