/**
 * Games from documents: in and out again unchanged, refused where something is wrong, and nobody can act in
 * them.
 */
import crypto from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { POST } from '@/app/import/file/route';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame } from '@/lib/features/history/read-log';
import { loadTable } from '@/lib/features/table/load/load-table';
import { withTenures } from '@/lib/features/table/load/tenures';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { RULES, packFor } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { verifyGame } from '@/lib/game/verify/verify';
import { databaseGames } from '../../tools/passport/database';
import { callJson, problemOf, type Call } from '../support/api';
import { goldenDocument, whileRunning } from '../support/documents';
import { sampled } from '../support/full';
import { present } from '../support/present';
import { useService } from '../support/service';
import { TAMPERED } from '../verify/tampering';

const { databaseUrl, sql } = await useService();

const GAME = goldenDocument('2-players-online');
const WHOLE = JSON.stringify(GAME);
const SOLO = goldenDocument('solo-parler');
const THREE = goldenDocument('3-players-online');

const importing = (document: unknown, as: string = 'finished'): Call => ({
  method: 'POST',
  path: '/api/imports',
  json: { as, document },
});
async function bringIn(document: unknown, as?: string): Promise<{ id: string; isNew: boolean }> {
  const { status, body } = await callJson(importing(document, as));
  expect([status, body]).toMatchObject([body.isNew ? 201 : 200, { game: {} }]);
  const { game, isNew } = body as { game: { id: string }; isNew: boolean };
  return { id: game.id, isNew };
}
const games = async () => Number((await sql.query('select count(*) from "Game"')).rows[0].count);

describe('a genuine game', () => {
  test.each([
    ['of two', GAME],
    ['alone against Peter Parler', SOLO],
  ])('%s is exported as it was imported', async (_what, document) => {
    const { id, isNew } = await bringIn(document);
    expect(isNew).toBe(true);
    expect(id).not.toBe(document.game.id);
    const again = present(await exportGame(id));
    expect(again.log).toEqual(document.log);
    expect(again.game).toEqual({ ...document.game, ending: { how: 'played-out' } });
    expect(again.result).toEqual(document.result);
    expect(verifyGame(again).fault).toBeUndefined();
  });

  test('keeps its former seat holders', async () => {
    const holders = [
      { seat: 1, untilSeq: 30, name: 'Hynek' },
      { seat: 0, untilSeq: 60, name: 'Čeněk' },
      { seat: 1, untilSeq: 60, name: 'Master builder', bot: 'master' },
    ];
    const { id } = await bringIn({ ...THREE, holders }, 'study');
    expect((await exportGame(id))?.holders).toEqual(holders);
    const then = await loadTableAt(id, 31);
    expect(then && withTenures(then).seats.map(({ name }) => name)).toEqual([
      'Čeněk',
      'Master builder',
      'Cecilie',
    ]);
  });

  test('is the same table when imported again, and another one as a study', async () => {
    const first = await bringIn(GAME);
    expect(await bringIn(GAME)).toEqual({ id: first.id, isNew: false });
    const study = await bringIn(GAME, 'study');
    expect(study.isNew).toBe(true);
    expect(await loadTable(first.id)).toMatchObject({ origin: 'finished', status: 'finished' });
    expect(await loadTable(study.id)).toMatchObject({ origin: 'study', status: 'finished' });
    expect(await loadTableAt(study.id, 30)).toMatchObject({ seq: 30, origin: 'study' });
  });

  test('is another table under other names: no one finds the names that another importer chose', async () => {
    const first = await bringIn({ ...GAME, seats: GAME.seats.map((seat) => ({ ...seat, name: 'Villain' })) });
    const second = await bringIn(GAME);
    expect(first.isNew).toBe(true);
    expect(second.id).not.toBe(first.id);
    expect((await exportGame(second.id))?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bohumil']);
    expect(await loadTable(second.id)).toMatchObject({ origin: 'finished' });
    const renamed = await bringIn({ ...GAME, game: { ...GAME.game, name: 'Another' } });
    expect(renamed.isNew).toBe(true);
    expect(await bringIn(GAME)).toEqual({ id: second.id, isNew: false });
  });

  test('keeps its players as names without seats', async () => {
    const { id } = await bringIn(GAME);
    const { rows } = await sql.query('select name, email, "userId" from "Seat" where "gameId" = $1', [id]);
    expect(rows.map(({ name }) => name)).toEqual(['Anna', 'Bohumil']);
    expect(rows.every(({ email, userId }) => !email && !userId)).toBe(true);
    const command = {
      expectedSeq: GAME.log.length,
      commandId: crypto.randomUUID(),
      command: { type: 'EndTurn' },
    };
    const path = `/api/games/${id}/commands`;
    await problemOf({ method: 'POST', path, token: 'a'.repeat(22), json: command }, 403, 'token-wrong');
    const told = await sql.query('select count(*) from "Outbox" where "gameId" = $1', [id]);
    expect(Number(told.rows[0].count)).toBe(0);
  });

  test('passes npm run passport as stored in the database', async () => {
    await bringIn(GAME);
    for await (const stored of databaseGames(databaseUrl)) {
      if ('unreadable' in stored) throw new Error(stored.unreadable);
      const { pack, game } = stored;
      const found = passportOf(game, packFor(pack.id, pack.version), present(RULES.at(-1)));
      expect(found).toMatchObject({ verdict: 'identical' });
    }
  });
});

describe('a refused import changes nothing', () => {
  test.each(sampled(TAMPERED, 6))('%s', async (_what, tamper, code, seq) => {
    const before = await games();
    const row = typeof seq === 'number' ? seq : seq(THREE);
    const { body: problem } = await problemOf(importing(tamper(THREE)), 422, 'not-importable');
    expect(problem.params).toEqual({ why: 'not-genuine', fault: code, row });
    expect(problem.detail).toContain(String(row));
    expect(await games()).toBe(before);
  });

  const withRow = (change: object): object => ({
    ...GAME,
    log: GAME.log.map((row, index) => (index === 9 ? { ...row, ...change } : row)),
  });
  const withGame = (change: object): object => ({ ...GAME, game: { ...GAME.game, ...change } });
  const withHolders = (...ends: readonly (readonly [number, number])[]): object => ({
    ...GAME,
    holders: ends.map(([seat, untilSeq]) => ({ seat, untilSeq, name: 'Hynek' })),
  });
  const deep = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) as unknown;

  test.each<readonly [string, unknown, string, Readonly<Record<string, unknown>>?]>([
    ['a running game', whileRunning(GAME, 50), 'seed-missing'],
    ['a finished game said to run', withGame({ status: 'running' }), 'seed-missing'],
    ['a game given up, as a finished one', withGame({ status: 'ended' }), 'not-finished'],
    ['nothing', {}, 'no-document', { path: 'format' }],
    ['another format', { ...GAME, format: 'praga-by-post/99' }, 'no-document', { path: 'format' }],
    ['no rows', { ...GAME, log: [] }, 'no-document', { path: 'log' }],
    ['too many rows', { ...GAME, log: Array.from({ length: 5001 }, () => GAME.log[2]) }, 'no-document'],
    ['an unknown command', withRow({ command: { type: 'Cheat' } }), 'no-document', { row: 10 }],
    ['more in a command', withRow({ command: { type: 'EndTurn', gold: 9 } }), 'no-document', { row: 10 }],
    ['a row with more in it', withRow({ note: 'x' }), 'no-document', { row: 10 }],
    ['a time that is none', withRow({ at: '2026-13-40T00:00:00.000Z' }), 'no-document', { row: 10 }],
    ['a time of no game', withRow({ at: '0001-01-01T00:00:00.000Z' }), 'no-document', { row: 10 }],
    ['a command id that is none', withRow({ commandId: "'; drop table" }), 'no-document', { row: 10 }],
    ['too few seats', { ...GAME, seats: GAME.seats.slice(1) }, 'no-document', { path: 'seats' }],
    ['a seat twice', { ...GAME, seats: [GAME.seats[0], GAME.seats[0]] }, 'no-document', { path: 'seats' }],
    ['a former holder of no seat', withHolders([2, 9]), 'no-document', { path: 'holders' }],
    ['a former holder twice', withHolders([1, 9], [1, 9]), 'no-document', { path: 'holders' }],
    ['former holders out of order', withHolders([1, 9], [0, 4]), 'no-document', { path: 'holders' }],
    ['a former holder beyond the end', withHolders([1, 4999]), 'no-document', { path: 'holders' }],
    ['events within an event', withRow({ events: [{ type: 'Scored', deep }] }), 'not-genuine', { row: 10 }],
  ])('%s', async (_what, document, why, more) => {
    const before = await games();
    const { body: problem } = await problemOf(importing(document), 422, 'not-importable');
    expect(problem.params).toMatchObject(Object.assign({ why }, more));
    expect(await games()).toBe(before);
  });

  test('a body that is malformed or too large', async () => {
    await problemOf(
      { method: 'POST', path: '/api/imports', json: { document: GAME } },
      400,
      'invalid-request',
    );
    await problemOf(importing(GAME, 'play'), 400, 'invalid-request');
    await problemOf(importing({ fill: 'x'.repeat(6_000_000) }), 413, 'body-too-large');
  });
});

describe('the form', () => {
  const send = async (form: FormData, headers: Record<string, string> = {}): Promise<string> => {
    const request = new Request('http://localhost/import/file', { method: 'POST', body: form, headers });
    const response = await POST(request);
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  };
  const formOf = (text: string | Uint8Array<ArrayBuffer>, as: string): FormData => {
    const form = new FormData();
    form.set('file', new File([text], 'game.json', { type: 'application/json' }));
    form.set('as', as);
    return form;
  };

  test('leads to the game, a study to its first step', async () => {
    expect(await send(formOf(WHOLE, 'finished'))).toMatch(/^\/games\/[a-z0-9]+$/);
    expect(await send(formOf(WHOLE, 'study'))).toMatch(/^\/games\/[a-z0-9]+\/at\/1$/);
  });

  test.each([
    ['a gzip file', gzipSync(WHOLE), 'packed'],
    ['a zip file', Buffer.from('504b03041400', 'hex'), 'packed'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${WHOLE}`, 'utf16le'), 'other-encoding'],
    ['UTF-16 without one', Buffer.from(WHOLE, 'utf16le'), 'other-encoding'],
    ['big-endian UTF-16', Buffer.from(WHOLE, 'utf16le').swap16(), 'other-encoding'],
    ['Latin-1', Buffer.from('{"name":"Zoë"}', 'latin1'), 'other-encoding'],
    ['CSV', 'seat;name;points\n1;Anna;75\n', 'not-json'],
    ['a page', '<!doctype html><title>{}</title>', 'not-json'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'not-json'],
    ['deep lists', `[${'['.repeat(100_000)}`, 'too-complex'],
    ['very many values', `[${'1,'.repeat(300_000)}1]`, 'too-complex'],
    ['half a game', WHOLE.slice(0, 5000), 'malformed-json'],
  ])('says of %s what it takes', async (_what, file, problem) => {
    expect(await send(formOf(file, 'finished'))).toBe(`/import?problem=${problem}`);
  });

  test('says what is wrong, in the address', async () => {
    expect(await send(new FormData())).toBe('/import?problem=no-file');
    expect(await send(formOf('{', 'finished'))).toBe('/import?problem=malformed-json');
    expect(await send(formOf('{}', 'finished'))).toBe('/import?problem=no-document&where=format');
    const rows = GAME.log.map((row) =>
      row.seq === 5 ? { ...row, seat: 0, commandId: GAME.log[1]?.commandId } : row,
    );
    const tampered: GameDocument = { ...GAME, log: rows as GameDocument['log'] };
    expect(await send(formOf(JSON.stringify(tampered), 'finished'))).toBe(
      '/import?problem=not-genuine&row=5&fault=hash',
    );
    expect(await send(formOf('x'.repeat(6_000_000), 'finished'))).toBe('/import?problem=body-too-large');
    expect(await send(formOf('{}', 'finished'), { 'sec-fetch-site': 'cross-site' })).toBe(
      '/import?problem=cross-site',
    );
  });
});
