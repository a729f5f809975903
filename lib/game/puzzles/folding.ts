/**
 * Positions of one turn that are the same, however they were reached: equal texts, equal futures. Numbers of
 * open items and performances follow from the order of steps, so they are left out.
 */
import type { Item, Performance, Player, State } from '@/lib/game/engine/state';

/** Tells the positions of one turn apart. One for each search, as it remembers the parts it has seen. */
export class Folding {
  private readonly numbers = new Map<string, number>();
  /** By the function that writes them. */
  private readonly known = new Map<unknown, WeakMap<object, number>>();

  /**
   * Equal for two positions from which the same can be done and comes of it. Where no other piece can be
   * placed it does not matter how those lie that are there (`isSettled`).
   */
  key(state: State, isSettled: boolean): string {
    const { turn, players, items } = state;
    return [
      state.phase,
      turn.number,
      turn.tile?.tile ?? '',
      turn.main,
      turn.extra,
      turn.refreshed,
      this.part(turn.slotBonus ?? NOTHING, plain),
      this.part(turn.performances, performancesOf),
      this.part(turn.abilities, sorted),
      this.part(items, itemsOf),
      ...players.map((player) => this.part(player, isSettled ? settledPlayer : playerOf)),
      this.part(state.buildings, isSettled ? settled : sorted),
      ...UNORDERED.map((name) => this.part(state[name], sorted)),
      ...ORDERED.map((name) => this.part(state[name], plain)),
    ].join();
  }

  /** A number for what a part of the state says; the same part is written out once. */
  private part<T extends object>(part: T, textOf: (part: T) => string): number {
    const written = this.known.get(textOf) ?? new WeakMap<object, number>();
    this.known.set(textOf, written);
    const known = written.get(part);
    if (known !== undefined) return known;
    const text = textOf(part);
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    written.set(part, number);
    return number;
  }
}

const NOTHING = {};
/** Parts in which the order of things says nothing. */
const UNORDERED = ['plazas', 'bridge', 'river', 'seals'] as const;
const ORDERED = ['crane', 'rows', 'bridgeStacks', 'technologyStacks'] as const;

const plain = (part: object): string => JSON.stringify(part);
const sorted = (list: readonly unknown[]): string =>
  list
    .map((each) => JSON.stringify(each))
    .sort()
    .join('|');

const performancesOf = (list: readonly Performance[]): string =>
  sorted(list.map(({ id: _, ...performance }) => performance));

const itemsOf = (list: readonly Item[]): string => sorted(list.map(({ id: _, ...item }) => item));

/** Where points come from decides nothing. */
function playerOf({ scoreBySource: _, ...player }: Player): string {
  const lists = [player.paidContacts, player.technologies, player.usedTechnologies, player.walls].map(sorted);
  const rest = { ...player, paidContacts: 0, technologies: 0, usedTechnologies: 0, walls: 0 };
  return `${JSON.stringify(rest)}${lists.join('/')}`;
}

const ROTATION = /"rotation":\d,?/g;
const settledPlayer = (player: Player): string =>
  playerOf({ ...player, paidContacts: [] }).replace(ROTATION, '');
const settled = (list: readonly unknown[]): string => sorted(list).replace(ROTATION, '');
