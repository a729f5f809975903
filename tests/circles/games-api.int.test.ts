/** The games of a circle for programs: tables, calls for players, results, past games, the export. */
import { beforeEach, expect, test } from 'vitest';
import { takePastTableIn } from '@/lib/features/circles/circle-tables';
import { joinCircle } from '@/lib/features/circles/circles';
import { deleteAccount } from '@/lib/features/people/profile';
import { writeResults } from '@/lib/features/results/results';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { playOut, seatedTable } from '../support/tables';
import { guest, madeCircle, type MadeCircle, memberId, programOf } from '../support/world';

await useService();

const FINISHED = new Date('2026-03-04T12:00:00Z');
let circle: MadeCircle;
let [anna, bohumil, stranger] = ['', '', ''];

beforeEach(async () => {
  circle = await madeCircle(['Bohumil'], systemClock);
  anna = await programOf(circle.host);
  bohumil = await programOf(circle.others[0] ?? '');
  stranger = await programOf(await guest('Zdena'));
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (token: string, method: Method, path: string, json?: object) =>
  callJson({ method, path, token, json });
const memberIds = () =>
  Promise.all(
    [circle.host, ...circle.others].map((userId) => memberId(circle.circleId, userId, systemClock)),
  );
const here = (under = '') => `/api/circles/${circle.circleId}${under}`;

/** A finished game of these people, without a circle. */
async function pastGame(people: readonly string[], watchers = 'link'): Promise<string> {
  const { gameId } = await seatedTable(people.length as 2 | 3, { emails: false });
  for (const [seat, userId] of people.entries())
    await db().seat.updateMany({ where: { gameId, seat }, data: { userId } });
  await playOut(gameId, { finishedAt: FINISHED, watchers });
  return gameId;
}

test('the usual table is started, and found when asked again', async () => {
  const members = await memberIds();
  await problemOf({ method: 'POST', path: here('/table'), token: anna }, 409, 'not-those-players');
  await problemOf({ method: 'POST', path: here('/table'), token: stranger }, 404, 'unknown-circle');
  const made = await ask(anna, 'POST', here('/table'), { members });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ gameId: expect.any(String), seat: expect.any(Number) });
  const again = await ask(bohumil, 'POST', here('/table'));
  expect([again.status, again.body.gameId]).toEqual([200, made.body.gameId]);
});

test('the seat of the caller is kept, or taken at once', async () => {
  const members = await memberIds();
  const seatOf = async (token: string, gameId: string) =>
    (await ask(token, 'GET', `/api/games/${gameId}`)).body.me;
  const kept = await ask(anna, 'POST', here('/table'), { members });
  expect(await seatOf(anna, kept.body.gameId)).toBeUndefined();
  // Within ten seconds it is the same table.
  const taken = await ask(anna, 'POST', here('/table'), { sit: true });
  expect([taken.status, taken.body.gameId]).toEqual([200, kept.body.gameId]);
  expect(await seatOf(anna, kept.body.gameId)).toBe(kept.body.seat);
  expect(await seatOf(bohumil, kept.body.gameId)).toBeUndefined();
  const alone = { method: 'POST', path: here('/table'), token: anna, json: { seatOrder: 'drawn' } } as const;
  await problemOf(alone, 400, 'invalid-request');
});

test('a call for players is asked, read, answered and becomes a table; another is called off', async () => {
  const call = {
    circleId: circle.circleId,
    size: 2,
    least: 2,
    most: 2,
    startsBy: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const { status, body } = await ask(anna, 'POST', '/api/gatherings', call);
  expect(status).toBe(201);
  const at = `/api/gatherings/${body.id}`;
  expect((await ask(bohumil, 'GET', '/api/gatherings')).body.gatherings).toEqual([
    { id: body.id, circleId: circle.circleId, circle: 'Thursday' },
  ]);
  expect((await ask(stranger, 'GET', '/api/gatherings')).body.gatherings).toEqual([]);
  for (const [method, path] of [
    ['GET', at],
    ['DELETE', at],
    ['DELETE', `${at}/answer`],
  ] as const)
    await problemOf({ method, path, token: stranger }, 404, 'gathering-over');
  const no = { method: 'PUT', path: `${at}/answer`, token: stranger, json: { answer: 'in' } } as const;
  await problemOf(no, 404, 'gathering-over');
  await problemOf({ method: 'DELETE', path: at, token: bohumil }, 403, 'not-in-charge');

  expect((await ask(bohumil, 'PUT', `${at}/answer`, { answer: 'out' })).body).toEqual({ games: [] });
  expect((await ask(bohumil, 'DELETE', `${at}/answer`)).body).toEqual({ games: [] });
  const last = await ask(bohumil, 'PUT', `${at}/answer`, { answer: 'in' });
  expect(last.body.games).toHaveLength(1);
  const table = `/api/games/${last.body.games[0]}`;
  const seats = await Promise.all(
    [anna, bohumil].map(async (token) => (await ask(token, 'GET', table)).body.me),
  );
  expect(seats.sort()).toEqual([0, 1]);
  expect((await ask(anna, 'GET', at)).body).toMatchObject({
    state: 'started',
    games: last.body.games,
    answers: [
      { answer: 'in', isMine: true },
      { answer: 'in', isMine: false },
    ],
  });

  const other = await ask(anna, 'POST', '/api/gatherings', call);
  expect((await ask(anna, 'DELETE', `/api/gatherings/${other.body.id}`)).body).toEqual({ done: true });
  const over = { method: 'DELETE', path: `/api/gatherings/${other.body.id}/answer`, token: anna } as const;
  await problemOf(over, 404, 'gathering-over');
  await problemOf(
    { method: 'POST', path: '/api/gatherings', token: stranger, json: call },
    404,
    'unknown-circle',
  );
  const early = { ...call, startsBy: new Date().toISOString() };
  await problemOf(
    { method: 'POST', path: '/api/gatherings', token: anna, json: early },
    409,
    'not-those-players',
  );
});

test('a past game is added once and is in results, standings, year and export', async () => {
  const gameId = await pastGame([circle.host, circle.others[0] ?? '', await guest('Zdena')]);
  // Its result may have been written before, without a circle.
  await writeResults(1_000);
  const listed = await ask(anna, 'GET', here('/past-tables'));
  expect(listed.body.tables).toEqual([
    expect.objectContaining({ gameId, finishedAt: FINISHED.toISOString(), members: ['Anna', 'Bohumil'] }),
  ]);
  const take = { method: 'POST', path: here('/past-tables'), json: { gameId } } as const;
  await problemOf({ ...take, token: bohumil }, 403, 'not-in-charge');
  await problemOf({ ...take, token: stranger }, 404, 'unknown-circle');
  for (const under of ['results', 'standing', 'years/2026', 'export', 'past-tables'])
    await problemOf({ method: 'GET', path: here(`/${under}`), token: stranger }, 404, 'unknown-circle');
  expect((await ask(anna, 'POST', here('/past-tables'), { gameId })).body).toEqual({ done: true });
  // A game of long ago is no news of the week.
  const { circleId } = circle;
  expect(await db().outbox.count({ where: { circleId, kind: 'circle-letter' } })).toBe(0);
  await problemOf({ ...take, token: anna }, 409, 'no-result');
  expect((await ask(anna, 'GET', here('/past-tables'))).body.tables).toEqual([]);

  const { results } = (await ask(bohumil, 'GET', here('/results'))).body;
  expect(results).toMatchObject([
    {
      gameId,
      seats: [
        { name: 'Anna', place: 1, points: 100, tablePoints: 9 },
        { name: 'Bohumil', place: 2, tablePoints: 5 },
        { place: 3, tablePoints: 1 },
      ],
    },
  ]);
  // The name of a person from outside stays theirs.
  expect(results[0].seats[2]).toMatchObject({ name: 'Someone from outside' });
  expect((await ask(anna, 'GET', here(`/results?before=${results[0].seq}`))).body.results).toEqual([]);
  const standing = (await ask(anna, 'GET', here('/standing?year=2026'))).body;
  expect(standing.lines).toMatchObject([{ name: 'Anna', games: 1, wins: 1 }, { name: 'Bohumil' }, {}]);
  const path = here('/standing?year=2026&format=csv');
  const table = await (await call({ path, token: bohumil })).text();
  const [anna26, bohumil26] = standing.lines;
  expect(table.split('\r\n')).toEqual([
    expect.stringContaining('"place","name","member"'),
    `1,"Anna","${anna26.member}",1,1,9,${anna26.value},100`,
    `2,"Bohumil","${bohumil26.member}",1,0,5,${bohumil26.value},${bohumil26.best}`,
    expect.stringMatching(/^3,"Someone from outside","",1,0,1,/),
    '',
  ]);
  const german = await call({ path, token: bohumil, headers: { 'accept-language': 'de-DE' } });
  const value = String(bohumil26.value).replace('.', ',');
  expect((await german.text()).split('\r\n')[2]).toBe(
    `2;"Bohumil";"${bohumil26.member}";1;0;5;${value};${bohumil26.best}`,
  );
  await problemOf({ method: 'GET', path, token: stranger }, 404, 'unknown-circle');
  expect((await ask(anna, 'GET', here('/years/2026'))).body).toMatchObject({
    games: 1,
    months: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    mostPoints: { name: 'Anna', points: 100 },
  });
  const kept = (await ask(bohumil, 'GET', here('/export'))).body;
  expect(kept).toMatchObject({
    format: 'praga-by-post/circle',
    members: [{ name: 'Anna', role: 'host' }, { name: 'Bohumil' }],
    results: [{ gameId, link: expect.stringContaining(gameId) }],
    standings: [{ year: 0 }, { year: 2026 }],
  });
  expect(kept.entries[0]).toMatchObject({ kind: 'past-table', by: 'Anna' });
  expect(JSON.stringify(kept)).not.toContain('Zdena');
});

test.each<[string, () => Promise<string>]>([
  ['without another member', async () => pastGame([circle.host, await guest('Zdena')])],
  ['without the person in charge', async () => pastGame([circle.others[0] ?? '', await guest('Zdena')])],
  ['only its players may watch', async () => pastGame([circle.host, circle.others[0] ?? ''], 'players')],
])('a game %s cannot be taken in', async (_what, make) => {
  const json = { gameId: await make() };
  expect((await ask(anna, 'GET', here('/past-tables'))).body.tables).toEqual([]);
  await problemOf({ method: 'POST', path: here('/past-tables'), token: anna, json }, 409, 'no-result');
});

test('of two who add a game at once, only one adds it', async () => {
  const gameId = await pastGame([circle.host, circle.others[0] ?? '']);
  const act = { circleId: circle.circleId, userId: circle.host };
  const done = await Promise.all([1, 2, 3].map(async () => takePastTableIn(act, gameId)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await ask(anna, 'GET', here('/standing?year=0'))).body.lines).toMatchObject([
    { games: 1 },
    { games: 1 },
  ]);
  await writeResults(1_000);
  expect(await db().gameResult.count({ where: { gameId } })).toBe(1);
});

test('people who left the service keep their lines, and each line has a name', async () => {
  const { circleId, token, host } = circle;
  const cilka = await guest('Cilka');
  await joinCircle({ token, userId: cilka, name: 'Cilka' });
  const people = [host, circle.others[0] ?? '', cilka];
  for (const [i, id] of people.entries()) {
    const { playerKey } = await db().user.findUniqueOrThrow({ where: { id } });
    const sums = { games: 3, wins: 3 - i, tablePoints: 12 * (9 - i), begun: [1, 1, 1], best: 100 };
    for (const year of [0, 2026])
      await db().circleYear.create({ data: { circleId, year, playerKey, ...sums } });
  }
  for (const id of people.slice(1)) await deleteAccount(id);
  const named = ['Anna', 'Someone who left', 'Someone who left (2)'];
  const namesIn = ({ lines }: { lines: { name?: string }[] }) => lines.map(({ name }) => name);
  expect(namesIn((await ask(anna, 'GET', here('/standing?year=2026'))).body)).toEqual(named);
  const table = await (await call({ path: here('/standing?year=2026&format=csv'), token: anna })).text();
  for (const [i, name] of named.entries()) expect(table).toContain(`${i + 1},"${name}"`);
  const { standings, members } = (await ask(anna, 'GET', here('/export'))).body;
  expect(standings.map(namesIn)).toEqual([named, named]);
  expect(members).toMatchObject([{ name: 'Anna' }]);
});
