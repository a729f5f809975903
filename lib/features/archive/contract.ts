/** Import of games from documents. */
import { z } from 'zod';
import { defineContract, NOTHING } from '@/lib/platform/http/contract';

/** Several times the size of the longest game so far. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;

export const importContract = defineContract({
  id: 'importGame',
  fromAnywhere: true,
  method: 'POST',
  path: '/api/imports',
  limit: 'import',
  bodyLimit: IMPORT_LIMIT,
  summary: `Bring in a finished game from the document that exportGame gave, at most ${IMPORT_LIMIT} bytes. It is worked out again completely first; \`params.row\` of a refusal is the first bad row. The same document again gives the same table.`,
  access: 'anyone',
  params: NOTHING,
  query: NOTHING,
  body: z.strictObject({
    as: z
      .enum(['finished', 'study'])
      .describe('To look at and keep, or to study. Neither ever counts as play.'),
    document: z.looseObject({}).describe('See exportGame.'),
  }),
  status: 201,
  again: 200,
  answer: z.object({ game: z.object({ id: z.string(), link: z.string() }), isNew: z.boolean() }),
  problems: ['not-importable', 'body-too-large'],
});
