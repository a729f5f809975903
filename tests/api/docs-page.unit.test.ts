import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiDocs } from '@/app/api-docs/content';
import { explorerHtml } from '@/app/api-docs/explorer/markup';
import { GET as fileOf } from '@/app/api-docs/[file]/route';
import { GET as robots } from '@/app/robots.txt/route';
import { GET as security } from '@/app/.well-known/security.txt/route';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { PROBLEMS } from '@/lib/platform/http/problem';

const html = renderToStaticMarkup(ApiDocs());

test('it has every operation and every code, each at an address of its own', () => {
  const ids = [...html.matchAll(/ id=["']([^"']+)["']/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of PUBLIC_GROUPS.flatMap(({ contracts }) => contracts)) expect(ids).toContain(id);
  for (const code of Object.keys(PROBLEMS)) expect(ids).toContain(code);
});

test('every file it names is served, and nothing else', async () => {
  const explorer = explorerHtml({ nonce: 'N', theme: undefined });
  const names = [...`${html}${explorer}`.matchAll(/(?:href|src)="\/api-docs\/([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'explorer');
  expect(names).toEqual(expect.arrayContaining(['first-bot.mjs', 'explorer.js', 'explorer.css']));
  const statusOf = async (file: string) => {
    const asked = new Request(`http://praga.test/api-docs/${file}`);
    return (await fileOf(asked, { params: Promise.resolve({ file }) })).status;
  };
  for (const name of names) expect([name, await statusOf(name)]).toEqual([name, 200]);
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
