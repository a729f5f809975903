import 'server-only';
import { givenBackLink } from '@/lib/features/leaving/offers';
import { addressLink } from '@/lib/features/seats/address-change';
import { sentLink } from '@/lib/features/seats/fresh-link';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { SeatKind } from '@/lib/game/wording/message-kinds';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { Payload } from '@/lib/platform/outbox/payload';
import type { Core } from '@/lib/platform/outbox/worded-message';

/** A message about the reader's own seat, or their channels. */
type SeatMessage = StoredMessage & { readonly kind: Exclude<SeatKind, 'seat-replaced'> };

/** A message about the reader's own seat; `name` is the person who asked for it. */
export function seatCore(words: Wording, message: SeatMessage, name: string, payload: Payload): Core {
  const { t } = words;
  const { gameId, gameName: table, seat, createdAt, mark } = message;
  const page = { label: t('mail.seatPage'), url: `${tableLink(gameId)}/seats` };
  const { text, tenure = 0, email = '', changes = 0 } = payload;
  switch (message.kind) {
    case 'link-asked': {
      const lead = t('mail.linkAsked', { table, name });
      return { subject: t('mail.linkAskedSubject', { table }), lead, link: page };
    }
    case 'fresh-link': {
      const url = sentLink(gameId, seat, tenure, createdAt, mark);
      const link = { label: t('mail.takeSeatAgain'), url };
      return { subject: t('mail.freshLinkSubject', { table }), lead: t('mail.freshLink', { table }), link };
    }
    case 'address-asked': {
      const url = addressLink({ gameId, seat, tenure, changes, email }, createdAt);
      const lead = t('mail.addressAsked', { table, email });
      return {
        subject: t('mail.addressAskedSubject', { table }),
        lead,
        link: { label: t('mail.addressAskedLabel'), url },
      };
    }
    case 'seat-opened': {
      if (payload.name !== undefined) {
        const facts = { table, name: payload.name, browser: text || 'none' };
        const link = { label: t('mail.delegatePage'), url: `${tableLink(gameId)}/help` };
        return { subject: t('mail.delegateUsedSubject', facts), lead: t('mail.delegateUsed', facts), link };
      }
      const lead = text
        ? t('mail.seatOpened', { table, browser: text })
        : t('mail.seatOpenedUnknown', { table });
      return { subject: t('mail.seatOpenedSubject', { table }), lead, link: page };
    }
    case 'seat-lost': {
      const by = payload.seat === undefined ? t('seats.claims.askedHost') : name;
      const lead = t(`mail.seatLost.${payload.reason ?? 'freed'}`, { table, by });
      // If only players can watch, there is nothing left to see.
      const all = { label: t('mail.allTables'), url: `${env().APP_URL}/me/tables` };
      return {
        subject: t('mail.seatLost.subject', { table }),
        lead,
        ...(message.isClosed ? { link: all } : {}),
      };
    }
    case 'seat-given-back': {
      const by = payload.seat === undefined ? t('seats.claims.askedHost') : name;
      return {
        subject: t('mail.seatGivenBack.subject', { table }),
        lead: t('mail.seatGivenBack.lead', { table, by }),
        link: { label: t('leaving.take.formerDo'), url: givenBackLink(gameId, seat, tenure) },
        sections: [{ title: t('mail.readOn'), lines: [tableLink(gameId)] }],
      };
    }
    case 'left-out':
      return { subject: t('mail.leftOut.subject', { table }), lead: t('mail.leftOut.lead', { table }) };
    case 'channel-stopped': {
      const channel = payload.channel ?? 'mail';
      return {
        subject: t(`mail.channelStopped.${channel}`),
        lead: t('mail.channelStopped.lead', { table }),
        link: { label: t('mail.channelStopped.link'), url: `${env().APP_URL}/me/prompts` },
      };
    }
  }
}
