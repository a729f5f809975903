/** The reducer of a turn in the page, driven by the drawings and the moves panel. */
import { commandValue } from '@/components/move/forms/command-value';
import { filledCommand, fillWith, turnedFills } from '@/components/move/forms/fills';
import { isLegal } from '@/components/move/rotations';
import { isPlacement, keepsCube } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import type { TileToPlace, TurnData } from '@/lib/game/turn/turn-data';
import {
  asksFor,
  backFrom,
  chosenTile,
  commandOf,
  isFirst,
  NOTHING,
  onlyPlace,
  otherUseOfCube,
  choosePlace,
  tappedAgain,
  tileLike,
  turnedBy,
  type Choice,
  type ChosenStep,
  type SpotChoice,
} from './choice';
import { bestTurned, offeredCommandOf } from './move-preview';
import { rowPointedAt, rowPressed } from './row-choice';
import { AT_REST, type CarriedValues, type InputDevice, type TurnAct, type TurnState } from './turn-state';
import type { GivenStep, TileFormValues } from './turn-types';

interface On {
  readonly data: TurnData;
  readonly hands: InputDevice;
}

/** The state after an action. `data` has the legal moves; undefined outside the reader's turn. */
export function nextTurn(
  data: TurnData | undefined,
  state: TurnState,
  act: TurnAct,
  hands: InputDevice,
): TurnState {
  if (act.type === 'give') return given(state, act.step);
  return data ? after({ data, hands }, state, act) : AT_REST;
}

function after(on: On, state: TurnState, act: Exclude<TurnAct, { type: 'give' }>): TurnState {
  const { data } = on;
  const { choice } = state;
  switch (act.type) {
    case 'renew':
      return act.isWaiting ? { ...AT_REST, fills: {}, carried: state.carried } : renewed(on, state);
    case 'pick':
      return picked(on, state, act);
    case 'why':
      return { ...state, why: act.at, hint: undefined };
    case 'press':
      return pressed(on, state, act.step);
    case 'say':
      return chosen(state, saidBy(data, act.said) ?? choice, on.hands.isPhone);
    case 'open':
      return opened(on, state, act.at);
    case 'tick':
      return chosen(state, tickedIn(data, choice, act), on.hands.isPhone);
    case 'fill':
      return { ...state, fills: act.fills };
    case 'hint': {
      const hint = hintAt(on, state, act);
      return hint === state.hint ? state : { ...state, hint };
    }
    case 'turn':
      return turned(data, state, act.by);
    case 'go':
      if (act.step === undefined) return gone(data, state);
      return taken(state, choice.kind === 'steps' ? choice.steps[act.step] : undefined);
    case 'cube':
      return chosen(state, otherUseOfCube(data, choice) ?? choice);
    case 'cancel':
      return state.why === undefined ? chosen(state, NOTHING) : { ...state, why: undefined };
    case 'back':
      return state.why === undefined ? chosen(state, backFrom(choice)) : { ...state, why: undefined };
  }
}

const chosen = (state: TurnState, choice: Choice, keepsForm = false): TurnState => ({
  ...state,
  choice,
  lies: undefined,
  keepsForm,
  why: undefined,
  hint: undefined,
});

const given = (state: TurnState, step: GivenStep, carried: CarriedValues = {}): TurnState => ({
  ...chosen(state, NOTHING),
  given: { ...step },
  carried,
});

function taken(state: TurnState, step: ChosenStep | undefined, next?: string): TurnState {
  if (!step) return state;
  const { command, first } = step;
  return given(state, first ? { command: first, then: command } : { command }, { next, isGiven: true });
}

function placed(state: TurnState, choice: SpotChoice): TurnState {
  const found = commandOf(choice);
  if (!found) return state;
  const { command, first } = found;
  const step = first ? { command: first, then: command } : { command, isHeld: true };
  return given(state, step, { lies: choice, isGiven: true });
}

/** Whether a step is made without confirmation. */
export const isAtOnce = ({ ask }: InputDevice, reveals: boolean): boolean =>
  ask !== 'all' && (!reveals || ask === 'nothing');

/**
 * Starts with the tile that was pressed. If the previous step leaves a single place with several options,
 * they open at once.
 */
function renewed(on: On, { carried }: TurnState): TurnState {
  const { data, hands } = on;
  const { lies, again, next, isGiven } = carried;
  if (again) return placedAgain(on, again);
  const isTurned = lies && turnedBy(lies, 1) !== lies;
  // A new object even if empty, because the drawings need their marks again.
  const fresh = { ...AT_REST, fills: {}, lies: isTurned ? lies : undefined };
  const tile = data.tiles.find(({ at }) => at === next);
  if (tile) {
    const best = bestTurned(data, chosenTile(tile));
    const found = commandOf(best);
    const isAlone = best.kind === 'spot' && found !== undefined && isAtOnce(hands, asksFor(found));
    return isAlone && isPlacedAtOnce(on, best, tile.at) ? placed(fresh, best) : chosen(fresh, best);
  }
  const onward = isGiven && !isTurned && isAtOnce(hands, false) ? onlyPlace(data) : undefined;
  return onward ? chosen(fresh, { kind: 'steps', ...onward }) : fresh;
}

/** Places the same tile rotated. If that would reveal something hidden, it needs confirmation. */
function placedAgain({ data, hands }: On, { tile, spot, rotation }: SpotChoice): TurnState {
  const same = choosePlace(data, { kind: 'tile', tile: tileLike(data, tile) ?? tile }, spot.at);
  if (typeof same !== 'object' || same.kind !== 'spot') return { ...AT_REST, fills: {} };
  const choice = { ...same, rotation };
  if (!isLegal(same.spot.legal, rotation)) return { ...AT_REST, fills: {} };
  if (!isAtOnce(hands, commandOf(choice)?.reveals ?? true)) return chosen(AT_REST, choice);
  // The tile stays at its place in between.
  return { ...placed(AT_REST, choice), lies: choice };
}

/** Whether a place can be chosen now. */
export const isPlace = (data: TurnData, { choice }: TurnState, at: string): boolean =>
  data.fillings.some((filling) => filling.at === at) || choosePlace(data, choice, at) !== undefined;

function picked(on: On, before: TurnState, { at, byKey }: Extract<TurnAct, { type: 'pick' }>): TurnState {
  const { data, hands } = on;
  const filling = data.fillings.find((entry) => entry.at === at);
  const state = filling ? { ...before, fills: fillWith(before.fills, filling) } : before;
  const { choice } = state;
  const next = choosePlace(data, choice, at);
  if (next === 'confirm') return gone(data, state);
  if (!next) {
    if (!filling) return state;
    // By keyboard, the same place again submits the form.
    if (byKey && choice.kind === 'filled' && choice.at === at) return gone(data, state);
    return chosen(state, { kind: 'filled', at });
  }
  const best = bestTurned(data, next);
  const found = commandOf(best);
  if (found && isAtOnce(hands, asksFor(found))) {
    // A tile that has to declare its action is chosen after the declaration.
    if (best.kind !== 'spot')
      return taken(state, found, found.command.type === 'DeclareAction' ? at : undefined);
    if (isPlacedAtOnce(on, best, at)) return placed(state, best);
  }
  if (!isAgain(choice, next)) return chosen(state, best);
  // The same place again: Enter places the tile, a tap rotates it.
  const again = byKey ? 'confirm' : tappedAgain(choice);
  return again === 'confirm' ? gone(data, state) : chosen(state, again);
}

/**
 * Whether a press places the tile at once: on its place, or on an upgrade, which has only one. Not if a thumb
 * covers it, or if its cube has two uses.
 */
const isPlacedAtOnce = ({ data, hands }: On, choice: SpotChoice, at: string): boolean =>
  (choice.spot.at === at || choice.tile.type === 'PlaceUpgrade') &&
  (!hands.isByThumb || isAtOnce(hands, true)) &&
  !otherUseOfCube(data, choice);

const isAgain = (now: Choice, next: Choice): boolean =>
  next.kind === 'spot' && now.kind === 'spot' && next.spot.at === now.spot.at && next.tile === now.tile;

/**
 * A button of the moves needs confirmation when a place would; pressing it again confirms. Undo never does,
 * and End turn handles its own. A row with too few ticked tiles is chosen itself.
 */
function pressed({ data, hands }: On, state: TurnState, step: GivenStep): TurnState {
  const { command, then } = step;
  if (command.type === 'Undo' || command.type === 'EndTurn') return given(state, step);
  if (command.type === 'RefreshRow') {
    const row = rowPressed(data, state.choice, command);
    const isTooFew = command.slots[0] === command.slots[1];
    const isSaid = isAtOnce(hands, true) || isAskedFor(state.choice, command);
    return isTooFew || !isSaid ? chosen(state, row) : given(state, step);
  }
  const spot = spotOf(data, then ?? command);
  const found = spot ? commandOf(spot) : data.steps.find((each) => isSame(each.command, command));
  if (isAtOnce(hands, found !== undefined && asksFor(found))) return given(state, step);
  const offer = data.steps.find((each) => isSame(each.command, command))?.command ?? command;
  if (isAskedFor(state.choice, then ?? offer)) return given(state, step);
  return chosen(
    state,
    spot ?? { kind: 'pressed', step: { ...step, command: offer }, reveals: found?.reveals ?? false },
  );
}

/** Whether the bar already asks about this command. */
function isAskedFor(choice: Choice, command: Command): boolean {
  const asked =
    choice.kind === 'pressed' ? (choice.step.then ?? choice.step.command) : commandOf(choice)?.command;
  return asked !== undefined && isSame(asked, command);
}

const isSame = (a: Command, b: Command): boolean => commandValue(a) === commandValue(b);

/** A placement command as a tile at a place, if legal. */
function spotOf(data: TurnData, command: Command): SpotChoice | undefined {
  if (!isPlacement(command)) return undefined;
  const { rotation } = command;
  for (const tile of data.tiles.filter(({ type, slot }) => type === command.type && slot === command.slot)) {
    if (Boolean(tile.keepCube) !== keepsCube(command)) continue;
    const place = 'cell' in command ? command.cell : 'site' in command ? command.site : undefined;
    const spot = tile.spots.find((entry) => place === undefined || entry.place === place);
    if (spot && isLegal(spot.legal, rotation)) return { kind: 'spot', tile, spot, rotation };
  }
  return undefined;
}

const tileOf = ({ tiles }: TurnData, at: string, keepCube: boolean): TileToPlace | undefined =>
  tiles.find((entry) => entry.at === at && Boolean(entry.keepCube) === keepCube);

/** The values of a tile's form, as a choice. */
function saidBy(data: TurnData, { at, keepCube, place, rotation }: TileFormValues): Choice | undefined {
  const tile = tileOf(data, at, keepCube);
  const spot = tile?.spots.find((entry) => place === undefined || entry.place === place);
  if (!tile) return undefined;
  if (!spot || !isLegal(spot.legal, rotation)) return { kind: 'tile', tile, said: { place, rotation } };
  return { kind: 'spot', tile, spot, rotation };
}

/** Opening a tile's form chooses the tile, unless it is the only one, whose form is open initially. */
function opened({ data, hands }: On, state: TurnState, at: string): TurnState {
  const { choice } = state;
  const tile = tileOf(data, at, false);
  if (!tile || ('tile' in choice && choice.tile.at === at) || isFirst(data)) return state;
  return chosen(state, { kind: 'tile', tile }, hands.isPhone);
}

function tickedIn(data: TurnData, choice: Choice, { slot, row }: { slot: string; row: string }): Choice {
  const isChosen = choice.kind === 'steps' && choice.at === row;
  const now = isChosen ? choice : (rowPointedAt(data, NOTHING, row) ?? NOTHING);
  return rowPointedAt(data, now, slot) ?? now;
}

/** The effect of a button, or of a single tap on a place. */
function hintAt(on: On, { choice, hint }: TurnState, { at, value }: { at?: string; value?: string }) {
  if (value !== undefined) {
    const command = offeredCommandOf(on.data, value);
    return command?.type === 'Undo' ? hint : command;
  }
  const next = at !== undefined && choice.kind === 'nothing' ? choosePlace(on.data, choice, at) : undefined;
  const found = typeof next === 'object' && next.kind === 'steps' ? commandOf(next) : undefined;
  return found && isAtOnce(on.hands, asksFor(found)) ? found.command : undefined;
}

function turned(data: TurnData, state: TurnState, by: 1 | 5): TurnState {
  const { lies, choice, fills } = state;
  if (!lies) {
    const filled = choice.kind === 'filled' ? turnedFills(data, fills, by) : fills;
    return chosen({ ...state, fills: filled }, turnedBy(choice, by));
  }
  const undone = lastUndo(data);
  const again = turnedBy(lies, by);
  return undone ? { ...given(state, { command: undone }, { again }), lies: again } : state;
}

/** The Undo that goes back one step. */
function lastUndo({ steps }: TurnData): Command | undefined {
  const all = steps.flatMap(({ command }) => (command.type === 'Undo' ? [command] : []));
  return all.sort((a, b) => b.to - a.to)[0];
}

/** Makes the chosen step. */
function gone(data: TurnData, state: TurnState): TurnState {
  const { choice, fills } = state;
  if (choice.kind === 'filled') return given(state, { command: filledCommand(data, fills) });
  if (choice.kind === 'pressed') return given(state, choice.step);
  return taken(state, commandOf(choice));
}
