/** Many tables in tabs of one browser, which share one connection for news. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { wireTurn, type WireTable } from '../support/wire';
import { moves } from './support/journey';
import { newTable, takeSeat } from './support/tables';
import { test } from './support/test';

/** In the long form more than a browser opens connections to one address. */
const TABS = inFull(7, 2);

/** Addresses of the streams that a page opens, and whether they are still open. */
function streamsOf(page: Page): Set<string> {
  const open = new Set<string>();
  page.on('request', (request) => request.url().includes('/stream?') && open.add(request.url()));
  page.on('requestfinished', (request) => open.delete(request.url()));
  page.on('requestfailed', (request) => open.delete(request.url()));
  return open;
}

interface Tab {
  readonly page: Page;
  readonly table: WireTable;
  readonly streams: ReadonlySet<string>;
}

/** The tables of each stream that is open. */
const streamed = (tabs: readonly Tab[]) => () =>
  tabs
    .flatMap(({ streams }) => [...streams])
    .map((url) => new URL(url).searchParams.getAll('t').map((each) => each.split(',')[0] ?? ''));

async function expectOneStream(tabs: readonly Tab[]): Promise<void> {
  const ids = tabs.map(({ table }) => table.id).toSorted();
  await expect.poll(streamed(tabs), { timeout: 30_000 }).toEqual([ids]);
}

/** The turn passes to another at every table, and each page says so. */
async function follow(tabs: readonly Tab[], heading: string): Promise<void> {
  for (const { page, table } of tabs) {
    await wireTurn(table);
    await expect(moves(page).getByRole('heading', { name: heading })).toBeVisible({ timeout: 15_000 });
  }
}

test(`${TABS} tables in tabs have one stream, each follows its own game, and the next leads when one closes`, async ({
  context,
}) => {
  const tables = await Promise.all(Array.from({ length: TABS }, () => newTable()));
  for (const table of tables) await takeSeat(context, table, 1);
  // As if everybody wished for sounds: then hidden tabs listen, too.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('table-sound', 'on');
  });
  // At once, as a browser does that is opened with the tabs of yesterday.
  const tabs = await Promise.all(
    tables.map(async (table): Promise<Tab> => {
      const page = await context.newPage();
      const streams = streamsOf(page);
      await page.goto(`/games/${table.id}`);
      return { page, table, streams };
    }),
  );
  await expectOneStream(tabs);
  await follow(tabs, 'It’s your turn');

  const leader = tabs.find(({ streams }) => streams.size > 0);
  await leader?.page.close();
  const others = tabs.filter((tab) => tab !== leader);
  await expectOneStream(others);
  await follow(others, 'Waiting for Anna');
});
