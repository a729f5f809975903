import { expect, test, type Page } from '@playwright/test';
import { createTable, playOn, sitDown } from './support/journey';

const MOST_PASSES = 200;

/** Hundreds of pages are loaded here, and none of them is looked at: only the documents matter. */
async function withoutLooks(page: Page): Promise<void> {
  await page.context().route(/_next\/static|icon\.svg/, (route) => route.abort());
}

test('a whole game is played through the forms alone', async ({ browser }, { project }) => {
  test.skip(project.name !== 'desktop', 'the forms are the same at every width');
  test.setTimeout(300_000);
  const options = { javaScriptEnabled: false };
  const host = await (await browser.newContext(options)).newPage();
  const { links } = await createTable(host, ['Anna', 'Bohumil']);
  const anna = await sitDown(browser, links[0] ?? '', options);
  const bohumil = await sitDown(browser, links[1] ?? '', options);
  for (const page of [anna, bohumil]) await withoutLooks(page);
  let passes = 0;
  while ((await playOn([anna, bohumil])) && passes < MOST_PASSES) passes++;

  const result = anna.getByRole('region', { name: 'Result' });
  await anna.reload();
  await expect(result).toContainText('The game is over');
  const gameId = new URL(anna.url()).pathname.split('/').at(-1);
  const { scores, view } = await (await anna.request.get(`/api/games/${gameId}`)).json();
  expect(view.state.turnsDone).toBe(32);
  for (const { total } of scores) await expect(result).toContainText(`${total} point`);
});
