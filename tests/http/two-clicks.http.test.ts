/** Each part of the product is at most two links away from the start page, a table and every other part. */
import { expect, test } from 'vitest';
import { PLACES } from '@/components/site/places';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { ofEachKind, sampled } from '../support/full';
import { wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';

/** The pages that a visitor may want; pages of one game, one link or one person's keys are left out. */
const PRODUCT: readonly string[] = [
  ...Object.values(PLACES)
    .map(({ href }) => href)
    // The statistics are linked only once they have figures.
    .filter((href) => !href.includes('#') && href !== '/insights'),
  '/sign-in',
];
/** The sections that every menu has itself. A table's own menu has only these and its own pages. */
const IN_MENUS = ['/', '/challenges', '/me/tables'];

const linksOf = new Map<string, Promise<ReadonlySet<string>>>();

/** Where the links of a page lead on this service, without query and place; each page is read once. */
function linksOn(address: string, cookie = ''): Promise<ReadonlySet<string>> {
  const links = linksOf.get(address) ?? readLinks(address, cookie);
  linksOf.set(address, links);
  return links;
}

async function readLinks(address: string, cookie: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(origin + address, { headers: { cookie } });
  const html = await answer.text();
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href ?? '');
  return new Set(hrefs.map((href) => new URL(href, origin + address).pathname));
}

/** All that is at most two links away. */
async function inTwo(from: string, cookie?: string): Promise<ReadonlySet<string>> {
  const first = await linksOn(from, cookie);
  const next = PRODUCT.filter((page) => first.has(page));
  const further = await Promise.all(next.map((page) => linksOn(page)));
  return new Set([from, ...first, ...further.flatMap((links) => [...links])]);
}

test.each(PRODUCT)('all of the product is two links away from %s', async (from) => {
  const found = await inTwo(from === '/film' ? '/' : from);
  expect(PRODUCT.filter((page) => !found.has(page))).toEqual([]);
});

const OF_A_TABLE = ['', '/words', '/log', '/talk', '/seats', '/plan', '/figures', '/verify', '/at/1', '/try'];

test.each(sampled(OF_A_TABLE, 3))('and from a page of a table: /games/ID%s', async (page) => {
  const { id, tokens } = await wireTable(origin, undefined, {});
  const cookie = `seat_${id}=${tokens[0]}`;
  const here = `/games/${id}${page}`;
  const found = await inTwo(here, cookie);
  expect(PRODUCT.filter((each) => !found.has(each))).toEqual([]);
  const links = await linksOn(here, cookie);
  expect(IN_MENUS.filter((each) => !links.has(each))).toEqual([]);
});

/** Places whose heading is not their name, with the reason. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  play: 'the heading is the name of the product',
  newTable: 'a section of the start page',
  film: 'redirects to a step of a recorded game',
  api: 'English in every language',
};

const NAMED = Object.entries(PLACES).filter(([place]) => !Object.hasOwn(NAMED_OTHERWISE, place));

const { rows, how } = ofEachKind(
  'headings',
  LOCALES.flatMap((locale) => NAMED.map(([, place]) => ({ locale, ...place }))),
  { key: ({ locale, href }) => `${locale} ${href}`, kinds: ({ locale, href }) => [locale, href] },
);

test.each(rows)(
  `$locale: the heading of $href begins with the name of its link (${how})`,
  async ({ locale, href, name }) => {
    const html = await (await fetch(`${origin}${href}?lang=${locale}`)).text();
    const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(heading).toMatch(new RegExp(`^${wordingOf(locale).t(name)}`));
  },
);
