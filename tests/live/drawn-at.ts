import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveContext } from '@/components/move/live-context';
import type { SeatTime } from '@/lib/features/clocks/view';
import type { TableView } from '@/lib/features/table/load/table-view';
import { createLiveTable } from '@/lib/game/live/live-table';

/** A part of a live table, drawn for a seat where nothing is on its way. */
export function drawnAt(table: TableView, me: number, part: ReactNode, clocks?: readonly SeatTime[]): string {
  const position = { state: table.view.state, trail: [] };
  const live = createLiveTable(me, { position, offers: [], rows: [] });
  const done = { line: undefined, answer: 1, drawings: 0, end: undefined, before: undefined };
  const rows = { seq: table.seq, heard: 0, confirmed: table.seq };
  const value = { table, live, ...done, ...rows, clocks, isAsked: table.waitingFor.includes(me) };
  return renderToStaticMarkup(createElement(LiveContext, { value }, part));
}
