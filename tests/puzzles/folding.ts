/**
 * Identifies equal positions of one turn, however they were reached: equal texts have equal futures.
 * Numbers of open items and performances depend only on the order of steps, so they are left out.
 */
import type { Player, State } from '@/lib/game/engine/state';

/** Computes keys for the positions of one turn. Use one instance per search, because it caches parts. */
export class Folding {
  private readonly numbers = new Map<string, number>();
  /** Cached numbers by the function that serialises a part. */
  private readonly known = new Map<unknown, WeakMap<object, number>>();

  /**
   * Equal for two positions with the same further steps and results. If no more pieces can be placed
   * (`isSettled`), it ignores where the existing pieces are.
   */
  key(state: State, isSettled: boolean): string {
    const { turn, players, items } = state;
    const player = isSettled ? this.settledPlayer : this.player;
    return [
      state.phase,
      turn.number,
      turn.tile?.tile ?? '',
      turn.main,
      turn.extra,
      turn.refreshed,
      this.part(turn.slotBonus ?? NOTHING, plain),
      this.part(turn.performances, this.numbered),
      this.part(turn.abilities, this.sorted),
      this.part(items, this.numbered),
      ...players.map((each) => this.part(each, player)),
      this.part(state.buildings, isSettled ? this.settled : this.sorted),
      ...UNORDERED.map((name) => this.part(state[name], this.sorted)),
      ...ORDERED.map((name) => this.part(state[name], plain)),
    ].join();
  }

  /** A number for the text of a part of the state; each part is serialised only once. */
  private part(part: object, textOf: (part: never) => string): number {
    let written = this.known.get(textOf);
    if (!written) this.known.set(textOf, (written = new WeakMap()));
    const known = written.get(part);
    if (known !== undefined) return known;
    const text = textOf(part as never);
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    written.set(part, number);
    return number;
  }

  // One function for the whole search, because it is a cache key.
  private readonly sorted = (list: readonly unknown[]): string => this.unordered(list, plain);
  private readonly settled = (list: readonly unknown[]): string => this.unordered(list, withoutRotation);
  private readonly numbered = (list: readonly object[]): string => this.unordered(list, withoutId);
  private readonly player = (player: Player): string => this.playerText(player, plain, this.sorted);
  private readonly settledPlayer = (player: Player): string =>
    this.playerText({ ...player, paidContacts: NONE }, withoutRotation, this.settled);

  private unordered(list: readonly unknown[], textOf: (each: object) => string): string {
    const numbers = list.map((each) =>
      typeof each === 'object' && each !== null ? this.part(each, textOf) : JSON.stringify(each),
    );
    return numbers.sort().join('|');
  }

  private playerText(
    player: Player,
    textOf: (part: object) => string,
    listOf: (list: readonly unknown[]) => string,
  ): string {
    return Object.entries(player)
      .filter(([name]) => name !== 'scoreBySource')
      .map(([name, value]: [string, unknown]) => {
        if (typeof value !== 'object' || value === null) return `${name}:${JSON.stringify(value)}`;
        return `${name}=${this.part(value, LISTS.has(name) ? listOf : textOf)}`;
      })
      .join();
  }
}

const NOTHING = {};
const NONE: readonly [] = [];
/** State lists whose order has no meaning. */
const UNORDERED = ['plazas', 'bridge', 'river', 'seals'] as const;
const ORDERED = ['crane', 'rows', 'bridgeStacks', 'technologyStacks'] as const;
/** Player lists whose order has no meaning. */
const LISTS: ReadonlySet<string> = new Set<keyof Player>([
  'paidContacts',
  'technologies',
  'usedTechnologies',
  'walls',
]);

const plain = (part: object): string => JSON.stringify(part);
const ROTATION = /"rotation":\d,?/g;
/** The text of a part without its rotation. */
const withoutRotation = (part: object): string => plain(part).replace(ROTATION, '');
const withoutId = (each: object): string => plain({ ...each, id: undefined });
