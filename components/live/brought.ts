/** Brings what is needed only once something is done or heard (later.tsx): with the first touch. */
import { fetchLater, later, missLater } from './later';

/** Somebody is at the table: what they do next may need the rest. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Whoever was refused something hears of it by then, in general words if need be. */
const PATIENCE_MS = 4_000;
const AGAIN_MS = 50;

export class Brought {
  #coming: Promise<void> | undefined;

  /** `onTried` hears that it has come, or is missing; until the signal says that nobody wants it. */
  constructor(
    private readonly onTried: () => void,
    private readonly signal: AbortSignal,
  ) {
    for (const type of TOUCHES) addEventListener(type, this.bring, { signal, once: true, passive: true });
  }

  readonly bring = (): void => void this.all();

  /** Over when it has come, or could not be had; then the next one who asks has it tried again. */
  async all(): Promise<void> {
    if (later()) return;
    this.#coming ??= this.#fetched();
    await this.#coming;
  }

  async #fetched(): Promise<void> {
    const patience = setTimeout(() => {
      missLater();
      this.#tried();
    }, PATIENCE_MS);
    await fetchLater();
    clearTimeout(patience);
    this.#coming = undefined;
    this.#tried();
  }

  #tried(): void {
    if (this.signal.aborted) return;
    // Drawn anew while it is pressed, nothing would hear the click.
    if (document.querySelector('main :active')) setTimeout(() => this.#tried(), AGAIN_MS);
    else this.onTried();
  }
}
