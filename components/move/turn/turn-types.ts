/** Types of a turn. */
import type { Command } from '@/lib/game/engine/commands';
import type { Amount } from '@/lib/game/turn/amounts';

/** A change in a seat's goods, points and tracks. */
export type AmountChange = Readonly<Partial<Record<Amount, number>>>;

/** A step that was given, on the drawings or in the panel. */
export interface GivenStep {
  readonly command: Command;
  /** The step that the same press takes next. */
  readonly then?: Command | undefined;
  /** It may still be made otherwise. */
  readonly isHeld?: boolean;
  /** Whether the loss at the end of the turn was shown before. */
  readonly isSure?: boolean;
}

/** The values of a tile's form. */
export interface TileFormValues {
  readonly at: string;
  readonly keepCube: boolean;
  readonly place: string | undefined;
  readonly rotation: number;
}
