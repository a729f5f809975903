/** What is handed about in a turn. */
import type { Command } from '@/lib/game/engine/commands';
import type { Amount } from '@/lib/game/turn/amounts';

/** What a step would change of the seat's goods, points and tracks. */
export type Change = Readonly<Partial<Record<Amount, number>>>;

/** A step that was given, on the drawings or in the panel. */
export interface GivenStep {
  readonly command: Command;
  /** What is done right after it with the same press. */
  readonly then?: Command | undefined;
  /** It may still be made otherwise. */
  readonly isHeld?: boolean;
  /** What the end of the turn loses was seen before. */
  readonly isSure?: boolean;
}

/** What the form of a tile says. */
export interface SaidTile {
  readonly at: string;
  readonly keepCube: boolean;
  readonly place: string | undefined;
  readonly rotation: number;
}
