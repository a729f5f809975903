/** The built service works on few expensive requests of one address at once, and answers everybody else. */
import { beforeAll, describe, expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { MAX_AT_ONCE, MAX_IN_LINE } from '@/lib/platform/http/limits/expensive';
import { goldenDocument } from '../support/documents';
import { sampled } from '../support/full';
import { valueOf } from '../support/outcomes';

const origin = process.env.SERVICE_URL ?? '';
let game: string;
beforeAll(async () => {
  game = valueOf(await importGame(goldenDocument('2-players-base'), 'finished')).gameId;
});

const ask = (path: string, address: string) =>
  fetch(`${origin}${path.replace('GAME', game)}`, { headers: { 'x-forwarded-for': address } });

/** Pages first, then what is a file; each asked from an address of its own. */
const DEAR = [
  ['/games/GAME/log', '203.0.113.21'],
  ['/games/GAME/at/9', '203.0.113.22'],
  ['/games/GAME/archive.html', '203.0.113.24'],
  ['/api/games/GAME/export', '203.0.113.23'],
] as const;

describe.each(sampled(DEAR, 1))('%s, asked many times at once', (path, address) => {
  test('is answered as far as there is room in the line, and is then a typed 429', async () => {
    const room = MAX_AT_ONCE + MAX_IN_LINE;
    const asked = Array.from({ length: 2 * room }, () => ask(path, address));
    const other = await ask(path, '203.0.113.99');
    expect(other.status).toBe(200);
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status !== 429).map(({ status }) => status)).toEqual(
      Array.from({ length: answers.length - refused.length }, () => 200),
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(MAX_AT_ONCE);
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'too-many', retryAfter: 5 });
    }
  });

  test('is answered again once that is over', async () => {
    await expect.poll(async () => (await ask(path, address)).status, { timeout: 10_000 }).toBe(200);
  });
});
