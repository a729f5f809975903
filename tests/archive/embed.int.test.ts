/** A table in a frame of another page: only where its host has said so, and only what everybody may see. */
import { expect, test } from 'vitest';
import { GET } from '@/app/embed/[gameId]/route';
import { setTerms } from '@/lib/features/seats/hosting';
import { db } from '@/lib/platform/db/db';
import { call } from '../support/api';
import { useService } from '../support/service';
import { playOne, seatedTable } from '../support/tables';
import { guest } from '../support/world';

await useService();

async function embedded() {
  const userId = await guest('Host');
  const table = await seatedTable(2, { emails: false, hostId: userId });
  await setTerms(table.gameId, { userId }, { mayEmbed: true });
  return { table, userId, ask: (query = '') => frame(table.gameId, query) };
}

const frame = (gameId: string, query = '', headers = {}) =>
  GET(new Request(`http://praga.test/embed/${gameId}${query}`, { headers }), {
    params: Promise.resolve({ gameId }),
  });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

test('a table can be framed only if its host allows it, and never if only players may look', async () => {
  const { table, userId, ask } = await embedded();
  const other = await seatedTable(2, { emails: false });
  const answers = await Promise.all(
    [other.gameId, 'nosuchtable1', '..'].map(async (id) => {
      const response = await frame(id);
      expect(response.status).toBe(404);
      expect(policyOf(response)).toContain("default-src 'none'");
      return response.text();
    }),
  );
  // Nothing tells a table that is not shared from one that is not there.
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/<p>There is no table to show here\..*<\/p>/);
  expect(answers[0]).not.toContain('<script');
  expect(await (await frame('nosuchtable1', '?in=de&theme=dark')).text()).toMatch(
    /<html lang="de" data-theme="dark">.*<p>Hier ist kein Tisch zu zeigen\./s,
  );
  expect((await ask()).status).toBe(200);
  await setTerms(table.gameId, { userId }, { watchers: 'players' });
  expect((await ask()).status).toBe(404);
  await setTerms(table.gameId, { userId }, { watchers: 'anyone', mayEmbed: false });
  expect((await ask()).status).toBe(404);
});

test('its policy lets every page frame it, and its script do no more than ask this service', async () => {
  const { ask } = await embedded();
  const response = await ask();
  const [, nonce] = /<script nonce="([^"]+)"/.exec(await response.text()) ?? [];
  expect(policyOf(response).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('it shows the same to every viewer, without private facts of a seat', async () => {
  const { table } = await embedded();
  for (let n = 0; n < 40; n += 1) await playOne(table, (most) => (n * 7) % most);
  const plain = async (headers: object) =>
    (await (await frame(table.gameId, '', headers)).text()).replace(/nonce="[^"]+"/, '');
  const anybody = await plain({});
  expect(anybody).toContain('Anna: ');
  for (const { token } of table.seats) {
    expect(await plain({ authorization: `Bearer ${token}`, cookie: `seat_${table.gameId}=${token}` })).toBe(
      anybody,
    );
    expect(anybody).not.toContain(token);
  }
  // The keys of the stacks are nobody's.
  expect(anybody).not.toMatch(/"?(seed|secret|offers)"?:/);
});

test('a moment stays as it is: it has no script, and there is none beyond the newest', async () => {
  const { table, ask } = await embedded();
  for (let n = 0; n < 5; n += 1) await playOne(table, () => 0);
  const moment = await (await ask('?at=2&theme=dark&in=de')).text();
  expect(moment).toContain('<html lang="de" data-theme="dark">');
  expect(moment).not.toContain('<script');
  for (const at of ['99', 'x', '-1']) expect((await ask(`?at=${at}`)).status).toBe(404);
  await db().game.update({ where: { id: table.gameId }, data: { name: '<script>alert(1)</script>' } });
  expect(await (await ask('?at=2')).text()).not.toContain('<script');
});

test('programs of a host allow it as well', async () => {
  const { hostToken, game } = await (
    await call({ method: 'POST', path: '/api/tables', json: { name: 'Own', seats: [{}, {}] } })
  ).json();
  expect((await frame(game.id)).status).toBe(404);
  const json = { embed: true };
  await call({ method: 'POST', path: `/api/games/${game.id}/terms`, token: hostToken, json });
  expect((await frame(game.id)).status).toBe(200);
});
