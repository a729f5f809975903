/** Whole games only by keys in the moves panel, in every language: the focus never leaves it. */
import { expect } from '@playwright/test';
import { PanelPlayer } from './support/driver/panel';
import { report } from './support/figures';
import { layOut, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const LONGEST_MS = 20 * 60_000;
const MAX_COMMANDS = 600;

for (const locale of ['en-GB', 'de-DE', 'pt-BR']) {
  test(`a whole game by keys in ${locale}: the focus stays in the moves`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const table = await layOut({ game: 'solo-parler', commands: 0 }, { isFresh: true });
    const page = await openSeat(browser, table, 0, { locale });
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
    await expect(page.locator('html[data-version]')).toBeAttached();
    const news = await page.locator('#news').elementHandle();
    const player = new PanelPlayer(page);
    while (player.commands < MAX_COMMANDS && !(await player.isOver())) await player.step();
    expect(await player.isOver()).toBe(true);
    expect(await news?.evaluate((it) => it === document.getElementById('news'))).toBe(true);
    report(
      `table: commands of a game by keys after which the focus is in the moves, ${locale}`,
      `${player.kept} of ${player.commands}`,
    );
    expect(player.kept).toBe(player.commands);
  });
}
