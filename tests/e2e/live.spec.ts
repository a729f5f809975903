import { expect, type Page } from '@playwright/test';
import { cuttingProxy } from '../support/cutting-proxy';
import { inFull } from '../support/full';
import { wireStep, wireTurn, type WireTable } from '../support/wire';
import { moves, playedInPage } from './support/journey';
import { noteStream } from './support/live-table';
import { requestsOf } from './support/page-events';
import { newTable, SERVICE, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

/** After this time the requests that follow the last news have been sent. */
const SETTLED_MS = 4_500;

const shown = (page: Page) => page.locator('[data-seq]');

async function watch(page: Page, { id }: WireTable, origin = SERVICE) {
  await noteStream(page);
  await page.goto(`${origin}/games/${id}`);
  // An earlier step would be part of the state that the stream reports first, so the page would fetch its rows.
  await expect(page.locator('html[data-heard]')).toBeAttached();
}

/** Notes all that is read out from now on. */
const listen = (page: Page) =>
  page.locator('#news').evaluate((news) => {
    const heard: (string | null)[] = [];
    const note = () => heard.push(news.textContent);
    new MutationObserver(note).observe(news, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { heard });
  });
const heardBy = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'heard')));

for (const [pace, clock] of [
  ['relaxed', 'Waiting for Bohumil since'],
  ['daily', /Bohumil: until/],
] as const)
  test(
    `an open page follows a ${pace} game turn by turn, without a reload, and stays as it is`,
    FULL,
    async ({ page }) => {
      const table = await newTable(undefined, { pace: { kind: pace } });
      await watch(page, table);
      await expect(moves(page).getByRole('heading', { name: 'Waiting for Anna' })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await listen(page);
      // Nobody touches the page: its words about others are fetched when there are any.
      await page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => (menu.open = true));
      await playedInPage(page);
      // A turn of somebody else is a few bytes, and nothing is asked for.
      const requests = requestsOf(page);

      await wireStep(table);
      await expect(page.locator('#in-turn')).toContainText('Anna is in the middle of a turn.');
      await expect(shown(page)).toHaveAttribute('data-seq', '1');

      const ended = await wireTurn(table);
      await expect(shown(page)).toHaveAttribute('data-seq', String(ended?.seq));
      await expect(page.locator('#in-turn')).toHaveCount(0);
      // Final steps in the middle of a turn are read out before its end.
      await expect.poll(() => heardBy(page)).toContain('Anna takes the action tile');
      // By the deal, the same sentence may say first how a bonus was left unused.
      await expect.poll(() => heardBy(page)).toMatch(/Anna ([^.]*; )?ends their turn in round 1/);
      // The clocks of this moment came with the turn.
      await expect(page.locator('#moves #turn-clocks')).toContainText(clock);
      await page.waitForTimeout(SETTLED_MS);
      expect(requests.filter(({ pathname }) => !pathname.startsWith('/_next/static/'))).toEqual([]);
      await expect(page.locator('details.menu')).toHaveAttribute('open', '');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
  );

test('after the end of a turn the next clocks are shown without a page request', FULL, async ({ page }) => {
  const table = await newTable(['Anna', 'Bohumil', 'Cecilie'], { pace: { kind: 'daily' } });
  await takeSeat(page.context(), table);
  await wireStep(table);
  await watch(page, table);
  await playedInPage(page);
  const requests = requestsOf(page);
  // The rest of the turn, as from another page of theirs.
  await wireTurn(table);
  await expect(page.locator('#moves #turn-clocks')).toContainText(/Bohumil: until/);
  const last = await wireTurn(table);
  await expect(shown(page)).toHaveAttribute('data-seq', String(last?.seq));
  await expect(page.locator('#moves #turn-clocks')).toContainText(/Cecilie: until/);
  await page.waitForTimeout(SETTLED_MS);
  expect(requests.filter(({ search }) => search.includes('_rsc='))).toEqual([]);
});

/** Their connection is dropped after every five. */
const MINUTES = inFull(60, 10);

test(`a page left open for ${MINUTES} minutes of dropped connections shows the right position at the end`, async ({
  page,
}) => {
  const table = await newTable();
  const proxy = await cuttingProxy(SERVICE);
  // They pass only in the page: its timers run, and nobody waits.
  await page.clock.install();
  await watch(page, table, proxy.origin);
  let last: number | undefined;
  for (let minute = 0; minute < MINUTES; minute += 5) {
    proxy.cut();
    last = (await wireTurn(table))?.seq;
    await page.clock.runFor('02:00');
    proxy.mend();
    // Once more in the middle of the page's work.
    proxy.shake();
    await page.clock.runFor('03:00');
  }
  expect(proxy.broken()).toBeGreaterThan(inFull(12, 4));
  await expect(async () => {
    await page.clock.runFor('00:10');
    await expect(shown(page)).toHaveAttribute('data-seq', String(last), { timeout: 500 });
  }).toPass();
  await expect(moves(page).getByRole('heading', { name: /^Waiting for / })).toBeVisible();
  await proxy.close();
});
