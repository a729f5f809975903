/** An ended turn comes back: asked by one, answered by the other, each in a browser of their own. */
import { expect, type Browser, type Page } from '@playwright/test';
import { ONE_PRESS_MS } from '@/components/move/arming';
import {
  moves,
  playedInPage,
  playToEndOfTurn,
  press,
  seatLinks,
  sitDown,
  turnInPage,
} from './support/journey';
import { undo } from './support/live-table';
import { FULL, test } from './support/test';

const SCREENS = [
  ['desk', { viewport: { width: 1440, height: 900 } }, {}],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, FULL],
] as const;

const button = (page: Page, name: string) => moves(page).getByRole('button', { name, exact: true });

/** Anna has just ended her turn, Ben looks at his page and has done nothing. */
async function endedTurn(browser: Browser, options: (typeof SCREENS)[number][1]) {
  const [first = '', second = ''] = await seatLinks(['Anna', 'Ben']);
  const anna = await sitDown(browser, first, options);
  const ben = await playedInPage(await sitDown(browser, second, options));
  await turnInPage(anna);
  await endTurn(anna);
  await turnInPage(ben);
  return { anna, ben };
}

/** Ends a turn. For a moment after it a press at the place of End turn does nothing (tabletop.tsx). */
async function endTurn(page: Page): Promise<void> {
  await playToEndOfTurn(page);
  await press(page, button(page, 'End turn'));
  const endedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction(([at, ms]) => performance.now() - at > ms, [endedAt, ONE_PRESS_MS] as const);
}

for (const [screen, options, how] of SCREENS)
  test(
    `on a ${screen} taking back a finished turn is requested, refused, requested again and granted`,
    how,
    async ({ browser }) => {
      const { anna, ben } = await endedTurn(browser, options);
      const ask = button(anna, 'Ask to take back');
      await expect(ask).toBeInViewport();
      await ask.click();
      await expect(moves(anna).getByRole('status').filter({ hasText: 'Ben' })).toBeVisible();
      await expect(button(ben, 'Agree')).toBeInViewport();
      await button(anna, 'Withdraw').click();
      await expect(button(ben, 'Agree')).toBeHidden();
      await button(anna, 'Ask to take back').click();
      await button(ben, 'Agree').click();
      await expect(moves(ben).getByRole('heading', { name: 'Waiting for Anna' })).toBeVisible();
      await turnInPage(anna);
      for (const page of [anna, ben])
        await expect(page.locator('.log li').first()).toContainText('with the consent of Ben');
      await press(anna, undo(anna));
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
  await press(
    ben,
    moves(ben)
      .getByRole('button', { name: /^Take / })
      .first(),
  );
  await expect(button(ben, 'Agree')).toHaveCount(0);
  await expect(button(anna, 'Withdraw')).toHaveCount(0);
  await expect(moves(anna).getByRole('status').filter({ hasText: 'already' })).toBeVisible();
});
