/** A moment of a table, and the rows that its page lists. */
import { isNarrow } from '@/components/history/query';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { trackReads } from '@/lib/game/drawing/glyphs';
import { toAct } from '@/lib/game/engine/acting';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import { type SealedThought, thoughtsAt } from '@/lib/game/recap/figures';
import { filterRows, type Filter, type TimedTurn } from '@/lib/game/recap/timeline';
import { seatsAt } from '@/lib/game/wording/seat-names';
import type { ReplayedGame } from './document';

export interface ReplayMoment {
  readonly table: TableView;
  readonly turns: readonly TimedTurn[];
  readonly filter: Filter;
  /** The row that led here. */
  readonly row?: LogRow | undefined;
  /** The steps of its turn, or the nearest filter matches. */
  readonly listed: readonly LogRow[];
  /** Number of steps that a narrow filter matches. */
  readonly found?: number;
  /** Sealed notes of its turn, after the game. */
  readonly thoughts?: readonly SealedThought[];
}

/** The moment as sent to the browser, which has the pack and computes the scores. */
export type MomentData = Omit<ReplayMoment, 'table'> & { readonly table: Omit<TableView, 'pack' | 'scores'> };

/** Number of filter matches listed around the moment. */
const AROUND = 40;

interface Around {
  readonly table: TableView;
  /** Every row up to the newest, oldest first. */
  readonly rows: readonly LogRow[];
  readonly turns: readonly TimedTurn[];
  /** Sealed notes of the whole game. */
  readonly thoughts?: readonly SealedThought[] | undefined;
}

/** Adds the rows that the page lists to a table. */
export function momentOf({ table, rows, turns, thoughts = [] }: Around, filter: Filter): ReplayMoment {
  const { seq } = table;
  const shown = filterRows(rows, filter);
  const then = thoughtsAt(turns, thoughts, seq);
  const thought = then.length > 0 ? { thoughts: then } : {};
  const on = { table, turns, filter, row: rows[seq - 1], ...thought };
  if (!isNarrow(filter)) {
    const { from, to } = turns.findLast((turn) => turn.from <= seq) ?? { from: 1, to: 0 };
    return { ...on, listed: shown.filter((row) => row.seq >= from && row.seq <= to) };
  }
  const here = shown.findLastIndex((row) => row.seq <= seq);
  const first = Math.max(0, Math.min(here - AROUND / 2, shown.length - AROUND));
  return { ...on, listed: shown.slice(first, first + AROUND), found: shown.length };
}

/** The moment without parts that the browser computes. */
export function dataOf({ table, ...moment }: ReplayMoment): MomentData {
  const { pack: _pack, scores: _scores, ...rest } = table;
  return { ...moment, table: rest };
}

/** Restores a moment sent by the server. */
export function momentFrom(pack: Pack, { table, ...moment }: MomentData): ReplayMoment {
  const { state } = table.view;
  const view = { ...table.view, state: trackInBrowser(state) };
  return { ...moment, table: { ...table, pack, view, scores: score(pack, state) } };
}

/** A moment of a replayed game, equal to the server's; undefined if there is no such row. */
export function momentAt(
  game: ReplayedGame,
  pack: Pack,
  seq: number,
  filter: Filter,
): ReplayMoment | undefined {
  const moment = game.momentAt(seq);
  if (!moment) return undefined;
  const { table: lasting, rows, thoughts } = game.document;
  const { row, state } = moment;
  const status = seq === rows.length ? lasting.status : 'running';
  const table: TableView = {
    ...lasting,
    seq,
    latestSeq: rows.length,
    head: row.hash,
    status,
    pack,
    seats: seatsAt(lasting, seq),
    view: { state: trackInBrowser(state), offers: [] },
    scores: score(pack, state),
    log: rows.slice(Math.max(0, seq - RECENT_ROWS), seq),
    waitingFor: status === 'ended' ? [] : toAct(state),
  };
  return momentOf({ table, rows, turns: game.turns, thoughts }, filter);
}

/** Enables reuse of unchanged drawings between moments, in the browser only. */
const trackInBrowser = (state: TableView['view']['state']) =>
  typeof window === 'undefined' ? state : trackReads(state);
