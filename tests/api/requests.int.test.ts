/** The open requests of a table in one shape, with the acts of each reader. */
import { expect, test } from 'vitest';
import { OpenRequestShape } from '@/lib/features/clocks/shapes';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { tableOfRequests } from '../support/every-request';
import { heldTable } from '../support/new-table';
import { useService } from '../support/service';

const DAY = 24 * 3_600_000;

await useService();

/** A table of three, and its requests as one of them reads them. */
async function openTable(json: object = {}) {
  const table = await heldTable(3, json);
  const post = (path: string, token: string, body?: object) =>
    callJson({ method: 'POST', path: `${table.path}${path}`, token, json: body });
  const open = async (token?: string) => {
    const { body } = await callJson({ path: `${table.path}/requests`, token });
    return body.requests;
  };
  const may = async (token?: string) =>
    Object.fromEntries((await open(token)).map((one: { key: string; may: string[] }) => [one.key, one.may]));
  return { ...table, post, open, may };
}

test('nothing is asked at a new table, and nobody learns of one that they cannot watch', async () => {
  const { open, game, path, anna } = await openTable();
  expect(await open(anna)).toEqual([]);
  await db().game.update({ where: { id: game.id }, data: { watchers: 'players' } });
  await problemOf({ path: `${path}/requests` }, 404, 'unknown-table');
  expect(await open(anna)).toEqual([]);
});

test('an ending and a holiday say who asks, who is missing, and who may answer', async () => {
  const { anna, bohumil, cecilie, tokens, post, open, may } = await openTable();
  await post('/leave', anna, { kind: 'concede', winner: 2 });
  const until = new Date(Date.now() + 3 * DAY).toISOString();
  await post('/holiday', bohumil, { until });
  expect(await open()).toMatchObject([
    { kind: 'concede', seat: 2, by: [0], agreed: [0], missing: [1], needed: 2, may: [] },
    { kind: 'holiday', by: [1], agreed: [1], missing: [0, 2], needed: 3, until, may: [] },
  ]);
  const holiday = `holiday.${until}`;
  expect(await may(anna)).toEqual({ 'concede.2': ['withdraw'], [holiday]: ['agree'] });
  expect(await may(bohumil)).toEqual({ 'concede.2': ['agree'], [holiday]: [] });
  expect(await may(cecilie)).toEqual({ 'concede.2': [], [holiday]: ['agree'] });
  // A bare link decides nothing.
  expect(await may(tokens[0])).toEqual({ 'concede.2': [], [holiday]: [] });
  const { body } = await post('/leave', bohumil, { kind: 'concede', winner: 2 });
  const decided = { id: body.decision, kind: 'concede', state: 'decided', agreed: [0, 1], missing: [] };
  const times = { effectAt: body.effectAt, undoUntil: body.effectAt };
  expect((await open(anna))[0]).toMatchObject({ ...decided, ...times });
  expect(await may(anna)).toMatchObject({ [body.decision]: ['withdraw'] });
  expect(await may(cecilie)).toMatchObject({ [body.decision]: [] });
});

test('an overdue seat opens a request automatically, with each answer and its votes', async () => {
  const { anna, bohumil, game, post, open, may } = await openTable({ pace: { kind: 'daily' } });
  await db()
    .$executeRaw`update "Seat" set "tickingAt" = "tickingAt" - interval '73 hours' where "gameId" = ${game.id}`;
  await post('/late', bohumil, { seat: 0, answer: 'replace' });
  const replace = (await open()).find(({ kind }: { kind: string }) => kind === 'replace');
  expect(replace).toMatchObject({ subject: 'late.0', seat: 0, by: [], agreed: [1], missing: [2], needed: 2 });
  expect(replace.silenceAt).toEqual(expect.any(String));
  const kinds = ['wait.0.', 'replace.0.', 'computer.0.journeyman', 'computer.0.master', 'end.0.'];
  const acts = (mayReplace: readonly string[], mayElse: readonly string[]) =>
    Object.fromEntries(kinds.map((key) => [key, key === 'replace.0.' ? mayReplace : mayElse]));
  expect(await may(anna)).toEqual(acts([], []));
  expect(await may(bohumil)).toEqual(acts([], ['agree']));
});

test('a lost link and an offered seat are listed too', async () => {
  const { anna, bohumil, cecilie, tokens, post, open, may } = await openTable();
  await post('/claims/2', anna, { act: 'ask' });
  await post('/offers/1', bohumil);
  expect(await open()).toMatchObject([
    { kind: 'new-link', seat: 2, by: [0], agreed: [], state: 'asked', effectAt: expect.any(String) },
    { kind: 'offer', seat: 1, by: [1], state: 'in-effect', endsAt: expect.any(String) },
  ]);
  expect(await may(anna)).toEqual({ 'new-link.2': [], 'offer.1': [] });
  expect(await may(bohumil)).toEqual({ 'new-link.2': ['agree'], 'offer.1': ['withdraw'] });
  expect(await may(cecilie)).toEqual({ 'new-link.2': ['refuse'], 'offer.1': [] });
  expect(await may(tokens[2])).toEqual({ 'new-link.2': [], 'offer.1': [] });
});

test('a table can have requests of all kinds at the same time', async () => {
  const { gameId, token } = await tableOfRequests();
  for (const reader of [token, undefined]) {
    const { status, body } = await callJson({ path: `/api/games/${gameId}/requests`, token: reader });
    expect([status, new Set(body.requests.map(({ kind }: { kind: string }) => kind))]).toEqual([
      200,
      new Set(OpenRequestShape.shape.kind.options),
    ]);
  }
});
