import 'server-only';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { markSeen } from '@/lib/features/history/seen-store';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { type Film, meaningsByTurn, missedFilm } from '@/lib/game/recap/film';
import type { Meaning } from '@/lib/game/recap/meaning';
import { recapOf, type Recap, type RecapLog } from '@/lib/game/recap/recap';
import { turnsOf, type TimedTurn } from '@/lib/game/recap/timeline';

/** The events that a player has missed. */
export interface SinceYouLeft {
  readonly recap: Recap;
  /** The effects of each turn by its number, without the reader's own position. */
  readonly byTurn: ReadonlyMap<number, readonly Meaning[]>;
  /** Whether it was folded away, or the reader has begun their next turn. */
  readonly isSeen: boolean;
}

/** A cache; a position and its history never change. */
const known = new WeakMap<State, Map<SeatId, Recap | undefined>>();

type Moment = Pick<TableView, 'gameId' | 'seq' | 'head' | 'pack' | 'view'>;

/** The turns that a seat has missed since its own last turn; undefined if no one has moved. */
export async function loadRecap(moment: Moment, me: SeatId): Promise<Recap | undefined> {
  const { gameId, seq, head, pack, view } = moment;
  const bySeat = known.get(view.state) ?? new Map<SeatId, Recap | undefined>();
  known.set(view.state, bySeat);
  if (bySeat.has(me)) return bySeat.get(me);
  const recap = recapOf(pack, await toldOf({ gameId, seq, head }), me);
  bySeat.set(me, recap);
  return recap;
}

async function toldOf({ gameId, seq, head }: Pick<Moment, 'gameId' | 'seq' | 'head'>): Promise<RecapLog> {
  const logCache = await logCacheOf(gameId, { seq, head });
  return { rows: logCache.logTo(seq), stateAfter: (at) => logCache.stateAfter(at) };
}

/** The replay of the missed turns, step by step. The keys decide which seat's absence it covers. */
export async function loadFilm(gameId: string, who: Visitor): Promise<Film | undefined> {
  const table = await loadTable(gameId, who);
  return table && filmAt(table);
}

async function filmAt(table: TableView): Promise<Film | undefined> {
  const { me, status } = table;
  return me === undefined || status !== 'running' ? undefined : missedFilm(await toldOf(table), me);
}

/** The summary for the holder of a seat who arrives at a running game. */
export async function loadSinceYouLeft(table: TableView): Promise<SinceYouLeft | undefined> {
  const { me, status, view, seenSeq = 0 } = table;
  if (me === undefined || status !== 'running') return undefined;
  const recap = await loadRecap(table, me);
  if (!recap) return undefined;
  // Every row counts, including undone ones and those that cannot be undone: the advice is for the moment
  // before the first step.
  const isMyTurn = view.state.turn.seat === me;
  const hasBegun = isMyTurn && table.log.some(({ seq, seat }) => seq > recap.to && seat === me);
  const isSeen = hasBegun || seenSeq >= recap.to;
  const film = isSeen ? undefined : await filmAt(table);
  return { recap, isSeen, byTurn: film ? meaningsByTurn(table.pack, film, me) : new Map() };
}

/** The steps of one person at the reader's seat while the reader was away. */
export interface PlayedForYou {
  readonly name: string;
  readonly steps: readonly number[];
  /** The reader's turns with these steps. */
  readonly turns: readonly TimedTurn[];
}

/** The steps of others at the holder's seat since the holder's own last step, unless folded away. */
export async function loadPlayedForYou(table: TableView): Promise<readonly PlayedForYou[]> {
  const { me, isHolder, seenSeq = 0, helpers = [] } = table;
  const mine = isHolder ? helpers.filter(({ seat }) => seat === me) : [];
  if (!mine.some(({ steps }) => steps.some((seq) => seq > seenSeq))) return [];
  const { gameId, seq: latest, head } = table;
  const rows = (await logCacheOf(gameId, { seq: latest, head })).logTo(latest);
  const isOwn = ({ seq, seat }: (typeof rows)[number]) =>
    seat === me && !mine.some(({ steps }) => steps.includes(seq));
  const since = Math.max(seenSeq, rows.findLast(isOwn)?.seq ?? 0);
  const turns = turnsOf(rows).filter(({ seat }) => seat === me);
  return mine
    .map(({ name, steps: all }) => {
      const steps = all.filter((seq) => seq > since);
      // The first row of a turn is the last step of the turn before.
      const isIn = ({ from, to, end = to }: TimedTurn) => steps.some((seq) => seq > from && seq <= end);
      return { name, steps, turns: turns.filter(isIn) };
    })
    .filter(({ steps }) => steps.length > 0);
}

/**
 * Records that the holder of a seat has seen everything up to row `seq`, or up to the newest visible
 * row if that is less. It never goes back.
 */
export async function dismissRecap(gameId: string, who: Visitor, seq: number): Promise<void> {
  if (!Number.isSafeInteger(seq) || seq <= 0) return;
  const table = await loadTable(gameId, who, { log: 'none' });
  if (table) await markSeen(gameId, keysOf(who), Math.min(seq, table.latestSeq));
}
