/** The emails of a club, counted by the act that they ask for. */
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

export interface Mail {
  readonly to: string;
  readonly at: string;
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
  /** The tables that its messages are about; empty for news of the circle. */
  readonly gameIds: readonly string[];
  /** Everything that it says. */
  readonly text: string;
}

export class Mailbox {
  readonly mails: Mail[] = [];

  takes(channel: DeliveryChannel, parcel: Parcel): undefined {
    const { address = '' } = channel.kind === 'channel' ? (channel.target as { address?: string }) : {};
    const to = address;
    const { tells, ...rest } = parcel;
    const text = JSON.stringify(rest, (key, value: unknown) => (key === 'png' ? undefined : value));
    this.mails.push({
      to: to.split('-')[0] ?? '',
      at: new Date().toISOString(),
      kinds: tells.map(({ kind }) => kind),
      ids: tells.map(({ id }) => id),
      gameIds: tells.map(({ gameId }) => gameId),
      text,
    });
  }
}
