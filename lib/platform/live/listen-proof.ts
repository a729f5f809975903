import 'server-only';
import { randomUUID } from 'node:crypto';

const PREFIX = 'proof:';

/**
 * Tests whether notifications really arrive. A successful LISTEN proves nothing: a transaction pooler accepts
 * it, but drops the notifications. So another connection sends one, and this class waits for it.
 */
export class ListenProof {
  private expected: { readonly payload: string; readonly heard: () => void } | undefined;

  constructor(
    private readonly send: (payload: string) => Promise<void>,
    private readonly patienceMs: number,
  ) {}

  /** Handles a notification if it is a test of this or another process; returns whether it was one. */
  takes(payload: string): boolean {
    if (payload === this.expected?.payload) this.expected.heard();
    return payload.startsWith(PREFIX);
  }

  /** Sends a notification and waits for it. */
  async holds(): Promise<boolean> {
    const payload = `${PREFIX}${randomUUID()}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = new Promise<boolean>((done) => {
      this.expected = { payload, heard: () => done(true) };
      timer = setTimeout(() => done(false), this.patienceMs);
    });
    try {
      // A hanging send must not take longer than the wait for the notification.
      return await Promise.race([heard, this.send(payload).then(() => heard)]);
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      this.expected = undefined;
    }
  }
}
