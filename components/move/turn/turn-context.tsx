'use client';

import { createContext, useContext } from 'react';
import type { Press } from '@/components/board/board';
import type { Ghost } from '@/components/board/ghost';
import type { BoardMarks } from '@/components/board/marks';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';
import type { Fills } from '@/components/move/forms/fills';
import type { TurnNow } from './turn-state';
import type { AmountChange, TileFormValues } from './turn-types';

/** The subject of the bar next to a chosen place. */
export interface BarContent {
  readonly choice: Exclude<Choice, { kind: 'nothing' }>;
  readonly reveals: boolean;
  /** The last cube of a tile has another use. */
  readonly choosesCube: boolean;
  /** The tile is on its place already, and can only be turned. */
  readonly isPlaced: boolean;
  /** Whether the piece can be turned. */
  readonly turns: boolean;
}

/** The chosen or pointed-at step, as the bar and the balance show it. */
export interface TurnSummary {
  readonly bar?: BarContent | undefined;
  readonly change?: AmountChange | undefined;
}

/** The legal moves, and the choice among them, as forms and drawings show it. */
export interface TurnView {
  readonly data: TurnData;
  readonly choice: Choice;
  /** The values of the forms about Peter Parler. */
  readonly fills: Fills;
  readonly marks: BoardMarks & { readonly ghosts: readonly Ghost[] };
}

export interface TurnActs {
  /** A place of the drawings is pressed; whether it is one that can be chosen. */
  readonly pick: (at: string, press: Press) => boolean;
  /**
   * The step of a form or a button asks once more, or is given; at once if it was typed. False where the form
   * has none.
   */
  readonly submit: (form: FormData, from: HTMLElement | null | 'typed') => boolean;
  /** The form of a tile is filled in, or only opened. */
  readonly sayTile: (said: TileFormValues) => void;
  readonly openTile: (at: string) => void;
  readonly tick: (slot: string, row: string) => void;
  readonly fill: (fills: Fills) => void;
  /** A place or a button is under the pointer, or has the focus; without either neither is. */
  readonly hint: (at?: string, value?: string) => void;
  readonly turnBy: (by: 1 | 5) => void;
  /** Does what is chosen; the step of that number where there are several. */
  readonly go: (byKey: boolean, step?: number) => void;
  readonly useCubeOtherwise: () => void;
  readonly cancel: () => void;
  /** One step back; whether there was one. */
  readonly back: () => boolean;
  /** Drops the choice after a new position or an answer. */
  readonly renew: (data: TurnData | undefined) => void;
  /** Whether a step is given without being asked for once more. */
  readonly isAtOnce: (reveals: boolean) => boolean;
  readonly noteFocus: (target: EventTarget | null) => void;
  readonly notePress: (target: EventTarget | null) => void;
  /** Whether what was pressed last was pressed by a key. */
  readonly takesFocus: () => boolean;
  /** The button of the moves that asks for a second press; the bar is placed next to it. */
  readonly pressedButton: () => HTMLElement | undefined;
}

export const TurnContext = createContext<TurnView | undefined>(undefined);
/** Everything, as the reducer has it. */
export const TurnNowContext = createContext<TurnNow | undefined>(undefined);
export const TurnShownContext = createContext<TurnSummary>({});
export const TurnActsContext = createContext<TurnActs | undefined>(undefined);

export const useTurn = (): TurnView | undefined => useContext(TurnContext);
export const useTurnActs = (): TurnActs | undefined => useContext(TurnActsContext);
