/** The state of a turn in the page: chosen, previewed, held and given, and its actions. */
import type { Command } from '@/lib/game/engine/commands';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { AskBefore } from '@/components/move/ask-before';
import { NOTHING, type Choice, type SpotChoice } from './choice';
import type { Fills } from '@/components/move/forms/fills';
import type { GivenStep, TileFormValues } from './turn-types';

/** The reader's input device, and their preferences about second presses. */
export interface InputDevice {
  readonly ask: AskBefore;
  /** No bar lies over a form that is being filled in: there is no room beside it. */
  readonly isPhone: boolean;
  /** A thumb hides what it points at. */
  readonly isByThumb: boolean;
}

/** Values that one step passes to the next. */
export interface CarriedValues {
  /** A tile was placed by a tap, and can still be turned where it lies. */
  readonly lies?: SpotChoice;
  /** It was taken back, to be placed otherwise. */
  readonly again?: SpotChoice;
  /** The tile there is to be chosen. */
  readonly next?: string | undefined;
  /** The step was given on the drawings. */
  readonly isGiven?: true;
}

export interface TurnState {
  readonly choice: Choice;
  /** Placed by the step before, and not turned away from yet. */
  readonly lies: SpotChoice | undefined;
  /** A form is being filled in on a small screen: nothing lies over it. */
  readonly keepsForm: boolean;
  readonly fills: Fills;
  /** The step pointed at, while nothing is chosen. */
  readonly hint: Command | undefined;
  /** To be sent; another object with every step. */
  readonly given: GivenStep | undefined;
  readonly carried: CarriedValues;
}

export const AT_REST: TurnState = {
  choice: NOTHING,
  lies: undefined,
  keepsForm: false,
  fills: {},
  hint: undefined,
  given: undefined,
  carried: {},
};

export type TurnAct =
  | { readonly type: 'renew' }
  | { readonly type: 'pick'; readonly at: string; readonly byKey: boolean }
  | { readonly type: 'press'; readonly step: GivenStep }
  /** It asks for nothing more. */
  | { readonly type: 'give'; readonly step: GivenStep }
  | { readonly type: 'say'; readonly said: TileFormValues }
  | { readonly type: 'open'; readonly at: string }
  | { readonly type: 'tick'; readonly slot: string; readonly row: string }
  | { readonly type: 'fill'; readonly fills: Fills }
  | { readonly type: 'hint'; readonly at?: string | undefined; readonly value?: string | undefined }
  | { readonly type: 'turn'; readonly by: 1 | 5 }
  | { readonly type: 'go'; readonly step?: number | undefined }
  | { readonly type: 'cube' | 'cancel' | 'back' };

/** The state with the legal moves, which are missing where nobody is asked. */
export interface TurnNow {
  readonly data: TurnData | undefined;
  readonly state: TurnState;
  /** How often the position was another, or something was answered. */
  readonly renewals: number;
}
