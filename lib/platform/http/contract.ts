import { z } from 'zod';
import type { ProblemCode } from '@/lib/platform/http/problem';
import type { LimitKind } from '@/lib/platform/http/count-requests';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may ask: anybody; anybody, with more for a seat; a seat; a person; holders of the secret of the
 * scheduler, or of the metrics.
 */
export type Access = 'anyone' | 'anyone-or-seat' | 'seat' | 'person' | 'scheduler' | 'operator';

/** Whether an operation changes nothing. */
export const isLook = ({ method, isLook: isTold }: Pick<Contract, 'method' | 'isLook'>): boolean =>
  method === 'GET' || isTold === true;

/** For operations that take no body, no query, or nothing in the path. */
export const NO_BODY = z.undefined();
export const NOTHING = z.object({});

/** The query of operations that also answer in CSV. */
export const FORMAT = {
  format: z.enum(['json', 'csv']).optional().describe('`csv` answers with a table for spreadsheets.'),
};

/**
 * The input and output of one operation. Requests are validated with it, and the API description is made from
 * it.
 */
export interface Contract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  /** Name of the operation, also in the logs. */
  readonly id: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly status: 200 | 201;
  /** The status where it was done before; without it the same. */
  readonly again?: 200;
  readonly answer: z.ZodType;
  /** Media type of the answer; JSON without it. */
  readonly media?: 'text/event-stream' | 'text/plain' | 'application/x-ndjson';
  /** Whether it also answers as a table in CSV, with `format=csv`. */
  readonly hasCsv?: true;
  readonly problems: readonly ProblemCode[];
  /** The limit that counts it, per address; by default a look, or a command if it changes something. */
  readonly limit?: LimitKind | 'none';
  /** Most bytes of the body; without it what suffices for a command. */
  readonly bodyLimit?: number;
  /** Whether it is a move of the game, which an access token for one table may make there. */
  readonly isMove?: true;
  /** Whether it changes nothing though it has a body: allowed to all who may look, and during maintenance. */
  readonly isLook?: true;
  /** Whether pages of other sites may ask it without a token: then no cookie counts. */
  readonly fromAnywhere?: true;
  /** Whether any access token of the person is good for it, whatever its scope. */
  readonly anyScope?: true;
  /** Whether refusals by the rules may come too. */
  readonly rules?: true;
}

/**
 * Whether a client may store an answer and ask for it again by its tag. Answers for one seat are never
 * stored, and neither is the health check.
 */
export function isMarked({ method, media, access, limit }: Contract): boolean {
  return (
    method === 'GET' && media === undefined && access !== 'seat' && access !== 'person' && limit !== 'none'
  );
}

/** Fixes the types of a contract. */
export function defineContract<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  definition: Contract<P, Q, B>,
): Contract<P, Q, B> {
  return definition;
}
