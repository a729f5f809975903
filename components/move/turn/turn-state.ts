/** The state of a turn in the page, and its actions: choice, preview, carried values and the step to send. */
import type { AskBefore } from '@/components/move/preferences';
import type { Fills } from '@/components/move/forms/fills';
import type { Command } from '@/lib/game/engine/commands';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { NOTHING, type Choice, type SpotChoice } from './choice';
import type { GivenStep, TileFormValues } from './turn-types';

/** The reader's input device, and their settings for confirmations. */
export interface InputDevice {
  readonly ask: AskBefore;
  /** On a phone no bar covers an open form, because there is no room next to it. */
  readonly isPhone: boolean;
  /** A thumb covers the place it presses. */
  readonly isByThumb: boolean;
}

/** Values that one step passes to the next. */
export interface CarriedValues {
  /** A tile was placed by a tap and can still be rotated. */
  readonly lies?: SpotChoice;
  /** It was taken back to be placed differently. */
  readonly again?: SpotChoice;
  /** Place of the tile to choose next. */
  readonly next?: string | undefined;
  /** The step was made on the drawings. */
  readonly isGiven?: true;
}

export interface TurnState {
  readonly choice: Choice;
  /** Placed by the previous step and still rotatable. */
  readonly lies: SpotChoice | undefined;
  /** A form is being filled in on a small screen, so nothing may cover it. */
  readonly keepsForm: boolean;
  readonly fills: Fills;
  /** A pressed place that cannot be chosen; the bar says why. */
  readonly why: string | undefined;
  /** The hovered step, while nothing is chosen. */
  readonly hint: Command | undefined;
  /** The step to send; a new object for every step. */
  readonly given: GivenStep | undefined;
  readonly carried: CarriedValues;
}

export const AT_REST: TurnState = {
  choice: NOTHING,
  lies: undefined,
  keepsForm: false,
  fills: {},
  why: undefined,
  hint: undefined,
  given: undefined,
  carried: {},
};

export type TurnAct =
  /** While a step waits for its answer, nothing follows from it yet. */
  | { readonly type: 'renew'; readonly isWaiting?: boolean }
  | { readonly type: 'pick'; readonly at: string; readonly byKey: boolean }
  | { readonly type: 'why'; readonly at: string }
  | { readonly type: 'press'; readonly step: GivenStep }
  /** The step needs no confirmation. */
  | { readonly type: 'give'; readonly step: GivenStep }
  | { readonly type: 'say'; readonly said: TileFormValues }
  | { readonly type: 'open'; readonly at: string }
  | { readonly type: 'tick'; readonly slot: string; readonly row: string }
  | { readonly type: 'fill'; readonly fills: Fills }
  | { readonly type: 'hint'; readonly at?: string | undefined; readonly value?: string | undefined }
  | { readonly type: 'turn'; readonly by: 1 | 5 }
  | { readonly type: 'go'; readonly step?: number | undefined }
  | { readonly type: 'cube' | 'cancel' | 'back' };

/** The state with the legal moves, which are undefined outside the reader's turn. */
export interface TurnNow {
  readonly data: TurnData | undefined;
  readonly state: TurnState;
  /** Counts changes of position and responses. */
  readonly renewals: number;
}
