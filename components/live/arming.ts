/** End turn between its two presses, where it loses something: the second counts once the first is over. */
import type { StepStamp } from '@/components/move/step-fields';
import { isArmed, type LiveTable } from '@/lib/game/live/live-table';

/** A double click, or a key that is held, is one press. */
export const ONE_PRESS_MS = 400;

export class Arming {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onOver: () => void) {}

  /** After a press. */
  begin(table: LiveTable): void {
    if (!isArmed(table)) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.onOver();
    }, ONE_PRESS_MS);
  }

  of(table: LiveTable): StepStamp['end'] {
    if (!isArmed(table)) return undefined;
    return this.#timer === undefined ? 'sure' : 'armed';
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
