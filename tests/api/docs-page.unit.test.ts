import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GET as security } from '@/app/.well-known/security.txt/route';
import { GET as fileOf } from '@/app/api-docs/[file]/route';
import { GET as feedOf } from '@/app/api-docs/changes/feed/route';
import { ApiDocs } from '@/app/api-docs/content';
import { CURE_GROUPS } from '@/app/api-docs/cures';
import { explorerHtml } from '@/app/api-docs/explorer/markup';
import { ApiBody } from '@/app/api-docs/frame';
import { paperHtml } from '@/app/api-docs/paper';
import { apiChanges, webhooksPaper } from '@/app/api-docs/papers';
import { groupHtml, typesHtml } from '@/app/api-docs/reference-markup';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { apiReference } from '@/app/api/_openapi/reference';
import { GET as robots } from '@/app/robots.txt/route';
import { PROBLEMS } from '@/lib/platform/http/problem';

const html = renderToStaticMarkup(ApiBody({ children: ApiDocs() }))
  .replaceAll("='", '="')
  .replace(/="([^"'<>]*)'/g, '="$1"');
const { groups, types } = apiReference();
const names = new Set(types.map(({ name }) => name));
const operations = groups.map((group) => groupHtml(group, names)).join('');
const pages = {
  page: html,
  operations,
  types: typesHtml(apiReference().types),
  webhooks: paperHtml(webhooksPaper()),
  changes: paperHtml(
    apiChanges()
      .map(({ date, text }) => `## ${date}\n\n${text}`)
      .join('\n\n'),
  ),
};

test('it has every operation and every code, each at an address of its own', () => {
  const ids = [...html.matchAll(/ id=["']([^"']+)["']/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of PUBLIC_GROUPS.flatMap(({ contracts }) => contracts)) expect(ids).toContain(id);
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

test('the explorer is linked, takes the light that was chosen, and runs by the nonce of its answer', () => {
  expect(html).toContain('href="/api-docs/explorer"');
  const dark = explorerHtml({ nonce: 'NONCE', theme: 'dark' });
  expect(dark).toContain('<html lang="en" data-theme="dark">');
  expect([...dark.matchAll(/<script(?! nonce="NONCE")/g)]).toEqual([]);
  expect(dark).not.toMatch(/https?:\/\//);
});

test('robots are told what to list, and finders whom to tell', async () => {
  expect(await (await robots()).text()).toContain('Disallow: /\n');
  const text = await (await security()).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});

test('each problem of the API is in one group, with its cause and cure', () => {
  const listed = CURE_GROUPS.flatMap(([, cures]) => Object.keys(cures));
  expect(listed.sort()).toEqual(Object.keys(PROBLEMS).sort());
});

test('the sidebar links to every operation, and each heading to itself', () => {
  for (const { id } of PUBLIC_GROUPS.flatMap(({ contracts }) => contracts)) {
    const found = new RegExp(`href="/api-docs/operations/\\w+#${id}"`, 'g');
    // Folded for phones, beside the text, and in the index.
    expect(html.match(found)).toHaveLength(3);
    expect(operations).toContain(`class="anchor" href="#${id}"`);
  }
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
  const blocks = webhooksPaper().match(/(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+/g) ?? [];
  expect(blocks.length).toBeGreaterThan(2);
  const shown = [...pages.webhooks.matchAll(/<pre [^>]*><code>([\s\S]*?)<\/code>/g)];
  expect(shown).toHaveLength(blocks.length);
  expect(pages.webhooks).not.toMatch(/<p>[^<]*import /);
});

test('the members of a body have their words', () => {
  const [, create = ''] = /body of createTable[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(operations) ?? [];
  expect(create.match(/class="comment"/g)?.length).toBeGreaterThan(8);
});

test('every named type that an operation names has its place', () => {
  const ids = new Set([...pages.types.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const named = [...operations.matchAll(/href="\/api-docs\/types#([^"]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
  for (const name of ['Table', 'Command', 'Event', 'View', 'Option']) expect(ids).toContain(name);
});

test('changes come as a feed as well', async () => {
  const response = await feedOf();
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect([...feed.matchAll(/<entry>/g)].length).toBe(apiChanges().length);
  expect(feed).toMatch(/<updated>2026-11-\d\dT/);
});

test('the first page is one that is read: at most 150 kB', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(150_000);
});
