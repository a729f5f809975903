/** A page without anything to show answers 404, and its words are in the HTML, in the reader's language. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { inFull } from '../support/full';

const origin = process.env.SERVICE_URL ?? '';

/** Values of the parameters that fit their pages and exist nowhere. */
const UNKNOWN: Readonly<Record<string, string>> = {
  gameId: 'AAAAAAAAAAAAAAAA',
  day: '1999-01-01',
  week: '1999-01-04',
  id: '99999',
  seq: '1',
  turn: '1',
  step: '1',
  line: 'AAAAAAAAAAAAAAAA',
  year: '2026',
};
/** Pages of links: a dead link has a page of its own, and some need nothing that exists. */
const HAS_WORDS_OF_ITS_OWN = /\[token\]|games\/\[gameId\]\/join/;
/** A wrong address, and pages for few people, without a parameter. */
const RESTRICTED = ['/no/such/page', '/operator', '/bench/trivial', '/competitions/new?circle=nosuchcircle'];

const addressed = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split('\\').join('/')}`)
  .filter((file) => file.endsWith('/page.tsx') && file.includes('[') && !HAS_WORDS_OF_ITS_OWN.test(file))
  .map((file) => file.slice(0, -'/page.tsx'.length));
const unknown = addressed.map((at) => at.replace(/\[(\w+)\]/g, (_, name) => UNKNOWN[name] ?? 'nosuchthing'));
const malformed = addressed.map((at) => at.replace(/\[(\w+)\]/g, '~'));
const PAGES = [...new Set([...RESTRICTED, ...unknown, ...malformed])];

/** In `npm test` one language of each page, in turn. */
const localesOf = (i: number) => inFull<readonly Locale[]>(LOCALES, [LOCALES[i % LOCALES.length] ?? 'en']);

test.each([...PAGES.entries()])('%i: %s has its words without scripts', async (i, address) => {
  for (const locale of localesOf(i)) {
    const answer = await fetch(origin + address, { headers: { 'accept-language': locale } });
    const html = await answer.text();
    const { t } = wordingOf(locale);
    const [, lang] = /<html\b[^>]*\blang="([^"]*)"/.exec(html) ?? [];
    const [, heading] = /<h1\b[^>]*>([^<]*)</.exec(html) ?? [];
    expect({ status: answer.status, lang }).toEqual({ status: 404, lang: locale });
    expect([t('site.nothingHere'), t('circles.closed.title')]).toContain(heading);
    expect(html).toContain('<header');
  }
});
