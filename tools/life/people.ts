/** The people at a table, and their emails. */
import type { StoryBrowser } from './browser';

/** Somebody as a life wants them. */
export interface WantedPerson {
  readonly name: string;
  /** Whether mail reaches them: it does, unless something else is said. */
  readonly mail?: boolean;
  /** Whether they prove their address, as most do. */
  readonly isConfirmed?: boolean;
  readonly zone?: string;
  /** From when to when they sleep, on their wall. */
  readonly night?: readonly [from: string, to: string];
  /** Days of the week without play, 1 Monday. */
  readonly daysOff?: readonly number[];
}

/** A person at a table, or related to it. */
export interface StoryPerson {
  readonly name: string;
  readonly zone: string;
  readonly daysOff: readonly number[];
  readonly isConfirmed: boolean;
  readonly holidays: Set<string>;
  /** Whether days become holidays automatically when their time would be out. */
  readonly automatic: boolean;
  /** In minutes after midnight, and in words. */
  readonly night?: readonly [from: number, to: number];
  readonly nightWords?: readonly [from: string, to: string];
  address: string | undefined;
  readonly browser: StoryBrowser;
  readonly isComputer: boolean;
  seat: number;
  /** The link that opens the seat. */
  link: string;
  sits: boolean;
}

/** A mail as it is read. */
export interface StoryMail {
  readonly to: string;
  readonly subject: string;
  /** In one line. */
  readonly text: string;
  readonly lines: string;
  readonly html: string;
  isRead?: boolean;
}
