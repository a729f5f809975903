/** Creating a table, viewing it, and sitting down. */
import { z } from 'zod';
import { Email, Name, differInNames } from '@/lib/features/table/contract-shapes';
import { JOIN_POLICIES, LINE_SHARINGS, type JoinPolicy } from '@/lib/features/table/load/table-view';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { SOLO_OPPONENTS, TableOptionsSchema, VariantSchema } from '@/lib/game/engine/setup-shapes';
import { LEVELS } from '@/lib/game/levels';
import { OPEN_WATCHERS } from '@/lib/game/wording/setup';

const Person = z
  .strictObject({ name: Name.optional(), email: Email.optional() })
  .describe(
    'Without a name it is free for anyone. With an address it is invited at once, each address once.',
  );

const Computer = z.strictObject({ name: Name.optional(), bot: z.enum(LEVELS) });

const BoxPackId = z.string().regex(/^box:[0-9a-f]{64}$/, 'is no revision of a box');

export const NewTableBody = z
  .strictObject({
    name: Name,
    seats: z
      .array(z.union([Person, Computer]))
      .min(1)
      .max(4)
      .refine((seats) => seats.some((seat) => !('bot' in seat)), 'at least one seat must be a person')
      .superRefine(differInNames)
      .describe('Two to four, or a single person. A seat with `bot` is held by the computer.'),
    solo: z
      .enum(SOLO_OPPONENTS)
      .optional()
      .describe('The opponent of a single person; Peter Parler by default.'),
    options: TableOptionsSchema,
    variant: VariantSchema,
    startingSeat: z.enum(['random', 'first']).default('random'),
    door: z
      .enum(JOIN_POLICIES)
      .default('link')
      .describe(
        'Who may take a free seat: anyone (the table is in the lobby), anyone with the link of the table, or only with the link of the seat.',
      ),
    watchers: z.enum(OPEN_WATCHERS).default('anyone').describe('Who may look at it.'),
    lineSharing: z
      .enum(LINE_SHARINGS)
      .default('private')
      .describe('Whether lines tried in the sandbox may be shared by a link while the game runs.'),
    pace: PaceShape.default({ kind: 'relaxed' }),
    pack: BoxPackId.optional().describe(
      'The values of a box, by the id of a revision. The newest standard pack by default.',
    ),
    sit: z
      .boolean()
      .default(false)
      .describe(
        'Sit down at once on the first seat of a person: as yourself with an access token, else by the token of the seat.',
      ),
  })
  .refine(({ seats, solo }) => solo === undefined || seats.length === 1, {
    path: ['solo'],
    message: 'is for one person alone',
  });

/** A new table in the service's terms: the API calls `joinPolicy` `door`. */
export function newTableOf<T>({
  door,
  sit: _sit,
  ...table
}: T & { readonly door: JoinPolicy; readonly sit: boolean }) {
  return { ...table, joinPolicy: door };
}
