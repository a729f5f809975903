/** Front door: everything a seat may do now, and everything that is open. */
import { blockingItems } from './acting';
import { execute } from './execute';
import { refuse, refuseStranding, ruleOf } from './decide';
import type { Work } from './work';
import { BlindWork } from './blind-work';
import type { Command, CommandType, SeatId } from './commands';
import { isRevealing } from './events';
import { openEntries, type OpenEntry } from './open';
import type { Pack } from './pack-index';
import { isOpponentsTurn } from './phases/settle';
import { isPlacement } from './board/rows';
import { completesPlaza, reachesTechnology, refillsSlot } from './placement';
import type { Game } from './rule';
import type { Rejection } from './rejections';
import { RULES } from './rules';
import type { State } from './state';
import type { View } from './view';

export type { OpenEntry } from './open';

/** A legal command. */
export interface Option {
  readonly command: Command;
  /** Whether it shows something hidden: the steps before it, and it itself, become final. */
  readonly reveals: boolean;
}
export interface Options {
  readonly commands: readonly Option[];
  readonly open: readonly OpenEntry[];
}

/** The legal commands of the seat whose view this is, and its open things. Spectators have neither. */
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

/** ASYNC_TECH: a choice that may also be made while others play. */
function hasKeptTechnology(state: State, seat: SeatId): boolean {
  return state.items.some(
    (item) => item.kind === 'technology' && item.seat === seat && item.class === 'keep',
  );
}

/**
 * While something blocks, the answers to it and going back; else all but answers to what is not open
 * (TIMING-1, TIMING-2).
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
    // In the player's own turn a right to a seal needs no open item.
    return isFree ? kind === undefined || type === 'ClaimSeal' : type === 'Undo';
  });
}

function legal(game: Game, seat: SeatId, type: CommandType, isFree: boolean): readonly Option[] {
  const rule = ruleOf(type);
  const candidates = rule.candidates(game, seat);
  if (rule.exact) return candidates.map((command) => ({ command, reveals: doesReveal(game, seat, command) }));
  return candidates.flatMap((command) => (why(command) ? [] : tried(game, seat, command)));

  // Where nothing blocks, the types listed are those whose time it is; asking that again for each command
  // costs more than its rule.
  function why(command: Command): Rejection | undefined {
    return isFree ? rule.refuse(game, seat, command) : refuse(game, seat, command);
  }
}

/** A command that its rule lets pass, unless it makes a declared action impossible. */
function tried(game: Game, seat: SeatId, command: Command): readonly Option[] {
  const known = knownToReveal(command);
  if (known !== undefined) return [{ command, reveals: known }];
  const work = blindly(game, seat, command);
  if (refuseStranding(work, game.state, seat, command)) return [];
  return [{ command, reveals: hasRevealed(work) }];
}

/** Whether carrying a legal command out would show something hidden. */
export function doesReveal(game: Game, seat: SeatId, command: Command): boolean {
  const known = knownToReveal(command);
  if (known !== undefined) return known;
  if (isPlacement(command)) {
    // Hundreds of these can be legal at once, so only those are carried out that draw a technology or
    // complete a plaza.
    if (refillsSlot(game, command)) return true;
    if (!reachesTechnology(game, seat, command) && !completesPlaza(game, command)) return false;
  }
  return hasRevealed(blindly(game, seat, command));
}

/** Facts about a type of command wherever it is legal. */
function knownToReveal({ type }: Command): boolean | undefined {
  if (type === 'RefreshRow' || type === 'RefillRow') return true;
  return type === 'Undo' ? false : undefined;
}

function hasRevealed({ events, state }: Work): boolean {
  // The opponent's turn begins with a card.
  return events.some(isRevealing) || (isOpponentsTurn(state) && blockingItems(state).length === 0);
}

function blindly({ pack, state }: Game, seat: SeatId, command: Command): Work {
  return execute(new BlindWork(pack, state), seat, command);
}
