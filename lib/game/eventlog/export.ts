/**
 * A game as one document: what `/api/games/{id}/export` gives, `npm run verify` reads and `/import` takes
 * (docs/event-log.md). The schema checks shapes and sizes only; whether the game is genuine is for
 * lib/game/verify to say.
 */
import { z } from 'zod';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { SOURCES, type SourceKind } from '@/lib/game/engine/state';
import type { Setup } from '@/lib/game/engine/setup';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { GENESIS, hashOfRow } from '@/lib/game/eventlog/chain';
import type { PublicRow, StoredRow } from '@/lib/game/eventlog/row';
import { StoredSetupSchema } from '@/lib/game/eventlog/setup';

/**
 * Name and version of the format. A change that old readers cannot read raises the number; members may be
 * added without.
 */
export const EXPORT_FORMAT = 'praga-by-post/1';

/** No game comes near these; they keep garbage from being worked on. */
const MAX_ROWS = 5_000;
const MAX_EVENTS = 400;
const MAX_SECRETS = 60;
const MAX_NAME = 80;
const MAX_HOLDERS = 200;
/** Sealed notes that a document has at most, the oldest ones, and the letters of one. */
export const MAX_THOUGHTS = 1_000;
const MAX_LETTERS = 2_000;

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** As this service writes them: to the millisecond, UTC, in years when games can exist. */
const Stamp = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text);
const Name = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u);
const SeatName = Name.or(z.literal(''));
const Id = z.string().regex(/^[a-z0-9]{6,40}$/);
const Seat = z.int().min(0).max(3);
const Pack = z.strictObject({ id: z.string().min(1).max(MAX_NAME), version: z.int().min(1) });
/** The values of a box; lib/game/verify says whether the id of the pack names them. */
const Box = z.strictObject({
  base: Pack,
  changes: z.record(z.string().max(MAX_NAME), z.record(z.string().max(MAX_NAME), z.unknown())),
});
const Event = z.looseObject({ type: z.string().max(MAX_NAME), v: z.int().optional() });

/** The content of row 1 in the place of a command. */
export const SetupChoicesSchema = z
  .strictObject({ type: z.literal('SetupChoices'), setup: StoredSetupSchema })
  .meta({ id: 'SetupChoices', description: 'Row 1: the choices made before the game.' });

/** The content of a row that takes an ended turn back, in the place of a command. */
export const TakeTurnBackSchema = z
  .strictObject({
    type: z.literal('TakeTurnBack'),
    consent: z.array(Seat).max(4).readonly().describe('The seats that agreed, in order.'),
  })
  .meta({ id: 'TakeTurnBack', description: 'A decision of the table: this seat’s ended turn goes on.' });

/** Everything that a row of the log may hold in the place of a command. */
export const RowCommandSchema = z.union([SetupChoicesSchema, TakeTurnBackSchema, CommandSchema]);

const Row = z.strictObject({
  seq: z.int().min(1).max(MAX_ROWS),
  seat: Seat.optional().describe('Missing in row 1, the set-up.'),
  command: RowCommandSchema,
  commandId: z.uuid(),
  events: z.array(Event).max(MAX_EVENTS),
  secret: z.array(Event).max(MAX_SECRETS).optional().describe('Only after the end.'),
  secretDigest: Hash,
  at: Stamp,
  rulesVersion: z.int().min(1),
  prevHash: Hash,
  hash: Hash,
});

const SeatScore = z.strictObject({
  seat: Seat,
  total: z.int(),
  bySource: z.partialRecord(z.enum(SOURCES), z.int()),
});

/** Who sat where. People are names in it and nothing else. */
const ExportedSeat = z.looseObject({
  seat: Seat,
  // Empty where nobody gave one.
  name: SeatName,
  bot: z.string().max(MAX_NAME).optional().describe('Only where the computer held the seat.'),
  automatic: z.literal(true).optional().describe('Only for the opponent of a solo game.'),
});

/** Somebody who held a seat for a part of the game. */
const PastHolder = z.looseObject({
  seat: Seat,
  untilSeq: z.int().min(1).max(MAX_ROWS).describe('The last row of their time.'),
  name: SeatName,
  bot: z.string().max(MAX_NAME).optional().describe('Only where the computer held the seat.'),
});

/** A sealed note. The word of the service: no hash covers it. */
const Thought = z.looseObject({
  seat: Seat,
  seq: z.int().min(1).max(MAX_ROWS).describe('The newest row when it was written.'),
  at: Stamp,
  text: z.string().min(1).max(MAX_LETTERS),
});

/** How a game may end. Only the first is in the log: the others are decisions of its players. */
export const GAME_ENDINGS = ['played-out', 'resigned', 'conceded', 'agreed', 'no-result'] as const;

/** How a game ended, and its winner if that is not in the log. */
export const EndingSchema = z.object({
  how: z.enum(GAME_ENDINGS),
  winner: Seat.optional().describe('Only if a player resigned, or all others agreed that this seat has won.'),
  unrated: z.literal(true).optional().describe('Resigned so early that it counts for nothing.'),
});
export type GameEnding = Readonly<z.output<typeof EndingSchema>>;

/** The schema of the document. */
export const ExportSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  game: z.looseObject({
    id: Id.describe('The id that the hash chain was made under.'),
    name: Name,
    status: z.enum(['running', 'finished', 'ended']),
    pack: Pack,
    box: Box.optional().describe('The values of the box whose pack it is; missing for a registered pack.'),
    boxName: Name.optional().describe('The name of that box when the document was written.'),
    rulesVersion: z.int().min(1),
    setup: StoredSetupSchema.optional(),
    createdAt: Stamp,
    seq: z.int().min(1).max(MAX_ROWS),
    head: Hash.describe('Hash of the newest row.'),
    commitment: Hash.describe('SHA-256 of the seed.'),
    seed: Hash.optional().describe('Only after the end.'),
    ending: EndingSchema.optional().describe(
      'How it ended; missing while it runs, and in documents of before.',
    ),
  }),
  seats: z.array(ExportedSeat).min(1).max(4),
  holders: z
    .array(PastHolder)
    .max(MAX_HOLDERS)
    .optional()
    .describe('Who held seats before, the earlier first; missing where none has changed hands.'),
  result: z
    .strictObject({ ranking: z.array(Seat).max(4), scores: z.array(SeatScore).max(4) })
    .optional()
    .describe('Only after the end.'),
  thoughts: z
    .array(Thought)
    .max(MAX_THOUGHTS)
    .optional()
    .describe('Notes that players sealed until the end; only after it, missing where there are none.'),
  log: z.array(Row).min(1).max(MAX_ROWS),
});

/** A row of the document: all of it after the end, all but the secret part before. */
export type ExportedRow = PublicRow & { readonly secret?: StoredRow['secret'] };

export interface ExportedResult {
  readonly ranking: readonly number[];
  readonly scores: readonly {
    readonly seat: number;
    readonly total: number;
    readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
  }[];
}

/** Somebody who held a seat up to a row. */
export interface ExportedHolder {
  readonly seat: number;
  readonly untilSeq: number;
  readonly name: string;
  readonly bot?: string | undefined;
}

/** A note that its author had sealed until the end. */
export interface ExportedThought {
  readonly seat: number;
  readonly seq: number;
  readonly at: string;
  readonly text: string;
}

export interface GameDocument {
  readonly format: typeof EXPORT_FORMAT;
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly status: 'running' | 'finished' | 'ended';
    readonly pack: { readonly id: string; readonly version: number };
    readonly box?: BoxValues | undefined;
    readonly boxName?: string | undefined;
    readonly rulesVersion: number;
    /** Said in row 1 as well; documents written before it was said here have it only there. */
    readonly setup?: Setup | undefined;
    readonly createdAt: string;
    readonly seq: number;
    readonly head: string;
    readonly commitment: string;
    readonly seed?: string | undefined;
    readonly ending?: GameEnding | undefined;
  };
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly bot?: string | undefined;
    readonly automatic?: true | undefined;
  }[];
  /** Previous holders of seats. Older documents lack the list, and count as having none. */
  readonly holders?: readonly ExportedHolder[] | undefined;
  readonly result?: ExportedResult | undefined;
  /** Older documents lack the list. */
  readonly thoughts?: readonly ExportedThought[] | undefined;
  readonly log: readonly ExportedRow[];
}

/** A document, or where it is not one. */
export type ReadDocument =
  | { readonly ok: true; readonly value: GameDocument }
  | { readonly ok: false; readonly error: { readonly seq?: number; readonly path: string } };

/** Checks the shape of a document that comes from outside. */
export function readDocument(value: unknown): ReadDocument {
  const head = HeadSchema.safeParse(value);
  if (!head.success) return wrongAt(head.error);
  const rows: z.output<typeof Row>[] = [];
  let events = 0;
  // Stops at the first bad one: a list of thousands of faults would take too long.
  for (const [index, each] of head.data.log.entries()) {
    const row = Row.safeParse(each);
    if (!row.success) return wrongAt(row.error, index);
    events += row.data.events.length;
    const isMuch = head.data.log.length > MANY.rows || events > MANY.events;
    if (isMuch && !isSealed(head.data.game.id, row.data, rows.at(-1)))
      return { ok: false, error: { seq: index + 1, path: `log.${index}` } };
    rows.push(row.data);
  }
  return { ok: true, value: documentOf({ ...head.data, log: rows }) };
}

const HeadSchema = ExportSchema.extend({ log: z.array(z.unknown()).min(1).max(MAX_ROWS) });

/**
 * More rows and events than any real game has had: such a log is checked only as long as it holds together.
 */
const MANY = { rows: 1_000, events: 12_000 } as const;

/** Whether a row follows from the one before, by its own account. */
function isSealed(
  gameId: string,
  row: z.output<typeof Row>,
  before: z.output<typeof Row> | undefined,
): boolean {
  const isNext = row.seq === (before?.seq ?? 0) + 1 && row.prevHash === (before?.hash ?? GENESIS);
  return isNext && row.hash === hashOfRow(gameId, rowOf(row));
}

function wrongAt({ issues }: z.core.$ZodError, index?: number): ReadDocument {
  const path = issues[0]?.path ?? [];
  if (index === undefined) return { ok: false, error: { path: path.join('.') } };
  return { ok: false, error: { seq: index + 1, path: ['log', index, ...path].join('.') } };
}

// Events are taken in their stored form; the verification computes and compares them (lib/game/verify).
function documentOf(data: z.output<typeof ExportSchema>): GameDocument {
  const { format, game, seats, holders, result, thoughts, log } = data;
  return {
    format,
    game,
    seats,
    ...(holders ? { holders } : {}),
    ...(result ? { result } : {}),
    ...(thoughts ? { thoughts } : {}),
    log: log.map(rowOf),
  };
}

function rowOf({ secret, seat, ...row }: z.output<typeof Row>): ExportedRow {
  return {
    ...row,
    ...(seat === undefined ? {} : { seat }),
    ...(secret === undefined ? {} : { secret: secret as object as readonly SecretEvent[] }),
  };
}
