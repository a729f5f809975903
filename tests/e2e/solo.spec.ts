import { expect } from '@playwright/test';
import { inTurn } from './support/in-turn';
import { chosenBar, doChosen, moves, playTurn, stepBy, stepOf } from './support/journey';
import { layOut, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const TURNS = 2;
/** A site of two takes his building in two ways each. */
const MUST_TOUCH = { game: 'solo-parler-b-side', commands: 16 };

test('one player plays against Peter Parler with forms only', FULL, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByText('I know the game').click();
  await page.getByRole('button', { name: 'I place Peter Parler’s pieces myself' }).click();
  await page.waitForURL(/\/games\//);

  const plans = moves(page).getByRole('region', { name: 'Peter Parler’s plans' });
  await expect(plans.getByRole('group')).toHaveCount(4);
  await expect(plans.getByRole('combobox')).toHaveCount(0);
  const walls = plans.getByRole('group', { name: 'Tile for his marker in the row of walls' });
  await walls.getByRole('radio').nth(2).check();
  await plans.getByRole('button').click();
  await expect(plans).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Rows of tiles' }).getByText('marker')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Points' }).getByRole('row')).toHaveCount(2);

  // Whatever Peter Parler asks in his turn comes before the next of hers.
  for (let i = 0; i < TURNS; i++) await playTurn(page);
  await expect(page.getByRole('region', { name: 'Log', exact: true })).toContainText('Peter Parler');
  expect(await stepOf(page)).toBeGreaterThan(2 * TURNS);
});

test('his pawn and markers are placed by pointing at the table', async ({ browser }) => {
  const table = await layOut({ game: 'solo-parler', commands: 0 }, { isFresh: true });
  const page = await openSeat(browser, table, 0);
  const plans = moves(page).getByRole('region', { name: 'Peter Parler’s plans' });
  // The form says first places, and the table shows them.
  await expect(page.locator('[data-chosen]')).toHaveCount(4);
  // An open choice does not stop the table.
  await expect(page.locator('html[data-pending]')).toBeAttached();
  await page.locator('a[data-at="plaza:p4"][data-legal]').click();
  await page.locator('[data-at="slot:wall-2"][data-legal]').click();
  const pawn = plans.getByRole('group', { name: 'His pawn starts at' });
  const walls = plans.getByRole('group', { name: 'Tile for his marker in the row of walls' });
  await expect(pawn.getByRole('radio', { checked: true })).toHaveValue('p4');
  await expect(walls.getByRole('radio', { checked: true })).toHaveValue('2');
  await expect(page.locator('a[data-at="plaza:p4"]')).toHaveAttribute('data-chosen', '');
  // His pawn and his markers are seen where they are going to stand.
  const ghosts = (at: string) => page.locator(`.ghost[data-of="${at}"]`).filter({ visible: true });
  for (const at of ['plaza:p4', 'slot:wall-2']) await expect(ghosts(at)).toHaveCount(1);
  await expect(page.locator('.ghost')).toHaveCount(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pawn.locator('[value="p5"]').check();
  await expect(page.locator('a[data-at="plaza:p5"]')).toHaveAttribute('data-chosen', '');
  await expect(ghosts('plaza:p5')).toHaveCount(1);
  await expect(ghosts('plaza:p4')).toHaveCount(0);
  await page.locator('[data-at="slot:building-1"][data-legal]').click();
  await doChosen(page).click();
  await expect(plans).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Rows of tiles' }).getByText('marker')).toHaveCount(3);
});

test('his building is seen where it must touch others, turned as it may lie', FULL, async ({ page }) => {
  await inTurn(page, MUST_TOUCH);
  const list = moves(page)
    .getByRole('group', { name: 'Site, and how far turned clockwise' })
    .getByRole('radio', { checked: true });
  const ghost = (at: string) => page.locator(`.ghost[data-of="${at}"]`).filter({ visible: true });
  await expect(ghost('site:site-p3-a')).toHaveCount(1);
  await page.locator('a[data-at="site:site-p3-b"][data-legal]').click();
  await expect(ghost('site:site-p3-b')).toHaveCount(1);
  await expect(page.locator('.ghost')).toHaveCount(1);
  await expect(list).toHaveValue(/site-p3-b.*rotation~:2/);
  for (const turned of [4, 2, 4]) {
    await chosenBar(page).getByRole('button', { name: 'Turn right' }).click();
    await expect(list).toHaveValue(new RegExp(`site-p3-b.*rotation~:${turned}`));
  }
  await stepBy(page, () => doChosen(page).click());
  await expect(list).toHaveCount(0);
});
