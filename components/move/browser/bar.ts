/** The bar beside what is chosen: what it is, what it brings, and the buttons that turn it and do it. */
import { changeItems, type Change } from './balance-preview';
import type { Choice } from './choice';
import { filled } from './filled-coming';
import { isToTick, rowTitle } from './row-choice';
import { say } from './say-aside';
import { labelWithoutWarning, picturedLabel, textOf } from './send';
import { glowing } from './glow';
import { isPhone, isShown, middleOf, piecesAt } from './table-dom';

const bar = () => document.getElementById('turn-bar');
const part = <T extends HTMLElement>(name: string) => bar()?.querySelector<T>(name);

/** Hides the bar. */
export function hideBar(): void {
  say('');
  close();
}

function close(): void {
  const element = bar();
  if (element?.matches(':popover-open')) element.hidePopover();
}

/** What the bar shows besides: the warning on its main button, and the button for the last cube. */
export interface Extras {
  readonly reveals: boolean;
  readonly choosesCube: boolean;
  /** The tile lies there already, and can only be turned. */
  readonly isPlaced: boolean;
}

/** Shows the bar for a choice. */
export function showBar(choice: Choice, change: Change | undefined, extras: Extras): void {
  const element = bar();
  if (!element || choice.kind === 'nothing') return hideBar();
  fill(choice, change, extras);
  if (!extras.isPlaced) tell();
  // On a desk the form of the tile opens in the rail; a bar would only hide places.
  if (choice.kind === 'tile' && !isPhone()) return close();
  if (!element.matches(':popover-open')) element.showPopover();
  put(element, choice.kind === 'pressed' ? choice.button : piecesAt(placeOf(choice)).find(isShown));
}

/** Says what is chosen; of a tile that is placed its form says it, which goes with the step. */
export function nameBar(choice: Choice): void {
  part('.bar-title')?.replaceChildren(titleOf(choice));
}

function fill(choice: Choice, change: Change | undefined, { reveals, choosesCube, isPlaced }: Extras): void {
  const isSpot = choice.kind === 'spot';
  const single = choice.kind === 'steps' && choice.steps.length === 1;
  // It is still called what it was when it was placed.
  if (!isPlaced) nameBar(choice);
  const isAsking = choice.kind === 'tile' || isToTick(choice);
  part('.bar-next')?.toggleAttribute('hidden', !isAsking);
  part('.bar-gains')?.replaceChildren(...changeItems(change));
  part('.bar-steps')?.replaceChildren(...(single || isAsking ? [] : stepButtons(choice)));
  const turns = isSpot || filled()?.isFilledTurned(choice);
  for (const way of ['left', 'right']) part(`[data-do="${way}"]`)?.toggleAttribute('hidden', !turns);
  const go = part<HTMLButtonElement>('[data-do="go"]');
  const isOne = isSpot || single || choice.kind === 'filled' || choice.kind === 'pressed';
  go?.toggleAttribute('hidden', isPlaced || !isOne);
  go?.querySelector('.for-spot')?.toggleAttribute('hidden', !isSpot);
  go?.querySelector('.for-steps')?.toggleAttribute('hidden', isSpot);
  go?.querySelector('.reveals')?.toggleAttribute('hidden', !reveals);
  const cube = part('[data-do="cube"]');
  cube?.toggleAttribute('hidden', !choosesCube);
  cube?.setAttribute('aria-pressed', String(choice.kind === 'spot' && choice.tile.keepCube === true));
  const inspect = part('[data-do="inspect"]');
  inspect?.toggleAttribute('hidden', placeOf(choice) === '');
  inspect?.setAttribute('href', `?look=${placeOf(choice)}`);
  inspect?.setAttribute('data-at', placeOf(choice));
}

/** The same for whoever hears it, each choice once. */
function tell(): void {
  const parts = bar()?.querySelectorAll('.bar-title, .bar-next, .bar-gains li, [data-step], .reveals') ?? [];
  const said = [...parts].filter((part) => !part.closest('[hidden]')).map((part) => part.textContent?.trim());
  say(said.filter(Boolean).join('; '));
}

function titleOf(choice: Choice): string {
  const ofRow = rowTitle(choice);
  if (ofRow !== undefined) return ofRow;
  if (choice.kind === 'steps') return titleOfSteps(choice.steps);
  if (choice.kind === 'filled') return filled()?.filledTitle() ?? '';
  if (choice.kind === 'pressed') return textOf(choice.button);
  if (choice.kind === 'nothing') return '';
  const parts = document.querySelectorAll(`[data-tile="${choice.tile.at}"] summary :is(strong, .loses)`);
  return [...parts].map((part) => part.textContent).join('');
}

/** Several steps are called by their buttons; of a single one, the warning has its place on the button. */
function titleOfSteps([step, ...more]: readonly Parameters<typeof stepButton>[0][]): string {
  return step && more.length === 0 ? labelWithoutWarning(step.command) : '';
}

function stepButtons(choice: Choice): readonly HTMLElement[] {
  return choice.kind === 'steps' ? choice.steps.map(stepButton) : [];
}

function stepButton(step: Extract<Choice, { kind: 'steps' }>['steps'][number], index: number): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-wide';
  button.dataset.step = String(index);
  button.append(...picturedLabel(step.command));
  return button;
}

function placeOf(choice: Choice): string {
  if (choice.kind === 'steps' || choice.kind === 'filled') return choice.at;
  if (choice.kind === 'spot') return choice.spot.at;
  return choice.kind === 'tile' ? choice.tile.at : '';
}

const GAP = 10;

/**
 * Beside the place, where it hides the fewest other places, and at the end of the screen while that is out of
 * sight; on a phone it is docked by the style sheet.
 */
function put(element: HTMLElement, piece: HTMLElement | undefined): void {
  element.style.cssText = '';
  if (isPhone() || !piece) return;
  const { width, height } = element.getBoundingClientRect();
  const middles = glowing().map(middleOf);
  const hidden = ({ left, top }: Corner): number =>
    middles.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
  const [best] = cornersAround(piece.getBoundingClientRect(), width, height)
    .map((corner) => ({ corner, hides: hidden(corner) }))
    .sort((a, b) => a.hides - b.hides);
  const { left, top } = best?.corner ?? { left: innerWidth - width - 8, top: floor() - height - 8 };
  element.style.cssText = `left:${left}px;top:${top}px`;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Where the bar of zones begins, or the screen ends. */
const floor = (): number =>
  innerHeight - (document.querySelector<HTMLElement>('.zones-nav')?.offsetHeight ?? 0);

/**
 * Where the upper left corner may lie, above the bar of zones and beside the rail, whose form says the same:
 * below, above, to the right and to the left of the place.
 */
function cornersAround(place: DOMRect, width: number, height: number): readonly Corner[] {
  const lowest = floor() - height;
  const wall = (document.querySelector('.at-moves')?.getBoundingClientRect().right ?? 0) + GAP;
  const left = Math.min(Math.max(wall, place.left + place.width / 2 - width / 2), innerWidth - width - 8);
  const top = Math.min(Math.max(8, place.top + place.height / 2 - height / 2), lowest - 8);
  return [
    { left, top: place.bottom + GAP },
    { left, top: place.top - GAP - height },
    { left: place.right + GAP, top },
    { left: place.left - GAP - width, top },
  ].filter(
    (corner) =>
      corner.left >= wall && corner.top >= 0 && corner.left + width <= innerWidth && corner.top <= lowest,
  );
}
