import 'server-only';
import { z } from 'zod';
import { findPack, loadPackData } from '@/lib/features/boxes/load-pack';
import { PackShape, type PackData } from '@/lib/game/engine/pack';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { textsOf } from '@/lib/game/wording/names';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const made = new WeakMap<PackData, object>();

/**
 * Members omitted from responses: maintainer notes, and the differences of a box, which the other members
 * already include.
 */
const OURS: ReadonlySet<string> = new Set(['provenance', 'note', 'box']);

/** A pack as the API returns it, cached. */
export async function packAnswer(pack: Pick<PackData, 'id' | 'version'>): Promise<object> {
  const printed = await loadPackData(pack);
  const known = made.get(printed);
  if (known) return known;
  const answer = { ...asObject(published(printed)), names: namesIn(printed) };
  made.set(printed, answer);
  return answer;
}

function published(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(published);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (OURS.has(key) ? [] : [[key, published(inner)]])),
  );
}

/** Component names by id, keyed by language. */
function namesIn(pack: PackData): Record<string, Record<string, string>> {
  const byLanguage = LOCALES.map((locale) => [locale, textsOf(wordingOf(locale), pack)] as const);
  const ids = [...(byLanguage[0]?.[1].keys() ?? [])];
  return Object.fromEntries(
    ids.map((id) => [
      id,
      Object.fromEntries(byLanguage.map(([locale, texts]) => [locale, texts.get(id) ?? id])),
    ]),
  );
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const NamesShape = z
  .record(z.enum(LOCALES), z.string())
  .meta({ id: 'NamesByLanguage', description: 'The name of a component, by language.' });

const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

export const PACK_API = [
  operation(
    defineContract({
      id: 'readPack',
      asIs: true,
      isShared: true,
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
