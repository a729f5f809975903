/**
 * The shape of a rule: one question "why not" and one list; the act itself is a function apart (execute.ts),
 * which a browser needs without the rest. They share their helpers, so they cannot drift apart.
 */
import type { Command, SeatId } from './commands';
import type { Pack } from './pack-index';
import { InvariantError, type Rejection } from './rejections';
import type { Item, ItemKind, ItemOf, Performance, Player, State } from './state';
import { elementAt } from './util';

/** The input of a rule: the pack, the public state, and the tiles that only the acting seat sees. */
export interface Game {
  readonly pack: Pack;
  readonly state: State;
  offered(item: number): readonly string[] | undefined;
}

export interface Rule<C extends Command> {
  /**
   * Why `seat` may not do this now, or undefined if it may. Whose turn it is has been checked before
   * (decide.ts).
   */
  refuse(game: Game, seat: SeatId, command: C): Rejection | undefined;
  /** Every command of this type worth asking about; contains all legal ones. */
  candidates(game: Game, seat: SeatId): readonly C[];
  /**
   * Kind of open item this command answers; such commands are possible out of turn and while others are
   * barred.
   */
  readonly answers?: ItemKind;
  /** The candidates are legal as listed: refusing has been done while listing. */
  readonly exact?: true;
}

/** The player of a seat. */
export function playerAt(game: Game, seat: SeatId): Player {
  return elementAt(game.state.players, seat);
}

/** The declared performance that is not done yet. */
export function currentPerformance(state: State): Performance | undefined {
  return state.turn.performances.find((performance) => !performance.done);
}

/** Open items of one kind that `seat` may answer. */
export function itemsOf<K extends ItemKind>(state: State, seat: SeatId, kind: K): ItemOf<K>[] {
  return state.items.filter((item: Item): item is ItemOf<K> => item.kind === kind && item.seat === seat);
}

/**
 * The open item that a command answers. The legality check has looked for it already, so a missing one is a
 * bug.
 */
export function mustItem<K extends ItemKind>(
  state: State,
  seat: SeatId,
  kind: K,
  isMeant: (item: ItemOf<K>) => boolean = () => true,
): ItemOf<K> {
  const item = itemsOf(state, seat, kind).find(isMeant);
  if (!item) throw new InvariantError(`no ${kind} of this kind is open for seat ${seat}`);
  return item;
}
