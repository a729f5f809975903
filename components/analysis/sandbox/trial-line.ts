/** A line being tried, as a pure value: its key, its steps, every position, and the last message. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import { elementAt } from '@/lib/game/engine/util';
import { determinize, type Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';
import { nextSteps, playLine, type PlayedLine, type LineStep } from '@/lib/game/analysis/sandbox/line';

/** A line with its results. There is one more position than steps. */
export interface TrialLine {
  readonly key: string;
  readonly steps: readonly LineStep[];
  readonly events: readonly (readonly Event[])[];
  readonly positions: readonly Sandbox[];
  /** The step that became impossible, counted from 1. Later steps were removed too. */
  readonly brokeAt?: number;
}

/** The start of the lines. */
export interface TrialContext {
  readonly pack: Pack;
  readonly known: KnownPast;
  /** The seat whose turn is the task; choices of others within it are answered automatically. */
  readonly alone?: SeatId | undefined;
}

/** Deals unknown pieces by the key and plays the steps as far as they are legal. */
export function lineOn({ pack, known }: TrialContext, key: string, steps: readonly LineStep[]): TrialLine {
  const { positions, events, refused } = playLine(pack, determinize(pack, known, key), steps);
  const brokeAt = refused && refused.step + 1;
  const played = steps.slice(0, refused?.step);
  return { key, steps: played, events, positions, ...(brokeAt ? { brokeAt } : {}) };
}

/** The last position of a line. */
export function lastPositionOf({ positions }: Pick<TrialLine, 'positions'>): Sandbox {
  const last = positions.at(-1);
  if (!last) throw new Error('a line has at least its start');
  return last;
}

export interface TrialState {
  readonly line: TrialLine;
  /** Changes after every action, including a refused step. */
  readonly answer: number;
  readonly refused?: { readonly command: Command; readonly rejection: Rejection };
  /** A step the reader asked about. */
  readonly wanted?: Command;
  /** The last change to the whole line. */
  readonly note?: 'dealt' | 'loaded' | 'computer';
  /** Number of steps the computer has just made. */
  readonly taken?: number;
}

export type TrialAction =
  /** A step for the position after row `seq`, so a double press makes it once. */
  | { readonly type: 'step'; readonly seq: number; readonly command: Command }
  /** Steps computed by the computer after `answer`. Any action made meanwhile takes precedence. */
  | { readonly type: 'played'; readonly answer: number; readonly steps: readonly LineStep[] }
  | { readonly type: 'want'; readonly command: Command }
  /** Goes back to the position after a number of steps. */
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'deal'; readonly key: string }
  | { readonly type: 'load'; readonly key: string; readonly steps: readonly LineStep[] };

/** The initial state of a line. */
export function createTrial(ground: TrialContext, key: string, steps: readonly LineStep[] = []): TrialState {
  return { line: lineOn(ground, key, steps), answer: 0 };
}

/** The state after an action. Pure. */
export function reduceTrial(ground: TrialContext, now: TrialState, act: TrialAction): TrialState {
  const { line, answer } = now;
  const after = { answer: answer + 1 };
  switch (act.type) {
    case 'step':
      return { ...after, ...step(ground, line, act) };
    case 'played':
      if (act.answer !== answer) return now;
      return { ...after, ...playedOn(ground, line, act.steps) };
    case 'want':
      return { ...after, line, wanted: act.command };
    case 'back':
      return { ...after, line: backOn(ground, line, act.to) };
    case 'deal':
      return { ...after, line: lineOn(ground, act.key, line.steps), note: 'dealt' };
    case 'load':
      return { ...after, line: lineOn(ground, act.key, act.steps), note: 'loaded' };
  }
}

function step(
  ground: TrialContext,
  line: TrialLine,
  { seq, command }: Extract<TrialAction, { type: 'step' }>,
): Pick<TrialState, 'line' | 'refused' | 'wanted'> {
  const { pack } = ground;
  const now = lastPositionOf(line);
  const [seat] = toAct(now.state);
  if (now.state.seq !== seq || seat === undefined) return { line };
  const played = playLine(pack, now, [{ seat, command }]);
  const { refused } = played;
  if (refused) return { line, refused: { command, rejection: refused.rejection }, wanted: command };
  return { line: answered(ground, longer(line, [{ seat, command }], played)) };
}

/** Upper bound, above the number of answers that one step requires of others. */
const MAX_ANSWERS = 6;

/** Answers choices of others within the turn. Their result does not count, so any answer will do. */
function answered(ground: TrialContext, line: TrialLine): TrialLine {
  let now = line;
  for (let i = 0; i < MAX_ANSWERS && isOthers(ground, lastPositionOf(now)); i += 1) {
    const asked = nextSteps(ground.pack, lastPositionOf(now));
    const [first] = asked?.options ?? [];
    if (!asked || !first) break;
    const steps = [{ seat: asked.seat, command: first.command }];
    now = longer(now, steps, playLine(ground.pack, lastPositionOf(now), steps));
  }
  return now;
}

/** Whether the task's turn waits for another seat. */
function isOthers({ known, alone }: TrialContext, { state }: Sandbox): boolean {
  if (alone === undefined || state.phase !== 'playing') return false;
  return state.turn.number === known.view.state.turn.number && toAct(state)[0] !== alone;
}

/** Goes back to the position after a number of steps, then forward to the player's next choice. */
function backOn(ground: TrialContext, line: TrialLine, to: number): TrialLine {
  let kept = to;
  while (kept > 0 && isOthers(ground, elementAt(line.positions, kept))) kept -= 1;
  return truncateLine(line, kept);
}

function playedOn(
  { pack }: TrialContext,
  line: TrialLine,
  steps: readonly LineStep[],
): Pick<TrialState, 'line' | 'note' | 'taken'> {
  const played = playLine(pack, lastPositionOf(line), steps);
  return { line: longer(line, steps, played), note: 'computer', taken: played.events.length };
}

/** The line with more steps, as far as they are legal. */
function longer(line: TrialLine, more: readonly LineStep[], { positions, events }: PlayedLine): TrialLine {
  return {
    key: line.key,
    steps: [...line.steps, ...more.slice(0, events.length)],
    events: [...line.events, ...events],
    positions: [...line.positions, ...positions.slice(1)],
  };
}

/** The line up to one of its steps. */
export function truncateLine({ key, steps, events, positions }: TrialLine, to: number): TrialLine {
  return {
    key,
    steps: steps.slice(0, to),
    events: events.slice(0, to),
    positions: positions.slice(0, to + 1),
  };
}
