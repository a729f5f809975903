/** Answers that all operations share: each status that does not depend on the game occurs once. */
import crypto from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import EXAMPLES from '@/generated/api-examples.json';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { makeDuel } from '@/lib/features/deals/duel';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { makeGuest } from '@/lib/features/people/guests';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { isMarked, NO_BODY, type Contract } from '@/lib/platform/http/contract';
import { systemClock } from '@/lib/platform/clock';
import { countOneMore } from '@/lib/platform/http/limits/count-requests';
import { LIMITS, mostOf } from '@/lib/platform/http/limits/limits';
import { limitOf } from '@/lib/platform/http/open-headers';
import { KEY_HEADER, takesKey } from '@/lib/platform/http/request-key';
import * as requestKeys from '@/lib/platform/http/request-key-store';
import { call, problemOf } from '../support/api';
import { useService } from '../support/service';
import { stopTime } from '../support/stop-time';
import { seatedTable, sitAs } from '../support/tables';

await useService();

async function prepare() {
  const anna = await makeGuest({ name: 'Anna', locale: 'en' });
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await sitAs({ token: seats[0]?.token ?? '', userId: anna.id });
  const wanted = { name: 'program', days: 7 } as const;
  const elsewhere = await makeAccessToken(anna.id, { ...wanted, scope: 'table', tableId: 'elsewhere1' });
  const all = await makeAccessToken(anna.id, { ...wanted, scope: 'all' });
  const key = keyOfDuel((await makeDuel({ places: 2, days: 7 })).id) ?? '';
  return { gameId, key, all: all ?? '', seatToken: seats[0]?.token ?? '', elsewhere: elsewhere ?? '' };
}
let here: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  here = await prepare();
});

/** The address of an operation at the table. */
function addressOf({ path }: Contract): string {
  const known: Readonly<Record<string, string>> = {
    id: here.gameId,
    key: here.key,
    seq: '1',
    seat: '1',
    version: '2',
    year: '2026',
    decision: '1',
    browser: '0'.repeat(16),
  };
  const isPack = path.startsWith('/api/packs');
  if (path.startsWith('/api/puzzles')) return '/api/puzzles/1';
  return path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    isPack && name === 'id' ? 'reconstruction' : (known[name] ?? crypto.randomUUID()),
  );
}

const named = (contracts: readonly Contract[]) =>
  contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
const forTokens = CONTRACTS.filter(takesAccessTokens);
const withBody = CONTRACTS.filter(({ method, body }) => method !== 'GET' && body !== NO_BODY);
/** With more in their address than a table. */
const withParts = CONTRACTS.filter(({ path }) => path.replace('/games/{id}', '').includes('{'));
const counted = CONTRACTS.filter((contract) => limitOf(contract) !== undefined);

test.each(named(forTokens))('%s refuses an invalid access token', async (_name, contract) => {
  const asked = { method: contract.method, path: addressOf(contract), token: `praga_${'A'.repeat(22)}` };
  await problemOf(asked, 401, 'access-token-wrong');
});

test.each(named(forTokens.filter(({ anyScope }) => !anyScope)))(
  '%s refuses an access token for another table',
  async (_name, contract) => {
    const asked = { method: contract.method, path: addressOf(contract), token: here.elsewhere };
    await problemOf(asked, 403, 'beyond-scope');
  },
);

test.each(named(withParts))('%s refuses invalid parts of its address', async (_name, contract) => {
  const path = contract.path
    .replace('/games/{id}', `/games/${here.gameId}`)
    .replace(/\{\w+\}/g, 'x'.repeat(100));
  await problemOf({ method: contract.method, path, token: here.all }, 400, 'invalid-request');
});

test.each(named(CONTRACTS))('%s names an unknown or repeated query parameter', async (_name, contract) => {
  const known = Object.keys((contract.query as z.ZodObject).shape);
  const ask = (query: string) =>
    problemOf(
      { method: contract.method, path: `${addressOf(contract)}?${query}`, token: here.all },
      400,
      'invalid-request',
    );
  expect((await ask('odd=1')).body.issues).toEqual([
    { path: 'query.odd', message: expect.stringMatching(/^is no parameter here/) },
  ]);
  const [name] = known;
  if (name === undefined) return;
  expect((await ask(`${name}=1&${name}=1`)).body.issues).toEqual([
    { path: `query.${name}`, message: 'was given twice' },
  ]);
});

test.each(named(withBody))('%s refuses bodies that cannot be read', async (_name, contract) => {
  const { method, bodyLimit = 64 * 1024 } = contract;
  const asked = { method, path: addressOf(contract), token: here.seatToken };
  const json = { 'content-type': 'application/json' };
  await problemOf({ ...asked, raw: '{', headers: json }, 400, 'malformed-json');
  await problemOf(
    { ...asked, raw: 'x', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported-media-type',
  );
  await problemOf({ ...asked, raw: ' '.repeat(bodyLimit + 1), headers: json }, 413, 'body-too-large');
});

const withQuery = CONTRACTS.flatMap((contract) =>
  Object.keys((contract.query as z.ZodObject).shape).map(
    (name) => [`${contract.method} ${contract.path} ?${name}`, contract, name] as const,
  ),
);

test.each(withQuery)('%s refuses a value out of range by its name', async (_name, contract, name) => {
  const path = `${addressOf(contract)}?${name}=-1`;
  const { body } = await problemOf(
    { method: contract.method, path, token: here.all },
    400,
    'invalid-request',
  );
  expect(body.issues[0].path).toMatch(new RegExp(`^query\\.${name}\\b`));
});

test.each(named(counted))('%s is refused above the rate limit', async (_name, contract) => {
  const kind = limitOf(contract);
  if (!kind) return;
  const address = `203.0.113.${1 + Object.keys(LIMITS).indexOf(kind)}`;
  const headers = { 'x-forwarded-for': address };
  stopTime();
  const weight = { counter: 'network' } as const;
  for (let left = mostOf(kind, 'network'); left >= 0; left -= 1)
    if ((await countOneMore(kind, `address ${address}`, systemClock, weight)).refusal) break;
  const asked = { method: contract.method, path: addressOf(contract), headers };
  const refused = await problemOf(asked, 429, 'too-many');
  expect(refused.headers.get('ratelimit')).toMatch(/;r=0;t=\d+$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** Asked for twice elsewhere: the review of a game that is over, and the cross-table of a competition. */
const LATER: ReadonlySet<string> = new Set(['readReview', 'readCrossTable']);
const marked = CONTRACTS.filter((contract) => isMarked(contract) && !LATER.has(contract.id));

test.each(named(marked))('%s answers 304 if the caller has it', async (_name, contract) => {
  const path = addressOf(contract);
  const first = await call({ path });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await call({ path, headers });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
});

const examples = new Map<string, object>(Object.entries(EXAMPLES));

/** The body of a request that the description shows. */
const bodyOf = ({ method, path, body }: Contract): object => {
  if (body === NO_BODY) return {};
  const example = examples.get(`${method} ${path}`) ?? {};
  return { json: 'request' in example ? example.request : {} };
};

test.each(named(CONTRACTS.filter(takesKey)))(
  '%s refuses a key of another request, and a key whose first request still runs',
  async (_name, contract) => {
    const asked = {
      method: contract.method,
      path: addressOf(contract),
      token: here.seatToken,
      ...bodyOf(contract),
      headers: { [KEY_HEADER]: crypto.randomUUID() },
    };
    const run = vi.spyOn(requestKeys, 'runKeyed');
    const clock = vi.spyOn(performance, 'now');
    try {
      run.mockResolvedValueOnce({ known: { asked: 'another request', sealed: '' } });
      await problemOf(asked, 422, 'key-reused');
      // A minute later the first request has no answer yet.
      let waited = 0;
      clock.mockImplementation(() => (waited += 60_000));
      run.mockResolvedValue('busy');
      await problemOf(asked, 409, 'key-busy');
    } finally {
      run.mockRestore();
      clock.mockRestore();
    }
  },
);
