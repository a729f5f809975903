import type { Command, CommandType, SeatId } from './commands.js';
import type { Work } from './work.js';
import type { Pack } from './pack-index.js';
import { type Rejection, type Result } from './rejections.js';
import { type Game, type Rule } from './rule.js';
import { type Decision } from './secret-work.js';
import type { Secrets } from './secrets.js';
import type { State } from './state.js';
export type { Decision } from './secret-work.js';
/** Decides a command: the events it leads to, or the refusal. Nothing is changed either way. */
export declare function decide(pack: Pack, state: State, secrets: Secrets, seat: SeatId, command: Command): Result<Decision>;
/**
 * Why a command is refused before it is carried out: whose turn it is, what has to be answered first, and its
 * own rule.
 */
export declare function refuse(game: Game, seat: SeatId, command: Command): Rejection | undefined;
/** a declared action has to be completed, so no free step may make that impossible. */
export declare function refuseStranding(work: Work, before: State, seat: SeatId, command: Command): Rejection | undefined;
/** The rule of a type of command. */
export declare function ruleOf(type: CommandType): Rule<Command>;
