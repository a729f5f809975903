/** The printed values of a pack. */
import { z } from 'zod';
import { PackShape } from '@/lib/features/table/pack-shape';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const NamesShape = z
  .record(z.enum(LOCALES), z.string())
  .meta({ id: 'NamesByLanguage', description: 'The name of a component, by language.' });

export const packContract = defineContract({
  id: 'readPack',
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
});
