/** The table as it is played in this page; nothing before that begins, and where none is. */
import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { RowsNews } from '@/lib/features/table/rows-news';
import type { Film } from '@/lib/game/recap/film';
import type { Frame } from './past';
import type { Refusal } from '@/components/move/refusal-notice';
import type { StepAction, StepStamp } from '@/components/move/step-fields';

/** The parts of the page that a step changes. */
export const PARTS = ['top', 'moves', 'board', 'boards', 'scores', 'log', 'nav'] as const;
export type Part = (typeof PARTS)[number];

/** What the server's page puts into a part. */
export interface Slots {
  /** Whether the server's page came for whoever is asked. */
  readonly isAsked?: boolean;
  /** Kinds of choices that were explained to this browser, see explained.ts. */
  readonly known?: string | undefined;
  /** What steps are posted with before scripts have come. */
  readonly stamp?: StepStamp;
  readonly action?: StepAction;
  readonly clocks?: ReactNode;
  readonly refusal?: Refusal | undefined;
  readonly wanted?: Command | undefined;
  readonly timeZone?: string | undefined;
}

export interface LiveNow {
  /** The newest row that the page knows of: confirmed, or on its way. */
  readonly seq: number;
  /** The newest row that was heard of, shown or not: a turn under way is its player's alone. */
  readonly heard: number;
  /** Whether the table waits for whoever looks. */
  readonly isAsked: boolean;
  /** There is news up to a row. */
  readonly hear: (row: number) => void;
  /** Rows have come by themselves; what does not follow from here is asked for, when it is heard of. */
  readonly take: (news: RowsNews & ClocksNews) => void;
  /** What was done last, in words. */
  readonly news: string;
  /** The newest row that is drawn. */
  readonly shown: number;
  /** The newest row that the server has confirmed. */
  readonly confirmed: number;
  readonly draw: (part: Part, slots: Slots) => ReactNode;
  /** What was missed, as moments to be drawn in place of the board; what draws them is fetched first. */
  readonly framesOf: (film: Film) => Promise<readonly Frame[]>;
  /** Draws the table as it is, with all that can be done on it. */
  readonly redraw: () => void;
  /** Has the server draw the page anew, without what is drawn here. */
  readonly refresh: () => void;
}

let now: LiveNow | undefined;
const readers = new Set<() => void>();

export const liveNow = (): LiveNow | undefined => now;

/** Has all parts draw the table. */
export function setLive(next: LiveNow | undefined): void {
  now = next;
  for (const read of [...readers]) read();
}

/** Calls `read` after every change; gives the way to end it. */
export function onLive(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
