/**
 * A game as one document: the output of `/api/games/{id}/export` and the input of `npm run verify` and
 * `/import` (docs/event-log.md). The schema checks only shapes and sizes; lib/game/verify checks whether
 * the game is genuine.
 */
import { z } from 'zod';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import { EndingSchema, type GameEnding } from '@/lib/game/competing/ending-shapes';
import { GENESIS, hashOfRow } from '@/lib/game/eventlog/chain';
import { CommandSchema } from '@/lib/game/engine/commands';
import type { PublicRow, StoredRow } from '@/lib/game/eventlog/row';
import { StoredSetupSchema } from '@/lib/game/engine/setup-shapes';

/**
 * Name and version of the format. Raise the number for changes that old readers cannot read; new members
 * need no new number.
 */
export const EXPORT_FORMAT = 'praga-by-post/1';

/** Limits far above any real game; they reject garbage before it costs work. */
const MAX_ROWS = 5_000;
const MAX_EVENTS = 400;
const MAX_SECRETS = 60;
const MAX_NAME = 80;
const MAX_HOLDERS = 200;
/** Maximum sealed notes in a document, the oldest first, and maximum letters of each. */
export const MAX_THOUGHTS = 1_000;
const MAX_LETTERS = 2_000;

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** The time format that this service writes: UTC with milliseconds, in plausible years. */
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
/** The values of a box; lib/game/verify checks that they match the id of the pack. */
const Box = z.strictObject({
  base: Pack,
  changes: z.record(z.string().max(MAX_NAME), z.record(z.string().max(MAX_NAME), z.unknown())),
});
const Event = z.looseObject({ type: z.string().max(MAX_NAME), v: z.int().optional() });

/** The content of row 1, stored instead of a command. */
const SetupChoicesSchema = z
  .strictObject({ type: z.literal('SetupChoices'), setup: StoredSetupSchema })
  .meta({ id: 'SetupChoices', description: 'Row 1: the choices made before the game.' });

/** The content of a row that takes an ended turn back, stored instead of a command. */
const TakeTurnBackSchema = z
  .strictObject({
    type: z.literal('TakeTurnBack'),
    consent: z.array(Seat).max(4).readonly().describe('The seats that agreed, in order.'),
  })
  .meta({ id: 'TakeTurnBack', description: 'A decision of the table: this seat’s ended turn goes on.' });

/** Everything that a log row may store as its command. */
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

/** The holders of the seats. Names are the only personal data. */
const ExportedSeat = z.looseObject({
  seat: Seat,
  // Empty if the person has no name.
  name: SeatName,
  bot: z.string().max(MAX_NAME).optional().describe('Only where the computer held the seat.'),
  automatic: z.literal(true).optional().describe('Only for the opponent of a solo game.'),
});

/** A person who held a seat for part of the game. */
const PastHolder = z.looseObject({
  seat: Seat,
  untilSeq: z.int().min(1).max(MAX_ROWS).describe('The last row of their time.'),
  name: SeatName,
  bot: z.string().max(MAX_NAME).optional().describe('Only where the computer held the seat.'),
});

/** A sealed note. No hash covers it, so it relies on trust in the service. */
const Thought = z.looseObject({
  seat: Seat,
  seq: z.int().min(1).max(MAX_ROWS).describe('The newest row when it was written.'),
  at: Stamp,
  text: z.string().min(1).max(MAX_LETTERS),
});

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

/** A row of the document; it includes the secret part only after the game has ended. */
export type ExportedRow = PublicRow & { readonly secret?: StoredRow['secret'] };

export interface ExportedResult {
  readonly ranking: readonly number[];
  readonly scores: readonly {
    readonly seat: number;
    readonly total: number;
    readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
  }[];
}

/** A person who held a seat up to a row. */
export interface ExportedHolder {
  readonly seat: number;
  readonly untilSeq: number;
  readonly name: string;
  readonly bot?: string | undefined;
}

/** A note that its author sealed until the end of the game. */
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
    /** Repeats the setup of row 1; missing in older documents. */
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
  /** Previous holders of seats; older documents have no list. */
  readonly holders?: readonly ExportedHolder[] | undefined;
  readonly result?: ExportedResult | undefined;
  /** Missing in older documents. */
  readonly thoughts?: readonly ExportedThought[] | undefined;
  readonly log: readonly ExportedRow[];
}

/** A document, or the path of its first fault. */
export type ReadDocument =
  | { readonly ok: true; readonly value: GameDocument }
  | { readonly ok: false; readonly error: { readonly seq?: number; readonly path: string } };

/** Parses a document from outside. */
export function readDocument(value: unknown): ReadDocument {
  const head = HeadSchema.safeParse(value);
  if (!head.success) return wrongAt(head.error);
  const rows: z.output<typeof Row>[] = [];
  let events = 0;
  // Stops at the first malformed row, because listing thousands of faults would take too long.
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

/** More rows and events than any real game. Such a log is only read while its hashes are consistent. */
const MANY = { rows: 1_000, events: 12_000 } as const;

/** Whether a row follows its predecessor according to its own number and hashes. */
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

// Events stay in their stored form; the verification recomputes and compares them (lib/game/verify).
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
