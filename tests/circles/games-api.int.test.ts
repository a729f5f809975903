/** The games of a circle for programs: tables, calls for players, results, past games, the export. */
import { beforeEach, expect, test } from 'vitest';
import { takePastTableIn } from '@/lib/features/circles/circle-tables';
import { joinCircle } from '@/lib/features/circles/circles';
import { deleteAccount } from '@/lib/features/people/profile';
import { writeResults } from '@/lib/features/results/results';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { call } from '../support/api';
import { programsAt, type Asked } from '../support/programs';
import { useService } from '../support/service';
import { playOut, seatedTable } from '../support/tables';
import { guest, madeCircle, type MadeCircle, memberId, programOf } from '../support/world';

await useService();

const FINISHED = new Date('2026-03-04T12:00:00Z');
let circle: MadeCircle;
const tokens = { anna: '', bohumil: '', stranger: '' };
const { ask, refuse } = programsAt(() => '/api', tokens);

beforeEach(async () => {
  circle = await madeCircle(['Bohumil'], systemClock);
  tokens.anna = await programOf(circle.host);
  tokens.bohumil = await programOf(circle.others[0] ?? '');
  tokens.stranger = await programOf(await guest('Zdena'));
});

const memberIds = () =>
  Promise.all(
    [circle.host, ...circle.others].map((userId) => memberId(circle.circleId, userId, systemClock)),
  );
const here = (under = '') => `/circles/${circle.circleId}${under}`;

/** The lines of a table for spreadsheets, as a member gets it. */
async function csvOf(who: keyof typeof tokens, under: string, headers = {}): Promise<readonly string[]> {
  const answer = await call({ path: `/api${under}`, token: tokens[who], headers });
  return (await answer.text()).split('\r\n');
}

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
  await refuse('anna', ['POST', here('/table')], 409, 'not-those-players');
  await refuse('stranger', ['POST', here('/table')], 404, 'unknown-circle');
  const made = await ask('anna', 'POST', here('/table'), { members });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ gameId: expect.any(String), seat: expect.any(Number) });
  const again = await ask('bohumil', 'POST', here('/table'));
  expect([again.status, again.body.gameId]).toEqual([200, made.body.gameId]);
});

test('the seat of the caller is kept, or taken at once', async () => {
  const members = await memberIds();
  const seatOf = async (who: keyof typeof tokens, gameId: string) =>
    (await ask(who, 'GET', `/games/${gameId}`)).body.me;
  const kept = await ask('anna', 'POST', here('/table'), { members });
  expect(await seatOf('anna', kept.body.gameId)).toBeUndefined();
  // Within ten seconds it is the same table.
  const taken = await ask('anna', 'POST', here('/table'), { sit: true });
  expect([taken.status, taken.body.gameId]).toEqual([200, kept.body.gameId]);
  expect(await seatOf('anna', kept.body.gameId)).toBe(kept.body.seat);
  expect(await seatOf('bohumil', kept.body.gameId)).toBeUndefined();
  await refuse('anna', ['POST', here('/table'), { seatOrder: 'drawn' }], 400, 'invalid-request');
});

test('a call for players is asked, read, answered and becomes a table; another is called off', async () => {
  const { circleId } = circle;
  const startsBy = new Date(Date.now() + 86_400_000).toISOString();
  const terms = { circleId, size: 2, least: 2, most: 2, startsBy };
  const { status, body } = await ask('anna', 'POST', '/gatherings', terms);
  expect(status).toBe(201);
  const at = `/gatherings/${body.id}`;
  expect((await ask('bohumil', 'GET', '/gatherings')).body.gatherings).toEqual([
    { id: body.id, circleId, circle: 'Thursday' },
  ]);
  expect((await ask('stranger', 'GET', '/gatherings')).body.gatherings).toEqual([]);
  for (const asked of [
    ['GET', at],
    ['DELETE', at],
    ['DELETE', `${at}/answer`],
    ['PUT', `${at}/answer`, { answer: 'in' }],
  ] as const)
    await refuse('stranger', asked, 404, 'gathering-over');
  await refuse('bohumil', ['DELETE', at], 403, 'not-in-charge');

  expect((await ask('bohumil', 'PUT', `${at}/answer`, { answer: 'out' })).body).toEqual({
    gameIds: [],
    games: [],
  });
  expect((await ask('bohumil', 'DELETE', `${at}/answer`)).body).toEqual({ gameIds: [], games: [] });
  const { games } = (await ask('bohumil', 'PUT', `${at}/answer`, { answer: 'in' })).body;
  expect(games).toHaveLength(1);
  const seats = [];
  for (const who of ['anna', 'bohumil'] as const)
    seats.push((await ask(who, 'GET', `/games/${games[0]}`)).body.me);
  expect(seats.sort()).toEqual([0, 1]);
  expect((await ask('anna', 'GET', at)).body).toMatchObject({
    state: 'started',
    games,
    answers: [
      { answer: 'in', isMine: true },
      { answer: 'in', isMine: false },
    ],
  });

  const other = `/gatherings/${(await ask('anna', 'POST', '/gatherings', terms)).body.id}`;
  expect((await ask('anna', 'DELETE', other)).body).toEqual({ done: true });
  await refuse('anna', ['DELETE', `${other}/answer`], 404, 'gathering-over');
  await refuse('stranger', ['POST', '/gatherings', terms], 404, 'unknown-circle');
  const early = { ...terms, startsBy: new Date().toISOString() };
  await refuse('anna', ['POST', '/gatherings', early], 409, 'not-those-players');
});

test('a past game is added once and is in results, standings, year and export', async () => {
  const gameId = await pastGame([circle.host, circle.others[0] ?? '', await guest('Zdena')]);
  // Its result may have been written before, without a circle.
  await writeResults(1_000);
  const listed = await ask('anna', 'GET', here('/past-tables'));
  expect(listed.body.tables).toEqual([
    expect.objectContaining({ gameId, finishedAt: FINISHED.toISOString(), members: ['Anna', 'Bohumil'] }),
  ]);
  const take: Asked = ['POST', here('/past-tables'), { gameId }];
  await refuse('bohumil', take, 403, 'not-in-charge');
  await refuse('stranger', take, 404, 'unknown-circle');
  const table = here('/standing?year=2026&format=csv');
  for (const under of ['results', 'standing', 'years/2026', 'export', 'past-tables'])
    await refuse('stranger', ['GET', here(`/${under}`)], 404, 'unknown-circle');
  await refuse('stranger', ['GET', table], 404, 'unknown-circle');
  expect((await ask('anna', ...take)).body).toEqual({ done: true });
  // A game of long ago is no news of the week.
  const { circleId } = circle;
  expect(await db().outbox.count({ where: { circleId, kind: 'circle-letter' } })).toBe(0);
  await refuse('anna', take, 409, 'no-result');
  expect((await ask('anna', 'GET', here('/past-tables'))).body.tables).toEqual([]);

  const { results } = (await ask('bohumil', 'GET', here('/results'))).body;
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
  expect((await ask('anna', 'GET', here(`/results?before=${results[0].seq}`))).body.results).toEqual([]);
  const standing = (await ask('anna', 'GET', here('/standing?year=2026'))).body;
  expect(standing.lines).toMatchObject([{ name: 'Anna', games: 1, wins: 1 }, { name: 'Bohumil' }, {}]);
  const rows = await csvOf('bohumil', table);
  const [anna26, bohumil26] = standing.lines;
  expect(rows).toEqual([
    expect.stringContaining('"place","name","member"'),
    `1,"Anna","${anna26.member}",1,1,9,${anna26.value},100`,
    `2,"Bohumil","${bohumil26.member}",1,0,5,${bohumil26.value},${bohumil26.best}`,
    expect.stringMatching(/^3,"Someone from outside","",1,0,1,/),
    '',
  ]);
  const value = String(bohumil26.value).replace('.', ',');
  expect((await csvOf('bohumil', table, { 'accept-language': 'de-DE' }))[2]).toBe(
    `2;"Bohumil";"${bohumil26.member}";1;0;5;${value};${bohumil26.best}`,
  );
  expect((await ask('anna', 'GET', here('/years/2026'))).body).toMatchObject({
    games: 1,
    months: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    mostPoints: { name: 'Anna', points: 100 },
  });
  const kept = (await ask('bohumil', 'GET', here('/export'))).body;
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
  expect((await ask('anna', 'GET', here('/past-tables'))).body.tables).toEqual([]);
  await refuse('anna', ['POST', here('/past-tables'), json], 409, 'no-result');
});

test('of two who add a game at once, only one adds it', async () => {
  const gameId = await pastGame([circle.host, circle.others[0] ?? '']);
  const act = { circleId: circle.circleId, userId: circle.host };
  const done = await Promise.all([1, 2, 3].map(async () => takePastTableIn(act, gameId)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await ask('anna', 'GET', here('/standing?year=0'))).body.lines).toMatchObject([
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
  expect(namesIn((await ask('anna', 'GET', here('/standing?year=2026'))).body)).toEqual(named);
  const [, ...rows] = await csvOf('anna', here('/standing?year=2026&format=csv'));
  for (const [i, name] of named.entries()) expect(rows[i]).toContain(`${i + 1},"${name}"`);
  const { standings, members } = (await ask('anna', 'GET', here('/export'))).body;
  expect(standings.map(namesIn)).toEqual([named, named]);
  expect(members).toMatchObject([{ name: 'Anna' }]);
});
