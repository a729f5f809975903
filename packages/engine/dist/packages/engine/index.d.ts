/**
 * The rules of Praga as the service plays them: pure functions over plain JSON, without a clock, a network or
 * a dependency. A view of the API (`view`) is a position here.
 */
export { toAct } from '../../lib/game/engine/acting.js';
export { decide, type Decision } from '../../lib/game/engine/decide.js';
export { evolve } from '../../lib/game/engine/evolve.js';
export { explain } from '../../lib/game/engine/explain.js';
export { newGame } from '../../lib/game/engine/new-game.js';
export { options, type OpenEntry, type Option, type Options } from '../../lib/game/engine/options.js';
export { advance, replay, type LogEntry, type Position } from '../../lib/game/engine/replay.js';
export { score, type SeatScore } from '../../lib/game/engine/score.js';
export { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '../../lib/game/engine/setup.js';
export { view, type Offer, type View } from '../../lib/game/engine/view.js';
export { predict, type Prediction } from '../../lib/game/live/predict.js';
export { trySteps, type Trial, type TriedStep } from '../../lib/game/live/try-steps.js';
export { determinize, type Sandbox } from '../../lib/game/sandbox/determinize.js';
export { packFor, PACKS, RULES_VERSION } from '../../lib/game/rulesets.js';
export type { Command, CommandOf, CommandType, SeatId } from '../../lib/game/engine/commands.js';
export type { Event, EventOf, EventType } from '../../lib/game/engine/events.js';
export type { PackData } from '../../lib/game/engine/pack.js';
export type { Pack } from '../../lib/game/engine/pack-index.js';
export type { Rejection, RejectionCode } from '../../lib/game/engine/rejections.js';
export type { Secrets } from '../../lib/game/engine/secrets.js';
export type { State } from '../../lib/game/engine/state.js';
