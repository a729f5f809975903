import 'server-only';
import { randomUUID } from 'node:crypto';

const PREFIX = 'proof:';

/**
 * Whether what is notified is really heard. That listening was accepted says nothing: a transaction pooler
 * accepts it, and hands what is heard to nobody. So a notice is sent by another connection, and waited for.
 */
export class ListenProof {
  private expected: { readonly payload: string; readonly heard: () => void } | undefined;

  constructor(
    private readonly send: (payload: string) => Promise<void>,
    private readonly patienceMs: number,
  ) {}

  /** Takes a notice if it is a proof of this or another process; returns whether it was one. */
  takes(payload: string): boolean {
    if (payload === this.expected?.payload) this.expected.heard();
    return payload.startsWith(PREFIX);
  }

  /** Sends a notice and waits for it. */
  async holds(): Promise<boolean> {
    const payload = `${PREFIX}${randomUUID()}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = new Promise<boolean>((done) => {
      this.expected = { payload, heard: () => done(true) };
      timer = setTimeout(() => done(false), this.patienceMs);
    });
    try {
      // A sending that hangs must not be waited for longer than the notice.
      return await Promise.race([heard, this.send(payload).then(() => heard)]);
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      this.expected = undefined;
    }
  }
}
