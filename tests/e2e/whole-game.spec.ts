import { expect, test } from '@playwright/test';
import { createTable, playTurn, sitDown } from './support/journey';

const TURNS_EACH = 16;

test('a whole game is played through the forms alone', async ({ browser }, { project }) => {
  test.skip(project.name !== 'desktop', 'the forms are the same at every width');
  test.setTimeout(300_000);
  const options = { javaScriptEnabled: false };
  const host = await (await browser.newContext(options)).newPage();
  const { links } = await createTable(host, ['Anna', 'Bohumil']);
  const players = [];
  for (const link of links) players.push(await sitDown(browser, link, options));
  for (let turn = 0; turn < TURNS_EACH; turn++) {
    for (const page of players) {
      await page.goto(page.url());
      await playTurn(page);
    }
  }
  const [anna] = players;
  if (!anna) throw new Error('nobody sat down');
  await anna.goto(anna.url());
  await expect(anna.getByRole('region', { name: 'Result' })).toContainText('The game is over');
  const gameId = new URL(anna.url()).pathname.split('/').at(-1);
  const { scores } = await (await anna.request.get(`/api/games/${gameId}`)).json();
  for (const { total } of scores) {
    await expect(anna.getByRole('region', { name: 'Result' })).toContainText(`${total} points`);
  }
});
