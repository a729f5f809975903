import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { createTable, press, prompt, sitDown } from './support/journey';

const GRAVE = new Set(['serious', 'critical']);

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(grave).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside).toBeLessThanOrEqual(window ?? 0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages can be used by everybody, ${colorScheme}`, async ({ browser, viewport }) => {
    const options = { colorScheme, ...(viewport ? { viewport } : {}) };
    const page = await (await browser.newContext(options)).newPage();
    await page.goto('/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { links } = await createTable(page, ['Anna', 'Bohumil']);
    await expectAccessible(page);
    await page.goto(links[0] ?? '');
    await expectAccessible(page);

    const anna = await sitDown(browser, links[0] ?? '', options);
    await expectAccessible(anna);
    await expectNoSidewaysScroll(anna);
    await press(
      anna,
      prompt(anna)
        .getByRole('button', { name: /^Take / })
        .first(),
    );
    for (const details of await anna.locator('details').all()) {
      await details.evaluate((it) => it.setAttribute('open', ''));
    }
    await expectAccessible(anna);
    await expectNoSidewaysScroll(anna);
    await anna.goto(`${anna.url()}/at/2`);
    await expectAccessible(anna);
  });
}

test('the narrowest phone has no sideways scroll', async ({ page, browser }) => {
  const { links } = await createTable(page, ['Anna', 'Bohumil', 'Cecílie', 'Dušan Nejdelší z Malé Strany']);
  const anna = await sitDown(browser, links[0] ?? '', { viewport: { width: 360, height: 740 } });
  await expectNoSidewaysScroll(anna);
});
