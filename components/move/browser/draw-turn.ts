/** What is chosen, as it is seen: the tile on its place, what glows, the form, the bar and the balance. */
import type { BarContent, Change, TurnShown } from '@/components/move/turn-context';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { chosenPlaces, commandOf, legalPlaces, otherUseOfCube, type Choice } from './choice';
import { changeOf, matchesOf } from './foresight';
import { drawGhost } from './ghost';
import { drawFilled, filled } from './filled-coming';
import { glow } from './glow';
import { fillForm } from './placement-forms';
import { rowTitle } from './row-choice';
import { textOf } from './pressed';
import { isShown, piecesAt } from './table-dom';

export interface Chosen {
  readonly choice: Choice;
  /** Placed by the step before, and not turned away from yet. */
  readonly lies: Choice | undefined;
  /** No bar lies over the form that is being filled in. */
  readonly keepsForm: boolean;
}

/** Everything is read before anything is changed, so that the page is laid out once. */
export function drawTurn(turn: TurnData, { choice, lies, keepsForm }: Chosen): TurnShown {
  const piece = choice.kind === 'spot' ? piecesAt(choice.spot.at).find(isShown) : undefined;
  const shown = shownChange(chosenChange(turn, choice));
  if (piece && choice.kind === 'spot')
    drawGhost(piece, `[data-tile="${choice.tile.at}"]`, choice.rotation, matchesOf(turn, choice));
  else drawFilled(turn);
  glow(legalPlaces(turn, choice), [...chosenPlaces(choice), ...(filled()?.filledPlaces(turn) ?? [])]);
  fillForm(choice);
  return { ...shown, bar: keepsForm ? undefined : barOf(turn, choice, lies) };
}

function barOf(turn: TurnData, choice: Choice, lies: Choice | undefined): BarContent | undefined {
  const about = lies ?? choice;
  if (about.kind === 'nothing') return undefined;
  return {
    choice: about,
    title: titleInForm(about),
    isPlaced: lies !== undefined,
    reveals: choice.kind === 'pressed' ? choice.reveals : (commandOf(choice)?.reveals ?? false),
    choosesCube: otherUseOfCube(turn, choice) !== undefined,
    turns: about.kind === 'spot' || filled()?.isFilledTurned(about) === true,
  };
}

/** What a form or a button of the moves calls it. */
function titleInForm(choice: Choice): string | undefined {
  if (choice.kind === 'pressed') return textOf(choice.button);
  return choice.kind === 'filled' ? (filled()?.filledTitle() ?? '') : rowTitle(choice);
}

/** What the chosen step would change in the stores. */
export function chosenChange(turn: TurnData, choice: Choice): Change | undefined {
  const { command, first } = commandOf(choice) ?? {};
  return changeOf(turn, command, first);
}

/** A change as the balance shows it, which keeps the height that it has before. */
export function shownChange(change: Change | undefined): TurnShown {
  const box = change && document.querySelector('.balance-box');
  return { change, height: box?.getBoundingClientRect().height };
}
