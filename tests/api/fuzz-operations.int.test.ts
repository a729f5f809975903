/** Malformed requests to every operation that changes or tells something, with every kind of token. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { NO_BODY, type Contract } from '@/lib/platform/http/contract';
import { afterResponses, call, type Call } from '../support/api';
import { inFull, seedOf } from '../support/full';
import { mutate, refusedBeforehand, wellFormed } from '../support/mutations';
import { randomNumbers, useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

await useService();

const REQUESTS = inFull(10_000, 200);
const SEED = seedOf('operations');
/** Operations that continue after their answer, and the scheduler's. */
const asked = CONTRACTS.filter(({ media, access }) => !media && access !== 'scheduler');
const SCHEMAS = new Map(
  asked
    .filter(({ body }) => body !== NO_BODY)
    .map(({ id, body }) => [id, z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })] as const),
);

interface World {
  readonly gameId: string;
  readonly tokens: readonly (string | undefined)[];
}

/** A table with a person and their programs, and with a player who only has the link of a seat. */
async function makeWorld(): Promise<World> {
  const id = await guest('Anna');
  const { gameId, seats } = await seatedTable(3, { emails: false, hostId: id });
  await sitAs({ token: seats[0]?.token ?? '', userId: id });
  const wanted = { name: 'program', days: 7 } as const;
  const all = await makeAccessToken(id, { ...wanted, scope: 'all' });
  const read = await makeAccessToken(id, { ...wanted, scope: 'read' });
  return { gameId, tokens: [all, all, all, read, seats[1]?.token, 'A'.repeat(22), undefined] };
}

type Pick = (n: number) => number;

/** A request of the right form, as far as the description tells it. */
function requestOf({ id, method, path }: Contract, { gameId, tokens }: World, pick: Pick): Call {
  const known: Readonly<Record<string, string>> = { id: gameId, seq: '1', version: '2' };
  const odd = [crypto.randomUUID(), String(pick(4)), '0'.repeat(16), 'x'];
  const named = path.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => known[name] ?? odd[pick(odd.length)] ?? 'x',
  );
  const schema = SCHEMAS.get(id);
  const json = schema
    ? { json: wellFormed(schema, [gameId, crypto.randomUUID(), 'seat', '07:30'], pick) }
    : {};
  return { method, path: named, token: tokens[pick(tokens.length)], ...json };
}

test(
  `${REQUESTS} malformed requests to all operations (seed ${SEED}): problem documents, never a 5xx`,
  { timeout: 300_000 },
  async () => {
    const pick = randomNumbers(SEED);
    let world = await makeWorld();
    const refused = new Set<string>();
    const unrefused = () => asked.filter(({ id, method }) => method !== 'GET' && !refused.has(id));
    for (let n = 0; n < REQUESTS || (n < 2 * REQUESTS && unrefused().length > 0); n += 1) {
      // A link that was replaced, or a table that was left, is no longer a world.
      if (n % 100 === 99) world = await makeWorld();
      const contract = n < REQUESTS ? asked[n % asked.length] : unrefused()[0];
      if (!contract) continue;
      const valid = requestOf(contract, world, pick);
      const request = pick(3) === 0 ? valid : mutate(valid, pick, world.tokens);
      const response = await call(request).catch(refusedBeforehand);
      if (!response) continue;
      const what = `seed ${SEED}, request ${n}: ${JSON.stringify({ ...request, raw: undefined })}`;
      expect(response.status, what).toBeLessThan(500);
      if (response.ok) continue;
      refused.add(contract.id);
      expect(response.headers.get('content-type'), what).toBe('application/problem+json; charset=utf-8');
      expect(await response.json(), what).toMatchObject({
        type: expect.stringMatching(/^\/api-docs#/),
        status: response.status,
        code: expect.any(String),
        detail: expect.any(String),
      });
      if (n % 200 === 0) await afterResponses();
    }
    expect(unrefused().map(({ id }) => id)).toEqual([]);
  },
);
