/**
 * Every kind of command, given by keys out of the moves: at the table, in words and in the sandbox. The focus
 * stays in the moves, and the region that speaks stays the same node.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Wanted } from '../support/lay-out';
import { giveByKeys, type Given } from './support/driver/give';
import { report } from './support/figures';
import { isInMoves } from './support/in-turn';
import { layOut, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const RECORDED = resolve(import.meta.dirname, '../golden/recorded');
const LONGEST_MS = 15 * 60_000;

interface Case {
  readonly wanted: Wanted;
  readonly seat: number;
  readonly command: Given;
}

/** The first time that each kind of command is given in the recorded games. */
function casesOf(): readonly Case[] {
  const cases = new Map<string, Case>();
  for (const file of readdirSync(RECORDED)) {
    const { name: game } = parse(file);
    const text = readFileSync(join(RECORDED, file), 'utf8');
    const { commands } = JSON.parse(text) as { commands: readonly [number, Given][] };
    for (const [i, [seat, command]] of commands.entries())
      if (!cases.has(command.type)) cases.set(command.type, { wanted: { game, commands: i }, seat, command });
  }
  return [...cases.values()];
}

/** All that somebody at a table may do. */
const KINDS = 37;

for (const [name, path] of [
  ['table', ''],
  ['words', '/words'],
] as const) {
  test(`${name}: the focus stays in the moves after every kind of command`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const cases = casesOf();
    expect(cases.length).toBe(KINDS);
    const lost: string[] = [];
    for (const { wanted, seat, command } of cases) {
      const page = await openSeat(browser, await layOut(wanted, { isFresh: true }), seat, { path });
      await expect(page.locator('html[data-version]')).toBeAttached();
      await expect(page.locator('#moves')).toBeVisible();
      const news = await page.locator('#news').elementHandle();
      await giveByKeys(page, command);
      const isKept = await expect
        .poll(() => isInMoves(page))
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      const isSame = await news?.evaluate((it) => it === document.getElementById('news'));
      if (!isKept || !isSame) lost.push(`${command.type}: ${isKept ? 'another region speaks' : 'focus'}`);
      await page.context().close();
    }
    report(
      `${name}: kinds of commands after which the focus is in the moves and the same region speaks`,
      `${KINDS - lost.length} of ${KINDS}`,
    );
    expect(lost).toEqual([]);
  });
}
