/**
 * Nothing at a table in all its states stands against WCAG 2.2 AA, in both themes; on a phone nothing scrolls
 * sideways. All pages: accessibility-pages.spec.
 */
import { expect, type Page } from '@playwright/test';
import { inFull, isFull } from '../support/full';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { walkIn } from './support/driver/keys';
import { layOut, takeSeat, type GoldenTable } from './support/golden-tables';
import { createTable, sitDown } from './support/journey';
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

/** In the middle of a game with a tile to place, and at its end. */
let [middle, over]: readonly GoldenTable[] = [];
test.beforeAll(async () => {
  [middle, over] = await layOut([
    { game: '4-players-online', commands: 160 },
    { game: '2-players-base', commands: 9999 },
  ]);
});

const at = (table: GoldenTable | undefined, rest = '') => `/games/${table?.gameId}${rest}`;

async function seatedAt(page: Page, table: GoldenTable | undefined, seat: number): Promise<void> {
  if (!table) throw new Error('there is no table');
  await takeSeat(page.context(), test.info().project.use.baseURL ?? '', table, seat);
}

async function waitingSeat(page: Page): Promise<number> {
  const { waitingFor } = await (await page.request.get(`/api${at(middle)}`)).json();
  return waitingFor[0];
}

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
  await seatedAt(page, middle, await waitingSeat(page));
  // All that is folded away is looked at with the rest below.
  if (isFull) await expectGood(page, at(middle));
  else await page.goto(at(middle));
  await expect(page.locator('[data-legal]').first()).toBeAttached();
  for (const details of await page.locator('details').all())
    await details.evaluate((it) => it.setAttribute('open', ''));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the heights of the moves panel, and the shortcuts', async ({ page }) => {
  await seatedAt(page, middle, await waitingSeat(page));
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
  await seatedAt(page, middle, ((await waitingSeat(page)) + 1) % 4);
  // The past and the logs are among the pages of accessibility-pages.spec.
  const looked = [at(middle), at(over)];
  const more = [at(middle, '/at/100'), at(middle, '/log'), at(over, '/log')];
  await expectGood(page, ...looked, ...inFull(more, []));
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

test('the narrowest phone has no sideways scroll', FULL, async ({ page, browser }) => {
  const { links } = await createTable(page, ['Anna', 'Bohumil', 'Cecílie', 'Dušan Nejdelší z Malé Strany']);
  const bohumil = await sitDown(browser, links[0] ?? '', { viewport: { width: 360, height: 740 } });
  await expectNoSidewaysScroll(bohumil);
});
