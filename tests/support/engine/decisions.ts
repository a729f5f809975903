/** Positions where each command is offered or not, to compare with section 4 of the specification. */
import { blockingItems, toAct } from '@/lib/game/engine/acting';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { EventType } from '@/lib/game/engine/events';
import { options, type Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { Item, ItemKind, Performance, Player, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import type { Good, Row } from '@/lib/game/engine/vocabulary';
import { momentsOf } from '../../golden/games';
import { readGame } from '../../golden/record';
import { RECORDINGS } from '../../golden/recordings';
import { isFull } from '../full';
import { novice, plentyOf, playCuriously } from './curious';
import { PACK } from './table';

/** A seat to check, with the values that its commands depend on. */
export interface Asked {
  readonly pack: Pack;
  readonly position: Position;
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  /** Whether the seat is active and has no open question. */
  readonly isFree: boolean;
  readonly current: Performance | undefined;
  readonly offered: readonly Option[];
  readonly given: Command;
}

/** A command as the specification describes it: when it may be legal, and an event it causes. */
export type DecisionRow = readonly [
  id: string,
  type: CommandType,
  when: (asked: Asked, command: Command) => boolean,
  leadsTo: readonly EventType[],
];

/** The games of the short form: together they contain every command. */
const GOLDEN_IN_SHORT = [
  '2-players-first-game',
  '2-players-rewards-wait',
  '3-players-refill-on-demand',
  'solo-simple-b-side',
  'solo-parler',
  '4-players-online',
];

/** Positions of golden games and of some games of curious players with more goods. */
export function askedPositions(curiousGames: number): readonly Asked[] {
  const golden = RECORDINGS.filter(({ file }) => isFull || GOLDEN_IN_SHORT.includes(file)).flatMap(
    ({ file }) => {
      const game = readGame(file);
      return [...momentsOf(game)]
        .slice(0, -1)
        .map(({ pack, position }, i) => askedAt(pack, position, ...elementAt(game.commands, i)));
    },
  );
  return [...golden, ...curiousPositions(curiousGames)];
}

function curiousPositions(games: number): readonly Asked[] {
  const experience = novice();
  const pack = plentyOf(PACK);
  const setups = RECORDINGS.map(({ setup }) => setup).filter(({ players }) => players === 2);
  return Array.from({ length: games }, (_, i) => i + 1).flatMap((seed) => {
    const { log } = playCuriously(pack, elementAt(setups, seed % setups.length), seed, experience);
    let now: Position | undefined;
    return log.flatMap(({ command, ...entry }) => {
      const before = now;
      now = advance(before, entry);
      return before && command ? [askedAt(pack, before, entry.seat ?? 0, command)] : [];
    });
  });
}

function askedAt(pack: Pack, position: Position, seat: number, given: Command): Asked {
  const { state, secrets } = position;
  return {
    pack,
    position,
    state,
    seat,
    player: elementAt(state.players, seat),
    isFree: seat === state.turn.seat && blockingItems(state).length === 0,
    current: state.turn.performances.find(({ done }) => !done),
    offered: toAct(state)[0] === seat ? options(pack, view(state, secrets, seat)).commands : [],
    given,
  };
}

/** The events of a command, or undefined if it is refused. */
export function eventsOf(
  { pack, position, seat }: Asked,
  command: Command,
): readonly EventType[] | undefined {
  if (!position.secrets) throw new Error('a game has secrets');
  const result = decide(pack, position.state, position.secrets, seat, command);
  return result.ok ? result.value.events.map(({ type }) => type) : undefined;
}

/** Open items of a kind that belong to the seat. */
export function owes({ state, seat }: Asked, kind: ItemKind): readonly Item[] {
  return state.items.filter((item) => item.kind === kind && item.seat === seat);
}

export function can({ player }: Asked, good: Good, n = 1): boolean {
  return player.goods[good] >= n;
}

/**
 * Whether a tile may be taken from a slot: the special one only for the main action with the right to it
 * (SPECIAL-2).
 */
export function mayTake({ state, current }: Asked, row: Row, slot: number): boolean {
  const { refillOnDemand } = state.setup.options;
  const hasRight = current?.context === 'main' && state.turn.slotBonus?.kind === 'special-or-points';
  return (state.rows[row].slots[slot] !== null || refillOnDemand) && (slot < 3 || hasRight);
}
