/** Every entrance for a name, with the names of attackers. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { offerSeat } from '@/lib/features/leaving/offers';
import { sitDown } from '@/lib/features/seats/seats';
import { MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { NO_BODY } from '@/lib/platform/http/contract';
import { askAs, makeWorld, type Entry, type Input, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { call, problemOf as refusalOf, type Call } from '../support/api';
import { ofEachKind, sampled } from '../support/full';
import { useService } from '../support/service';
import { ALIKE, UNSEEN } from './attacks';
import { namesAt, table } from './named-table';
import { personWith } from '../support/world';

leaveLater();
await useService();

/** The problem that a request is refused with. */
const problemOf = async (...asked: Parameters<typeof refusalOf>) => (await refusalOf(...asked)).body;

/** An offer of the seat after Anna's, by its holder. */
async function offered({ gameId, seats }: CreatedTable): Promise<string> {
  const token = seats[1]?.token ?? '';
  const sat = await sitDown({ token, name: 'Bohumil' });
  const who = { token: sat.ok ? sat.value.key : '' };
  const made = await offerSeat({ gameId, seat: 1, who });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.token;
}

type Way = (made: CreatedTable, name: string) => Promise<Call>;
/** Operations that take a seat, or change the name on it. */
const TAKING: Readonly<Record<string, Way>> = {
  sitDown: async ({ gameId, seats }, name) => {
    const token = seats[1]?.token;
    return { method: 'POST', path: `/api/games/${gameId}/sit`, json: { token, name } };
  },
  joinTable: async ({ gameId }, name) => {
    return { method: 'POST', path: '/api/joins', json: { table: gameId, name } };
  },
  takeOffer: async (made, name) => {
    const json = { token: await offered(made), name };
    return { method: 'POST', path: `/api/games/${made.gameId}/offers`, json };
  },
};
const tableWith = (...names: string[]) => ({ name: 'T', seats: names.map((name) => ({ name })) });
const CIRCLE = '/api/circles/xxxxxxxxxxxx';
const to = (method: 'POST' | 'PATCH', path: string, json: (name: string) => object) => {
  return async (name: string): Promise<Call> => ({ method, path, json: json(name), token: program });
};
/** The others with a name in their body, and how it is given; results and lines know no other names. */
const GIVING: Readonly<Record<string, (name: string) => Promise<Call>>> = {
  createTable: async (name) => ({ method: 'POST', path: '/api/tables', json: tableWith('Bohumil', name) }),
  playDaily: async (name) => ({ method: 'POST', path: '/api/daily', json: { name } }),
  playWeekly: async (name) => ({ method: 'POST', path: '/api/weekly', json: { players: 2, name } }),
  playDuel: async (name) => {
    const made = await call({
      method: 'POST',
      path: '/api/duels',
      json: { places: 2, days: 7 },
      token: program,
    });
    return { method: 'POST', path: `/api/duels/${(await made.json()).key}`, json: { name } };
  },
  makeCompetition: to('POST', '/api/competitions', (name) => ({ circle: 'xxxxxxxxxxxx', name })),
  changeCompetition: to('PATCH', '/api/competitions/xxxxxxxxxxxx', (name) => ({ name })),
  foundCircle: to('POST', '/api/circles', (myName) => ({ name: 'Thursday', myName })),
  changeCircle: to('PATCH', CIRCLE, (name) => ({ name })),
  joinCircle: to('POST', `${CIRCLE}/members`, (name) => ({ token: 'A'.repeat(22), name })),
  changeCircleMember: to('PATCH', `${CIRCLE}/members/${crypto.randomUUID()}`, (name) => ({ name })),
  keepLine: async (name) => ({
    method: 'POST',
    path: `/api/games/${seated.gameId}/sandbox/lines`,
    json: { base: 1, key: '0'.repeat(64), name, steps: [] },
  }),
  makeDelegate: async (name) => ({
    method: 'POST',
    path: `/api/games/${seated.gameId}/delegates`,
    json: { name, power: 'turns', until: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  alterLine: async (name) => ({
    method: 'PUT',
    path: `/api/games/${seated.gameId}/sandbox/lines/${crypto.randomUUID()}`,
    json: { name, steps: [] },
  }),
};

let program: string | undefined;
let seated: CreatedTable;
beforeAll(async () => {
  program = (await personWith('Anna')).token;
  seated = await table();
});

/** Whether a schema has a name as its own schema has it. */
function takesName(schema: unknown, key = ''): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, minLength, maxLength } = schema as Record<string, unknown>;
  // Ids have the same limits.
  if (type === 'string' && minLength === 1 && maxLength === MAX_NAME_UNITS && /name/i.test(key)) return true;
  return Object.entries(schema).some(([name, member]) => takesName(member, name));
}

test('every operation that takes a name is listed here: a new one needs its row', () => {
  const taking = CONTRACTS.filter(
    ({ body }) =>
      body !== NO_BODY && takesName(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
  );
  expect(taking.map(({ id }) => id).sort()).toEqual(Object.keys({ ...TAKING, ...GIVING }).sort());
});

/** The names that one operation is tried with. */
const drawn = (id: string, names: typeof UNSEEN) =>
  ofEachKind(id, names, {
    key: ([what]) => what,
    kinds: ([what]) => [`${names.findIndex(([other]) => other === what) % 2}`],
  }).rows;

describe.each(Object.entries(TAKING))('%s', (id, way) => {
  test.each(drawn(id, UNSEEN))('refuses %s', async (_what, name) => {
    const problem = await problemOf(await way(await table(), name), 400, 'invalid-request');
    expect(JSON.stringify(problem)).toContain('has nothing that can be seen');
  });
  test.each(drawn(id, ALIKE))(
    'refuses %s beside Anna, says what would do, and takes that',
    async (_what, name) => {
      const made = await table();
      const asked = await way(made, name);
      const { detail, params } = await problemOf(asked, 409, 'name-taken');
      expect(detail).toContain('is taken at this table. Try “');
      const json = { ...(asked.json as object), name: params.suggestion };
      expect((await call({ ...asked, json })).ok).toBe(true);
      expect(await namesAt(made.gameId)).toContain(params.suggestion);
    },
  );
});

describe.each(Object.entries(GIVING))('%s', (id, give) => {
  test.each(drawn(id, UNSEEN))('refuses %s', async (_what, name) => {
    const asked = await give(name);
    const token = asked.path.includes('/sandbox/') ? seated.seats[0]?.token : program;
    await problemOf({ ...asked, token }, 400, 'invalid-request');
  });
});

test.each(sampled(ALIKE, 2))('a table is not made with Anna and %s', async (_what, name) => {
  const problem = await problemOf(
    { method: 'POST', path: '/api/tables', json: tableWith('Anna', name) },
    400,
    'invalid-request',
  );
  expect(problem.issues).toMatchObject([{ path: 'body.seats.1.name' }]);
  expect(problem.issues[0].message).toMatch(/looks like another name at this table; “.+ 2” does not/);
});

describe('forms', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld('anyone');
  });
  const action = (file: string, name: string): Entry => ({ key: '', file, name, kind: 'action' });
  /** The holder of the first seat of this table, next to Anna, gives it another name. */
  const rename = (name: string) => askAs('own', world, RENAME, { form: { gameId: world.gameId, name } });
  beforeAll(async () => {
    for (const [seat, name] of ['Bohumil', 'Anna'].entries())
      await db().seat.updateMany({ where: { gameId: world.gameId, seat }, data: { name } });
  });
  const ask = (entry: Entry, form: Input['form'] = {}) => askAs('anonymous', world, entry, { form });
  const SIT = action('app/seat/[token]/actions.ts', 'takeSeat');
  const OFFER = action('app/seat/[token]/actions.ts', 'takeOffered');
  const JOIN = action('app/join/actions.ts', 'joinByLink');
  const DAILY = action('app/daily/actions.ts', 'playDaily');
  const RENAME = action('app/games/[gameId]/seats/actions.ts', 'setName');
  const OPEN = action('app/(site)/actions.ts', 'openTable');
  const RATED = action('app/rated/actions.ts', 'answerRated');
  const HELP = action('app/games/[gameId]/help/actions.ts', 'letPlay');
  /** The holder of the first seat of this table gives a link to someone of this name. */
  const delegate = (name: string) => {
    const form = { gameId: world.gameId, name, power: 'turns', until: 'd7' };
    return askAs('own', world, HELP, { form });
  };

  test('every form that takes a name is listed here: a new one needs its row', () => {
    const files = fs
      .readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /\b(Name|NewTableBody|NewWeekTable|lineName)\b.*from '@\/lib\/features\/.*shapes/.test(
          fs.readFileSync(path.join('app', file), 'utf8'),
        ),
      );
    expect(files.sort()).toEqual([
      '(site)/table-form.ts',
      'boxes/actions.ts',
      'daily/actions.ts',
      'duels/actions.ts',
      'games/[gameId]/help/actions.ts',
      'games/[gameId]/mentor/actions.ts',
      'games/[gameId]/seats/actions.ts',
      'join/actions.ts',
      'me/profile-form.ts',
      'me/tokens/actions.ts',
      'name-taken.ts',
      'rated/actions.ts',
      'seat/[token]/person.ts',
      'weekly/week-form.ts',
    ]);
  });

  test.each(sampled(UNSEEN, 2))('refuse %s', async (_what, name) => {
    const made = await table();
    const token = made.seats[1]?.token ?? '';
    const link = await offered(await table());
    // Where a name can be left out, an invisible one counts as none: the seat and the deal stay without one.
    expect(await ask(SIT, { token, name })).not.toContain('problem');
    expect(await ask(DAILY, { name })).not.toContain('problem');
    expect(await ask(OFFER, { token: link, name })).toContain('problem=person');
    expect(await ask(JOIN, { gameId: made.gameId, name })).toContain('problem=name');
    expect(await namesAt(made.gameId)).toEqual(['Anna', '', '']);
    expect(await rename(name)).toBe('to /games/:here/seats?refused=name');
    expect(await delegate(name)).toBe('to /games/:here/help?refused=name');
    expect((await namesAt(world.gameId))[0]).toBe('Bohumil');
  });

  test('refuse a name that is too long where it can be left out', async () => {
    const name = 'x'.repeat(41);
    const token = (await table()).seats[1]?.token ?? '';
    expect(await ask(SIT, { token, name })).toContain('problem=person');
    expect(await ask(DAILY, { name })).toBe('to /daily?problem=name');
    const form = { act: 'open', size: '2', pace: 'daily', name };
    expect(await askAs('host', world, RATED, { form })).toBe('to /rated?problem=form');
  });

  test.each(sampled(ALIKE, 2))('refuse %s beside Anna in words, with what would do', async (_what, name) => {
    const made = await table();
    const other = await table();
    const refused = /[?&]problem=name-taken&name=[^&]+&suggestion=[^&]+\+2$/;
    const token = made.seats[1]?.token ?? '';
    expect(await ask(SIT, { token, name })).toMatch(refused);
    expect(await ask(OFFER, { token: await offered(other), name })).toMatch(refused);
    expect(await ask(JOIN, { gameId: made.gameId, name })).toMatch(refused);
    expect(await rename(name)).toMatch(refused);
    expect((await namesAt(world.gameId))[0]).toBe('Bohumil');
    expect(await ask(OPEN, { 'seat-0': 'Anna', 'seat-1': name })).toBe('to /?problem=alike');
    expect(await namesAt(made.gameId)).toEqual(['Anna', '', '']);
    expect(await namesAt(other.gameId)).toEqual(['Anna', 'Bohumil', '']);
  });
});
