/**
 * Everything a game can hold occurs in a game that is really played: golden games, then games of a player who
 * tries the rarest steps, until nothing is missing. Missing items after the last game are named.
 * A refusal or an open item counts as well if a test of this folder expects it. OCCURRENCE_SEED=n starts the
 * curious games at another seed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Setup } from '@/lib/game/engine/setup';
import { elementAt } from '@/lib/game/engine/util';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import { RECORDINGS } from '../golden/recordings';
import { novice, plentyOf, playCuriously } from '../support/engine/curious';
import { occurringIn, possible } from '../support/engine/occurrences';
import { scoreDisagreements } from '../support/engine/scorer';
import { PACK } from '../support/engine/table';

const FIRST_SEED = Number(process.env.OCCURRENCE_SEED ?? 401);
const MAX_GAMES = 120;

const EXPECT_CODES = ['refused', 'toBe', 'toEqual', 'toMatchObject', 'each'];
const EXPECT_ITEMS = ['open'];

const seen = new Set<string>();
const experience = novice();
const plenty = plentyOf(PACK);
const disagreements: string[] = [];
const expectedItems = textsExpected(EXPECT_ITEMS);
const missing = (): readonly string[] =>
  possible(PACK).filter((name) => !seen.has(name) && !expectedItems.has(name.replace(/^item /, '')));
const see = (log: Parameters<typeof occurringIn>[1]): void => {
  for (const name of occurringIn(PACK, log)) seen.add(name);
};

beforeAll(() => {
  for (const { file } of RECORDINGS) see(playedTo(readGame(file)).log);
  for (let game = 0; game < MAX_GAMES && missing().length > 0; game += 1) playAndScore(game);
}, 240_000);

function playAndScore(game: number): void {
  const seed = FIRST_SEED + game;
  const { log, state } = playCuriously(plenty, setupOf(game), seed, experience);
  see(log);
  disagreements.push(...scoreDisagreements(plenty, state, log).map((text) => `seed ${seed}: ${text}`));
}

/** Mostly two players, which is quickest; every third game is larger. */
function setupOf(game: number): Setup {
  const isLarge = game % 3 === 2;
  const setups = RECORDINGS.map(({ setup }) => setup).filter(({ players }) =>
    isLarge ? players > 2 : players === 2,
  );
  return elementAt(setups, Math.floor(isLarge ? game / 3 : game) % setups.length);
}

test(`every command, event, tile, technology, seal, reward, variant and option occurs (seeds from ${FIRST_SEED})`, () => {
  expect(missing()).toEqual([]);
});

test('SCORE-7, SCORE-10 the independent scorer agrees in these games, where every seal and V tile counts', () => {
  expect(disagreements).toEqual([]);
});

test('every refusal is given in these games or expected by a test', () => {
  const expected = textsExpected(EXPECT_CODES);
  const never = REJECTION_CODES.filter((code) => !experience.refusals.has(code) && !expected.has(code));
  expect(never).toEqual([]);
});

test('most refusals are really given in these games', () => {
  expect(experience.refusals.size).toBeGreaterThan(0.8 * REJECTION_CODES.length);
});

function testFiles(): readonly string[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !import.meta.filename.endsWith(name))
    .map((name) => path.join(folder, name));
}

function textsExpected(calls: readonly string[]): ReadonlySet<string> {
  return new Set(testFiles().flatMap((file) => expectedIn(file, calls)));
}

/**
 * Texts in calls that expect something: `refused(...)`, `open(...)`, `toBe(...)` and tables of `test.each`.
 */
function expectedIn(file: string, calls: readonly string[]): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isExpected: boolean): void => {
    const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
    if (isCall) visit(node.expression, false);
    const inside = isExpected || (isCall && calls.includes(nameOf(node)));
    if (inside && ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, (child) => {
      if (!isCall || child !== node.expression) visit(child, inside);
    });
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), false);
  return found;
}

function nameOf(call: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
}
