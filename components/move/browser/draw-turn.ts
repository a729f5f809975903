/** What is chosen, as it is seen: the tile on its place, what glows, the form, the stores, the bar. */
import type { TurnData } from '@/lib/game/turn/turn-data';
import { balanceHeight, showChange, type Change } from './balance-preview';
import { hideBar, showBar } from './bar';
import { chosenPlaces, commandOf, legalPlaces, otherUseOfCube, type Choice } from './choice';
import { changeOf, matchesOf } from './foresight';
import { drawGhost } from './ghost';
import { drawFilled, filled } from './filled-coming';
import { glow } from './glow';
import { fillForm } from './placement-forms';
import { isShown, piecesAt } from './table-dom';

export interface Chosen {
  readonly choice: Choice;
  /** Placed by the step before, and not turned away from yet. */
  readonly lies: Choice | undefined;
  /** No bar lies over the form that is being filled in. */
  readonly keepsForm: boolean;
}

/** Everything is read before anything is changed, so that the page is laid out once. */
export function drawTurn(turn: TurnData, { choice, lies, keepsForm }: Chosen): void {
  const piece = choice.kind === 'spot' ? piecesAt(choice.spot.at).find(isShown) : undefined;
  const change = chosenChange(turn, choice);
  const height = change && balanceHeight();
  if (piece && choice.kind === 'spot')
    drawGhost(piece, `[data-tile="${choice.tile.at}"]`, choice.rotation, matchesOf(turn, choice));
  else drawFilled(turn);
  glow(legalPlaces(turn, choice), [...chosenPlaces(choice), ...(filled()?.filledPlaces(turn) ?? [])]);
  fillForm(choice);
  showChange(change, height);
  if (keepsForm) hideBar();
  else
    showBar(lies ?? choice, change, {
      isPlaced: lies !== undefined,
      reveals: choice.kind === 'pressed' ? choice.reveals : (commandOf(choice)?.reveals ?? false),
      choosesCube: otherUseOfCube(turn, choice) !== undefined,
    });
}

/** What the chosen step would change in the stores. */
export function chosenChange(turn: TurnData, choice: Choice): Change | undefined {
  const { command, first } = commandOf(choice) ?? {};
  return changeOf(turn, command, first);
}
