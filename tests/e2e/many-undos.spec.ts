/** A turn may be longer than what a page shows of the log: it can still be undone. */
import { expect, type Page } from '@playwright/test';
import { RECENT_ROWS } from '../../lib/game/eventlog/row';
import { gameOf, moves, playNow, stepBy, stepOf, take, turnInPage, undo } from './support/journey';
import { errorsOf } from './support/page-events';
import { openTable } from './support/tables';
import { FULL, test } from './support/test';

/** Each makes two rows. */
const ROUNDS = RECENT_ROWS / 2 + 5;
/** The service accepts as many steps at once. */
const AT_ONCE = 16;

const next = (page: Page) =>
  moves(page)
    .getByRole('region', { name: /^(Collect|Perform an action)$/ })
    .getByRole('button')
    .first();

/** The tile is taken back, which was taken before everything else. */
async function undoAll(page: Page): Promise<void> {
  await stepBy(page, () => undo(page).click());
  await expect(take(page)).toBeVisible();
}

test('after a reload in a turn of seventy rows, a step can be made and undone', FULL, async ({ browser }) => {
  const page = await turnInPage(await openTable(browser));
  await stepBy(page, () => take(page).click());
  const to = await stepOf(page);
  await stepBy(page, () => next(page).click());
  await stepBy(page, () => undo(page).click());
  const { rows } = await (await page.request.get(`/api/games/${gameOf(page)}/log`)).json();
  const made = rows.find(({ seq }: { seq: number }) => seq === to + 1).command;
  const round = [made, { type: 'Undo', to }];
  for (let seq = to + 2; seq < to + 2 * ROUNDS; seq += AT_ONCE) {
    const steps = Array.from({ length: AT_ONCE }, (_, i) => ({
      commandId: crypto.randomUUID(),
      command: round[i % round.length],
    }));
    const data = { expectedSeq: seq, steps };
    const answer = await page.request.post(`/api/games/${gameOf(page)}/commands`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await page.reload();
  await turnInPage(page);
  expect(await stepOf(page)).toBeGreaterThanOrEqual(to + 2 * ROUNDS);
  await stepBy(page, () => next(page).click());
  await stepBy(page, () => undo(page).click());
  await undoAll(page);
});

test('a coached turn of seventy rows is played in one page without an error', FULL, async ({ page }) => {
  const errors = errorsOf(page);
  await playNow(page);
  await stepBy(page, () => take(page).click());
  const before = await stepOf(page);
  for (let i = 0; i < ROUNDS; i++) {
    await stepBy(page, () => next(page).click());
    await stepBy(page, () => undo(page).click());
  }
  expect(await stepOf(page)).toBe(before + 2 * ROUNDS);
  await undoAll(page);
  expect(errors).toEqual([]);
});
