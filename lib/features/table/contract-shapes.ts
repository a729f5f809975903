/** Schemas that several operations share. */
import { z } from 'zod';
import { SOURCES } from '@/lib/game/engine/vocabulary';
import { SourceKindShape, StateShape } from '@/lib/game/engine/state';
import { SeatShape as SeatNumber, TileShape } from '@/lib/game/engine/vocabulary-shapes';
import { LEVELS } from '@/lib/game/levels';
import { cleanName, isNameInLength, MAX_NAME, MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import { refuseName } from '@/lib/game/names/alike';
import { isTimeZone } from '@/lib/game/wording/language/time-zones';
import { isMailAddress, withAsciiDomain } from '@/lib/platform/auth/mail-address';

const MAX_SEQ = 1_000_000;

/** The name of a person, seat or table, cleaned by lib/game/names. */
export const Name = z
  .string()
  .overwrite(cleanName)
  .min(1, 'has nothing that can be seen')
  .max(MAX_NAME_UNITS)
  .check(({ value: input, issues }) => {
    if (!isNameInLength(input))
      issues.push({ code: 'too_big', origin: 'string', maximum: MAX_NAME, inclusive: true, input });
  })
  .describe(`At most ${MAX_NAME} letters as people count them.`);
/** The name of a time zone, as browsers know it. */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'is no time zone');

/** No two seats of a table can have names that look alike. */
export function differInNames(
  seats: readonly { readonly name?: string | undefined }[],
  context: z.RefinementCtx,
): void {
  const names = seats.map(({ name = '' }) => name);
  for (const [i, name] of names.entries()) {
    const taken = refuseName(name, names.slice(0, i));
    if (!taken) continue;
    const message = `“${name}” looks like another name at this table; “${taken.suggestion}” does not`;
    context.addIssue({ code: 'custom', path: [i, 'name'], message });
  }
}
/** An email address, with the domain in ASCII. Everything that takes an address reads it with this schema. */
export const Email = z
  .string()
  .overwrite(withAsciiDomain)
  .max(254)
  .refine(isMailAddress, 'must be an e-mail address')
  .meta({ format: 'idn-email' });
export const Seq = z.int().min(1).max(MAX_SEQ).describe('The number of a row of the log.');
export const SeqText = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_SEQ)
  .describe('The number of a row of the log.');

export const GameId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the table.');
/** The parameters of a path with a table. */
export const OfTable = z.object({ id: GameId });
export const AtRow = z.object({ id: GameId, seq: SeqText });
export const Range = z
  .object({ from: SeqText.default(1), to: SeqText.optional() })
  .refine(({ from, to }) => to === undefined || from <= to, {
    path: ['to'],
    message: 'must not be before `from`',
  });

/** `?view=1` asks for the position with the answer, `?options=1` for the legal commands in it. */
export const WithView = z.object({
  view: z
    .enum(['0', '1'])
    .optional()
    .describe('`1` asks for the position and its scores along with the answer.'),
  options: z
    .enum(['0', '1'])
    .optional()
    .describe('`1` adds the legal commands of your seat after it, as in `GET /api/games/{id}/options`.'),
});

export const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 in hexadecimal.');
/** The version of a table that a stream sends. */
export const TableVersion = z
  .string()
  .regex(/^\d+\.\d+\.[0-9a-f]{8}$/)
  .meta({
    id: 'TableVersion',
    description:
      'The version in a stream, `row.talk.people`: the newest row, the number of chat messages, and a mark of the people at the seats.',
  });
export const Seats = z.array(SeatNumber);
export { EventShape } from '@/lib/game/engine/events';
export const SeatShape = z
  .object({
    seat: SeatNumber,
    name: z.string(),
    seated: z.boolean().describe('Whether a player has sat down.'),
    bot: z.enum(LEVELS).optional().describe('Only where the computer holds the seat.'),
    automatic: z.literal(true).optional().describe('Only for the opponent of a solo game.'),
  })
  .meta({ id: 'SeatHolder', description: 'Who holds a seat.' });
const ScoreLineShape = z
  .object({
    source: SourceKindShape,
    id: z.string().optional().describe('The component concerned.'),
    points: z.int(),
  })
  .meta({ id: 'ScoreLine', description: 'Points of one source.' });
export const ScoreShape = z
  .object({
    seat: SeatNumber,
    total: z.int().describe('Points so far.'),
    bySource: z.partialRecord(z.enum(SOURCES), z.int()).describe('The same, by where they came from.'),
    forecast: z
      .object({
        lines: z.array(ScoreLineShape).describe('The points that final scoring would add now.'),
        total: z.int().describe('Points so far and all lines: the score if the game ended now.'),
      })
      .describe('The score if the game ended now; no lines once it has.'),
  })
  .meta({ id: 'Score', description: 'The points of a seat.' });
/** Tiles that only one seat was shown, by open item. */
export const OffersShape = z
  .array(
    z
      .object({
        item: z.int().describe('The id of the open item.'),
        tiles: z.array(TileShape).describe('The seat may choose one of these.'),
      })
      .meta({ id: 'Offer', description: 'Tiles that only one seat sees.' }),
  )
  .describe('Tiles that only this seat sees.');
/** The view of a seat, or of the public: the public state, and the tiles that only that seat was offered. */
export const ViewShape = z
  .object({
    state: StateShape,
    seat: SeatNumber.optional().describe('The seat that sees it; missing for the public view.'),
    offers: OffersShape,
  })
  .meta({ id: 'View', description: 'A position as one seat sees it, or as the public does.' });
