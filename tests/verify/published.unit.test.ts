/**
 * The published parts of the proof: the text, every value of a small game, and a verifier that was written
 * only from the text.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET as packOf } from '@/app/pack/[id]/route';
import { GET as fileOf } from '@/app/verify/[file]/route';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { packFor } from '@/lib/game/rulesets';
import { verifyGame } from '@/lib/game/verify/verify';
import { RECORDINGS } from '../golden/recordings';
import { goldenDocument } from '../support/documents';
import { sampled } from '../support/full';
import { jsonByItem } from '../support/json-by-item';
import { VERIFICATION } from '@/lib/game/casebook/verification';
import { verificationAsMarkdown } from '../support/published';
import { documentWithTurnsBack } from '../support/taken-back';
import { vectors } from '../support/vectors';
import { TAMPERED } from './tampering';

test('docs/verification.md is the English of the page (vitest -u writes it)', async () => {
  await expect(verificationAsMarkdown()).toMatchFileSnapshot('../../docs/verification.md');
});

test('code on the page is without words, as it is the same in every language', () => {
  const code = VERIFICATION.flatMap(({ blocks }) => blocks).flatMap((block) =>
    'code' in block ? block.code : [],
  );
  expect(code.filter((text) => /\b(for|if|else|return|swap|the|and|or|of)\b/.test(text))).toEqual([]);
});

test('the vectors are what the engine works out (vitest -u writes them)', async () => {
  await expect(jsonByItem(vectors(), 2)).toMatchFileSnapshot('../../examples/vectors.json');
});

test('the vectors have a solo game and one with options, and their draws are in the setup', () => {
  const { solo, options, game } = vectors();
  const startOf = ({ rows }: typeof solo) => rows[0]?.row.events[0] as unknown as Record<string, unknown>;
  const results = Object.fromEntries(solo.draws.map(({ label, result }) => [label, result]));
  const { city } = packFor(game.pack.id, game.pack.version);
  const ring = city.plazaOrders.find(({ players }) => players === 2)?.clockwise ?? [];
  expect(startOf(solo).parler).toMatchObject({
    markers: {
      upgrade: results['parler-marker-upgrade'],
      wall: results['parler-marker-wall'],
      building: results['parler-marker-building'],
    },
    plaza: ring[results['parler-pawn'] ?? -1],
  });
  expect(startOf(options).setup).toMatchObject({ options: { openVTiles: true, asyncTechnology: true } });
});

test.each([
  ['verify.py', 200],
  ['vectors.json', 200],
  ['package.json', 404],
  ['constructor', 404],
])('/verify/%s answers %i', async (file, status) => {
  const asked = new Request(`http://praga.test/verify/${file}`);
  expect((await fileOf(asked, { params: Promise.resolve({ file }) })).status).toBe(status);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('there is no python3 here: examples/verify.py was not run');

describe.skipIf(!hasPython)('the verifier in Python', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-verify-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const written = (name: string, value: object): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, JSON.stringify(value));
    return file;
  };
  /** Its output for each document, and its exit code; the pack is the service's. */
  async function verdicts(version: number, documents: readonly GameDocument[]) {
    const id = `reconstruction-${version}`;
    const pack = await packOf(new Request(`http://praga.test/pack/${id}`), {
      params: Promise.resolve({ id }),
    });
    const packFile = written(`${id}.json`, (await pack.json()) as object);
    const files = documents.map((document, i) => written(`game-${i}.json`, document));
    const args = ['examples/verify.py', packFile, ...files];
    const { status, stdout } = spawnSync('python3', args, { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    return { status, said: lines.map((line, i) => line.slice(`${files[i]}: `.length)) };
  }
  let games: readonly GameDocument[];
  beforeAll(() => {
    const thoughts = [{ seat: 0, seq: 9, at: '2026-05-09T12:09:00.000Z', text: 'Not part of the chain' }];
    games = sampled(RECORDINGS, 3).map(({ file }) => ({ ...goldenDocument(file), thoughts }));
  });

  test('has no more than 200 lines, and imports nothing that has to be installed', () => {
    const lines = fs.readFileSync('examples/verify.py', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(200);
    expect(lines.filter((line) => /^\s*(import|from) /.test(line))).toEqual([
      'import hashlib, hmac, json, sys',
    ]);
  });

  test('refuses a game whose end was cut off, and tells swapped arguments apart', async () => {
    const whole = games.find(({ game }) => game.status === 'finished' && game.pack.version === 2);
    if (!whole) throw new Error('no game is finished');
    const log = whole.log.slice(0, -1);
    const cut = { ...whole, log, game: { ...whole.game, seq: log.length, head: log.at(-1)?.hash ?? '' } };
    const { result: _result, ...hidden } = { ...cut, game: { ...cut.game, status: 'running' as const } };
    const { status, said } = await verdicts(2, [cut, hidden]);
    const isRefused = expect.stringContaining('the game is not over');
    expect([status, ...said]).toEqual([1, isRefused, isRefused]);
    for (const document of [cut, hidden])
      expect(verifyGame(document).fault).toMatchObject({ code: 'not-finished', seq: log.length });
    const game = written('swapped.json', whole);
    const swapped = spawnSync('python3', ['examples/verify.py', game, game], { encoding: 'utf8' });
    expect([swapped.status, swapped.stderr.trim()]).toEqual([1, 'the pack comes first, then the games']);
  });

  test('a solo game has rows of seat 0 only, and names its options in row 1 and in GameStarted', () => {
    const startOf = ({ log: [first] }: GameDocument) =>
      first?.events.find((event) => event.type === 'GameStarted') as
        | { readonly setup: { readonly players: number; readonly options: object } }
        | undefined;
    const solo = games.filter((game) => startOf(game)?.setup.players === 1);
    for (const game of games) {
      const chosen = game.log[0]?.command as { setup?: { options?: object } };
      expect(chosen.setup?.options).toEqual(startOf(game)?.setup.options);
    }
    expect(solo.length).toBeGreaterThan(0);
    for (const { log } of solo) expect(new Set(log.slice(1).map(({ seat }) => seat))).toEqual(new Set([0]));
  });

  test('accepts every golden game', async () => {
    for (const version of [1, 2]) {
      const of = games.filter(({ game }) => game.pack.version === version);
      const { status, said } = await verdicts(version, of);
      expect(said).toEqual(of.map(() => 'holds'));
      expect(status).toBe(0);
    }
  });

  test('accepts games where ended turns were taken back', async () => {
    const back = sampled(RECORDINGS, 3).map(({ file }) => documentWithTurnsBack(file));
    for (const version of [1, 2]) {
      const of = back.filter(({ game }) => game.pack.version === version);
      expect((await verdicts(version, of)).said).toEqual(of.map(() => 'holds'));
    }
  });

  /** Only the rules expose an attacker who rewrites the whole log; the text says so. */
  const NEED_RULES = ['events', 'refused'];

  test('rejects what was tampered with, and names the row', async () => {
    const game = goldenDocument('2-players-base');
    const found = TAMPERED.filter(
      ([what, , code]) => !NEED_RULES.includes(code) || what.startsWith('another tile is drawn'),
    );
    expect(found.length).toBeGreaterThan(20);
    const { status, said } = await verdicts(
      game.game.pack.version,
      found.map(([, tamper]) => tamper(game)),
    );
    const rows = said.map((line) => Number(/^row (\d+): /.exec(line)?.[1]));
    expect(found.map(([what], i) => [what, rows[i]])).toEqual(
      found.map(([what, , , seq]) => [what, typeof seq === 'number' ? seq : seq(game)]),
    );
    expect(status).toBe(1);
  });
});
