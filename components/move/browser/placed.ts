/**
 * What one step hands on to the next: the tile that was placed by a tap lies there in one way of several, and
 * can be turned until then; the tile that declared its action is to be chosen.
 */
import type { Choice } from './choice';

type Spot = Extract<Choice, { kind: 'spot' }>;

interface Carried {
  readonly lies: Spot | undefined;
  readonly again: Spot | undefined;
  readonly next: string | undefined;
}

let lies: Spot | undefined;
let again: Spot | undefined;
let next: string | undefined;

/** It is on its way to its place. */
export function placeAtOnce(choice: Spot): void {
  lies = choice;
}

/** It is taken back, to be placed otherwise. */
export function placeAgain(choice: Spot): void {
  again = choice;
  document.querySelector<HTMLElement>('#moves [data-key="u"]')?.click();
}

/** The tile there is to be chosen once the step is made. */
export function chooseNext(at: string | undefined): void {
  next = at;
}

/** What was placed by the step that led here, to be placed again, or to be chosen next: asked once. */
export function takePlaced(): Carried {
  const found = { lies, again, next };
  [lies, again, next] = [undefined, undefined, undefined];
  return found;
}
