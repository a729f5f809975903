/** Puzzles without a network: stored ones can be played, missing ones are named, and nothing else is stored. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { moves, stepOn } from './support/journey';
import { FULL, test } from './support/test';

const WHOLE = '/puzzles/whole';

/** Paths of all that this browser has kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Chromium forgets its emulated state of the network with the process that a navigation replaces. */
async function goOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test('the turn of the day and ten more are played without a network', FULL, async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/puzzles');
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(WHOLE);
  const kept = await keptPaths(page);
  const puzzles = kept.filter((path) => /^\/puzzles\/\d+$/.test(path));
  expect(puzzles).toHaveLength(11);
  // No page of a table, no seat, nobody's own.
  expect(
    kept.filter((path) => !/^\/(puzzles|offline|_next\/static|s|pack|api\/puzzles)(\/|$)/.test(path)),
  ).toEqual([]);

  await goOffline(page, '/puzzles/today');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expect(moves(page)).toBeVisible();
  await expect(page.locator('main svg').filter({ visible: true }).first()).toBeVisible();
  await stepOn(page);
  await page.getByRole('button', { name: 'Hint 1 of 3' }).click();
  await expectAccessible(page);

  await page.goto(puzzles.at(-1) ?? '');
  await expect(moves(page)).toBeVisible();

  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((id) => !puzzles.includes(`/puzzles/${id}`));
  await page.goto(`/puzzles/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Puzzle \d+$/ })).toHaveCount(11);
  await expect(page.goto('/lobby')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto(`/puzzles/${other}`);
  await expect(moves(page)).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeHidden();
});
