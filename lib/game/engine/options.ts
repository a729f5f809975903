/** Entry point: all legal commands of a seat, and everything open for it. */
import { blockingItems } from './acting';
import { BlindWork } from './blind-work';
import { isPlacement } from './board/rows';
import type { Command, CommandType, SeatId } from './commands';
import { refuse, refuseStranding, ruleOf } from './decide';
import { isRevealing } from './revealing';
import { execute, isOpponentsTurn } from './execute';
import { openEntries, type OpenEntry } from './open';
import type { Pack } from './pack-index';
import { completesPlaza, reachesTechnology, refillsSlot } from './placement';
import type { Rejection } from './rejections';
import type { Game } from './rule';
import { RULES } from './rules';
import type { State } from './state';
import type { View } from './view';
import type { Work } from './work';

export type { OpenEntry } from './open';

/** A legal command. */
export interface Option {
  readonly command: Command;
  /** Whether it reveals something hidden, which makes it and all steps before it final. */
  readonly reveals: boolean;
}
export interface Options {
  readonly commands: readonly Option[];
  readonly open: readonly OpenEntry[];
}

/** The legal commands of the viewing seat, and its open entries. Spectators have neither. */
export function options(pack: Pack, view: View): Options {
  const { state, seat, offers } = view;
  if (seat === undefined || state.phase === 'finished') return { commands: [], open: [] };
  const game: Game = { pack, state, offered: (item) => offers.find((offer) => offer.item === item)?.tiles };
  const isFree = blockingItems(state).length === 0;
  return {
    commands: relevantTypes(game, seat).flatMap((type) => legal(game, seat, type, isFree)),
    open: openEntries(pack, state, seat),
  };
}

/** ASYNC_TECH: whether the seat has a choice that it may also make in other players' turns. */
function hasKeptTechnology(state: State, seat: SeatId): boolean {
  return state.items.some(
    (item) => item.kind === 'technology' && item.seat === seat && item.class === 'keep',
  );
}

/**
 * While an item blocks, only its answers and undo; otherwise everything except answers to items that are
 * not open (TIMING-1, TIMING-2).
 */
function relevantTypes({ state }: Game, seat: SeatId): readonly CommandType[] {
  const blocking = blockingItems(state);
  const isFree = blocking.length === 0;
  const isKept = hasKeptTechnology(state, seat);
  if (isFree && seat !== state.turn.seat) return isKept ? ['ChooseTechnology'] : [];
  const open = (isFree ? state.items : blocking).filter((item) => item.seat === seat);
  const answered = new Set(open.map((item) => item.kind));
  if (isKept) answered.add('technology');
  return (Object.keys(RULES) as CommandType[]).filter((type) => {
    const kind = RULES[type].answers;
    if (kind !== undefined && answered.has(kind)) return true;
    // In the player's own turn, a right to a seal needs no open item.
    return isFree ? kind === undefined || type === 'ClaimSeal' : type === 'Undo';
  });
}

function legal(game: Game, seat: SeatId, type: CommandType, isFree: boolean): readonly Option[] {
  const rule = ruleOf(type);
  const candidates = rule.candidates(game, seat);
  if (rule.exact) return candidates.map((command) => ({ command, reveals: doesReveal(game, seat, command) }));
  return candidates.flatMap((command) => (why(command) ? [] : tried(game, seat, command)));

  // If nothing blocks, all listed types are already timely. Repeating the timing check for each command
  // would cost more than its rule.
  function why(command: Command): Rejection | undefined {
    return isFree ? rule.refuse(game, seat, command) : refuse(game, seat, command);
  }
}

/** A command that passes its rule, unless it makes a declared action impossible. */
function tried(game: Game, seat: SeatId, command: Command): readonly Option[] {
  const known = knownToReveal(command);
  if (known !== undefined) return [{ command, reveals: known }];
  const work = blindly(game, seat, command);
  if (refuseStranding(work, game.state, seat, command)) return [];
  return [{ command, reveals: hasRevealed(work) }];
}

/** Whether executing a legal command would reveal something hidden. */
export function doesReveal(game: Game, seat: SeatId, command: Command): boolean {
  const known = knownToReveal(command);
  if (known !== undefined) return known;
  if (isPlacement(command)) {
    // Hundreds of placements can be legal at once, so only those that draw a technology or complete a plaza
    // are executed.
    if (refillsSlot(game, command)) return true;
    if (!reachesTechnology(game, seat, command) && !completesPlaza(game, command)) return false;
  }
  return hasRevealed(blindly(game, seat, command));
}

/** Whether commands of this type always or never reveal anything; undefined if it depends. */
function knownToReveal({ type }: Command): boolean | undefined {
  if (type === 'RefreshRow' || type === 'RefillRow') return true;
  return type === 'Undo' ? false : undefined;
}

function hasRevealed({ events, state }: Work): boolean {
  // The opponent's turn begins with a hidden card.
  return events.some(isRevealing) || (isOpponentsTurn(state) && blockingItems(state).length === 0);
}

function blindly({ pack, state }: Game, seat: SeatId, command: Command): Work {
  return execute(new BlindWork(pack, state), seat, command);
}
