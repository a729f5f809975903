/**
 * Every value on the way from a seed to the hashes of a small game, for authors of a verifier
 * (examples/vectors.json).
 */
import { hmacSha256Hex, sha256Hex } from '@/lib/game/engine/hash';
import { plazaRing } from '@/lib/game/engine/phases/plaza';
import { keyedInt, keyedShuffle } from '@/lib/game/engine/random';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/game/engine/setup';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import type { ExportedRow } from '@/lib/game/eventlog/export';
import { packFor, RULES_VERSION } from '@/lib/game/rulesets';
import { begin } from '../golden/games';
import { give } from './engine/running';
import { documentOfRunning } from './documents';

const SEED = `${'0'.repeat(63)}1`;
const PACK = { id: 'reconstruction', version: 2 };
const PLAIN_VARIANT = {
  ...BASE_VARIANT,
  tileOrder: 'first-game',
  bridgeFaces: 'A',
  plazaFaces: 'A',
} as const;
const SETUP = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT } as const;

/** A draw with each of its attempts. */
function draw(label: string, index: number, n: number) {
  const result = keyedInt(SEED, label, index, n);
  const attempts: { hashed: string; hmac: string; value: number }[] = [];
  const limit = 2 ** 48 - (2 ** 48 % n);
  do {
    const hashed = `${label}/${index}/${attempts.length}`;
    const hmac = hmacSha256Hex(SEED, hashed);
    attempts.push({ hashed, hmac, value: Number.parseInt(hmac.slice(0, 12), 16) });
  } while ((attempts.at(-1)?.value ?? 0) >= limit);
  return { label, index, n, limit, attempts, result };
}

function shuffle(label: string, items: readonly string[]) {
  const draws = items.slice(1).map((_, i) => draw(label, items.length - 1 - i, items.length - i));
  const exchanges = draws.map(({ index, result }) => [index, result]);
  return { label, items, exchanges, result: keyedShuffle(SEED, label, items) };
}

const HASHED = [
  'prevHash',
  'seq',
  'seat',
  'command',
  'commandId',
  'events',
  'at',
  'rulesVersion',
  'secretDigest',
] as const;

/** The hashed part of a row, and its hash. */
function sealed(gameId: string, row: ExportedRow) {
  const body = Object.fromEntries(HASHED.map((key) => [key, row[key]]));
  return {
    row,
    secretDigest: {
      hashed: canonicalJson({ gameId, seq: row.seq, secret: row.secret }),
      hmac: row.secretDigest,
    },
    hash: { hashed: canonicalJson({ ...body, gameId }), sha256: row.hash },
    receipt: `${row.seq}-${row.hash.slice(-12)}`,
  };
}

/** A game of two rows: set-up, and a tile from the crane. */
function smallGame() {
  const beginning = { pack: PACK, rulesVersion: RULES_VERSION, setup: SETUP, seed: SEED };
  const game = give(begin(beginning), 0, { type: 'TakeActionTile', position: 4 });
  const told = { title: 'A small game', checkpoints: [], finalScores: [], ranking: [], commands: [] };
  return documentOfRunning({ ...beginning, ...told }, game);
}

/** The setup of another kind of game: its row, and the draws that only such a game has. */
function setUp(setup: Setup, draws: readonly ReturnType<typeof draw>[]) {
  const beginning = { pack: PACK, rulesVersion: RULES_VERSION, setup, seed: SEED };
  const told = { title: 'A set-up', checkpoints: [], finalScores: [], ranking: [], commands: [] };
  const { game, log } = documentOfRunning({ ...beginning, ...told }, begin(beginning));
  return { draws, head: game.head, rows: log.map((row) => sealed(game.id, row)) };
}

const RANDOM_PARLER = { ...BASE_OPTIONS, randomParler: true };
const PARLER_ROWS = ['upgrade', 'wall', 'building'];
const ALL_OPTIONS = Object.fromEntries(
  Object.keys(BASE_OPTIONS).map((option) => [option, option !== 'randomParler']),
) as unknown as Setup['options'];

/** The vectors as in the file. */
export function vectors() {
  const value = { b: 1, a: [true, 'ž"\n', { d: {}, c: [] }] };
  const { game, log } = smallGame();
  return {
    canonical: { value, text: canonicalJson(value), sha256: sha256Hex(canonicalJson(value)) },
    promise: { seed: SEED, hashed: SEED, commitment: sha256Hex(SEED) },
    draws: [draw('prebuilt-rotation', 0, 6), draw('plaza-face', 3, 2), draw('wide', 0, 2 ** 32)],
    shuffle: shuffle('parler-cards', ['a', 'b', 'c', 'd', 'e']),
    game: { id: game.id, pack: game.pack, rulesVersion: game.rulesVersion, head: game.head },
    rows: log.map((row) => sealed(game.id, row)),
    solo: setUp({ players: 1, solo: 'parler', options: RANDOM_PARLER, variant: BASE_VARIANT }, [
      ...PARLER_ROWS.map((row) => draw(`parler-marker-${row}`, 0, 4)),
      draw('parler-pawn', 0, plazaRing(packFor(PACK.id, PACK.version)).length),
    ]),
    options: setUp({ players: 3, options: ALL_OPTIONS, variant: PLAIN_VARIANT }, []),
  };
}
