/** Names as they may come past every check: nothing that shows them lets them be markup. */
import { expect, test } from 'vitest';
import { archiveHtml } from '@/components/archive/archive-html';
import { BOX_PACK_VERSION, boxPackId, packDataOf } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { componentsOf, FIELDS } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { BASE_PACK } from '@/lib/game/content/base';
import type { BoxValues } from '@/lib/game/engine/pack';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { sealedGame } from './sealed-game';
import { drawingsOf, gameWith, textsOf } from './shown';

const SCRIPT = '</script><script>alert(1)</script><i x="';
const NAMES = [SCRIPT, `"'><img src=x onerror=y>`, '\u202Eשלום "&lt;', 'W'.repeat(40), "O'Neill & <b>"];
const MARKUP = /<script>alert|<img|<b>|<i x/;

const named = componentsOf(BASE_PACK).filter(({ kind }) =>
  (FIELDS[kind] as readonly string[]).includes('name'),
);
const changes = Object.fromEntries(named.map(({ id }, i) => [id, { name: NAMES[i % NAMES.length] }]));
const box: BoxValues = { base: { id: BASE_PACK.id, version: BASE_PACK.version }, changes };
const pack = packFrom({ id: boxPackId(box), version: BOX_PACK_VERSION, box });
const words = wordingOf('en');
const shown = gameWith(pack, 5);

/** The tags of markup that are not closed, or closed twice, or hold a quote of their text. */
function faultsIn(markup: string): readonly string[] {
  const open: string[] = [];
  const bare = markup.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/^<!doctype html>/, '');
  const faults = [...bare.matchAll(/<[^>]*>?/g)].flatMap(([tag]) => {
    const [, end, name = '', , self] =
      /^<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"<]*"|'[^'<]*'))?)*)\s*(\/?)>$/.exec(tag) ?? [];
    if (name === '') return [tag];
    if (end === '/') return open.pop() === name ? [] : [tag];
    if (self !== '/' && !['meta', 'link', 'br', 'img', 'input'].includes(name)) open.push(name);
    return [];
  });
  return [...faults, ...open];
}

test('such names are refused from outside', () => {
  for (const name of NAMES.filter((text) => text.includes('<')))
    expect(parseBoxValues({ ...box, changes: { [named[0]?.id ?? '']: { name } } })).toMatchObject({
      ok: false,
    });
});

test('drawings and pictures of messages are whole, with the names as text', () => {
  const drawings = drawingsOf(shown, words);
  expect(drawings.filter((svg) => MARKUP.test(svg)).map((svg) => svg.slice(0, 300))).toEqual([]);
  expect(drawings.flatMap(faultsIn)).toEqual([]);
  expect(drawings.some((svg) => svg.includes('&lt;script&gt;alert(1)'))).toBe(true);
  expect(textsOf(shown, words).some((text) => text.includes(SCRIPT))).toBe(true);
});

test('an exported file is whole, with the names as text', () => {
  const assets = { script: '', style: '' };
  const document = sealedGame(pack, box);
  const { id } = pack;
  const html = archiveHtml({
    document,
    pack: packDataOf(BASE_PACK, box),
    words,
    messages: MESSAGES.en,
    assets,
  });
  const [data = ''] = /(?<=id="game">).*?(?=<\/script>)/s.exec(html) ?? [];
  expect(html.replace(data, '')).not.toMatch(MARKUP);
  expect(data).not.toContain('<');
  expect(JSON.parse(data).pack.id).toBe(id);
  expect(faultsIn(html)).toEqual([]);
});
