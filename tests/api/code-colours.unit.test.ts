import fs from 'node:fs';
import { expect, test } from 'vitest';
import { colourCode } from '@/app/api-docs/code-colours';
import { CURL } from '@/app/api-docs/guide-text';
import { clientTypes } from '@/app/api/_openapi/client-types';

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|apos);/g, (_all, name: string) =>
      name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
    )
    .replaceAll('&amp;', '&');
const read = (file: string) => fs.readFileSync(file, 'utf8');

test.each([
  ['JavaScript', read('examples/model-bot.mjs')],
  ['Python', read('examples/verify.py')],
  ['TypeScript', read('packages/client/index.ts')],
  ['types', clientTypes().slice(0, 20_000)],
  ['JSON', JSON.stringify({ a: [1, true, null], '<b>': 'it’s "so"' }, undefined, 2)],
  ['shell', CURL],
])('%s keeps its text, and has colours', (_name, code) => {
  const markup = colourCode(code);
  expect(plain(markup)).toBe(code);
  expect(markup).toMatch(/<span class="text">/);
});

test('comments, strings, keywords, numbers and named types are distinguished', () => {
  const link = (name: string) => (name === 'Table' ? '/types#Table' : undefined);
  expect(colourCode(`// it's 1\nconst a: Table = f("x // y", 12, Other);`, link)).toBe(
    `<span class="comment">// it&#39;s 1</span>\n<span class="keyword">const</span> a: <a href="/types#Table">Table</a> = f(<span class="text">&quot;x // y&quot;</span>, <span class="number">12</span>, Other);`,
  );
  expect(colourCode('# so many\nid-in 2026-11')).toContain('<span class="comment"># so many</span>\nid-in');
});
