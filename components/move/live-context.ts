'use client';

/** The live table, for everything inside it; undefined on other pages. */
import { createContext, useContext, type ReactNode, useLayoutEffect } from 'react';
import type { TurnBackSlot } from '@/components/clocks/turn-back';
import type { StepAction, StepStamp } from '@/components/move/forms/step-fields';
import type { GivenStep } from '@/components/move/turn/turn-types';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { LiveSnapshot } from '@/lib/game/live/live-snapshot';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { Refusal } from './refusal-notice';

/** The parts of the page that a step changes. */
export const PARTS = ['top', 'moves', 'board', 'boards', 'scores', 'log', 'nav'] as const;
export type LivePartName = (typeof PARTS)[number];

/** Content that the server's page puts into a part. */
export interface Slots {
  /** Whether the server rendered the page during the reader's turn. */
  readonly isAsked?: boolean;
  /** Kinds of choices that this browser has explained, see explained-kinds.ts. */
  readonly known?: string | undefined;
  /** The stamp of steps posted before scripts have loaded. */
  readonly stamp?: StepStamp;
  readonly action?: StepAction;
  readonly clocks?: ReactNode;
  readonly turnBack?: TurnBackSlot | undefined;
  readonly refusal?: Refusal | undefined;
  readonly wanted?: Command | undefined;
  readonly timeZone?: string | undefined;
}

/** Why nothing is sent: no connection, or a wait until a given time. */
export type ConnectionState = 'cut' | { readonly againAt: number };

export interface Live {
  /** Includes every unconfirmed step. */
  readonly table: TableView;
  readonly live: LiveTable;
  /** The connection problem, if there is one. */
  readonly line: ConnectionState | undefined;
  /** Changes after every action, even if the position is the same. */
  readonly answer: number;
  /** Changes when the same table is rendered again after something else was shown in its place. */
  readonly drawings: number;
  /** Whether End turn waits for a second press (StepStamp). */
  readonly end: StepStamp['end'];
  /** The clocks reported with the newest turn. */
  readonly clocks: ClocksNews['clocks'];
  /** The position before others moved, or before the player's newest steps were answered. */
  readonly before: LiveSnapshot | undefined;
  /** The newest row the page knows: confirmed or pending. */
  readonly seq: number;
  /** The newest row the page has heard of. Only its player sees the rows of a turn in progress. */
  readonly heard: number;
  /** The newest row the server has confirmed. */
  readonly confirmed: number;
  /** Whether the table waits for the reader. */
  readonly isAsked: boolean;
}

export interface LiveActs {
  /** The player made a step on the drawings. */
  readonly give: (step: GivenStep) => void;
  /** There is news up to a row. */
  readonly hear: (row: number) => void;
  /** Rows have arrived. Parts that do not follow from them are requested when the news requires it. */
  readonly takeRows: (news: RowsNews & ClocksNews) => void;
  /** News up to a version counts as unread unless the reader has seen it. */
  readonly said: (version: string, isRead: boolean) => void;
  readonly readTalk: () => void;
  /** Renders the current table with all its legal moves. */
  readonly redraw: () => void;
  /** Requests the parts around the table from the server again. */
  readonly refresh: () => void;
}

export const LiveContext = createContext<Live | undefined>(undefined);
export const LiveActsContext = createContext<LiveActs | undefined>(undefined);

export const useLive = (): Live | undefined => useContext(LiveContext);
/** Actions on the live table; undefined on other pages. */
export const useLiveActs = (): LiveActs | undefined => useContext(LiveActsContext);

/** Whether the table waits for the reader. */
export const isAsked = ({ me, waitingFor }: TableView): boolean =>
  me !== undefined && waitingFor.includes(me);

/**
 * Marks the page as live, with the number of unconfirmed steps. Styles, other form handlers and tests read
 * it.
 */
export function usePlayedHere(pending = 0): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.pending = String(pending);
  }, [pending]);
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.pending;
    },
    [],
  );
}
