/** Schemas that several operations share. */
import { z } from 'zod';
import { BOTS } from '@/lib/features/table/table-view';

const MAX_SEQ = 1_000_000;
const MAX_NAME = 40;

/** A word or a few for people to read: no control characters, nothing that turns the direction of writing. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;

export const Name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME)
  .regex(PRINTABLE, 'has characters that cannot be shown');
export const Email = z.email().max(254);
export const Seq = z.int().min(1).max(MAX_SEQ);
export const SeqText = z.coerce.number().int().min(1).max(MAX_SEQ);

export const GameId = z.string().regex(/^[a-z0-9]{6,40}$/);
/** What a path with a table in it holds. */
export const OfTable = z.object({ id: GameId });
export const AtRow = z.object({ id: GameId, seq: SeqText });
export const Range = z.object({ from: SeqText.default(1), to: SeqText.optional() });

/** `?view=1` asks for the position along with the answer. */
export const WithView = z.object({ view: z.enum(['0', '1']).optional() });

export const Stamp = z.iso.datetime();
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Seats = z.array(z.int().min(0).max(3));
/** An event of the game; the closed list of types is in the engine. */
export const EventShape = z.looseObject({ type: z.string() });
export const SeatShape = z.object({
  seat: z.int(),
  name: z.string(),
  seated: z.boolean(),
  bot: z.enum(BOTS).optional().describe('Only where the computer holds the seat.'),
  automatic: z.literal(true).optional().describe('Only for the opponent of a solo game.'),
});
export const ScoreShape = z.looseObject({ seat: z.int(), total: z.number() });
/** Tiles that were shown to one seat alone, by open item. */
export const OffersShape = z.array(z.object({ item: z.int(), tiles: z.array(z.string()) }));
/** What a seat, or everybody, may see: the public state, and what was offered to that seat alone. */
export const ViewShape = z.object({
  state: z.looseObject({ seq: z.int(), phase: z.string() }),
  seat: z.int().optional(),
  offers: OffersShape,
});
