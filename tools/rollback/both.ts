// Two services on one database, and the tables that both play.
import type { StoryBrowser } from '../life/browser';

/** This service and an older one, the folder with the mails of this one, and the secret of its scheduler. */
export interface Both {
  readonly origin: string;
  readonly older: string;
  readonly mails: string;
  readonly cron: string;
}

/** A table where two people sit. */
export interface PlayedTable {
  readonly kind: 'plain' | 'circle' | 'rated';
  readonly gameId: string;
  readonly circleId?: string;
  readonly people: readonly [StoryBrowser, StoryBrowser];
}
