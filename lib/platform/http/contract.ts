import { z } from 'zod';
import type { LimitKind } from '@/lib/platform/http/limits/count-requests';
import type { ProblemCode } from '@/lib/platform/http/problem';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who can call an operation. anyone-or-seat: a seat gets more. scheduler, operator: owners of their secrets.
 */
export type Access = 'anyone' | 'anyone-or-seat' | 'seat' | 'person' | 'scheduler' | 'operator';

/** Whether an operation changes nothing. */
export const isLook = ({ method, isLook: isTold }: Pick<Contract, 'method' | 'isLook'>): boolean =>
  method === 'GET' || isTold === true;

/** The input of an operation without a body, a query, or path parameters. */
export const NO_BODY = z.undefined();
export const NOTHING = z.object({});

/** The query of operations that also answer in CSV. */
export const FORMAT = {
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe(
      '`csv` answers with a table for spreadsheets. Commas separate its cells. If the language that you ask for has a decimal comma (`Accept-Language: de`), semicolons do, and numbers have that comma.',
    ),
};

/** The groups of operations in the description, in their order. */
export const TAGS = {
  Tables: 'Make a table, sit down, look at it, hear of changes.',
  Play: 'Legal commands, playing them, and going back.',
  Mine: 'Tables of the person of an access token, their notifications, browsers, holidays and calendar.',
  Seats: 'Your own seat, its link and browsers, and lost links.',
  Host: 'Changes for the maker of the table.',
  Circles: 'Groups of friends: members, link and entries; their games and standing.',
  Gatherings: 'Calls for players in a circle: “Who’s in?”.',
  Boxes: 'Printed values that people enter: entries, choices, revisions and files.',
  Ratings: 'Ratings, and the pages of people.',
  Competitions: 'Competitions of circles: people, tables, stages and standings.',
  Talk: 'The chat of a table, and private notes.',
  Log: 'The log with its hash chain, whole games out and in.',
  Clocks: 'Deadlines, holidays, and the votes of the others about a late seat.',
  Leaving: 'Resigning, conceding, leaving, handing a seat on.',
  Sandbox: 'Positions to play on from in private, and the lines tried there.',
  Plans: 'Turns kept beforehand.',
  Service: 'Whether it answers, and this description.',
  Operator: 'For the scheduler and the operator’s metrics.',
} as const;
export type Tag = keyof typeof TAGS;

/**
 * The input and output of one operation. Requests are validated with it, and the API description is
 * generated from it.
 */
export interface Contract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  /** The name of the operation, also in the logs. */
  readonly id: string;
  /** Its group in the description. */
  readonly tag: Tag;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly status: 200 | 201;
  /** The status of a repetition; by default the same. */
  readonly again?: 200;
  readonly answer: z.ZodType;
  /** Media type of the answer; JSON by default. */
  readonly media?: 'text/event-stream' | 'text/plain' | 'application/x-ndjson';
  /**
   * Whether the answer is already in its documented form: as the engine has positions, rows and packs, or
   * with a null that means something. Every other answer is encoded by its schema (lib/platform/http/answer-of.ts).
   */
  readonly asIs?: true;
  /**
   * Whether everybody gets the same object, as long as the process lives: it is encoded and hashed once.
   */
  readonly isShared?: true;
  /** Whether it can also answer as a CSV table, with `format=csv`. */
  readonly hasCsv?: true;
  readonly problems: readonly ProblemCode[];
  /** The rate limit; by default `read`, or `command` if it changes something. */
  readonly limit?: LimitKind | 'none';
  /** Maximum bytes of the body; by default enough for a command. */
  readonly bodyLimit?: number;
  /** Whether it is a move in the game, which an access token for one table permits. */
  readonly isMove?: true;
  /**
   * Whether it changes nothing although it has a body: allowed for all who can read, and during maintenance.
   */
  readonly isLook?: true;
  /** Whether pages of other sites can call it without a token: then cookies are ignored. */
  readonly fromAnywhere?: true;
  /** Whether it accepts any access token of the person, whatever its scope. */
  readonly anyScope?: true;
  /** Whether it can also return refusals by the rules. */
  readonly rules?: true;
}

/**
 * Whether a client can store an answer and revalidate it by its tag. Answers for one seat are never
 * stored, and neither is the health check.
 */
export function isMarked({ method, media, access, limit }: Contract): boolean {
  return (
    method === 'GET' && media === undefined && access !== 'seat' && access !== 'person' && limit !== 'none'
  );
}

/** Completes a contract: by default an operation takes nothing and answers 200. */
export function defineContract<
  P extends z.ZodType = typeof NOTHING,
  Q extends z.ZodType = typeof NOTHING,
  B extends z.ZodType = typeof NO_BODY,
>(definition: Defined<P, Q, B>): Contract<P, Q, B> {
  return { ...WITHOUT, ...definition } as Contract<P, Q, B>;
}

const WITHOUT = { params: NOTHING, query: NOTHING, body: NO_BODY, status: 200 } as const;
type Left = keyof typeof WITHOUT;
type Defined<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Omit<Contract<P, Q, B>, Left> &
  Partial<Pick<Contract<P, Q, B>, Left>>;
