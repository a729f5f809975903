import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { recapOf, type Recap } from '@/lib/game/recap/recap';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { keysOf, type Visitor } from '@/lib/features/table/load-table';
import type { TableView } from '@/lib/features/table/table-view';
import { markSeen } from '@/lib/features/history/seen-store';

/** What whoever arrives at a table has missed. */
export interface SinceYouLeft {
  readonly recap: Recap;
  /** Whether it was folded away, or the turn that follows it was begun. */
  readonly isSeen: boolean;
}

/** A position never changes, nor does what led to it. */
const known = new WeakMap<State, Map<SeatId, Recap | undefined>>();

type Moment = Pick<TableView, 'gameId' | 'seq' | 'head' | 'pack' | 'view'>;

/**
 * What a seat has missed since its last own turn, as the table stood at this moment; undefined if nothing.
 */
export async function loadRecap(moment: Moment, me: SeatId): Promise<Recap | undefined> {
  const { gameId, seq, head, pack, view } = moment;
  const bySeat = known.get(view.state) ?? new Map<SeatId, Recap | undefined>();
  known.set(view.state, bySeat);
  if (bySeat.has(me)) return bySeat.get(me);
  const logCache = await logCacheOf(gameId, { seq, head });
  const told = { rows: logCache.logTo(seq), stateAfter: (at: number) => logCache.stateAfter(at) };
  const recap = recapOf(pack, told, me);
  bySeat.set(me, recap);
  return recap;
}

/** What whoever holds a seat of a running game is to be told on arrival. */
export async function loadSinceYouLeft(table: TableView): Promise<SinceYouLeft | undefined> {
  const { me, status, view, seenSeq = 0 } = table;
  if (me === undefined || status !== 'running') return undefined;
  const recap = await loadRecap(table, me);
  if (!recap) return undefined;
  // Every row counts, also one taken back and one that cannot be: the advice is of the moment before the
  // first step.
  const isMyTurn = view.state.turn.seat === me;
  const hasBegun = isMyTurn && table.log.some(({ seq, seat }) => seq > recap.to && seat === me);
  return { recap, isSeen: hasBegun || seenSeq >= recap.to };
}

/** Remembers that whoever shows these keys has seen everything up to row `seq`. It never goes back. */
export async function dismissRecap(gameId: string, who: Visitor, seq: number): Promise<void> {
  if (Number.isSafeInteger(seq) && seq > 0) await markSeen(gameId, keysOf(who), seq);
}
