import 'server-only';
import type { EndingReason } from '@/lib/game/competing/result';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import type { MessageKind, SentKind } from '@/lib/game/wording/message-kinds';

/** A heading with lines under it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A picture of the board, with its description and a temporary address. */
export interface Picture {
  readonly png: Uint8Array;
  readonly alt: string;
  readonly url: string;
}

/**
 * The text of one message in its reader's language, before it is formatted as an email, a push or a webhook.
 */
export interface WordedMessage {
  readonly kind: SentKind;
  /** Empty if it is only about a circle. */
  readonly gameId: string;
  readonly circleId?: string;
  readonly competitionId?: string;
  readonly table: string;
  readonly subject: string;
  readonly lead: string;
  /** When it happened, if that is long before it is sent. */
  readonly happened?: string | undefined;
  readonly link: { readonly label: string; readonly url: string };
  /** A code that does the same as the link. */
  readonly code?: { readonly lead: string; readonly digits: string };
  /** The effect on the reader: an email shows it first, and then the picture. */
  readonly opening?: Section | undefined;
  readonly sections: readonly Section[];
  /** Only if a game is over, or an organiser has changed its result: how it ended. */
  readonly ending?: GameEnding & { readonly reason?: EndingReason };
  /** The short verification code of the position it describes. */
  readonly receipt?: string;
  readonly picture?: Picture;
  /** How its reader can confirm the address; missing once it is confirmed. */
  readonly confirm?: { readonly lead: string; readonly link: WordedMessage['link'] } | undefined;
  /** The page where its reader can mute this table. */
  readonly mute?: { readonly label: string; readonly url: string };
}

/** All sections of a message, in the order of reading. */
export const sectionsOf = ({ opening, sections }: Pick<WordedMessage, 'opening' | 'sections'>) =>
  opening ? [opening, ...sections] : sections;

/** One message of a parcel, to count or list it. */
export interface Tell {
  /** Id of its delivery. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly gameId: string;
  readonly at: string;
}

interface Attempt {
  /** The same for every attempt, so that a receiver can detect repetitions. */
  readonly id: string;
  /** The number of attempts including this one; id and attempt together are unique. */
  readonly attempt: number;
}

/** The content of one delivery on one channel: one message, or several that became due together. */
export interface Parcel extends Attempt {
  /** The event that a program can read again; missing in a test. */
  readonly eventId?: string;
  /** When the oldest message in it was written. */
  readonly createdAt: Date;
  /** When this attempt is made. */
  readonly sentAt: Date;
  readonly locale: string;
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly messages: readonly WordedMessage[];
  /** The messages it replaces: a newer message includes older ones. */
  readonly tells: readonly Tell[];
  readonly closing: string;
  /** The time zone of its times; missing where each time names its own. */
  readonly zone?: string | undefined;
  /** That turns within an hour come as one email, and the page to change that. */
  readonly gathered?: { readonly lead: string; readonly link: WordedMessage['link'] } | undefined;
  /**
   * How to unsubscribe from this channel: a page, and the address for an email app's own button (RFC 8058).
   */
  readonly leave?: { readonly label: string; readonly url: string; readonly oneClick: string };
}

/** The specific text of a message, before news, picture and links that several kinds share. */
export type Core = Pick<WordedMessage, 'subject' | 'lead'> &
  Partial<Pick<WordedMessage, 'link' | 'sections' | 'ending' | 'gameId'>>;
