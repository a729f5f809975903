import 'server-only';

/** Longer than a healthy database ever takes, and short enough to report within two seconds. */
const PATIENCE_MS = 1_500;

/**
 * A query that only checks whether there is an answer. It runs once at a time: while an old one has no
 * answer, further callers do not wait, and no second one takes one of the few connections.
 */
export class Probe {
  private asking: { readonly answer: Promise<boolean>; readonly since: number } | undefined;

  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Whether it is answered within the patience, counted from the start of the query. */
  async answers(patienceMs = this.patienceMs): Promise<boolean> {
    this.asking ??= { answer: this.begin(), since: performance.now() };
    const { answer, since } = this.asking;
    const left = patienceMs - (performance.now() - since);
    if (left <= 0) return false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), left);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private async begin(): Promise<boolean> {
    try {
      await this.ask();
      return true;
    } catch {
      return false;
    } finally {
      this.asking = undefined;
    }
  }
}
