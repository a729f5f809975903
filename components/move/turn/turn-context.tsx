'use client';

import { createContext, useContext } from 'react';
import type { Press } from '@/components/board/board';
import type { BoardMarks } from '@/components/board/marks';
import type { Fills } from '@/components/move/forms/fills';
import type { Ghost } from '@/lib/game/drawing/ghosts';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';
import type { TurnNow } from './turn-state';
import type { AmountChange, TileFormValues } from './turn-types';

/** The subject of the bar next to a chosen place. */
export interface BarContent {
  readonly choice: Exclude<Choice, { kind: 'nothing' }>;
  readonly reveals: boolean;
  /** The tile's last cube has another use. */
  readonly choosesCube: boolean;
  /** The tile is already placed and can only be rotated. */
  readonly isPlaced: boolean;
  /** Whether the piece can be rotated. */
  readonly turns: boolean;
}

/** The chosen or hovered step, as the bar and the balance show it. */
export interface TurnSummary {
  /** The whole state of the reducer. */
  readonly now?: TurnNow;
  readonly bar?: BarContent | undefined;
  /** A place that cannot be chosen, shown in the bar with the reason. */
  readonly why?: string | undefined;
  readonly change?: AmountChange | undefined;
}

/** The legal moves and the current choice, as forms and drawings show them. */
export interface TurnView {
  readonly data: TurnData;
  readonly choice: Choice;
  /** The values of Peter Parler's forms. */
  readonly fills: Fills;
  readonly marks: BoardMarks & { readonly ghosts: readonly Ghost[] };
}

export interface TurnActs {
  /** Handles a press on a place. Returns whether it can be chosen. */
  readonly pick: (at: string, press: Press) => boolean;
  /**
   * Handles the step of a form or button: asks for confirmation or makes it; typed steps are made at once.
   * Returns false if the form has no step.
   */
  readonly submit: (form: FormData, from: HTMLElement | null | 'typed') => boolean;
  /** `sayTile`: a tile's form has changed. `openTile`: it was only opened. */
  readonly sayTile: (said: TileFormValues) => void;
  readonly openTile: (at: string) => void;
  readonly tick: (slot: string, row: string) => void;
  readonly fill: (fills: Fills) => void;
  /** A place or button is hovered or focused; without arguments, none is. */
  readonly hint: (at?: string, value?: string) => void;
  readonly turnBy: (by: 1 | 5) => void;
  /** Makes the chosen step; `step` selects one of several. */
  readonly go: (byKey: boolean, step?: number) => void;
  readonly useCubeOtherwise: () => void;
  readonly cancel: () => void;
  /** Goes back one stage of the choice. Returns whether there was one. */
  readonly back: () => boolean;
  /** Drops the choice after a new position or a response. */
  readonly renew: (data: TurnData | undefined, isWaiting?: boolean) => void;
  /** Whether a step is made without confirmation. */
  readonly isAtOnce: (reveals: boolean) => boolean;
  readonly noteFocus: (target: EventTarget | null) => void;
  readonly notePress: (target: EventTarget | null) => void;
  /** Whether the last press was made by key. */
  readonly takesFocus: () => boolean;
  /** The button of the moves that needs confirmation. The bar is placed next to it. */
  readonly pressedButton: () => HTMLElement | undefined;
}

export const TurnContext = createContext<TurnView | undefined>(undefined);
export const TurnShownContext = createContext<TurnSummary>({});
export const TurnActsContext = createContext<TurnActs | undefined>(undefined);

export const useTurn = (): TurnView | undefined => useContext(TurnContext);
export const useTurnActs = (): TurnActs | undefined => useContext(TurnActsContext);
