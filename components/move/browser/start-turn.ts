/** The turn on the drawings: listens to the whole table, holds what is chosen, and has it drawn. */
import type { Command } from '@/lib/game/engine/commands';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { balanceHeight, showChange, type Change } from './balance-preview';
import { hideBar, showBar } from './bar';
import {
  backFrom,
  chosenPlaces,
  commandOf,
  legalPlaces,
  NOTHING,
  otherUseOfCube,
  pointedAt,
  turnedBy,
  type Choice,
} from './choice';
import { fillAt, filledPlaces } from './fillings';
import { bestTurned, changeOf, lookAhead, matchesOf, offered, warmUp } from './foresight';
import { clearGhost, drawGhost } from './ghost';
import { darken, glow } from './glow';
import { focusOnSteps, goOnByKeys, rememberButton, rememberKeys } from './keyboard-focus';
import { listenToKeys } from './keys';
import { fillForm, formChoice } from './placement-forms';
import { loadRules, rules, whenIdle } from '#rules';
import { send } from './send';
import { goBack, showNextZone, showZoneOf } from './zones';
import { atOf, isPhone, isShown, pieceOf, piecesAt } from './table-dom';

/** Begins; gives the way to end. */
export function startTurn(data: TurnData, packUrl: string): () => void {
  return new Turn(data, packUrl).end;
}

class Turn {
  private choice: Choice = NOTHING;
  private keepsForm = false;
  private hinted: HTMLButtonElement | null = null;
  private readonly over = new AbortController();
  private readonly forget: () => void;
  private leave = (): void => undefined;

  constructor(
    private readonly data: TurnData,
    private readonly packUrl: string,
  ) {
    const { signal } = this.over;
    document.addEventListener('click', this.onClick, { signal, capture: true });
    document.addEventListener('change', this.onForm, { signal });
    document.addEventListener('toggle', this.onForm, { signal, capture: true });
    document.addEventListener('pointerover', this.onHint, { signal });
    document.addEventListener('focusin', this.onHint, { signal });
    document.addEventListener('submit', this.onSubmit, { signal, capture: true });
    listenToKeys({ turn: (way) => this.choose(turnedBy(this.choice, way)), back: this.back }, signal);
    this.forget = whenIdle(() => void loadRules(packUrl).then(() => warmUp(data)));
    delete document.documentElement.dataset.sending;
    this.draw();
    showNextZone(data);
    goOnByKeys();
  }

  readonly end = (): void => {
    this.over.abort();
    this.forget();
    this.leave();
    delete document.documentElement.dataset.sending;
    darken();
    clearGhost();
    hideBar();
    showChange(undefined);
    // Where no other turn follows, as after its end, nobody else looks after the focus.
    queueMicrotask(goOnByKeys);
  };

  private readonly onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target.closest('#turn-bar')) return this.onBar(event, target);
    const piece = pieceOf(target);
    const isFilled = piece && fillAt(this.data, atOf(piece));
    const next = piece && pointedAt(this.data, this.choice, atOf(piece));
    if (!isFilled && !next) return;
    // A place that can be chosen is not looked at large now; the bar has a way to that.
    event.preventDefault();
    event.stopPropagation();
    if (next) this.point(next, event.detail === 0);
    else this.draw();
  };

  private point(next: Choice | 'confirm', byKey: boolean): void {
    if (next === 'confirm') this.go(byKey);
    else if (!this.isAgain(next)) this.choose(bestTurned(this.data, next));
    else if (byKey) this.go(byKey);
    else this.choose(turnedBy(this.choice, 1));
    if (byKey) focusOnSteps();
  }

  /** The same tile on the same place once more: Enter places it, a tap turns it. */
  private isAgain(next: Choice): boolean {
    const now = this.choice;
    return (
      next.kind === 'spot' && now.kind === 'spot' && next.spot.at === now.spot.at && next.tile === now.tile
    );
  }

  private onBar(event: MouseEvent, target: Element): void {
    const button = target.closest<HTMLElement>('[data-do], [data-step]');
    const { do: what, step } = button?.dataset ?? {};
    if (what === 'go') this.go();
    else if (what === 'left') this.choose(turnedBy(this.choice, 5));
    else if (what === 'right') this.choose(turnedBy(this.choice, 1));
    else if (what === 'cube') this.choose(otherUseOfCube(this.data, this.choice) ?? this.choice);
    else if (what === 'cancel') this.choose(NOTHING);
    else if (step && this.choice.kind === 'steps') this.take(this.choice.steps[Number(step)]?.command);
    else return;
    event.preventDefault();
  }

  private readonly onForm = (event: Event): void => {
    const { target } = event;
    const isClosing = target instanceof HTMLDetailsElement && !target.open;
    const next = isClosing ? undefined : formChoice(this.data, target);
    if (!next && this.data.fillings.length > 0) this.draw();
    if (!next) return;
    // Opening the form of a tile chooses the tile; its fields choose the place.
    if (event.type === 'change') this.choose(next, true);
    else if (
      next.kind !== 'nothing' &&
      next.kind !== 'steps' &&
      !this.holds(next.tile.at) &&
      !isFirst(this.data)
    )
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
      if (command?.type !== 'Undo') showChange(changeOf(this.data, command));
    } else showChange(this.chosenChange());
  };

  private readonly onSubmit = ({ target, submitter }: SubmitEvent): void => {
    if (!(target instanceof HTMLFormElement) || !target.closest('#moves')) return;
    rememberButton(submitter);
    this.sent();
  };

  private readonly back = (): boolean => {
    if (this.choice.kind === 'nothing') return false;
    this.choose(backFrom(this.choice));
    return true;
  };

  private go(byKey = false): void {
    rememberKeys(byKey);
    this.take(commandOf(this.choice)?.command);
  }

  private take(command: Command | undefined): void {
    if (!command) return;
    this.sent();
    send(command);
  }

  /** What is known of the step is shown at once; the answer of the server draws the rest. */
  private sent(): void {
    document.documentElement.dataset.sending = '';
    for (const ghost of document.querySelectorAll('.ghost')) ghost.classList.add('sent');
    hideBar();
    document.querySelector<HTMLDialogElement>('dialog.inspect[open]')?.close();
    goBack();
  }

  private choose(choice: Choice, byForm = false): void {
    const before = this.choice;
    this.choice = choice;
    // On a small screen whoever fills in a form stays with it: its sheet keeps its height, and no bar lies
    // over it.
    this.keepsForm = byForm && isPhone();
    if (choice.kind !== before.kind && !this.keepsForm) showZoneOf(choice);
    this.draw();
    // On its way to a place a tile is tried on all of them; whoever goes on to another, or back, needs it no
    // more.
    if (choice.kind !== 'spot' || before.kind !== 'tile') this.leave();
    if (choice.kind === 'tile') this.leave = lookAhead(this.data, choice);
    if (!rules() && choice.kind !== 'nothing') void loadRules(this.packUrl).then(() => this.draw());
  }

  /** Everything is read before anything is changed, so that the page is laid out once. */
  private draw(): void {
    const { choice } = this;
    const piece = choice.kind === 'spot' ? piecesAt(choice.spot.at).find(isShown) : undefined;
    const change = this.chosenChange();
    const height = change && balanceHeight();
    if (piece && choice.kind === 'spot')
      drawGhost(piece, choice.tile.at, choice.rotation, matchesOf(this.data, choice));
    else clearGhost();
    glow(legalPlaces(this.data, choice), [...chosenPlaces(choice), ...filledPlaces(this.data)]);
    fillForm(choice);
    showChange(change, height);
    if (this.keepsForm) hideBar();
    else
      showBar(choice, change, {
        reveals: commandOf(choice)?.reveals ?? false,
        choosesCube: otherUseOfCube(this.data, choice) !== undefined,
      });
  }

  private chosenChange(): Change | undefined {
    return changeOf(this.data, commandOf(this.choice)?.command);
  }
}

/** Where there is one tile only its form is open from the start, which chooses nothing. */
function isFirst({ tiles }: TurnData): boolean {
  return new Set(tiles.map(({ at }) => at)).size < 2;
}
