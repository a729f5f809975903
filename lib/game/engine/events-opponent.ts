/** Events of the second seat of a solo game: Peter Parler, or the simple opponent (see events.ts). */
import type { Slot } from './commands';
import type { ParlerState } from './state';
import type { Row } from './vocabulary';

export type OpponentEvent =
  | {
      readonly type: 'ParlerMarkersSet';
      readonly plaza: string;
      readonly markers: Readonly<Record<Row, Slot>>;
    }
  /**
   * `left`: cards left in the deck after this one. An empty deck is refilled and shuffled first
   * (PARLER-1).
   */
  | {
      readonly type: 'ParlerCardRevealed';
      readonly card: string;
      readonly left: number;
      readonly reshuffled: boolean;
    }
  | {
      readonly type: 'ParlerTileTaken';
      readonly row: Row;
      readonly slot: Slot;
      readonly tile: string;
      readonly to: 'stack' | 'city';
    }
  | { readonly type: 'ParlerMarkerMoved'; readonly row: Row; readonly slot: Slot }
  | { readonly type: 'ParlerPawnMoved'; readonly plaza?: string; readonly steps: number }
  | { readonly type: 'ParlerStageReached'; readonly stage: ParlerState['stage'] }
  | { readonly type: 'ProductionTokenRemoved'; readonly token: string }
  | { readonly type: 'ParlerSealClaimed'; readonly seal: string };
