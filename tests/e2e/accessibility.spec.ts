/**
 * Nothing at a table in all its states stands against WCAG 2.2 AA, in both themes; on a phone nothing scrolls
 * sideways. All pages: accessibility-pages.spec.
 */
import { expect, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { walkIn } from './support/driver/keys';
import { layOut, seatToAct, takeSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

const LANGUAGES = ['en', 'de', 'pt-BR'] as const;
const PATIENCE_MS = 300_000;

test.describe.configure({ mode: 'default', timeout: PATIENCE_MS });

async function expectGood(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** In the middle of a game with a tile to place. */
let middle: GoldenTable;
test.beforeAll(async () => {
  middle = await layOut({ game: '4-players-online', commands: 160 });
});

const at = (table: GoldenTable, rest = '') => `/games/${table.id}${rest}`;

/** Sits down on the seat to act, or on one after it. */
const sit = async (page: Page, after = 0) =>
  takeSeat(page.context(), middle, ((await seatToAct(middle)) + after) % 4);

test('the rules in every language', FULL, async ({ page }, { project }) => {
  // The longest page of all: its words differ by language, its colours by theme, neither by the width of the
  // screen.
  for (const language of project.name === 'desktop' ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    await page.goto(`/rules?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

// accessibility-pages.spec does so on a desk.
test('the symbols and controls, where they are shown', FULL, async ({ page }) => {
  await page.goto('/design');
  await expect(page.locator('.design-theme').first()).toBeVisible();
  await expectAccessible(page);
});

test('a table that waits for me', async ({ page }) => {
  await sit(page);
  // All that is folded away is looked at with the rest below.
  if (isFull) await expectGood(page, at(middle));
  else await page.goto(at(middle));
  await expect(page.locator('[data-legal]').first()).toBeAttached();
  for (const details of await page.locator('details').all())
    await details.evaluate((it) => it.setAttribute('open', ''));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the heights of the moves panel, and the shortcuts', FULL, async ({ page }) => {
  await sit(page);
  await page.goto(at(middle));
  const handle = page.locator('.sheet-handle');
  if (await handle.isVisible()) {
    for (let height = 0; height < 3; height++) {
      await handle.click();
      await expectAccessible(page);
    }
  } else {
    await walkIn(page);
    // Keys are heard once the page is alive.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
  }
});

test('a table that waits for others, one that is over, and the past', FULL, async ({ page }) => {
  const over = await layOut({ game: '2-players-base', commands: 9999 });
  await sit(page, 1);
  await expectGood(page, at(middle), at(over), at(middle, '/at/100'), at(middle, '/log'), at(over, '/log'));
});

test('pieces seen large', FULL, async ({ page }) => {
  // All open in one and the same dialog.
  const kinds = ['crane', 'slot', 'site', 'plaza', 'cell', 'road', 'bridge', 'technology', 'board', 'track'];
  await page.goto(at(middle));
  const places = await page.evaluate(
    (wanted) =>
      wanted.map((kind) => document.querySelector<HTMLElement>(`[data-at^="${kind}:"]`)?.dataset.at),
    kinds,
  );
  for (const place of places.filter(Boolean)) {
    await page.goto(at(middle, `?look=${place}`));
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectAccessible(page);
  }
});
