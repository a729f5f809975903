/** Importing a game. */
import 'server-only';
import { z } from 'zod';
import { importGame } from '@/lib/features/archive/import-game';
import { IMPORT_LIMIT } from '@/lib/features/archive/refusals';
import { linkedTable, TableLink } from '@/lib/features/table/new-table/linked-table';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

export const IMPORT_API = [
  operation(
    defineContract({
      id: 'importGame',
      tag: 'Log',
      fromAnywhere: true,
      method: 'POST',
      path: '/api/imports',
      limit: 'import',
      bodyLimit: IMPORT_LIMIT,
      summary: `Bring in a finished game from the document that exportGame gave, at most ${IMPORT_LIMIT} bytes. It is worked out again completely first; \`params.row\` of a refusal is the first bad row. The same document again gives the same table.`,
      access: 'anyone',
      body: z.strictObject({
        as: z
          .enum(['finished', 'study'])
          .describe('To look at and keep, or to study. Neither ever counts as play.'),
        document: z.looseObject({}).describe('See exportGame.'),
      }),
      status: 201,
      again: 200,
      answer: z.object({ ...TableLink, isNew: z.boolean() }),
      problems: ['not-importable', 'body-too-large'],
    }),
    async ({ body }) => {
      const made = await importGame(body.document, body.as);
      if (!made.ok) return made;
      const { gameId, isNew } = made.value;
      return {
        ok: true,
        value: { body: { ...linkedTable(gameId), isNew }, isAgain: !isNew },
      };
    },
  ),
];
