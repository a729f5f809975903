/** Whoever plays by keys stays on the table: the drawings are made anew by every step, and the focus would be lost with them. */
import { focusOn, glowing } from './glow';

let wasByKeys = false;

/** Whether the step that is sent now was given by a key on the table. */
export function rememberKeys(byKey: boolean): void {
  wasByKeys = byKey;
}

/** After a step by keys: to the first place that glows, or to the end of the turn. */
export function goOnByKeys(): void {
  if (!wasByKeys) return;
  wasByKeys = false;
  const [first] = glowing();
  if (first) focusOn(first);
  else document.querySelector<HTMLElement>('#moves [data-key="e"]')?.focus();
}

/** Where a place stands for several steps, the keys go on in the bar beside it. */
export function focusOnSteps(): void {
  document.querySelector<HTMLElement>('#turn-bar:popover-open .bar-steps button')?.focus();
}
