/**
 * Work that covers everything that was queued before it began. Calls while it runs share the next run, so
 * that a busy process does not repeat it for each of them.
 */
export class SharedRun {
  private newest: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly work: () => Promise<void>,
    /** The next run waits no longer than this for a slow one. */
    private readonly patienceMs: number,
  ) {}

  /** Resolves after a whole run that began after this call. */
  run(): Promise<void> {
    this.next ??= this.runNext();
    return this.next;
  }

  private async runNext(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((done) => {
      timer = setTimeout(done, this.patienceMs);
    });
    await Promise.race([this.newest, patience]);
    clearTimeout(timer);
    this.next = undefined;
    const run = this.work();
    this.newest = run.catch(() => undefined);
    await run;
  }
}
