/** Many tables in tabs of one browser, which share one connection for what they hear. */
import { expect, type Page } from '@playwright/test';
import { wireTable, wireTurn, type WireTable } from '../support/wire';
import { test } from './support/test';

const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';
const TABS = 10;

/** Addresses of the streams that a page opens, and whether they are still open. */
function streamsOf(page: Page): Set<string> {
  const open = new Set<string>();
  page.on('request', (request) => request.url().includes('/stream?') && open.add(request.url()));
  page.on('requestfinished', (request) => open.delete(request.url()));
  page.on('requestfailed', (request) => open.delete(request.url()));
  return open;
}

const rowOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.version?.split('.')[0]));

test('ten tables in tabs have one stream, each follows its own game, and the next leads when one closes', async ({
  context,
}) => {
  const tables: WireTable[] = [];
  for (let i = 0; i < TABS; i += 1) tables.push(await wireTable(SERVICE));
  await context.addCookies(
    tables.map(({ id, tokens }) => ({ name: `seat_${id}`, value: tokens[1] ?? '', url: SERVICE })),
  );
  // As if everybody wished for sounds: then hidden tabs listen, too.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('table-sound', 'on');
  });
  const tabs: { page: Page; table: WireTable; streams: Set<string> }[] = [];
  for (const table of tables) {
    const page = await context.newPage();
    tabs.push({ page, table, streams: streamsOf(page) });
    await page.goto(`${SERVICE}/games/${table.id}`);
  }
  const open = () => tabs.flatMap(({ streams }) => [...streams]);
  const covers = (wanted: readonly WireTable[]) => async () => {
    const [stream, ...more] = open();
    const tablesIn = new URL(stream ?? SERVICE).searchParams.getAll('t').map((each) => each.split(',')[0]);
    return (
      [more.length, tablesIn.toSorted()].flat().join() ===
      [0, wanted.map(({ id }) => id).toSorted()].flat().join()
    );
  };
  await expect.poll(covers(tables), { timeout: 30_000 }).toBe(true);

  const follow = async () => {
    for (const { page, table } of tabs) {
      const before = await rowOf(page);
      await wireTurn(table);
      await expect.poll(() => shownOf(page), { timeout: 15_000 }).toBeGreaterThan(before);
    }
  };
  await follow();
  // The first tab leads; without it another does.
  const [leader] = tabs.splice(0, 1);
  await leader?.page.close();
  await expect.poll(covers(tabs.map(({ table }) => table)), { timeout: 30_000 }).toBe(true);
  await follow();
});

/** The newest row that the table of a page has heard of. */
const shownOf = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('header.top')?.getAttribute('data-seq')));
