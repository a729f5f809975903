/** The turn on the drawings: listens to the whole table, holds what is chosen, and has it drawn. */
import type { Command } from '@/lib/game/engine/commands';
import type { TileToPlace, TurnData } from '@/lib/game/turn/turn-data';
import type { Change, TurnActs } from '@/components/move/turn-context';
import {
  asksFor,
  backFrom,
  chosenTile,
  commandOf,
  isFirst,
  isLegal,
  onlyPlace,
  NOTHING,
  otherUseOfCube,
  pointedAt,
  tappedAgain,
  tileLike,
  turnedBy,
  type Carried,
  type Choice,
  type ChosenStep,
  type SpotChoice,
} from './choice';
import { bringFilled, filled } from './filled-coming';
import { bestTurned, changeOf, lookAhead, offered, warmUp } from './foresight';
import { chosenChange, drawTurn, shownChange } from './draw-turn';
import { clearGhost } from './ghost';
import { darken } from './glow';
import { focusOnBar, goOnByKeys, rememberButton, rememberKeys } from './keyboard-focus';
import { listenToKeys } from './keys';
import { isAtOnce, isPlacedAtOnce, showAsked, takeAsked } from './one-tap';
import { keep } from './own-click';
import { formChoice } from './placement-forms';
import { pressAgain, pressedFirst } from './pressed';
import { whenIdle } from '@/components/ui/when-idle';
import { rove, unrove } from './rove';
import { inZones } from './zones-coming';
import { atOf, isPhone, pieceOf } from './table-dom';
import { ONE_PRESS_MS } from '@/components/live/arming';

/** Begins to listen; ends with its `end`. */
export const startTurn = (data: TurnData, acts: TurnActs): Turn => new Turn(data, acts);

/** The second press of a double click comes so soon: it is not meant for what the first has brought there. */
const DOUBLE_MS = 250;
export class Turn {
  private choice: Choice = NOTHING;
  /** Placed by the step before, and not turned away from yet. */
  private lies: SpotChoice | undefined;
  private carried: Carried = {};
  private keepsForm = false;
  /** When a step was made last, and when End turn was pressed last. */
  private steppedAt = 0;
  private endedAt = -Infinity;
  private readonly over = new AbortController();
  private forget = (): void => undefined;
  private leave = (): void => undefined;

  constructor(
    private data: TurnData,
    private readonly acts: TurnActs,
  ) {
    const { signal } = this.over;
    document.addEventListener('click', this.onClick, { signal, capture: true });
    document.addEventListener('change', this.onForm, { signal });
    document.addEventListener('toggle', this.onForm, { signal, capture: true });
    document.addEventListener('pointerover', this.onHint, { signal });
    document.addEventListener('focusin', this.onHint, { signal });
    document.addEventListener('submit', this.onSubmit, { signal, capture: true });
    listenToKeys({ turn: this.turn, back: this.back }, signal);
  }

  /** The position is another, or something was answered: what was chosen is chosen no more. */
  renew(data: TurnData): void {
    this.rest();
    this.data = data;
    const { lies, again, next, isGiven } = this.carried;
    this.carried = {};
    this.forget = whenIdle(() => warmUp(data));
    this.lies = lies && turnedBy(lies, 1) !== lies ? lies : undefined;
    rove();
    this.draw();
    bringFilled(data, this.over.signal, () => this.draw());
    showAsked();
    inZones(({ showNextZone }) => showNextZone(data));
    goOnByKeys();
    // The form for it is only just being drawn.
    if (again) queueMicrotask(() => this.placeAgain(again));
    else
      this.goOn(
        data.tiles.find(({ at }) => at === next),
        isGiven,
      );
  }

  private rest(): void {
    this.choice = NOTHING;
    this.lies = undefined;
    this.keepsForm = false;
    this.forget();
    this.leave();
    delete document.documentElement.dataset.sending;
    clearGhost();
  }

  /**
   * With the tile that was pointed at; or where the step before leaves one place to go on, with several ways,
   * these are laid out at once.
   */
  private goOn(tile: TileToPlace | undefined, isGiven = false): void {
    if (tile) return this.choose(bestTurned(this.data, chosenTile(tile)));
    const onward = isGiven && !this.lies ? onlyPlace(this.data) : undefined;
    if (onward && isAtOnce(false)) this.choose({ kind: 'steps', ...onward });
  }

  /** The same tile, turned: where that would show something hidden, it is asked for first. */
  private placeAgain({ tile, spot, rotation }: SpotChoice): void {
    const same = pointedAt(this.data, { kind: 'tile', tile: tileLike(this.data, tile) ?? tile }, spot.at);
    if (this.over.signal.aborted || typeof same !== 'object' || same.kind !== 'spot') return;
    const turned = { ...same, rotation };
    if (!isLegal(same.spot, rotation)) return;
    if (isAtOnce(commandOf(turned)?.reveals ?? true)) this.place(turned);
    else this.choose(turned);
  }

  private place(choice: SpotChoice): void {
    const found = commandOf(choice);
    if (!found) return;
    this.sent(found.command);
    this.carried = { lies: choice };
    this.give(found, true);
  }

  private give({ command, first }: ChosenStep, isHeld = false): void {
    this.carried = { ...this.carried, isGiven: true };
    this.acts.give(first ? { command: first, then: command } : { command, isHeld });
  }

  readonly end = (): void => {
    this.over.abort();
    this.rest();
    this.acts.show({ bar: undefined, change: undefined });
    darken();
    unrove();
    // Where no other turn follows, as after its end, nobody else looks after the focus.
    queueMicrotask(goOnByKeys);
  };

  private readonly onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target.closest('#turn-bar')) return this.onBar(event, target);
    if (this.isSamePress(event, target)) return keep(event);
    const piece = pieceOf(target);
    if (piece && event.detail > 1 && event.timeStamp - this.steppedAt < DOUBLE_MS) return keep(event);
    // A card in the panel is a place to point at; a key presses it as any other button there, and nobody else
    // takes it for a place to look at.
    if (piece && event.detail === 0 && target.closest('#moves button')) return event.stopPropagation();
    const isFilled = piece && filled()?.fillAt(this.data, atOf(piece));
    const next = piece && pointedAt(this.data, this.choice, atOf(piece));
    if (!isFilled && !next) return;
    // A place that can be chosen is not looked at large now; the bar has a way to that.
    event.preventDefault();
    event.stopPropagation();
    if (next) this.point(next, event.detail === 0, atOf(piece));
    else if (event.detail === 0 && this.isFilledAt(atOf(piece))) this.go(true);
    else this.choose({ kind: 'filled', at: atOf(piece) });
  };

  /** Whether this is the second half of a double click or tap on End turn: it waits for another press. */
  private isSamePress(event: MouseEvent, target: Element): boolean {
    const end = target.closest('#moves [data-key="e"]');
    if (!end || event.detail === 0) return false;
    // Browsers count clicks as double for longer than the button says that it waits.
    const isAgain = event.timeStamp - this.endedAt < ONE_PRESS_MS;
    this.endedAt = event.timeStamp;
    return isAgain && end.hasAttribute('data-armed');
  }

  private point(next: Choice | 'confirm', byKey: boolean, at: string): void {
    if (next === 'confirm') return this.go(byKey);
    if (this.goesAtOnce(next, byKey, at)) return;
    const again = this.isAgain(next) ? tappedAgain(this.choice) : bestTurned(this.data, next);
    if (again === 'confirm' || (byKey && this.isAgain(next))) return this.go(byKey);
    this.choose(again);
    if (byKey) queueMicrotask(focusOnBar);
  }

  /** One tap is enough for what is unambiguous; with a thumb, where a tile goes is asked again. */
  private goesAtOnce(next: Choice, byKey: boolean, at: string): boolean {
    const best = bestTurned(this.data, next);
    const found = commandOf(best);
    const isSpot = best.kind === 'spot';
    if (!found || !isAtOnce(asksFor(found)) || (isSpot && !isPlacedAtOnce(this.data, best, at))) return false;
    rememberKeys(byKey);
    if (isSpot) this.place(best);
    else this.takeAt(found, at);
    return true;
  }

  /** The same place once more: Enter places the tile, a tap turns it. */
  private isAgain(next: Choice): boolean {
    const now = this.choice;
    return (
      next.kind === 'spot' && now.kind === 'spot' && next.spot.at === now.spot.at && next.tile === now.tile
    );
  }

  private onBar(event: MouseEvent, target: Element): void {
    const button = target.closest<HTMLElement>('[data-do], [data-step]');
    const { do: what, step } = button?.dataset ?? {};
    const byKey = event.detail === 0;
    if (what === 'go') this.go(byKey);
    else if (what === 'left') this.turn(5);
    else if (what === 'right') this.turn(1);
    else if (what === 'cube') this.choose(otherUseOfCube(this.data, this.choice) ?? this.choice);
    else if (what === 'cancel') this.choose(NOTHING);
    else if (step && this.choice.kind === 'steps') {
      rememberKeys(byKey);
      this.take(this.choice.steps[Number(step)]);
    } else return;
    event.preventDefault();
  }

  private readonly turn = (by: 1 | 5): void => {
    if (this.lies) {
      const turned = turnedBy(this.lies, by);
      if (turned.kind === 'spot') this.carried = { again: turned };
      document.querySelector<HTMLElement>('#moves [data-key="u"]')?.click();
      return;
    }
    if (this.choice.kind === 'filled') filled()?.turnFilled(this.data, by);
    this.choose(turnedBy(this.choice, by));
  };

  /** By keys, the same place once more sends what it has filled in. */
  private isFilledAt(at: string): boolean {
    return this.choice.kind === 'filled' && this.choice.at === at;
  }

  private readonly onForm = (event: Event): void => {
    const { target } = event;
    if (takeAsked(target)) return;
    if (target instanceof Element && target.closest('#shortcuts'))
      return void import('./keys-changed').then(
        ({ onKeySheet }) => onKeySheet(target),
        () => undefined,
      );
    const isClosing = target instanceof HTMLDetailsElement && !target.open;
    const next = isClosing ? undefined : formChoice(this.data, target);
    if (!next && this.data.fillings.length > 0) this.draw();
    if (!next) return;
    // Opening the form of a tile chooses the tile; its fields choose the place.
    if (event.type === 'change') this.choose(next, true);
    else if ('tile' in next && !this.holds(next.tile.at) && !isFirst(this.data))
      this.choose({ kind: 'tile', tile: next.tile }, true);
  };

  private holds(at: string): boolean {
    return 'tile' in this.choice && this.choice.tile.at === at;
  }

  /** A button of the moves panel under the pointer or with the focus shows what it would change. */
  private readonly onHint = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('#moves button') : undefined;
    if (button?.name === 'command' && button.value) {
      const command = offered(this.data, button.value);
      if (command?.type !== 'Undo') this.acts.show(shownChange(changeOf(this.data, command)));
    } else this.acts.show(shownChange(this.hintAt(pieceOf(target)) ?? chosenChange(this.data, this.choice)));
  };

  /** What a single tap on a place would change. */
  private hintAt(piece: HTMLElement | undefined): Change | undefined {
    const next = piece && this.choice.kind === 'nothing' && pointedAt(this.data, this.choice, atOf(piece));
    const found = typeof next === 'object' && next.kind === 'steps' ? commandOf(next) : undefined;
    return found && isAtOnce(asksFor(found)) ? changeOf(this.data, found.command) : undefined;
  }

  private readonly onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.closest('#moves')) return;
    const asked = pressedFirst(this.data, submitter);
    if (asked) {
      event.preventDefault();
      event.stopPropagation();
      this.choose(asked);
      if (submitter?.matches(':focus-visible')) queueMicrotask(focusOnBar);
      return;
    }
    rememberButton(submitter);
    this.sent(submitter instanceof HTMLButtonElement ? offered(this.data, submitter.value) : undefined);
  };

  private readonly back = (): boolean => {
    if (this.choice.kind === 'nothing' && !this.lies) return false;
    this.lies = undefined;
    this.choose(backFrom(this.choice));
    return true;
  };

  private go(byKey = false): void {
    rememberKeys(byKey);
    if (this.choice.kind === 'filled') return filled()?.sendFilled();
    if (this.choice.kind === 'pressed') return pressAgain(this.choice.button);
    this.take(commandOf(this.choice));
  }

  /** A tile that has declared its action is chosen when that is done. */
  private takeAt(step: ChosenStep, at: string): void {
    this.carried = { next: step.command.type === 'DeclareAction' ? at : undefined };
    this.take(step);
  }

  private take(step: ChosenStep | undefined): void {
    if (!step) return;
    this.sent(step.command);
    this.give(step);
  }

  /** What is known of the step is shown at once; the answer of the server draws the rest. */
  private sent(command?: Command): void {
    this.steppedAt = performance.now();
    document.documentElement.dataset.sending = '';
    for (const ghost of document.querySelectorAll('.ghost')) ghost.classList.add('sent');
    this.acts.show({ bar: undefined });
    document.querySelector<HTMLDialogElement>('dialog.inspect[open]')?.close();
    // What comes up in a row is to be seen there.
    inZones(({ goBack }) => goBack(command && 'row' in command));
  }

  private choose(choice: Choice, byForm = false): void {
    const before = this.choice;
    this.choice = choice;
    this.lies = undefined;
    // On a small screen whoever fills in a form stays with it: its sheet keeps its height, and no bar lies
    // over it.
    this.keepsForm = byForm && isPhone();
    if (choice.kind !== before.kind && !this.keepsForm) inZones(({ showZoneOf }) => showZoneOf(choice));
    this.draw();
    // On its way to a place a tile is tried on all of them; whoever goes on to another, or back, needs it no
    // more.
    if (choice.kind !== 'spot' || before.kind !== 'tile') this.leave();
    if (choice.kind === 'tile') this.leave = lookAhead(this.data, choice);
  }

  private draw(): void {
    const { data, choice, lies, keepsForm } = this;
    this.acts.show(drawTurn(data, { choice, lies, keepsForm }));
  }
}
