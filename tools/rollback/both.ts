// Two services on one database, and the tables that are played on both.
import type { StoryBrowser } from '../life/browser';

/** This service and an older one, the folder with this one's emails, and the secret of its scheduler. */
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
