/** Brings what is needed only once something is done or heard (later.tsx): with the first touch. */
import { fetchLater, later } from './later';

/** Somebody is at the table: what they do next may need the rest. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

export class Brought {
  private coming: Promise<void> | undefined;

  /** `onTried` hears that it has come, or could not be had; until the signal says that nobody wants it. */
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
    this.coming ??= this.fetched();
    await this.coming;
  }

  private async fetched(): Promise<void> {
    await fetchLater();
    this.coming = undefined;
    this.tried();
  }

  private tried(): void {
    if (!this.signal.aborted) this.onTried();
  }
}
