/** What has happened meanwhile, read on a phone. */
import { expect } from '@playwright/test';
import { THUMB } from './support/driver/hands';
import { layOut, takeSeat } from './support/golden-tables';
import { wireTable, wireTurn } from '../support/wire';
import { FULL, test } from './support/test';

test('on a phone the moves come up again when the recap is read', async ({ browser, baseURL }) => {
  const table = await wireTable(baseURL ?? '', ['Anna', 'Bohumil']);
  for (const _other of [1, 2, 3]) await wireTurn(table);
  const motion = { reducedMotion: 'no-preference' } as const;
  const context = await browser.newContext({ ...THUMB.options, ...motion, baseURL: baseURL ?? '' });
  await takeSeat(context, baseURL ?? '', { gameId: table.id, tokens: table.tokens, seq: 0 }, 1);
  const page = await context.newPage();
  await page.goto(`/games/${table.id}`);
  const sheet = page.locator('.at-moves');
  const film = page.locator('html[data-film]');
  await expect(film).toHaveCount(1);
  await expect(sheet).toHaveAttribute('data-height', 'peek');
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(film).toHaveCount(0);
  await expect(sheet).toHaveAttribute('data-height', 'half');
  await context.close();
});

test(
  'on a phone the recap is no second scroller, however much there is to tell',
  FULL,
  async ({ page, context, baseURL }) => {
    const [told] = await layOut([{ game: '4-players-all-options', commands: 244 }]);
    if (!told) throw new Error('no table');
    await takeSeat(context, baseURL ?? '', told, 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/games/${told.gameId}`);
    const heights = await page.locator('#recap').evaluate((recap) =>
      [...recap.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map((choice) => {
        choice.checked = true;
        return [recap.scrollHeight, recap.clientHeight] as const;
      }),
    );
    expect(heights).toHaveLength(4);
    for (const [whole, seen] of heights) expect(whole).toBe(seen);
  },
);
