/** The people at a table, and their emails. */
import type { StoryBrowser } from './browser';

/** A person as a story defines them. */
export interface WantedPerson {
  readonly name: string;
  /** Whether email reaches them; by default it does. */
  readonly mail?: boolean;
  /** Whether they confirm their address; by default they do. */
  readonly isConfirmed?: boolean;
  readonly zone?: string;
  /** Their sleeping hours, in local time. */
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
  /** Whether days become holidays automatically when their time would run out. */
  readonly automatic: boolean;
  /** Sleeping hours in minutes after midnight, and in words. */
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

/** An email as its reader sees it. */
export interface StoryMail {
  readonly to: string;
  readonly subject: string;
  /** The whole text on one line. */
  readonly text: string;
  readonly lines: string;
  readonly html: string;
  /** The ids of the deliveries that it carries. */
  readonly deliveries: readonly string[];
  isRead?: boolean;
}
