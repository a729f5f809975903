import 'server-only';
import type { PackData } from '@/lib/game/engine/pack';
import { textsOf } from '@/lib/game/wording/names';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { loadPackData } from '@/lib/features/boxes/load-pack';
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
