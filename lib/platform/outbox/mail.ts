import 'server-only';
import type { Tell } from '@/lib/platform/outbox/worded-message';

/** A picture embedded in an email. */
export interface Inline {
  /** Its name in the email: `cid:<name>`. */
  readonly cid: string;
  readonly png: Uint8Array;
  readonly alt: string;
}

/** An email to one person, ready to send. */
export interface Mail {
  /** The id of its delivery: the same for every attempt. */
  readonly id: string;
  readonly attempt: number;
  readonly to: { readonly name: string; readonly address: string };
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly Inline[];
  /** The messages it contains; pages that list stored emails use them. */
  readonly tells: readonly Tell[];
  /** When the oldest message in it was written. */
  readonly createdAt: Date;
  /** When this attempt is made. */
  readonly sentAt: Date;
  /** The address for one-click unsubscribe (RFC 8058). */
  readonly oneClick?: string;
}
