import type { Command } from '@/lib/game/engine/commands';
import type { Amount } from '@/lib/game/turn/turn-data';

/** A change in a seat's goods, points and tracks. */
export type AmountChange = Readonly<Partial<Record<Amount, number>>>;

/** A step made on the drawings or in the panel. */
export interface GivenStep {
  readonly command: Command;
  /** The next step of the same press. */
  readonly then?: Command | undefined;
  /** The step can still change before it is sent. */
  readonly isHeld?: boolean;
  /** Whether the losses of ending the turn were shown before. */
  readonly isSure?: boolean;
}

/** The values of a tile's form. */
export interface TileFormValues {
  readonly at: string;
  readonly keepCube: boolean;
  readonly place: string | undefined;
  readonly rotation: number;
}
