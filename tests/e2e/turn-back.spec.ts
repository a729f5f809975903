/** An ended turn comes back: asked by one, answered by the other, each in a browser of their own. */
import { expect, type Browser, type Page } from '@playwright/test';
import { ONE_PRESS_MS } from '@/components/move/arming';
import { isFull } from '../support/full';
import { moves, playedInPage, playTurn, press, take, turnInPage, undo } from './support/journey';
import { SCREENS } from './support/screens';
import { newTable, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const button = (page: Page, name: string) => moves(page).getByRole('button', { name, exact: true });

/** Anna has just ended her turn, Ben looks at his page and has done nothing. */
async function endedTurn(browser: Browser, options: (typeof SCREENS)[number][1]) {
  const table = await newTable(['Anna', 'Ben']);
  const anna = await turnInPage(await openSeat(browser, table, 0, options));
  const ben = await playedInPage(await openSeat(browser, table, 1, options));
  await endTurn(anna);
  await turnInPage(ben);
  return { anna, ben };
}

/** Ends a turn. For a moment after it a press at the place of End turn does nothing (tabletop.tsx). */
async function endTurn(page: Page): Promise<void> {
  await playTurn(page);
  const endedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction(([at, ms]) => performance.now() - at > ms, [endedAt, ONE_PRESS_MS] as const);
}

for (const [screen, options, how] of SCREENS)
  test(
    `on a ${screen} taking back a finished turn is requested, refused, requested again and granted`,
    how,
    async ({ browser }) => {
      const { anna, ben } = await endedTurn(browser, options);
      await expect(button(anna, 'Ask to take back')).toBeInViewport();
      await button(anna, 'Ask to take back').click();
      await expect(moves(anna).getByRole('status').filter({ hasText: 'Ben' })).toBeVisible();
      await expect(button(ben, 'Agree')).toBeInViewport();
      await button(anna, 'Withdraw').click();
      await expect(button(ben, 'Agree')).toBeHidden();
      await button(anna, 'Ask to take back').click();
      await button(ben, 'Agree').click();
      await expect(moves(ben).getByRole('heading', { name: 'Waiting for Anna' })).toBeVisible();
      await expect(button(anna, 'End turn')).toBeVisible();
      for (const page of [anna, ben])
        await expect(page.locator('.log li').first()).toContainText('with the consent of Ben');
      await press(anna, undo(anna));
      if (!isFull) return;
      await endTurn(anna);
      await turnInPage(ben);
      await button(anna, 'Ask to take back').click();
      await button(ben, 'Refuse').click();
      await expect(moves(anna).getByRole('status').filter({ hasText: 'Ben' })).toBeVisible();
      await expect(button(anna, 'Ask to take back')).toHaveCount(0);
      await expect(button(ben, 'Agree')).toHaveCount(0);
    },
  );

test('once the other has begun, the question is gone at both', FULL, async ({ browser }) => {
  const { anna, ben } = await endedTurn(browser, SCREENS[0][1]);
  await button(anna, 'Ask to take back').click();
  await expect(button(ben, 'Agree')).toBeVisible();
  await press(ben, take(ben));
  await expect(button(ben, 'Agree')).toHaveCount(0);
  await expect(button(anna, 'Withdraw')).toHaveCount(0);
  await expect(moves(anna).getByRole('status').filter({ hasText: 'already' })).toBeVisible();
});
