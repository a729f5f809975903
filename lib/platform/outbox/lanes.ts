import 'server-only';
import { SIDE_BY_SIDE, type Lane } from '@/lib/platform/outbox/channel-forms';
import type { DeliveryChannel, Sendable } from '@/lib/platform/outbox/delivery-store';

export interface DrainSettings {
  /** Time budget of one drain; the next one takes the rest. */
  readonly budgetMs: number;
  readonly sideBySide: Readonly<Record<Lane, number>>;
}
export const DRAIN_SETTINGS: DrainSettings = {
  budgetMs: 20_000,
  sideBySide: SIDE_BY_SIDE,
};

/** The time of one lane in a drain. A delivery starts only if there is time for the slowest one so far. */
export class LaneTime {
  private slowest = 0;

  constructor(
    private readonly budgetMs: number,
    private readonly began = performance.now(),
  ) {}

  /** The time of a lane that shares the budget and tracks its own slowest delivery. */
  lane(): LaneTime {
    return new LaneTime(this.budgetMs, this.began);
  }

  get isLeft(): boolean {
    return this.leftMs > 0;
  }

  /** Milliseconds left to start a delivery. */
  get leftMs(): number {
    return this.budgetMs - (performance.now() - this.began) - this.slowest;
  }

  /** Runs some work and remembers its duration. */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - began);
    }
  }
}

/**
 * Claimed deliveries in queues. Queues run in parallel, and within one, each message waits for the
 * previous one. Emails to one address are combined; a push or a hook takes one message at a time.
 */
export function queuesOf<D extends Sendable>(claimed: readonly D[]): D[][][] {
  const queues = new Map<string, D[]>();
  for (const delivery of claimed) {
    const key = queueKey(delivery);
    queues.set(key, [...(queues.get(key) ?? []), delivery]);
  }
  return [...queues.values()].map((queue) =>
    isMail(queue[0]?.channel) ? [queue] : queue.map((delivery) => [delivery]),
  );
}

const isMail = (channel?: DeliveryChannel): boolean => channel?.kind === 'seat' || channel?.form === 'mail';

function queueKey({ channel, message }: Sendable): string {
  return channel.kind === 'seat' ? `${channel.email.toLowerCase()} ${message.locale}` : channel.channelId;
}

/** Runs some work for each item, a few at a time. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
