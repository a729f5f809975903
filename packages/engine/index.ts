/**
 * The rules of Praga as the service plays them: pure functions over plain JSON, without a clock or a
 * network. A view of the API (`view`) is a position here.
 */
export { toAct } from '@/lib/game/engine/acting';
export { decide, type Decision } from '@/lib/game/engine/decide';
export { evolve } from '@/lib/game/engine/evolve';
export { explain } from '@/lib/game/engine/explain';
export { newGame } from '@/lib/game/engine/new-game';
export { options, type OpenEntry, type Option, type Options } from '@/lib/game/engine/options';
export { advance, replay, type LogEntry, type Position } from '@/lib/game/engine/replay';
export { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
export { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
export { view, type Offer, type View } from '@/lib/game/engine/view';
export { predict, type Prediction, type StepsTrial, type TriedStep, trySteps } from '@/lib/game/live/predict';
export { determinize, type Sandbox } from '@/lib/game/analysis/sandbox/determinize';
export { parseBoxValues, type ParsedBox } from '@/lib/game/box/parse-box';
export { packFrom } from '@/lib/game/box/pack-from';
export { packFor, PACKS, RULES_VERSION } from '@/lib/game/rulesets';
export type { Command, CommandOf, CommandType, SeatId } from '@/lib/game/engine/commands';
export type { Event, EventOf, EventType } from '@/lib/game/engine/events';
export type { PackData } from '@/lib/game/engine/pack';
export type { Pack } from '@/lib/game/engine/pack-index';
export type { Rejection, RejectionCode } from '@/lib/game/engine/rejections';
export type { Secrets } from '@/lib/game/engine/secrets';
export type { State } from '@/lib/game/engine/state';
