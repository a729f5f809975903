/** Actions in a turn, by mouse, touch or key, on the drawings, in the panel and in the bar. */
import { readAskBefore } from '@/components/move/preferences';
import { postedStep } from '@/components/move/forms/posted-command';
import { KeyFocus, type FocusOwner } from '@/components/move/keys/key-focus';
import { isByThumb, isPhone } from '@/components/ui/browser/screen';
import { commandAt } from '@/lib/game/turn/impossible-commands';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { isAtOnce, isPlace, nextTurn } from './next-turn';
import type { TurnActs } from './turn-context';
import { AT_REST, type InputDevice, type TurnAct, type TurnNow } from './turn-state';

/** A press within this time is the second of a double click, and not meant for the result of the first. */
const DOUBLE_MS = 250;

interface Done {
  readonly act: TurnAct;
  readonly hands: InputDevice;
  /** The legal moves after a change of position. */
  readonly data?: TurnData | undefined;
}

export const NO_TURN: TurnNow = { data: undefined, state: AT_REST, renewals: 0 };

export function turnAfter(now: TurnNow, { act, hands, data: renewed }: Done): TurnNow {
  if (act.type === 'renew') {
    const state = nextTurn(renewed, now.state, act, hands);
    return { data: renewed, state, renewals: now.renewals + 1 };
  }
  const state = nextTurn(now.data, now.state, act, hands);
  return state === now.state ? now : { ...now, state };
}

/** How the last press was made. */
interface Pressed {
  /** Undefined if the focus stays where it is. */
  readonly by?: FocusOwner | undefined;
  /** The button of the moves that needs confirmation. */
  readonly button?: HTMLElement | undefined;
  readonly givenAt: number;
  /** When a button of the moves was pressed. */
  readonly askedAt?: number;
}

const handsNow = (): InputDevice => ({ ask: readAskBefore(), isPhone: isPhone(), isByThumb: isByThumb() });

const handOf = (byKey: boolean): FocusOwner => (byKey ? 'table' : 'pointer');

/** Tiles and their places that the rules refuse now. */
const isRefused = ({ pack, view }: TurnData, at: string): boolean =>
  /^(crane|slot|site|cell):/.test(at) && commandAt(pack, view, at) !== undefined;

/** The input side of a turn: how the last press was made, and where the focus goes afterwards. */
export class TurnHand {
  readonly focus = new KeyFocus();
  #pressed: Pressed = { givenAt: 0 };
  /** The state on screen. */
  #now = NO_TURN;

  constructor(private readonly dispatch: (done: Done) => void) {}

  see(now: TurnNow): void {
    this.#now = now;
  }

  gives(): void {
    this.focus.remember(this.#pressed.by);
    this.#pressed = { givenAt: performance.now() };
  }

  #act(act: TurnAct, by?: FocusOwner, button?: HTMLElement | null): void {
    this.#pressed = { ...this.#pressed, by, button: button ?? undefined };
    this.dispatch({ act, hands: handsNow() });
  }

  readonly acts: TurnActs = {
    pick: (at, { byKey, isDouble, when }) => {
      const { data, state } = this.#now;
      if (isDouble && when - this.#pressed.givenAt < DOUBLE_MS) return true;
      if (!data) return false;
      if (isPlace(data, state, at)) this.#act({ type: 'pick', at, byKey }, handOf(byKey));
      // The keyboard, or another press, opens the close-up, which gives the reason too.
      else if (!byKey && state.why !== at && isRefused(data, at)) this.#act({ type: 'why', at }, 'pointer');
      else return false;
      return true;
    },
    submit: (form, from) => {
      const step = postedStep(form);
      if (!step) return false;
      const isByKey = from !== 'typed' && from?.matches(':focus-visible') === true;
      const { button, askedAt = -Infinity } = this.#pressed;
      const now = performance.now();
      if (from !== 'typed' && from === button && now - askedAt < DOUBLE_MS) return true;
      if (from === 'typed') this.#act({ type: 'give', step });
      else {
        this.#act({ type: 'press', step }, isByKey ? 'moves' : 'pointer', from);
        this.#pressed = { ...this.#pressed, askedAt: now };
      }
      return true;
    },
    sayTile: (said) => this.#act({ type: 'say', said }),
    openTile: (at) => this.#act({ type: 'open', at }),
    tick: (slot, row) => this.#act({ type: 'tick', slot, row }),
    fill: (fills) => this.#act({ type: 'fill', fills }),
    hint: (at, value) => this.dispatch({ act: { type: 'hint', at, value }, hands: handsNow() }),
    turnBy: (by) => {
      const { lies } = this.#now.state;
      this.#act({ type: 'turn', by }, lies && 'pointer', this.#pressed.button);
    },
    go: (byKey, step) => {
      const { button } = this.#pressed;
      // After a key press, the focus stays in the panel.
      if (byKey) button?.focus({ preventScroll: true });
      this.#act({ type: 'go', step }, byKey && button ? 'moves' : handOf(byKey), button);
    },
    useCubeOtherwise: () => this.#act({ type: 'cube' }, undefined, this.#pressed.button),
    cancel: () => this.#act({ type: 'cancel' }),
    back: () => {
      const { choice, lies, why } = this.#now.state;
      if (choice.kind === 'nothing' && !lies && why === undefined) return false;
      this.#act({ type: 'back' });
      return true;
    },
    renew: (data, isWaiting = false) =>
      this.dispatch({ act: { type: 'renew', isWaiting }, hands: handsNow(), data }),
    isAtOnce: (reveals) => isAtOnce(handsNow(), reveals),
    noteFocus: (target) => this.focus.note(target),
    notePress: (target) => this.focus.pressed(target),
    takesFocus: () => this.#pressed.by === 'table' || this.#pressed.by === 'moves',
    pressedButton: () => this.#pressed.button,
  };
}
