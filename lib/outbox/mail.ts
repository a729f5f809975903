import 'server-only';

/** A message to one person, ready to go out. */
export interface Mail {
  /** Id of its outbox row: the same message sent twice bears the same one. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was put into the outbox. */
  readonly createdAt: Date;
}
