/** Entry point: the events of a command, or the reason for its refusal. */
import { blockingItems } from './acting';
import { isCurrentCompletable } from './actions/feasible';
import type { Command, CommandType, SeatId } from './commands';
import { execute } from './execute';
import type { Pack } from './pack-index';
import { reject, type Rejection, type Result } from './rejections';
import { currentPerformance, type Game, type Rule } from './rule';
import { RULES } from './rules';
import { SecretWork, type Decision } from './secret-work';
import type { Secrets } from './secrets';
import type { State } from './state';
import type { Work } from './work';

export type { Decision } from './secret-work';

/**
 * Commands that already consider unknown tiles in their own refusal; a check of the drawn tiles would
 * reveal them.
 */
const CHECKED_BEFOREHAND: ReadonlySet<Command['type']> = new Set(['RefreshRow', 'RefillRow', 'Undo']);

/** Decides a command: returns its events, or the refusal. Changes nothing. */
export function decide(
  pack: Pack,
  state: State,
  secrets: Secrets,
  seat: SeatId,
  command: Command,
): Result<Decision> {
  const game: Game = {
    pack,
    state,
    offered: (item) => (ownsItem(state, seat, item) ? secrets.offers[item] : undefined),
  };
  const refusal = refuse(game, seat, command);
  if (refusal) return { ok: false, error: refusal };
  const work = new SecretWork(pack, state, secrets);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  return stranding ? { ok: false, error: stranding } : { ok: true, value: work.decision() };
}

/**
 * Why a command is refused before execution: whose turn it is, which item must be answered first, and its
 * own rule.
 */
export function refuse(game: Game, seat: SeatId, command: Command): Rejection | undefined {
  return refuseTiming(game.state, seat, command) ?? ruleOf(command.type).refuse(game, seat, command);
}

/** a declared action must be completed, so no free step may make it impossible. */
export function refuseStranding(
  work: Work,
  before: State,
  seat: SeatId,
  command: Command,
): Rejection | undefined {
  if (CHECKED_BEFOREHAND.has(command.type)) return undefined;
  const current = currentPerformance(before);
  if (!current || currentPerformance(work.state)?.id !== current.id) return undefined;
  return isCurrentCompletable(work.pack, work.state, seat)
    ? undefined
    : reject('would-strand-action', 'R-25', { action: current.action });
}

/** The rule of a type of command. */
export function ruleOf(type: CommandType): Rule<Command> {
  return RULES[type];
}

/** Why this seat cannot give this command now (TURN-9, INV-57, section 5). */
function refuseTiming(state: State, seat: SeatId, command: Command): Rejection | undefined {
  if (!state.players[seat]) return reject('not-a-seat', 'TURN-9');
  if (state.phase === 'finished') return reject('game-finished', 'CLOCK-9');
  if (command.type === 'Undo') return undefined;
  if (command.type === 'ChooseTechnology' && isKeptTechnology(state, seat)) return undefined;
  const blocking = blockingItems(state);
  const [front] = blocking;
  if (front) {
    if (front.seat !== seat) return reject('not-your-turn', 'TURN-9', { waitingFor: front.seat });
    const { answers } = ruleOf(command.type);
    const isAnswer = blocking.some(
      (item) => item.kind === answers && (!('item' in command) || command.item === item.id),
    );
    return isAnswer ? undefined : reject('answer-first', 'TIMING-7', { kind: front.kind });
  }
  return seat === state.turn.seat
    ? undefined
    : reject('not-your-turn', 'TURN-9', { waitingFor: state.turn.seat });
}

/** ASYNC_TECH: the choice may be made at any time until the owner's next turn begins. */
function isKeptTechnology(state: State, seat: SeatId): boolean {
  return state.items.some(
    (item) => item.kind === 'technology' && item.seat === seat && item.class === 'keep' && item.drawn,
  );
}

function ownsItem(state: State, seat: SeatId, item: number): boolean {
  return state.items.some((open) => open.id === item && open.seat === seat);
}
