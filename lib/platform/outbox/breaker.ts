import 'server-only';
import type { ChannelFault } from '@/lib/platform/outbox/channel-error';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';

/** After this many consecutive refusals the next one is expected to fail too. */
const IN_A_ROW = 3;

/** A shared point of failure: the mail server, a channel, or the host of its address. */
export type BreakerKey = string;

const MAIL_SERVER = 'mail';

/** The points of failure of a message on this channel. */
function placesOfChannel(channel: DeliveryChannel): readonly BreakerKey[] {
  if (channel.kind === 'seat' || channel.form === 'mail') return [MAIL_SERVER];
  const host = hostOf(channel.target);
  return host === undefined ? [channel.channelId] : [channel.channelId, host];
}

function hostOf(target: unknown): string | undefined {
  if (typeof target !== 'object' || target === null) return undefined;
  const { url, endpoint }: { url?: unknown; endpoint?: unknown } = target;
  const address = typeof url === 'string' ? url : endpoint;
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Remembers during one drain where delivery fails, so that it is not tried for every message. One
 * failure to connect is enough; a whole host counts as unreachable only if it does not answer.
 */
export class Breaker {
  private readonly failures = new Map<BreakerKey, number>();

  isOpen(channel: DeliveryChannel): boolean {
    return placesOfChannel(channel).some((place) => (this.failures.get(place) ?? 0) >= IN_A_ROW);
  }

  noteGood(channel: DeliveryChannel): void {
    for (const place of placesOfChannel(channel)) this.failures.delete(place);
  }

  noteBad(channel: DeliveryChannel, fault: ChannelFault): void {
    const [own, host] = placesOfChannel(channel);
    // A refused recipient is not a fault of the mail server, and an internal error is not a fault of
    // either.
    if (fault === 'internal' || (own === MAIL_SERVER && fault !== 'mail-server')) return;
    const places = fault === 'unreachable' ? [own, host] : [own];
    const weight = fault === 'unreachable' ? IN_A_ROW : 1;
    for (const place of places)
      if (place !== undefined) this.failures.set(place, (this.failures.get(place) ?? 0) + weight);
  }
}
