/** Features found by their names in two clicks, from the start page and from a table. */
import { expect, type Page } from '@playwright/test';
import { askForLink } from './support/friends';
import { DESK } from './support/screens';
import { newTable, openSeat, SERVICE } from './support/tables';
import { FULL, test } from './support/test';

/** The section by its name in the header or at a table, the link, and the heading of the page. */
const FEATURES = [
  [/^(Challenges|Ways to compete)$/, 'Daily challenge', /^Daily challenge/],
  [/^(Challenges|Ways to compete)$/, 'Weekly challenge', /^Weekly challenge/],
  [/^(Challenges|Ways to compete)$/, 'Duel with friends', /^Duel with friends/],
  [/^(Tables|My tables)$/, 'Ratings', /^Ratings/],
  [/^(Tables|My tables)$/, 'Competitions', /^Competitions/],
  [/^(Tables|My tables)$/, 'Offline', /^Offline/],
  [/^(Play|Start page)$/, 'Boxes', /^Boxes/],
] as const;

/** The link of a place where the reader sees it: in the header, or in the menu. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  const links = page.getByRole('link', { name, exact: true });
  const header = page.getByRole('navigation').getByRole('link', { name, exact: true });
  if ((await header.filter({ visible: true }).count()) === 0)
    await page.locator('summary.menu-button').first().click();
  await links.filter({ visible: true }).first().click();
}

async function find(page: Page, from: string, [tab, name, heading]: (typeof FEATURES)[number]) {
  await page.goto(from);
  const isThere = page.getByRole('navigation').getByRole('link', { name, exact: true });
  // A phone's menu shows the pages of every section, so the section need not be opened there.
  if ((await isThere.count()) === 0 || (page.viewportSize()?.width ?? 0) > 1_000) await follow(page, tab);
  await follow(page, name);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** From the start page through Learn, and from a table through its people. */
async function findMentor(page: Page, table: string) {
  const mentor = 'A mentor at your seat';
  const heading = page.getByRole('heading', { level: 1, name: mentor });
  await page.goto('/');
  await follow(page, page.viewportSize()?.width === 1440 ? 'Learn' : 'Learn to play');
  await page.getByRole('region', { name: mentor }).getByRole('link').first().click();
  await expect(heading).toBeVisible();
  await page.goto(table);
  await page.locator('summary.menu-button').first().click();
  await page.getByRole('link', { name: 'People at this table' }).first().click();
  await page.getByRole('link', { name: mentor }).click();
  await expect(heading).toBeVisible();
}

for (const width of [1440, 360])
  test(`two clicks to each feature at ${width} px`, FULL, async ({ browser }) => {
    test.setTimeout(150_000);
    const table = await newTable();
    const page = await openSeat(browser, table, 0, { locale: 'en', viewport: { width, height: 900 } });
    const at = `/games/${table.id}`;
    const ways = ['/', at].flatMap((from) => FEATURES.map((feature) => [from, feature] as const));
    // tests/http/two-clicks follows all links; here they are in sight.
    for (const [from, feature] of ways) await find(page, from, feature);
    await findMentor(page, at);
  });

test('signing in returns to the page where the reader was', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fpuzzles$/);
  const address = `found.${Date.now()}@praga.test`;
  const link = await askForLink(page, address);
  await expect(page).toHaveURL(/\/sign-in\?sent&to=\/puzzles$/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/puzzles$/);
});

test(
  'a page that does not exist, and a service that fails, keep where the reader was',
  FULL,
  async ({ page }) => {
    await page.goto('/games/abcdefghjkmn');
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await expect(page.locator('input[name="to"]')).toHaveValue('/games/abcdefghjkmn');
    // As next-auth leads back from a service.
    const back = encodeURIComponent(`${SERVICE}/puzzles`);
    await page.goto(`/sign-in?callbackUrl=${back}&error=OAuthCallback`);
    await expect(page.locator('input[name="to"]')).toHaveValue('/puzzles');
    const form = { service: 'none', csrfToken: 'A'.repeat(22), callbackUrl: '/puzzles' };
    const answer = await page.request.post('/sign-in/with', { form, headers: { origin: SERVICE } });
    expect(answer.url()).toBe(`${SERVICE}/sign-in?error=service&to=/puzzles`);
  },
);
