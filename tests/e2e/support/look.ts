import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { DESK, PHONE, TABLET } from './screens';

const SIZES = [DESK, TABLET, PHONE] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Takes pictures in every size and both themes; nothing may overflow or violate a rule of axe. */
export async function look(page: Page, folder: string, name: string): Promise<void> {
  const pictures = path.resolve('test-results', folder);
  mkdirSync(pictures, { recursive: true });
  const before = page.viewportSize() ?? DESK;
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(size.width);
      const file = path.join(pictures, `${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      const against = await violationsOf(page, { runOnly: RULES });
      expect.soft(against, `${name} at ${size.width}, ${colorScheme}`).toEqual([]);
    }
  await page.setViewportSize(before);
}
