/** Competitions for programs: every operation, and every refusal once. */
import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { guest, madeCircle, type MadeCircle, memberId, programOf } from '../support/world';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';

await useService();

const NAMES = ['Bohumil', 'Cecilie', 'Dobromila', 'Eliska', 'Filip', 'Gustav', 'Hana', 'Ivan'];
let circle: MadeCircle;
let [anna, bohumil, stranger] = ['', '', ''];

beforeEach(async () => {
  await db().rateLimit.deleteMany();
  circle = await madeCircle(['Bohumil'], systemClock);
  anna = await programOf(circle.host);
  bohumil = await programOf(circle.others[0] ?? '');
  stranger = await programOf(await guest('Zdena'));
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = async (token: string, method: Method, path: string, json?: object) =>
  callJson({ method, path, token, json });

async function made(more: object = {}): Promise<string> {
  const json = { circle: circle.circleId, name: 'Winter 1', size: 2, ...more };
  const { status, body } = await ask(anna, 'POST', '/api/competitions', json);
  expect(status).toBe(201);
  return body.id;
}

const idOf = async (userId: string) => memberId(circle.circleId, userId, systemClock);

test('it starts as soon as all have checked in, and shows its tables and standing', async () => {
  const id = await made();
  const at = `/api/competitions/${id}`;
  for (const token of [anna, bohumil]) await ask(token, 'POST', `${at}/entrants`);
  expect((await ask(anna, 'PATCH', at, { days: 0 })).body).toEqual({ done: true });
  for (const [token, userId] of [
    [anna, circle.host],
    [bohumil, circle.others[0] ?? ''],
  ] as const) {
    const mine = `${at}/entrants/${await idOf(userId)}`;
    expect((await ask(token, 'PATCH', mine, { act: 'check-in' })).body).toEqual({ done: true });
  }
  const { fixtures } = (await ask(anna, 'GET', `${at}/fixtures`)).body;
  expect(fixtures).toMatchObject([
    { id: '1.1.1', state: 'open', game: expect.any(String), places: [] },
    { id: '1.1.2', state: 'open' },
  ]);
  const [{ lines }] = (await ask(anna, 'GET', `${at}/standing`)).body.divisions;
  expect(lines).toMatchObject([{ tables: 0, wins: 0 }, {}]);
  await db().entrant.updateMany({ where: { userId: circle.host }, data: { name: '=Anna' } });
  const response = await call({ path: `${at}/standing?format=csv`, token: bohumil });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const names = new Map([
    [await idOf(circle.host), `"'=Anna"`],
    [await idOf(circle.others[0] ?? ''), '"Bohumil"'],
  ]);
  const german = await call({
    path: `${at}/standing?format=csv`,
    token: bohumil,
    headers: { 'accept-language': 'de' },
  });
  expect(await german.text()).toContain('"division";"place";"name"');
  const [, ...rows] = (await response.text()).trim().split('\r\n');
  expect(rows).toEqual(
    lines.map(({ entrant }: { entrant: string }, i: number) => {
      return `1,${i + 1},${names.get(entrant)},"${entrant}",0,0,,false,`;
    }),
  );
  const exported = (await ask(bohumil, 'GET', `${at}/export`)).body;
  expect(exported).toMatchObject({
    format: 'praga-by-post/competition',
    version: 3,
    competition: { id, state: 'running' },
    ladderBefore: [],
    entrants: [{ checkedInAt: expect.any(String), division: 1 }, {}],
    fixtures: [{ id: '1.1.1', seats: [] }, {}],
    standings: [{ division: 1 }],
  });
  expect(exported.competition).not.toHaveProperty('seed');
  for (const secret of [circle.host, circle.others[0]])
    expect(JSON.stringify(exported)).not.toContain(secret);
  await problemOf({ method: 'DELETE', path: at, token: anna }, 409, 'not-now');
});

test('a cup is returned with its stages and the advancing players', async () => {
  circle = await madeCircle(NAMES.slice(0, 3), systemClock);
  const people = [circle.host, ...circle.others];
  anna = await programOf(circle.host);
  const at = `/api/competitions/${await made({ form: 'cup', size: 2, atOnce: 4 })}`;
  for (const userId of people) await ask(await programOf(userId), 'POST', `${at}/entrants`);
  expect((await ask(anna, 'GET', at)).body).toMatchObject({ form: 'cup', stage: 0, atOnce: 1, bracket: [] });
  await ask(anna, 'PATCH', at, { days: 0 });
  for (const userId of people) {
    const mine = `${at}/entrants/${await idOf(userId)}`;
    await ask(await programOf(userId), 'PATCH', mine, { act: 'check-in' });
  }
  const { stage, stages, bracket } = (await ask(anna, 'GET', at)).body;
  expect([stage, stages]).toEqual([1, 2]);
  const person = { entrant: expect.any(String), goesOn: 'open' };
  const table = { state: 'open', people: [person, person] };
  const tables = [
    { ...table, fixture: '1.1.1' },
    { ...table, fixture: '1.1.2' },
  ];
  expect(bracket).toEqual([{ stage: 1, tables }]);
  const { divisions } = (await ask(anna, 'GET', `${at}/standing`)).body;
  expect(divisions[0].lines).toContainEqual(expect.objectContaining({ reached: 1 }));
  expect((await ask(anna, 'GET', `${at}/export`)).body).toMatchObject({
    competition: { form: 'cup', stages: 2 },
  });
});

test('a series is set up, renamed, entered, left and called off', async () => {
  const id = await made();
  const at = `/api/competitions/${id}`;
  expect((await ask(bohumil, 'GET', `/api/competitions?circle=${circle.circleId}`)).body).toEqual({
    competitions: [
      {
        id,
        circle: circle.circleId,
        name: 'Winter 1',
        form: 'series',
        state: 'sign-up',
        stage: 0,
        stages: 0,
        size: 2,
      },
    ],
  });
  expect((await ask(anna, 'PATCH', at, { name: 'Spring 1', days: 3 })).body).toEqual({ done: true });
  for (const token of [anna, bohumil])
    expect((await ask(token, 'POST', `${at}/entrants`)).body).toEqual({ done: true });
  const mine = await idOf(circle.others[0] ?? '');
  expect((await ask(bohumil, 'GET', at)).body).toMatchObject({
    name: 'Spring 1',
    atOnce: 2,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    entrants: [
      { name: 'Anna', state: 'entered', isMe: false },
      { id: mine, name: 'Bohumil', state: 'entered', isMe: true },
    ],
  });
  expect((await ask(bohumil, 'GET', at)).body).not.toHaveProperty('seed');
  expect((await ask(bohumil, 'GET', `${at}/fixtures`)).body).toEqual({ fixtures: [] });
  expect((await ask(bohumil, 'GET', `${at}/standing`)).body).toEqual({ divisions: [] });
  expect((await ask(bohumil, 'DELETE', `${at}/entrants/${mine}`)).body).toEqual({ done: true });
  expect((await ask(bohumil, 'GET', at)).body.entrants).toContainEqual(
    expect.objectContaining({ id: mine, state: 'withdrawn' }),
  );
  expect((await ask(anna, 'DELETE', at)).body).toEqual({ done: true });
  expect((await ask(anna, 'GET', at)).body.state).toBe('called-off');
});

test('people outside of the circle do not find it', async () => {
  const id = await made();
  const at = `/api/competitions/${id}`;
  const entrant = `${at}/entrants/${await idOf(circle.host)}`;
  const asked: readonly (readonly [Method, string, object?])[] = [
    ['GET', at],
    ['PATCH', at, { name: 'Mine' }],
    ['DELETE', at],
    ['POST', `${at}/entrants`],
    ['PATCH', entrant, { act: 'exclude' }],
    ['DELETE', entrant],
    ['POST', `${at}/decisions`, { kind: 'end-stage' }],
    ['DELETE', `${at}/decisions/1`],
    ['GET', `${at}/fixtures`],
    ['GET', `${at}/standing`],
    ['GET', `${at}/standing?format=csv`],
    ['GET', `${at}/export`],
  ];
  for (const [method, path, json] of asked)
    await problemOf({ method, path, token: stranger, json }, 404, 'unknown-competition');
  const list = {
    method: 'GET',
    path: `/api/competitions?circle=${circle.circleId}`,
    token: stranger,
  } as const;
  await problemOf(list, 404, 'unknown-circle');
  const json = { circle: circle.circleId, name: 'Mine' };
  await problemOf(
    { method: 'POST', path: '/api/competitions', token: stranger, json },
    404,
    'unknown-circle',
  );
});

test('members cannot do what only the host and stewards do', async () => {
  const at = `/api/competitions/${await made()}`;
  await ask(anna, 'POST', `${at}/entrants`);
  const entrant = `${at}/entrants/${await idOf(circle.host)}`;
  const asked: readonly (readonly [Method, string, object?])[] = [
    ['POST', '/api/competitions', { circle: circle.circleId, name: 'Mine' }],
    ['PATCH', at, { name: 'Mine' }],
    ['DELETE', at],
    ['PATCH', entrant, { act: 'exclude' }],
    ['PATCH', entrant, { act: 'keep' }],
    ['DELETE', entrant],
  ];
  for (const [method, path, json] of asked)
    await problemOf({ method, path, token: bohumil, json }, 403, 'not-in-charge');
});

test('each refusal says why', async () => {
  const path = '/api/competitions';
  const base = { circle: circle.circleId, name: 'Winter 1', size: 2 };
  for (const form of ['season', 'swiss', 'cup']) {
    const json = { ...base, form, pace: 'relaxed' };
    await problemOf({ method: 'POST', path, token: anna, json }, 422, 'needs-clock');
  }
  for (const form of ['swiss', 'cup'])
    await problemOf({ method: 'POST', path, token: anna, json: { ...base, form } }, 422, 'few-members');
  const at = `${path}/${await made()}`;
  const mine = `${at}/entrants/${await idOf(circle.host)}`;
  const json = { act: 'check-in' };
  await problemOf({ method: 'PATCH', path: mine, token: anna, json }, 409, 'not-that-entrant');
  await problemOf({ method: 'DELETE', path: mine, token: anna }, 409, 'not-that-entrant');
  await ask(anna, 'POST', `${at}/entrants`);
  await problemOf({ method: 'PATCH', path: mine, token: anna, json }, 409, 'not-now');
  await ask(anna, 'DELETE', at);
  await problemOf({ method: 'PATCH', path: at, token: anna, json: { name: 'Late' } }, 409, 'not-now');
  await problemOf({ method: 'POST', path: `${at}/entrants`, token: bohumil }, 409, 'not-now');
  await problemOf({ method: 'DELETE', path: mine, token: anna }, 409, 'not-now');
  for (let n = 0; n < 3; n += 1) await made();
  await problemOf({ method: 'POST', path, token: anna, json: base }, 409, 'many-competitions');
});

test('a series has as many people as one division', async () => {
  circle = await madeCircle(NAMES, systemClock);
  anna = await programOf(circle.host);
  const path = `/api/competitions/${await made()}/entrants`;
  const people = [circle.host, ...circle.others];
  for (const userId of people.slice(0, 8))
    expect((await ask(await programOf(userId), 'POST', path)).status).toBe(200);
  const last = await programOf(people[8] ?? '');
  await problemOf({ method: 'POST', path, token: last }, 409, 'competition-full');
});

test('an organiser decides about a running cup, and takes it back', async () => {
  circle = await madeCircle(NAMES.slice(0, 3), systemClock);
  anna = await programOf(circle.host);
  const terms = { startsWith: 4, byes: true, thirdPlace: true, waitDays: 3, level: 'master', isPublic: true };
  const pace = { kind: 'custom', bankH: 48, gainH: 6, capH: 72, onTimeout: 'computer', holidays: false };
  const id = await made({ form: 'cup', size: 2, pace, terms });
  const at = `/api/competitions/${id}`;
  for (const userId of [circle.host, ...circle.others])
    await ask(await programOf(userId), 'POST', `${at}/entrants`);
  const started = (await ask(anna, 'GET', at)).body;
  expect(started).toMatchObject({ state: 'running', pace, terms, decisions: [] });
  const [{ id: fixture, entrants }] = (await ask(anna, 'GET', `${at}/fixtures`)).body.fixtures;
  const award = { kind: 'award', fixture, entrant: entrants[0], reason: 'by agreement' };
  expect((await ask(anna, 'POST', `${at}/decisions`, award)).body).toEqual({ done: true });
  const [decision] = (await ask(anna, 'GET', at)).body.decisions;
  expect(decision).toMatchObject({ ...award, id: 1, by: await idOf(circle.host) });
  const again = { method: 'POST', path: `${at}/decisions`, token: anna, json: award } as const;
  await problemOf(again, 409, 'decided');
  await problemOf({ ...again, json: { ...award, fixture: '7.7.7' } }, 422, 'decision-unfit');
  await problemOf({ ...again, token: await programOf(circle.others[0] ?? '') }, 403, 'not-in-charge');
  expect((await ask(anna, 'DELETE', `${at}/decisions/1`)).body).toEqual({ done: true });
  await problemOf({ method: 'DELETE', path: `${at}/decisions/1`, token: anna }, 409, 'not-now');
  const mine = `${at}/entrants/${await idOf(circle.host)}`;
  expect((await ask(anna, 'PATCH', mine, { act: 'hide-name' })).body).toEqual({ done: true });
  expect((await ask(anna, 'PATCH', at, { isPublic: false })).body).toEqual({ done: true });
  const tight = { circle: circle.circleId, name: 'Tight', form: 'cup', terms: { least: 9, startsWith: 5 } };
  await problemOf(
    { method: 'POST', path: '/api/competitions', token: anna, json: tight },
    422,
    'terms-unfit',
  );
});
