/** Figures of what is heard at a table, out of the browser's own accessibility tree. */
import { appendFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { layOut, takeSeat, type GoldenTable } from './support/golden-tables';
import { test } from './support/test';
import { ambiguousIn, heardIn, stopsIn, strayIn } from './support/tree';

/** One figure for docs/accessibility.md, which `npm run accessibility` collects. */
function report(what: string, figure: string | number): void {
  const file = process.env.ACCESSIBILITY_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify([what, String(figure)])}\n`);
}

let table: GoldenTable;
test.beforeAll(async () => {
  const [middle] = await layOut([{ game: '4-players-online', commands: 160 }]);
  if (!middle) throw new Error('there is no table');
  table = middle;
});

async function seatedAt(page: Page, path: string): Promise<void> {
  const at = `/games/${table.gameId}`;
  const { waitingFor } = await (await page.request.get(`/api${at}`)).json();
  await takeSeat(page.context(), test.info().project.use.baseURL ?? '', table, waitingFor[0]);
  await page.goto(at + path);
  await expect(page.locator('html[data-version]')).toBeAttached();
}

const tabStops = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...all].filter((it) => it.tabIndex >= 0 && it.checkVisibility()).length;
  });

for (const [name, path] of [
  ['table', ''],
  ['words', '/words'],
] as const) {
  test(`the ${name}: drawings are silent but for their links, and no name leads two ways`, async ({
    page,
  }) => {
    await seatedAt(page, path);
    const heard = await heardIn(page);
    const [stray, ambiguous] = [strayIn(heard), ambiguousIn(heard)];
    report(`${name}: stray texts in drawings`, stray.length);
    report(`${name}: link names with different ends`, ambiguous.length);
    report(`${name}: stops of a reader who goes through all of it`, stopsIn(heard));
    report(`${name}: tab stops`, await tabStops(page));
    expect(heard.length).toBeGreaterThan(100);
    expect(stray).toEqual([]);
    expect(ambiguous).toEqual([]);
  });
}

/** What is typed, and what is answered. */
const FACTS: readonly (readonly [string, RegExp])[] = [
  ['5D', /Site 5D\. State: /],
  ['gold Anna', /Anna, Gold: \d+/],
  ['stone Bohumil', /Bohumil, Stone: \d+/],
  ['leads plaza 8', /Plaza 8, Leads: /],
  ['plaza 8', /Plaza 8\. Upper reward: /],
  ['green free', /Place 5, green zone\. .*Costs: free/],
  ['place 3', /Place 3, red zone\. Tile: /],
  ['row Cecilie', /Cecilie, Row: \d/],
  ['space iii', /III\. Costs: /],
  ['plank place 2', /Plank place 2\. State: /],
  ['turns left', /turns? left/],
  ['last', /\w/],
];

test('words: twelve facts, each by one line', async ({ page }) => {
  await seatedAt(page, '/words');
  let most = 0;
  const answered: string[] = [];
  for (const [line, answer] of FACTS) {
    await page.goto(`/games/${table.gameId}/words`);
    await expect(page.locator('html[data-version]')).toBeAttached();
    // The skip links, the field, the line, and its answer is read out.
    let stops = 0;
    while (!(await page.evaluate(() => document.activeElement?.getAttribute('href') === '#say-line'))) {
      await page.keyboard.press('Tab');
      if (++stops > 8) throw new Error('no way to the line');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('#say-line')).toBeFocused();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(page.locator('#news')).toContainText(answer);
    most = Math.max(most, stops + 3);
    answered.push(line);
  }
  report('words: facts of twelve that one line tells', answered.length);
  report('words: stops to the farthest of them', most);
  expect(most).toBeLessThanOrEqual(8);
});
