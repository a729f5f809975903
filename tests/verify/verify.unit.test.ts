import { describe, expect, test } from 'vitest';
import { readDocument } from '@/lib/game/eventlog/export';
import { isReceiptOf, parseReceipt, receiptOf } from '@/lib/game/eventlog/chain';
import { CHECKS } from '@/lib/game/verify/report';
import { verifyGame, verifySteps } from '@/lib/game/verify/verify';
import { RECORDINGS } from '../golden/recordings';
import { goldenDocument, resealed, whileRunning } from '../support/documents';
import { ofEachKind, sampled } from '../support/full';
import { documentWithTurnsBack } from '../support/taken-back';
import { TAMPERED } from './tampering';

const PLAYED = '3-players-online';

describe('a genuine game', () => {
  test.each(sampled(RECORDINGS, 3).map(({ file }) => file))('%s passes every check', (file) => {
    const game = goldenDocument(file);
    const { complete, checks, tally, fault } = verifyGame(game);
    expect(fault).toBeUndefined();
    expect(complete).toBe(true);
    expect(Object.values(checks)).toEqual(CHECKS.map(() => 'ok'));
    expect(tally.rows).toBe(game.log.length);
    expect(tally.decisions).toBe(game.log.length);
    expect(tally.shuffles).toBeGreaterThan(10);
  });

  test.each(sampled(RECORDINGS, 2).map(({ file }) => file))('%s passes with turns taken back', (file) => {
    const read = readDocument(JSON.parse(JSON.stringify(documentWithTurnsBack(file))));
    if (!read.ok) throw new Error(read.error.path);
    const { complete, fault } = verifyGame(read.value);
    expect(fault).toBeUndefined();
    expect(complete).toBe(true);
    const { game, log } = read.value;
    expect(verifyGame(whileRunning(read.value, game.seq)).fault).toBeUndefined();
    expect(log.some(({ command }) => command.type === 'TakeTurnBack')).toBe(true);
  });

  test('tells after every row how far it is', () => {
    const game = goldenDocument(PLAYED);
    const told = [...verifySteps(game)].map(({ done }) => done);
    expect(told).toEqual(game.log.map(({ seq }) => seq));
  });
});

test.each([
  ['another row to go back to', { to: 1 }],
  ['fewer rows', { rows: [] }],
  ['another consent', { consent: [] }],
])('a turn taken back with %s is found', (_what, change) => {
  const game = documentWithTurnsBack('2-players-online');
  const at = game.log.find(({ command }) => command.type === 'TakeTurnBack')?.seq ?? 0;
  const log = game.log.map((row) =>
    row.seq === at ? { ...row, events: row.events.map((event) => ({ ...event, ...change })) } : row,
  );
  expect(verifyGame(resealed({ ...game, log })).fault).toMatchObject({ code: 'events', seq: at });
});

const { rows } = ofEachKind('tampered games', TAMPERED, {
  key: ([what]) => what,
  kinds: ([, , code]) => [code],
});
test.each(rows)('tampering is found, with the first bad row: %s', (_what, tamper, code, seq) => {
  const game = goldenDocument(PLAYED);
  const { fault, checks } = verifyGame(tamper(game));
  expect(fault).toMatchObject({ code, seq: typeof seq === 'number' ? seq : seq(game) });
  expect(fault && checks[fault.check]).toBe('failed');
});

describe('a running game', () => {
  const running = whileRunning(goldenDocument(PLAYED), 80);

  test('has its chain checked; the rest waits for the seed', () => {
    const { complete, checks, fault, tally } = verifyGame(running);
    expect({ complete, fault }).toEqual({ complete: false, fault: undefined });
    expect(checks).toMatchObject({ versions: 'ok', chain: 'ok', commitment: 'later', decisions: 'later' });
    expect(tally).toMatchObject({ rows: 80, decisions: 0 });
  });

  test('with a changed row fails', () => {
    const [first, ...rest] = running.log;
    if (!first) throw new Error('no rows');
    const log = [first, ...rest.map((row) => (row.seq === 7 ? { ...row, seat: 3 } : row))];
    expect(verifyGame({ ...running, log }).fault).toMatchObject({ code: 'hash', seq: 7, check: 'chain' });
  });

  test('that promises another seed than its first row fails', () => {
    const game = { ...running.game, commitment: '0'.repeat(64) };
    expect(verifyGame({ ...running, game }).fault).toMatchObject({ check: 'chain', code: 'setup', seq: 1 });
  });
});

describe('receipts', () => {
  const { log } = goldenDocument(PLAYED);
  const [row] = log.slice(20);

  test('are read back, also as people type them', () => {
    if (!row) throw new Error('too short');
    const receipt = receiptOf(row);
    expect(receipt).toBe(`21-${row.hash.slice(-12)}`);
    expect(parseReceipt(` ${receipt.toUpperCase()} `)).toEqual({ seq: 21, end: row.hash.slice(-12) });
    expect(isReceiptOf(log, { seq: 21, end: row.hash.slice(-12) })).toBe(true);
    expect(isReceiptOf(log, { seq: 22, end: row.hash.slice(-12) })).toBe(false);
  });
  test.each(['', '12', 'x-9f3a77c102be', '3-9f3a77c102b', '3-9f3a77c102beef'])('%j is no code', (text) => {
    expect(parseReceipt(text)).toBeUndefined();
  });
});
