/** The preview of a link to every page that a stranger can read, measured as a messenger gets it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { ALL_PAGES } from '../e2e/support/all-pages';
import type { World } from '../e2e/support/visits';
import { ask, wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';
const DEAD = 'A'.repeat(22);
const MOST_BYTES = 300_000;
/** Pages whose visits are a reason: people send these too. */
const MORE = ['/rules', '/puzzles/1'];

interface Seen {
  readonly html: string;
  readonly tags: ReadonlyMap<string, string>;
}

let addresses: readonly string[] = [];
let seat = '';
let game = '';
const seen = new Map<string, Seen>();
const keyOf = (address: string, locale: Locale) => `${locale} ${address}`;

beforeAll(async () => {
  const { id, tokens } = await wireTable(origin);
  game = id;
  const { link } = await ask(origin, '/api/tables', {
    json: { name: 'Sunday round', seats: [{ name: 'Anna' }, { name: 'Bohumil' }] },
  }).then(({ seats }) => ({ link: String(seats[1].token) }));
  seat = link;
  // Links that open nothing have a preview as well, because messengers ask for them too.
  const parts = new Proxy({ middle: id, waiting: id, over: id, hosted: id, seat: link } as Partial<World>, {
    get: (known, part) => Reflect.get(known, part) ?? DEAD,
  }) as World;
  const visits = Object.values(ALL_PAGES).flatMap((each) => (typeof each === 'string' ? [] : each));
  const open = visits.filter(({ asMember }) => !asMember).map(({ at }) => at(parts));
  const all = [...new Set([...open, ...MORE])].filter((address) => !address.includes('?'));
  for (const address of all) for (const locale of LOCALES) await look(address, locale);
  addresses = all.filter((address) => seen.has(keyOf(address, 'en')));
  expect(tokens).toHaveLength(2);
}, 240_000);

async function look(address: string, locale: Locale): Promise<void> {
  const response = await fetch(origin + address, {
    headers: { 'accept-language': locale, 'user-agent': 'facebookexternalhit/1.1' },
    redirect: 'manual',
  });
  const html = await response.text();
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  if (isPage) seen.set(keyOf(address, locale), { html, tags: tagsOf(html) });
}

/** The meta tags by name. */
function tagsOf(html: string): ReadonlyMap<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return new Map(tags.map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]));
}

const tagsAt = (address: string, locale: Locale = 'en') => {
  const page = seen.get(keyOf(address, locale));
  if (!page) throw new Error(`${address} was no page in ${locale}`);
  return page.tags;
};
const pictureAt = (address: string, locale?: Locale) => tagsAt(address, locale).get('og:image') ?? 'none';
const fetched = (url: string, headers = {}) =>
  fetch(origin + url.slice(new URL(url).origin.length), { headers });

describe('every page', () => {
  test('is among those that are looked at', () => {
    for (const address of ['/', '/lobby', '/rules', '/daily', '/weekly', '/puzzles/today', '/circles'])
      expect(addresses).toContain(address);
    for (const address of [`/games/${game}`, `/games/${game}/review`, `/seat/${seat}`, `/join/${DEAD}`])
      expect(addresses).toContain(address);
    expect(addresses.length).toBeGreaterThan(40);
  });

  test.each(LOCALES)('has title, text, picture and its description: %s', (locale) => {
    for (const address of addresses) {
      const tags = tagsAt(address, locale);
      expect(tags.get('og:title'), address).toMatch(/\S/);
      expect(tags.get('og:description'), address).toMatch(/\S.{20}/);
      expect(tags.get('og:image:alt'), address).toMatch(/\S.{20}/);
      expect(tags.get('og:image'), address).toMatch(/^https?:\/\/\S+$/);
      const shape = ['og:image:width', 'og:image:height', 'og:image:type'].map((name) => tags.get(name));
      expect(shape, address).toEqual(['1200', '630', 'image/png']);
      expect(tags.get('twitter:card'), address).toBe('summary_large_image');
    }
  });

  test('says it in the language of the page, in words and in the picture', () => {
    for (const address of addresses) {
      const told = LOCALES.map((locale) => {
        const tags = tagsAt(address, locale);
        return [...['og:title', 'og:description', 'og:image:alt'].map((name) => tags.get(name))].join('\n');
      });
      expect(new Set(told).size, address).toBe(LOCALES.length);
      expect(new Set(LOCALES.map((locale) => pictureAt(address, locale))).size, address).toBe(LOCALES.length);
    }
  });
});

test('each picture is 1200 x 630, below 300 kB, with its length, and sent only once', async () => {
  const urls = new Set(addresses.flatMap((address) => LOCALES.map((locale) => pictureAt(address, locale))));
  expect(urls.size).toBeGreaterThan(30);
  for (const url of urls) {
    const response = await fetched(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')], url).toEqual([200, 'image/png']);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], url).toEqual([1200, 630]);
    expect(bytes.byteLength, url).toBeLessThan(MOST_BYTES);
    expect(response.headers.get('content-length'), url).toBe(String(bytes.byteLength));
    const etag = response.headers.get('etag') ?? '';
    const again = await fetched(url, { 'if-none-match': etag });
    expect([again.status, (await again.arrayBuffer()).byteLength], url).toEqual([304, 0]);
  }
}, 240_000);

test('the picture of a private link does not contain its key, and neither it nor the page is indexed', async () => {
  for (const [address, key] of [
    [`/seat/${seat}`, seat],
    [`/join/${DEAD}`, DEAD],
  ] as const) {
    const tags = tagsAt(address);
    expect([...tags].filter(([name, content]) => name !== 'og:url' && content.includes(key))).toEqual([]);
    expect(tags.get('robots')).toContain('noindex');
    expect((await fetched(pictureAt(address))).headers.get('x-robots-tag')).toBe('noindex');
  }
});

test.each(['/preview/nothing/en', '/preview/start/xx', '/preview/start', '/preview/constructor/en'])(
  'no picture at %s',
  async (path) => expect((await fetch(origin + path)).status).toBe(404),
);
