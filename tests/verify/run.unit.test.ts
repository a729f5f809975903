import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillText } from '@/components/archive/verify/fill-text';
import { compareReceipt, verifyFrom } from '@/components/archive/verify/run';
import { verifyTexts } from '@/components/archive/verify/verify-texts';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenDocument, whileRunning } from '../support/documents';
import { TAMPERED } from './tampering';

const game = goldenDocument('2-players-base');
const answering = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
const verify = () => verifyFrom('/api/games/x/export', new AbortController().signal, () => undefined);
afterEach(() => vi.unstubAllGlobals());

describe('the check in a browser', () => {
  test("computes the service's answers", async () => {
    answering(game);
    expect(await verify()).toMatchObject({ kind: 'found', verification: { complete: true } });
    answering(whileRunning(game, 30));
    expect(await verify()).toMatchObject({ kind: 'found', verification: { complete: false } });
    answering({ ...game, game: { ...game.game, id: 'anothergame1' } });
    expect(await verify()).toMatchObject({ verification: { fault: { code: 'hash', seq: 1 } } });
  });
  test('says when there is nothing to check', async () => {
    answering({}, 404);
    expect(await verify()).toEqual({ kind: 'unreachable' });
    answering({ format: 'something else' });
    expect(await verify()).toEqual({ kind: 'unreachable' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await verify()).toEqual({ kind: 'unreachable' });
  });
  test('checks a file of the reader without any request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const file = (text: string) =>
      verifyFrom(new Blob([text]), new AbortController().signal, () => undefined);
    expect(await file(JSON.stringify(game))).toMatchObject({
      kind: 'found',
      verification: { complete: true },
    });
    const [, tamper, code, seq] = TAMPERED[1] ?? [];
    const tampered = await file(JSON.stringify(tamper?.(game)));
    expect(tampered).toMatchObject({ kind: 'found', verification: { fault: { code, seq } } });
    for (const text of ['', '{', '{}', '[]', JSON.stringify({ ...game, log: [] }), '9'.repeat(21_000_000)])
      expect(await file(text)).toEqual({ kind: 'no-game' });
  });
  test('compares receipts', () => {
    const end = game.log[11]?.hash.slice(-12);
    expect(compareReceipt(game, `12-${end}`)).toBe('yes');
    expect(compareReceipt(game, `13-${end}`)).toBe('no');
    expect(compareReceipt(game, 'hello')).toBe('none');
  });
});

test.each(LOCALES)('everything it can say is there in %s', (locale) => {
  const texts = verifyTexts(wordingOf(locale));
  expect(JSON.stringify(texts)).not.toContain(MISSING);
  expect(fillText(texts.progress, { done: 3, rows: 9 })).toMatch(/3.*9/);
});
