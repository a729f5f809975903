'use client';

/** The table as it is played in this page, for everything inside it; missing where none is. */
import { createContext, useContext, type ReactNode } from 'react';
import type { TurnBackSlot } from '@/components/clocks/turn-back';
import type { Refusal } from '@/components/move/refusal-notice';
import type { GivenStep } from '@/components/move/turn/turn-types';
import type { StepAction, StepStamp } from '@/components/move/forms/step-fields';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { Stand } from '@/lib/game/live/stand';
import type { ConnectionState } from './sender';

/** The parts of the page that a step changes. */
export const PARTS = ['top', 'moves', 'board', 'boards', 'scores', 'log', 'nav'] as const;
export type LivePartName = (typeof PARTS)[number];

/** Content that the server's page puts into a part. */
export interface Slots {
  /** Whether the server's page came for the reader's own turn. */
  readonly isAsked?: boolean;
  /** Kinds of choices that were explained to this browser, see explained.ts. */
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

export interface Live {
  /** With every step that was made. */
  readonly table: TableView;
  readonly live: LiveTable;
  /** How steps are taken just now; nothing where all is well. */
  readonly line: ConnectionState | undefined;
  /** New with everything that was done, also where the position is the same. */
  readonly answer: number;
  /** New where the same is drawn again, after something else was shown in its place. */
  readonly drawings: number;
  /** Whether End turn waits for a second press (StepStamp). */
  readonly end: StepStamp['end'];
  /** As they were told with the newest turn. */
  readonly clocks: ClocksNews['clocks'];
  /** The drawing before others moved, or before the newest own steps were answered. */
  readonly before: Stand | undefined;
  /** The newest row that the page knows of: confirmed, or on its way. */
  readonly seq: number;
  /** The newest row that was heard of, shown or not: only its player sees a turn under way. */
  readonly heard: number;
  /** The newest row that the server has confirmed. */
  readonly confirmed: number;
  /** Whether the table waits for the reader. */
  readonly isAsked: boolean;
}

export interface LiveActs {
  /** A step was given on the drawings. */
  readonly give: (step: GivenStep) => void;
  /** There is news up to a row. */
  readonly hear: (row: number) => void;
  /** Rows have arrived. Parts that do not follow from them are requested when the news says so. */
  readonly takeRows: (news: RowsNews & ClocksNews) => void;
  /** News up to a version counts as unread unless the reader has seen it. */
  readonly said: (version: string, isRead: boolean) => void;
  readonly readTalk: () => void;
  /** Draws the table as it is, with all that can be done on it. */
  readonly redraw: () => void;
  /** Requests the parts around the table from the server again. */
  readonly refresh: () => void;
}

export const LiveContext = createContext<Live | undefined>(undefined);
export const LiveActsContext = createContext<LiveActs | undefined>(undefined);

export const useLive = (): Live | undefined => useContext(LiveContext);
/** The same for as long as the table is played in the page. */
export const useLiveActs = (): LiveActs | undefined => useContext(LiveActsContext);

/** Whether the table waits for the reader. */
export const isAsked = ({ me, waitingFor }: TableView): boolean =>
  me !== undefined && waitingFor.includes(me);
