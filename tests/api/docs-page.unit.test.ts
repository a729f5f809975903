import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GET as security } from '@/app/.well-known/security.txt/route';
import { GET as fileOf } from '@/app/api-docs/[file]/route';
import { GET as feedOf } from '@/app/api-docs/changes/feed/route';
import { ApiDocs, Found } from '@/app/api-docs/content';
import { CURE_GROUPS } from '@/app/api-docs/cures';
import { CURL } from '@/app/api-docs/guide-text';
import { explorerHtml } from '@/app/api-docs/explorer/markup';
import { ApiBody } from '@/app/api-docs/frame';
import { apiChanges, readPaper } from '@/app/api-docs/paper';
import { apiParts } from '@/app/api-docs/parts';
import type { DocPart } from '@/app/api-docs/render';
import { placesOf, searchParts } from '@/app/api-docs/search';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { GET as robots } from '@/app/robots.txt/route';
import { PROBLEMS } from '@/lib/platform/http/problem';
import { STREAM_LIFE_MS } from '@/lib/platform/live/channel';

const drawn = (children: ReactNode, part?: DocPart) =>
  renderToStaticMarkup(ApiBody({ children, ...(part ? { part } : {}) }))
    .replaceAll("='", '="')
    .replace(/="([^"'<>]*)'/g, '="$1"');
const html = drawn(ApiDocs());
const parts = apiParts();
const htmlOf = ({ about = '', entries }: DocPart) => about + entries.map((entry) => entry.html).join('');
const operations = parts.operations.map(htmlOf).join('');
const pages = {
  page: html,
  operations,
  types: htmlOf(parts.types),
  webhooks: htmlOf(parts.webhooks),
  changes: htmlOf(parts.changes),
};
const idsIn = (page: string) => [...page.matchAll(/ id=["']([^"']+)["']/g)].map(([, id]) => id);

test('every operation and every code has an address of its own', () => {
  const [ids, ofOperations] = [idsIn(html), idsIn(operations)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ofOperations).toEqual(PUBLIC_GROUPS.flatMap(({ contracts }) => contracts.map(({ id }) => id)));
  for (const code of Object.keys(PROBLEMS)) expect(ids).toContain(code);
});

test('every file it names is served, and nothing else', async () => {
  const explorer = explorerHtml({ nonce: 'N', theme: undefined });
  const names = [...`${html}${explorer}`.matchAll(/(?:href|src)="\/api-docs\/([^"#]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'explorer');
  expect(names).toEqual(expect.arrayContaining(['first-bot.mjs', 'explorer.js', 'explorer.css']));
  const statusOf = async (file: string) => {
    const asked = new Request(`http://praga.test/api-docs/${file}`);
    return (await fileOf(asked, { params: Promise.resolve({ file }) })).status;
  };
  for (const name of names.filter((each) => each.includes('.')))
    expect([name, await statusOf(name)]).toEqual([name, 200]);
  for (const name of ['package.json', 'constructor']) expect(await statusOf(name)).toBe(404);
});

test('the explorer is linked, uses the chosen theme and runs with the nonce of its response', () => {
  expect(html).toContain('href="/api-docs/explorer"');
  const dark = explorerHtml({ nonce: 'NONCE', theme: 'dark' });
  expect(dark).toContain('<html lang="en" data-theme="dark">');
  expect([...dark.matchAll(/<script(?! nonce="NONCE")/g)]).toEqual([]);
  expect(dark).not.toMatch(/https?:\/\//);
});

test('robots.txt lists the pages, and security.txt names a contact', async () => {
  expect(await (await robots(new Request('http://praga.test/robots.txt'))).text()).toContain('Disallow: /\n');
  const text = await (await security()).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});

test('each problem of the API is in one group, with its cause and cure', () => {
  const listed = CURE_GROUPS.flatMap(([, cures]) => Object.keys(cures));
  expect(listed.sort()).toEqual(Object.keys(PROBLEMS).sort());
});

test('the side bar lists every operation once, by its summary, and each heading links to itself', () => {
  for (const { title, href, entries } of parts.operations)
    for (const entry of entries) {
      expect(html.split(`href="${href}#${entry.id}"`), entry.id).toHaveLength(2);
      expect(html).toContain(`<li><a href="${href}#${entry.id}">${entry.title}</a></li>`);
      expect(entry.title, title).not.toMatch(/\/api\/|^(GET|POST|PUT|PATCH|DELETE)/);
      expect(operations).toContain(`class="anchor" href="#${entry.id}"`);
    }
});

test('the group of a page is open in the side bar, and no other', () => {
  const [, part] = parts.operations;
  const open = [...drawn('', part).matchAll(/<details open><summary>(\w+)/g)].map(([, title]) => title);
  expect(open).toEqual([part?.title]);
});

/** The addresses that a search lists, in their order. */
const foundBy = (search: string) =>
  [...renderToStaticMarkup(Found({ search })).matchAll(/<li><a href='([^']+)'/g)].map(([, to = '']) => to);

test.each([
  ['swiss', '/api-docs/operations/Competitions#makeCompetition'],
  // A code of an operation, words of a description, a path, a type, a rule, an idea, a change.
  ['stale-position', '/api-docs/operations/Play#submitCommand'],
  ['nothing is written', '/api-docs/operations/Play#trySteps'],
  ['/api/games/{id}/try', '/api-docs/operations/Play#trySteps'],
  ['wouldReveal', '/api-docs/types#Trial'],
  ['nothing-to-undo', '/api-docs#nothing-to-undo'],
  ['door token', '/api-docs#concepts-host-token-and-door-token'],
  ['turnsAtOnce', '/api-docs/changes#28-november-2026'],
  ['standardwebhooks', '/api-docs/webhooks#checking-that-a-message-is-ours'],
])('a search for %s finds %s', (search, to) => {
  expect(foundBy(search)).toContain(to);
});

test('names come before descriptions, and the words are marked', () => {
  expect(foundBy('stale')[0]).toBe('/api-docs#stale-position');
  expect(foundBy('resign')[0]).toBe('/api-docs/operations/Leaving#leaveOrEnd');
  expect(foundBy('TRYSTEPS')[0]).toBe('/api-docs/operations/Play#trySteps');
  expect(renderToStaticMarkup(Found({ search: 'expectedSeq' }))).toContain('<mark>expectedSeq</mark>');
});

test.each([
  ['elo', 'developing'],
  ['bye', 'bytes'],
  ['able', 'table'],
])('%s is not found inside of %s', (search) => {
  const texts = searchParts(search).first.map(({ entry }) => `${entry.id} ${entry.title} ${entry.text}`);
  const word = new RegExp(`(?<![a-z])${search}`, 'i');
  // A name in camel case has words of its own.
  const hump = search.replace(/^./, (letter) => letter.toUpperCase());
  expect(texts.filter((text) => !word.test(text) && !text.includes(hump))).toEqual([]);
});

test('whole words come first, then words that begin so', () => {
  const text = 'A tablet, two tables, openTable and a stable';
  expect(placesOf(text, 'table')).toEqual([
    { at: 2, isWhole: false },
    { at: 14, isWhole: true },
    { at: 26, isWhole: true },
  ]);
  const isWhole = searchParts('rate').first.map(({ entry }) =>
    placesOf(`${entry.id} ${entry.title} ${entry.text}`, 'rate').some((place) => place.isWhole),
  );
  expect(isWhole).toContain(true);
  expect(isWhole).toContain(false);
  expect(isWhole).toEqual([...isWhole].sort((a, b) => Number(b) - Number(a)));
});

test("an empty search says so and escapes the visitor's markup", () => {
  const page = renderToStaticMarkup(Found({ search: '<b>.*' }));
  expect(page).toContain('Nothing is found.');
  expect(page).not.toContain('<b>');
  expect(foundBy('.*')).toEqual([]);
});

test('the outcome of tried lines is described at the operation', () => {
  const [, play] = parts.operations;
  const tried = play?.entries.find(({ id }) => id === 'trySteps');
  for (const word of ['type Trial =', 'type Trials =', 'wouldReveal', 'lines'])
    expect(tried?.text).toContain(word);
});

test('the page says what is allowed without a licence', () => {
  const { text = '' } = parts.guide.find(({ title }) => title === 'What you may do')?.entries[1] ?? {};
  expect(text).toContain('all rights are reserved');
  const manifests = ['package.json', 'packages/client/package.json', 'packages/engine/package.json'];
  for (const file of manifests) expect(JSON.parse(readPaper(file)).license).toBe('UNLICENSED');
});

/** The text of a page, outside of its code. */
const wordsOf = (page: string) => page.replace(/<(pre|code)[ >][\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');

test.each(Object.entries(pages))(
  '%s has no bare back-tick, no cut example, and no link that leads nowhere',
  (_name, page) => {
    expect(wordsOf(page)).not.toContain('`');
    expect(wordsOf(page)).not.toMatch(/\*\w/);
    expect(page).not.toMatch(/class="comment">\/\*\*[^<]*`/);
    expect(page).not.toMatch(/ …</);
    const ids = new Set([...page.matchAll(/ id=["']([^"']+)["']/g)].map(([, id]) => id));
    const own = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(own.filter((id) => !ids.has(id))).toEqual([]);
    expect(
      [...page.matchAll(/href="([^"]+)"/g)]
        .map(([, to = '']) => to)
        .filter((to) => !/^(#|\/|https:)/.test(to)),
    ).toEqual([]);
  },
);

test('each block of code of a page of the docs is shown as one, whole', () => {
  const blocks = readPaper('docs/webhooks.md').match(/(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+/g) ?? [];
  expect(blocks.length).toBeGreaterThan(2);
  const shown = [...pages.webhooks.matchAll(/<pre [^>]*><code>([\s\S]*?)<\/code>/g)];
  expect(shown).toHaveLength(blocks.length);
  expect(pages.webhooks).not.toMatch(/<p>[^<]*import /);
});

test('every member of a body has a description', () => {
  const [, create = ''] = /body of createTable[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(operations) ?? [];
  expect(create.match(/class="comment"/g)?.length).toBeGreaterThan(8);
});

test('every type that an operation names has a section', () => {
  const ids = new Set([...pages.types.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const named = [...operations.matchAll(/href="\/api-docs\/types#([^"]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
  for (const name of ['Table', 'Command', 'Event', 'View', 'Option']) expect(ids).toContain(name);
});

test('the quick start fits next to the side bar of a screen of 1440 pixels', () => {
  const lines = CURL.replaceAll('ORIGIN', 'https://praga-by-post.example').split('\n');
  expect(lines.filter((line) => line.length > 105)).toEqual([]);
});

test('the guide states how long a stream really lives', () => {
  const streams = parts.guide.find(({ title }) => title === 'Streams');
  const text = streams?.entries.map((entry) => entry.text).join(' ');
  expect(text).toContain(`A stream ends within ${STREAM_LIFE_MS / 60_000} minutes`);
  expect(text).not.toContain('half an hour');
});

test('changes come as a feed as well', async () => {
  const response = await feedOf(new Request('http://praga.test/api-docs/changes/feed'));
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect([...feed.matchAll(/<entry>/g)].length).toBe(apiChanges().length);
  expect(feed).toMatch(/<updated>2026-11-\d\dT/);
});

test('the page of changes lists the changes of the packages too', () => {
  const of = (day: string) => apiChanges().find(({ date }) => date === day)?.text ?? '';
  expect(of('28 November 2026')).toContain('turnsAtOnce');
  expect(of('28 November 2026')).toContain('Python: the package `praga_client` was removed');
  expect(pages.changes).toContain('longestWaitMs');
});
