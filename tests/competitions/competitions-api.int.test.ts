/** Competitions for programs: every operation, and every refusal once. */
import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { guest, madeCircle, type MadeCircle, memberId, programOf } from '../support/world';
import { call } from '../support/api';
import { programsAt, type Asked } from '../support/programs';
import { useService } from '../support/service';

await useService();

const NAMES = ['Bohumil', 'Cecilie', 'Dobromila', 'Eliska', 'Filip', 'Gustav', 'Hana', 'Ivan'];
let circle: MadeCircle;
let everyone: readonly string[] = [];
/** Tokens of Anna, who is the host, of Bohumil, of a stranger, and of everyone by their id. */
const tokens: Record<string, string> = {};
const { ask, refuse } = programsAt(() => '/api/competitions', tokens);

beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await gather(['Bohumil']);
  tokens.stranger = await programOf(await guest('Zdena'));
});

async function gather(others: readonly string[]): Promise<void> {
  circle = await madeCircle(others, systemClock);
  everyone = [circle.host, ...circle.others];
  for (const userId of everyone) tokens[userId] = await programOf(userId);
  [tokens.anna = '', tokens.bohumil = ''] = everyone.map((userId) => tokens[userId] ?? '');
}

/** The path of a new competition. */
async function made(more: object = {}): Promise<string> {
  const json = { circleId: circle.circleId, name: 'Winter 1', size: 2, ...more };
  const { status, body } = await ask('anna', 'POST', '', json);
  expect(status).toBe(201);
  return `/${body.id}`;
}

const idOf = async (userId = '') => memberId(circle.circleId, userId, systemClock);
const DAY_MS = 86_400_000;
const DONE = { done: true };
const ENTERED = { ...DONE, entrant: { isMe: true } };

test('it starts as soon as all have checked in, and shows its tables and standing', async () => {
  const at = await made();
  for (const who of everyone) await ask(who, 'POST', `${at}/entrants`, { named: true });
  expect((await ask('anna', 'PATCH', at, { days: 0 })).body).toEqual(DONE);
  for (const who of everyone) {
    const mine = `${at}/entrants/${await idOf(who)}`;
    expect((await ask(who, 'PATCH', mine, { act: 'check-in' })).body).toEqual(DONE);
  }
  const { fixtures } = (await ask('anna', 'GET', `${at}/fixtures`)).body;
  expect(fixtures).toMatchObject([
    { id: '1.1.1', state: 'open', game: expect.any(String), places: [] },
    { id: '1.1.2', state: 'open' },
  ]);
  const [{ lines }] = (await ask('anna', 'GET', `${at}/standing`)).body.divisions;
  expect(lines).toMatchObject([{ tables: 0, wins: 0 }, {}]);
  await db().entrant.updateMany({ where: { userId: circle.host }, data: { name: '=Anna' } });
  const table = { path: `/api/competitions${at}/standing?format=csv`, token: tokens.bohumil };
  const german = await call({ ...table, headers: { 'accept-language': 'de' } });
  expect(await german.text()).toContain('"division";"place";"name"');
  const response = await call(table);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const names = new Map([
    [await idOf(circle.host), `"'=Anna"`],
    [await idOf(circle.others[0]), '"Bohumil"'],
  ]);
  const [, ...rows] = (await response.text()).trim().split('\r\n');
  expect(rows).toEqual(
    lines.map(({ entrant }: { entrant: string }, i: number) => {
      return `1,${i + 1},${names.get(entrant)},"${entrant}",0,0,,false,`;
    }),
  );
  const exported = (await ask('bohumil', 'GET', `${at}/export`)).body;
  expect(exported).toMatchObject({
    format: 'praga-by-post/competition',
    version: 4,
    competition: { id: at.slice(1), state: 'running' },
    ladderBefore: [],
    entrants: [{ checkedInAt: expect.any(String), division: 1 }, {}],
    fixtures: [{ id: '1.1.1', seats: [] }, {}],
    standings: [{ division: 1 }],
  });
  expect(exported.competition).not.toHaveProperty('seed');
  for (const secret of everyone) expect(JSON.stringify(exported)).not.toContain(secret);
  await refuse('anna', ['DELETE', at], 409, 'not-now');
});

test('a cup is returned with its stages and the advancing players', async () => {
  await gather(NAMES.slice(0, 3));
  const at = await made({ form: 'cup', size: 2, atOnce: 4 });
  for (const who of everyone) await ask(who, 'POST', `${at}/entrants`);
  expect((await ask('anna', 'GET', at)).body).toMatchObject({
    form: 'cup',
    stage: 0,
    atOnce: 1,
    bracket: [],
  });
  await ask('anna', 'PATCH', at, { days: 0 });
  for (const who of everyone)
    await ask(who, 'PATCH', `${at}/entrants/${await idOf(who)}`, { act: 'check-in' });
  const { stage, stages, bracket, latest } = (await ask('anna', 'GET', at)).body;
  expect([stage, stages]).toEqual([1, 2]);
  // Two at a table without nights: at most 7 days to come, 10.5 to play and 7 of holidays for each seat.
  const [stageMs = 0, wholeMs = 0] = [latest.stage, latest.whole].map((at) => Date.parse(at) - Date.now());
  expect(stageMs / DAY_MS).toBeCloseTo(2 * (7 + 18) + 0.75, 1);
  expect(wholeMs / DAY_MS).toBeCloseTo(4 * (7 + 18) + 1.5 + 3.25, 1);
  const person = { entrant: expect.any(String), goesOn: 'open' };
  const table = { state: 'open', people: [person, person] };
  const tables = [
    { ...table, fixture: '1.1.1' },
    { ...table, fixture: '1.1.2' },
  ];
  expect(bracket).toEqual([{ stage: 1, tables }]);
  const { divisions } = (await ask('anna', 'GET', `${at}/standing`)).body;
  expect(divisions[0].lines).toContainEqual(expect.objectContaining({ reached: 1 }));
  const { competition } = (await ask('anna', 'GET', `${at}/export`)).body;
  expect(competition).toMatchObject({ form: 'cup', stages: 2 });
});

test('a Swiss takes byes and late starts with the points of its terms', async () => {
  await gather(NAMES.slice(0, 5));
  const terms = { byePoints: 5, latePoints: 3, rounds: 2 };
  const at = await made({ form: 'swiss', size: 2, terms });
  expect((await ask('anna', 'GET', at)).body.terms).toMatchObject(terms);
  const [late = '', ...players] = everyone.toReversed();
  for (const who of players) await ask(who, 'POST', `${at}/entrants`);
  await ask('anna', 'PATCH', at, { days: 0 });
  for (const who of players)
    await ask(who, 'PATCH', `${at}/entrants/${await idOf(who)}`, { act: 'check-in' });
  const [first = ''] = players;
  const mine = `${at}/entrants/${await idOf(first)}`;
  expect((await ask(first, 'PATCH', mine, { act: 'bye', stage: 2 })).body).toEqual(DONE);
  expect((await ask(first, 'PATCH', mine, { act: 'no-bye', stage: 2 })).body).toEqual(DONE);
  expect((await ask(first, 'PATCH', mine, { act: 'pause' })).body).toEqual(DONE);
  expect((await ask(late, 'POST', `${at}/entrants`)).body).toMatchObject(ENTERED);
  const { entrants } = (await ask('anna', 'GET', at)).body;
  expect(entrants).toContainEqual(expect.objectContaining({ pausedAt: expect.any(String) }));
  expect(entrants).toContainEqual(expect.objectContaining({ lateFrom: 2, state: 'checked-in' }));
  tokens[first] = tokens[first] ?? '';
  const { status, body } = await ask(first, 'PATCH', mine, { act: 'bye', stage: 1 });
  expect([status, body.code, body.params]).toEqual([409, 'rest-unfit', { cause: 'drawn' }]);
  const none = await made({ name: 'Winter 2', form: 'swiss', size: 2 });
  for (const who of players) await ask(who, 'POST', `${none}/entrants`);
  await ask('anna', 'PATCH', none, { days: 0 });
  for (const who of players)
    await ask(who, 'PATCH', `${none}/entrants/${await idOf(who)}`, { act: 'check-in' });
  const closed = await ask(late, 'POST', `${none}/entrants`);
  expect([closed.status, closed.body.code]).toEqual([409, 'late-closed']);
});

test('the cross-table of a Swiss is for members, and for everyone once it is public', async () => {
  await gather(NAMES.slice(0, 3));
  const at = await made({ form: 'swiss', size: 2, atOnce: 1 });
  for (const who of everyone) await ask(who, 'POST', `${at}/entrants`);
  await ask('anna', 'PATCH', at, { days: 0 });
  for (const who of everyone)
    await ask(who, 'PATCH', `${at}/entrants/${await idOf(who)}`, { act: 'check-in' });
  const path = `/api/competitions${at}/crosstable`;
  const { divisions } = (await ask('bohumil', 'GET', `${at}/crosstable`)).body;
  expect(divisions).toMatchObject([{ division: 1, stages: [1] }]);
  expect(divisions[0].rows).toHaveLength(4);
  const cell = {
    stage: 1,
    state: 'open',
    game: expect.any(String),
    from: expect.any(String),
    isCorrected: false,
  };
  for (const row of divisions[0].rows)
    expect(row).toMatchObject({ name: expect.stringMatching(/./), after: [], cells: [cell] });
  await refuse('stranger', ['GET', `${at}/crosstable`], 404, 'unknown-competition');

  await ask('anna', 'PATCH', at, { isPublic: true });
  const shown = await (await call({ path })).json();
  expect(shown.divisions[0].rows.map(({ name }: { name: string }) => name)).toEqual(['', '', '', '']);
  // Only the circle watches its tables.
  expect(shown.divisions[0].rows[0].cells[0]).not.toHaveProperty('game');
  await ask('anna', 'PATCH', `${at}/entrants/${await idOf(circle.host)}`, { act: 'show-name' });
  await db().entrant.updateMany({ where: { userId: circle.host }, data: { name: '=1+1' } });
  const file = await call({ path: `${path}?format=csv` });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await file.text();
  expect(text).toContain(`"'=1+1"`);
  expect(text).not.toContain('Cecilie');
});

test('a cross-table of a rated circle has ratings, unless somebody hides theirs', async () => {
  await gather(NAMES.slice(0, 3));
  await db().circle.updateMany({ where: { id: circle.circleId }, data: { rated: true } });
  const at = await made({ form: 'swiss', size: 2, atOnce: 1 });
  for (const who of everyone) await ask(who, 'POST', `${at}/entrants`);
  await ask('anna', 'PATCH', at, { days: 0 });
  for (const who of everyone)
    await ask(who, 'PATCH', `${at}/entrants/${await idOf(who)}`, { act: 'check-in' });
  const keys = await db().entrant.findMany({ where: { competitionId: at.slice(1) } });
  const rating = { scope: circle.circleId, sigma: 90, games: 12, lastAt: new Date() };
  await db().rating.createMany({
    data: keys.map(({ playerKey }, i) => ({ ...rating, playerKey, mu: 1500 + 10 * i })),
  });
  const hidden = circle.others[0] ?? '';
  await db().user.updateMany({ where: { id: hidden }, data: { ratings: 'hidden' } });
  const { divisions } = (await ask('anna', 'GET', `${at}/crosstable`)).body;
  const rated = divisions[0].rows.filter((row: { rating?: number }) => row.rating !== undefined);
  expect(rated).toHaveLength(3);
  expect(rated.map(({ entrant }: { entrant: string }) => entrant)).not.toContain(await idOf(hidden));
  await ask('anna', 'PATCH', at, { isPublic: true });
  const shown = await (await call({ path: `/api/competitions${at}/crosstable` })).text();
  expect(shown).not.toContain('rating');
});

test('a series is set up, renamed, entered, left and called off', async () => {
  const at = await made();
  const { circleId } = circle;
  const named = { circleId, circle: circleId, name: 'Winter 1' };
  const listed = { id: at.slice(1), ...named, form: 'series', size: 2 };
  expect((await ask('bohumil', 'GET', `?circleId=${circle.circleId}`)).body).toEqual({
    competitions: [{ ...listed, state: 'sign-up', stage: 0, stages: 0 }],
  });
  expect((await ask('anna', 'PATCH', at, { name: 'Spring 1', days: 3 })).body).toEqual(DONE);
  for (const who of everyone) expect((await ask(who, 'POST', `${at}/entrants`)).body).toMatchObject(ENTERED);
  const mine = await idOf(circle.others[0]);
  const shown = (await ask('bohumil', 'GET', at)).body;
  expect(shown).toMatchObject({
    name: 'Spring 1',
    atOnce: 2,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    entrants: [
      { name: 'Anna', state: 'entered', isMe: false },
      { id: mine, name: 'Bohumil', state: 'entered', isMe: true },
    ],
  });
  expect(shown).not.toHaveProperty('seed');
  expect((await ask('bohumil', 'GET', `${at}/fixtures`)).body).toEqual({ fixtures: [] });
  expect((await ask('bohumil', 'GET', `${at}/standing`)).body).toEqual({ divisions: [] });
  expect((await ask('bohumil', 'DELETE', `${at}/entrants/${mine}`)).body).toEqual(DONE);
  expect((await ask('bohumil', 'GET', at)).body.entrants).toContainEqual(
    expect.objectContaining({ id: mine, state: 'withdrawn' }),
  );
  expect((await ask('anna', 'DELETE', at)).body).toEqual(DONE);
  expect((await ask('anna', 'GET', at)).body.state).toBe('called-off');
});

test('people outside of the circle do not find it', async () => {
  const at = await made();
  const entrant = `${at}/entrants/${await idOf(circle.host)}`;
  const asked: readonly Asked[] = [
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
  for (const each of asked) await refuse('stranger', each, 404, 'unknown-competition');
  await refuse('stranger', ['GET', `?circleId=${circle.circleId}`], 404, 'unknown-circle');
  const json = { circleId: circle.circleId, name: 'Mine' };
  await refuse('stranger', ['POST', '', json], 404, 'unknown-circle');
});

test('members cannot do what only the host and stewards do', async () => {
  const at = await made();
  await ask('anna', 'POST', `${at}/entrants`);
  const entrant = `${at}/entrants/${await idOf(circle.host)}`;
  const asked: readonly Asked[] = [
    ['POST', '', { circleId: circle.circleId, name: 'Mine' }],
    ['PATCH', at, { name: 'Mine' }],
    ['DELETE', at],
    ['PATCH', entrant, { act: 'exclude' }],
    ['PATCH', entrant, { act: 'keep' }],
    ['DELETE', entrant],
  ];
  for (const each of asked) await refuse('bohumil', each, 403, 'not-in-charge');
});

test('each refusal says why', async () => {
  const base = { circleId: circle.circleId, name: 'Winter 1', size: 2 };
  for (const form of ['season', 'swiss', 'cup'])
    await refuse('anna', ['POST', '', { ...base, form, pace: 'relaxed' }], 422, 'needs-clock');
  for (const form of ['swiss', 'cup'])
    await refuse('anna', ['POST', '', { ...base, form }], 422, 'few-members');
  const at = await made();
  const mine = `${at}/entrants/${await idOf(circle.host)}`;
  const checkIn: Asked = ['PATCH', mine, { act: 'check-in' }];
  await refuse('anna', checkIn, 409, 'not-that-entrant');
  await refuse('anna', ['DELETE', mine], 409, 'not-that-entrant');
  await ask('anna', 'POST', `${at}/entrants`);
  await refuse('anna', checkIn, 409, 'not-now');
  await ask('anna', 'DELETE', at);
  await refuse('anna', ['PATCH', at, { name: 'Late' }], 409, 'not-now');
  await refuse('bohumil', ['POST', `${at}/entrants`], 409, 'not-now');
  await refuse('anna', ['DELETE', mine], 409, 'not-now');
  for (let n = 0; n < 3; n += 1) await made();
  await refuse('anna', ['POST', '', base], 409, 'many-competitions');
});

test('a series has as many people as one division', async () => {
  await gather(NAMES);
  const entrants = `${await made()}/entrants`;
  for (const who of everyone.slice(0, 8)) expect((await ask(who, 'POST', entrants)).status).toBe(200);
  await refuse(everyone[8] ?? '', ['POST', entrants], 409, 'competition-full');
});

test('an organiser decides about a running cup, and takes it back', async () => {
  await gather(NAMES.slice(0, 3));
  const terms = { startsWith: 4, byes: true, thirdPlace: true, waitDays: 3, level: 'master', isPublic: true };
  const pace = { kind: 'custom', bankH: 48, gainH: 6, capH: 72, onTimeout: 'computer', holidays: false };
  const at = await made({ form: 'cup', size: 2, pace, terms });
  const [first = '', ...others] = everyone;
  const entered = await ask(first, 'POST', `${at}/entrants`, { named: true });
  expect(entered.body).toMatchObject({ ...ENTERED, entrant: { named: true, isMe: true } });
  for (const who of others) await ask(who, 'POST', `${at}/entrants`);
  const started = (await ask('anna', 'GET', at)).body;
  expect(started).toMatchObject({ state: 'running', pace, terms, decisions: [] });
  const named = started.entrants.map((each: { name: string; named: boolean }) => [each.name, each.named]);
  expect(Object.fromEntries(named)).toEqual({
    Anna: true,
    Bohumil: false,
    Cecilie: false,
    Dobromila: false,
  });
  const [{ id: fixture, entrants }] = (await ask('anna', 'GET', `${at}/fixtures`)).body.fixtures;
  const award = { kind: 'award', fixture, entrant: entrants[0], reason: 'by agreement' };
  const deciding = (json: object): Asked => ['POST', `${at}/decisions`, json];
  const answer = (await ask('anna', ...deciding(award))).body;
  expect(answer).toMatchObject({ done: true, decision: { ...award, id: 1, state: 'pending' } });
  const [decision] = (await ask('anna', 'GET', at)).body.decisions;
  expect(decision).toEqual(answer.decision);
  expect(decision.by).toBe(await idOf(circle.host));
  await refuse('anna', deciding(award), 409, 'decided');
  await refuse('anna', deciding({ ...award, fixture: '7.7.7' }), 422, 'decision-unfit');
  await refuse('bohumil', deciding(award), 403, 'not-in-charge');
  const takenBack = (await ask('anna', 'DELETE', `${at}/decisions/${decision.id}`)).body;
  expect(takenBack).toMatchObject({ done: true, decision: { id: 1, state: 'taken-back' } });
  await refuse('anna', ['DELETE', `${at}/decisions/1`], 409, 'not-now');
  const mine = `${at}/entrants/${await idOf(circle.host)}`;
  expect((await ask('anna', 'PATCH', mine, { act: 'hide-name' })).body).toEqual(DONE);
  expect((await ask('anna', 'PATCH', at, { isPublic: false })).body).toEqual(DONE);
  const tight = { circleId: circle.circleId, name: 'Tight', form: 'cup', terms: { least: 9, startsWith: 5 } };
  await refuse('anna', ['POST', '', tight], 422, 'terms-unfit');
});
