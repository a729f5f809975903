/**
 * Whatever costs time to be looked at is counted by address: pages, the log, pictures, files and pieces of
 * games.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { countOneMore } from '@/lib/platform/http/limits/count-requests';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { systemClock } from '@/lib/platform/clock';
import { refuseInProcess } from '@/lib/platform/http/limits/process-limits';
import { proxy } from '@/proxy';
import { askAs, makeWorld, type Entry, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { useService } from '../support/service';

leaveLater();
await useService();
let world: World;
beforeAll(async () => {
  world = await makeWorld('anyone');
});

const [BUSY, QUIET] = ['203.0.113.7', '203.0.113.8'];
const from = (address: string) => ({ 'x-forwarded-for': address });
const route = (file: string): Entry => ({ key: '', file, name: 'GET', kind: 'route' });

describe('files and pictures of games', () => {
  test.each([
    ['game', 'app/games/[gameId]/archive.html/route.ts'],
    ['game', 'app/games/[gameId]/at/replay/route.ts'],
    ['picture', 'app/games/[gameId]/at/[seq]/picture/route.ts'],
    ['picture', 'app/pictures/[token]/route.ts'],
    ['picture', 'app/preview/[card]/[locale]/route.ts'],
  ] as const)('%s: %s', async (kind, file) => {
    const params = { gameId: world.gameId, seq: '1', token: 'A'.repeat(22) };
    for (let n = 0; n < LIMITS[kind].most; n += 1)
      await countOneMore(kind, `address ${BUSY}`, systemClock, { counter: 'network' });
    const ask = (address: string) => askAs('own', world, route(file), { params, headers: from(address) });
    expect(await ask(BUSY)).toBe('429');
    expect(await ask(QUIET)).not.toBe('429');
  });
});

describe('pages', () => {
  test.each([
    '',
    '/log',
    '/seq',
    '/at?seq=1',
    '/at/1',
    '/look?piece=board:0',
    '/figures',
    '/compare?a=1&b=1',
  ])('/games/ID%s', async (path) => {
    for (let n = 0; n < LIMITS.page.most; n += 1) await refuseInProcess('page', `address ${BUSY}`);
    const ask = (address: string) =>
      proxy(new Request(`http://praga.test/games/${world.gameId}${path}`, { headers: from(address) }));
    const refused = await ask(BUSY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too-many' });
    expect((await ask(QUIET)).headers.get('x-middleware-next')).toBe('1');
  });
});
