/** Making a table, looking at it, sitting down. */
import { z } from 'zod';
import { TableOptionsSchema, VariantSchema } from '@/lib/eventlog/setup';
import { contract, NO_BODY, NOTHING } from '@/lib/http/contract';
import {
  AtRow,
  Email,
  Hash,
  Name,
  OfTable,
  ScoreShape,
  Seats,
  SeatShape,
  Stamp,
  ViewShape,
} from '@/lib/http/contracts/shapes';

export const NewTableBody = z.strictObject({
  name: Name,
  seats: z
    .array(z.strictObject({ name: Name, email: Email.optional() }))
    .min(2)
    .max(4),
  options: TableOptionsSchema,
  variant: VariantSchema,
  startingSeat: z.enum(['random', 'first']).default('random'),
});

export const createTableContract = contract({
  id: 'createTable',
  method: 'POST',
  path: '/api/tables',
  summary:
    'Make a table for two to four players. The answer is the only time that the seat tokens are shown.',
  access: 'anyone',
  params: NOTHING,
  query: NOTHING,
  body: NewTableBody,
  status: 201,
  answer: z.object({
    game: z.object({ id: z.string(), name: z.string(), seq: z.int(), link: z.url() }),
    seats: z.array(z.object({ seat: z.int(), name: z.string(), token: z.string(), link: z.url() })),
  }),
  problems: [],
});

const TableAnswer = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['running', 'finished']),
  createdAt: Stamp,
  seq: z.int(),
  latestSeq: z.int(),
  head: Hash,
  commitment: Hash,
  seed: Hash.optional(),
  seats: z.array(SeatShape),
  me: z.int().optional(),
  waitingFor: Seats,
  scores: z.array(ScoreShape),
  view: ViewShape,
});

export const lookContract = contract({
  id: 'lookAtTable',
  method: 'GET',
  path: '/api/games/{id}',
  summary: 'Look at a table: as everybody may, or, with a seat token, with what was offered to that seat.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: TableAnswer,
  problems: ['token-wrong', 'not-seated', 'unknown-table'],
});

export const positionContract = contract({
  id: 'lookAtPosition',
  method: 'GET',
  path: '/api/games/{id}/at/{seq}',
  summary: 'The position right after any row of the log, as everybody could see it then.',
  access: 'anyone',
  params: AtRow,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: TableAnswer,
  problems: ['unknown-table', 'unknown-position'],
});

export const sitContract = contract({
  id: 'sitDown',
  method: 'POST',
  path: '/api/games/{id}/sit',
  summary:
    'Take the seat of a token, and give or change its name and address. Can be repeated. Also sets the cookie of the seat.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z
    .strictObject({ token: z.string().max(100).optional(), name: Name.optional(), email: Email.optional() })
    .optional(),
  status: 200,
  answer: z.object({ game: z.string(), seat: z.int(), name: z.string(), seated: z.literal(true) }),
  problems: ['token-missing', 'token-wrong', 'cross-site', 'unknown-table'],
});
