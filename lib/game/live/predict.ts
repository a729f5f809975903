/** Predicts the outcome of a step from its seat's view. */
import { blockingItems, toAct } from '@/lib/game/engine/acting';
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { execute, isOpponentsTurn, refuse, refuseStranding } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { options, type Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject, type Rejection, type Result } from '@/lib/game/engine/rejections';
import { advance, standingRow } from '@/lib/game/engine/replay';
import { gameFrom } from '@/lib/game/engine/rule';
import { RULES } from '@/lib/game/engine/rules';
import type { StackId } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { Offer, View } from '@/lib/game/engine/view';
import { type LiveSnapshot, openOffers, viewOf } from './live-snapshot';

/** The events of a step; missing if hidden information is needed, which only the server has. */
export interface Prediction {
  readonly events?: readonly Event[];
  /** The hidden things it needs; missing if there are events. */
  readonly unseen?: readonly HiddenTiles[];
}

/** Computes a command for the viewing seat, or returns why it is illegal. */
export function predict(pack: Pack, view: View, command: Command): Result<Prediction> {
  const { state, seat = -1 } = view;
  const refusal = refuse(gameFrom(pack, view), seat, command);
  if (refusal) return { ok: false, error: refusal };
  const work = new ViewWork(pack, view);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  // Only the server knows the moves that the drawn tiles would allow.
  if (stranding && !work.isGuess) return { ok: false, error: stranding };
  // The opponent's turn begins with a hidden card.
  const isOver = isOpponentsTurn(work.state) && blockingItems(work.state).length === 0;
  const { parler } = work.state;
  const unseen: readonly HiddenTiles[] = isOver
    ? [...work.unseen, { from: parler ? 'parler-cards' : 'opponent', count: 1 }]
    : work.unseen;
  return { ok: true, value: unseen.length > 0 ? { unseen } : { events: work.events } };
}

// Tries steps with only the knowledge of one seat or a spectator, so it cannot leak a secret.

export interface TriedStep {
  /** The acting seat; defaults to the seat whose decision is due. */
  readonly seat?: SeatId | undefined;
  readonly command: Command;
}

interface TakenStep {
  readonly seat: SeatId;
  readonly events: readonly Event[];
  /** The same viewer's view after the steps. */
  readonly view: View;
}

export interface StepsTrial {
  readonly taken: readonly TakenStep[];
  /** The step that the rules refuse. */
  readonly refused?: { readonly index: number; readonly rejection: Rejection };
  /** The first step that would reveal something hidden; it and later steps were not made. */
  readonly wouldReveal?: { readonly index: number; readonly unseen: readonly HiddenTiles[] };
}

/** Tries steps of any seats, up to the first that is refused or would reveal something hidden. */
export function trySteps(pack: Pack, start: View, steps: readonly TriedStep[]): StepsTrial {
  const taken: TakenStep[] = [];
  let now = start;
  for (const [index, step] of steps.entries()) {
    const seat = step.seat ?? toAct(now.state)[0];
    const outcome = seat === undefined ? OVER : tryOne(pack, now, seat, step.command);
    if ('rejection' in outcome) return { taken, refused: { index, rejection: outcome.rejection } };
    if ('unseen' in outcome) return { taken, wouldReveal: { index, unseen: outcome.unseen } };
    taken.push(outcome);
    now = outcome.view;
  }
  return { taken };
}

const OVER = { rejection: reject('game-finished', 'CLOCK-9') } as const;

/** Undo is not needed, because the caller can try fewer steps. */
function tryOne(
  pack: Pack,
  { state, offers, seat: viewer }: View,
  seat: SeatId,
  command: Command,
): TakenStep | { readonly rejection: Rejection } | { readonly unseen: readonly HiddenTiles[] } {
  if (command.type === 'Undo') return { rejection: reject('nothing-to-undo', 'DEC-38') };
  const prediction = predict(pack, { state, seat, offers: seat === viewer ? offers : [] }, command);
  if (!prediction.ok) return { rejection: prediction.error };
  const { events, unseen = [] } = prediction.value;
  if (!events) return { unseen };
  const position = advance({ state, trail: [] }, { seq: state.seq + 1, seat, events });
  return { seat, events, view: viewOf({ position, offers: openOffers(offers, position.state) }, viewer) };
}

// Questions with exactly one answer are answered together with the step that asked them.

/** Moves that are legal regardless of an answer. */
const BESIDE: ReadonlySet<CommandType> = new Set<CommandType>([
  ...(['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'CollectUpgradeBonus'] as const),
  ...(['RefreshRow', 'RefillRow', 'ClaimSeal', 'Undo'] as const),
]);

/** Whether a command answers the step before it; a started road counts, because it must continue. */
const isAnswer = (type: CommandType): boolean => type === 'AdvanceRoad' || RULES[type].answers !== undefined;

const answers = new WeakMap<State, Command | 'none'>();

/**
 * The seat's next answer if it has no choice: exactly one legal answer, which costs and reveals nothing
 * and leads to no further urgent question.
 */
export function onlyAnswer(pack: Pack, view: View): Command | undefined {
  const { state } = view;
  const found = answers.get(state) ?? workOut(pack, view) ?? 'none';
  answers.set(state, found);
  return found === 'none' ? undefined : found;
}

function workOut(pack: Pack, view: View): Command | undefined {
  const { commands, open } = knownOptions(pack, view);
  if (!open.some(({ class: of }) => of === 'must' || of === 'now')) return undefined;
  const [only, other] = commands.filter(({ command }) => !BESIDE.has(command.type));
  if (!only || other || only.reveals || !isAnswer(only.command.type)) return undefined;
  const prediction = predict(pack, view, only.command);
  const events = prediction.ok ? prediction.value.events : undefined;
  return events?.every((event) => event.type !== 'Paid' && !asksNow(event)) ? only.command : undefined;
}

const asksNow = (event: Event): boolean => event.type === 'ItemOpened' && event.item.class === 'now';

/**
 * Where undo to row `to` should lead: it also skips positions whose question has only one answer, because
 * no one decided there.
 */
export function backPast(pack: Pack, stand: LiveSnapshot, seat: SeatId, to: number): number {
  const earlier = stand.position.trail.map(({ state }) => state);
  const target = earlier.findIndex((state) => standingRow(state) === to);
  const decided = earlier
    .slice(0, target + 1)
    .findLast((state) => !onlyAnswer(pack, viewOf({ ...stand, position: { state, trail: [] } }, seat)));
  return decided ? standingRow(decided) : to;
}

// The work of one seat: blind except for tiles offered to it. It records when hidden information was needed.

/** Something hidden from a seat: tiles of a stack, a random draw, or tiles offered to another seat. */
export interface HiddenTiles {
  readonly from: StackId | 'chance' | 'offer' | 'opponent';
  readonly count: number;
}

class ViewWork extends BlindWork {
  /** Hidden things that came up, which only the server knows. */
  readonly unseen: HiddenTiles[] = [];

  constructor(
    pack: Pack,
    private readonly view: View,
  ) {
    super(pack, view.state);
  }

  /** Whether hidden information was needed; everything after it is a guess. */
  get isGuess(): boolean {
    return this.unseen.length > 0;
  }

  override draw(stack: StackId, count: number): readonly string[] {
    if (count > 0) this.unseen.push({ from: stack, count });
    return super.draw(stack, count);
  }

  override offered(item: number): readonly string[] | undefined {
    return this.view.offers.find((offer) => offer.item === item)?.tiles;
  }

  override returnOffer(item: number, kept: string | undefined): number {
    const tiles = this.offered(item);
    if (!tiles) this.unseen.push({ from: 'offer', count: 1 });
    return (tiles ?? []).filter((tile) => tile !== kept).length;
  }

  override pick<T>(label: string, items: readonly T[]): T {
    if (items.length > 1) this.unseen.push({ from: 'chance', count: 1 });
    return super.pick(label, items);
  }
}

// The legal moves of a position, computed once for the panel and for automatic steps.

const known = new WeakMap<State, { readonly offers: readonly Offer[]; readonly options: Options }>();

/** The options of the viewing seat; each browser has one seat at a table. */
export function knownOptions(pack: Pack, view: View): Options {
  const found = known.get(view.state);
  if (found && found.offers === view.offers) return found.options;
  const made = options(pack, view);
  known.set(view.state, { offers: view.offers, options: made });
  return made;
}
