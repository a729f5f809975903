/** Printed values with their names. */
import { findPack } from '@/lib/features/boxes/load-pack';
import { packAnswer } from '@/lib/features/table/api-pack-answer';
import { PackShape } from '@/lib/features/table/pack-shape';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { NOTHING, NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import 'server-only';
import { z } from 'zod';

const NamesShape = z
  .record(z.enum(LOCALES), z.string())
  .meta({ id: 'NamesByLanguage', description: 'The name of a component, by language.' });

const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

export const PACK_API = [
  operation(
    defineContract({
      id: 'readPack',
      asIs: true,
      tag: 'Play',
      method: 'GET',
      path: '/api/packs/{id}/{version}',
      summary:
        'Everything that is printed in a pack: tiles with costs and effects, boards, tables of final scoring, and names in three languages. A table names its pack in its set-up. A version never changes: keep it for good.',
      access: 'anyone',
      params: z.object({
        id: z.string().max(80).describe('The id of the pack.'),
        version: z.coerce
          .number()
          .int()
          .min(1)
          .max(1000)
          .describe('A version of the pack; its content never changes.'),
      }),
      query: NOTHING,
      body: NO_BODY,
      status: 200,
      answer: PackShape.extend({
        names: z
          .record(z.string(), NamesShape)
          .describe('By id, every component that has a printed name or can be named by its effect.'),
      }).meta({ id: 'Pack', description: 'A version of a content pack.' }),
      problems: ['unknown-pack'],
    }),
    async ({ params: { id, version } }) => {
      const pack = await findPack({ id, version });
      if (!pack) return { problem: problem('unknown-pack', 'There is no such version of a pack.') };
      return { ok: true, value: { body: await packAnswer(pack), headers: FOR_GOOD } };
    },
  ),
];
