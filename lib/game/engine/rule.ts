/**
 * The shape of a rule: its refusal and its candidates. Execution is separate (decide.ts), because a
 * browser needs it without the rest. Both share helpers, so they cannot diverge.
 */
import type { Command, SeatId } from './commands';
import type { Pack } from './pack-index';
import { InvariantError, type Rejection } from './rejections';
import type { Item, ItemKind, ItemOf, Performance, Player, State } from './state';
import { elementAt } from './util';
import type { View } from './view';

/** The input of a rule: the pack, the public state, and the tiles that only the acting seat sees. */
export interface Game {
  readonly pack: Pack;
  readonly state: State;
  offered(item: number): readonly string[] | undefined;
}

export interface Rule<C extends Command> {
  /**
   * Why `seat` may not do this now, or undefined if it may. Turn order has been checked before
   * (decide.ts).
   */
  refuse(game: Game, seat: SeatId, command: C): Rejection | undefined;
  /** Candidate commands of this type; contains all legal ones. */
  candidates(game: Game, seat: SeatId): readonly C[];
  /**
   * The kind of open item this command answers. Such commands are possible out of turn and while others
   * are blocked.
   */
  readonly answers?: ItemKind;
  /** Whether all candidates are legal, because the listing already checks them. */
  readonly exact?: true;
}

/** A view as the rules read it. */
export function gameFrom(pack: Pack, { state, offers }: Pick<View, 'state' | 'offers'>): Game {
  return { pack, state, offered: (item) => offers.find((offer) => offer.item === item)?.tiles };
}

/** The player of a seat. */
export function playerAt(game: Game, seat: SeatId): Player {
  return elementAt(game.state.players, seat);
}

/** The declared performance that is not finished. */
export function currentPerformance(state: State): Performance | undefined {
  return state.turn.performances.find((performance) => !performance.done);
}

/** Open items of one kind that `seat` may answer. */
export function itemsOf<K extends ItemKind>(state: State, seat: SeatId, kind: K): ItemOf<K>[] {
  return state.items.filter((item: Item): item is ItemOf<K> => item.kind === kind && item.seat === seat);
}

/**
 * The open item that a command answers. The legality check has already found it, so a missing one is a
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
