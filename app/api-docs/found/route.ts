import { addressOf } from '../parts';
import { plainText } from '../render';
import { searchParts } from '../search';
import type { FoundSoFar } from '../find-field';

const MAX_LENGTH = 100;
const SHOWN = 8;

/** The best results for the text typed in the search field. */
export function GET({ url }: Request): Response {
  const search = (new URL(url).searchParams.get('find') ?? '').trim().slice(0, MAX_LENGTH);
  const { count, first } = searchParts(search);
  const shown = first.slice(0, SHOWN).map(({ part, entry }) => ({
    href: addressOf(part, entry),
    title: plainText(entry.title),
    part: part.title,
  }));
  const found: FoundSoFar = { count, shown };
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
