/**
 * Every kind of command, given by keys out of the moves: at the table, in words and in the sandbox. The focus
 * stays in the moves, and the region that speaks stays the same node.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { giveByKeys, type Given } from './support/driver/give';
import { report } from './support/figures';
import { layOut, takeSeat, type GoldenTable, type Wanted } from './support/golden-tables';
import { FULL, test } from './support/test';

const RECORDED = path.resolve(import.meta.dirname, '../golden/recorded');
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
    const { name: game } = path.parse(file);
    const text = readFileSync(path.join(RECORDED, file), 'utf8');
    const { commands } = JSON.parse(text) as { commands: readonly [number, Given][] };
    for (const [i, [seat, command]] of commands.entries())
      if (!cases.has(command.type)) cases.set(command.type, { wanted: { game, commands: i }, seat, command });
  }
  return [...cases.values()];
}

async function seatAt(page: Page, table: GoldenTable, seat: number, view: string): Promise<void> {
  await takeSeat(page.context(), test.info().project.use.baseURL ?? '', table, seat);
  await page.goto(`/games/${table.gameId}${view}`);
  await expect(page.locator('html[data-version]')).toBeAttached();
  await expect(page.locator('#moves')).toBeVisible();
}

/** All that somebody at a table may do. */
const KINDS = 37;

for (const [name, view] of [
  ['table', ''],
  ['words', '/words'],
] as const) {
  test(`${name}: the focus stays in the moves after every kind of command`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const cases = casesOf();
    expect(cases.length).toBe(KINDS);
    const lost: string[] = [];
    for (const { wanted, seat, command } of cases) {
      const context = await browser.newContext(test.info().project.use);
      const page = await context.newPage();
      const [table] = await layOut([wanted], { isFresh: true });
      if (!table) throw new Error('there is no table');
      await seatAt(page, table, seat, view);
      const news = await page.locator('#news').elementHandle();
      await giveByKeys(page, command);
      const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('#moves')));
      const isKept = await expect
        .poll(isInside)
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      const isSame = await news?.evaluate((it) => it === document.getElementById('news'));
      if (!isKept || !isSame) lost.push(`${command.type}: ${isKept ? 'another region speaks' : 'focus'}`);
      await context.close();
    }
    report(
      `${name}: kinds of commands after which the focus is in the moves and the same region speaks`,
      `${KINDS - lost.length} of ${KINDS}`,
    );
    expect(lost).toEqual([]);
  });
}
