/** A puzzle: a turn that is not the best leads back to its beginning, and says what it came to. */
import { expect } from '@playwright/test';
import { moves, playTurn } from './support/journey';
import { FULL, test } from './support/test';

test('after a wrong turn the puzzle starts over on its own, and only the solver is “you”', async ({
  page,
}) => {
  await page.goto('/puzzles/7');
  await expect(moves(page).getByText('Find the turn that leaves you')).toBeVisible();
  await playTurn(page);
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible();
  const mark = page.locator('#boards').getByText('you', { exact: true });
  await expect(mark).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /Seat \d/ })).toContainText('you');
  await expect(moves(page).getByText(/^Not yet\. This turn is sure to bring/)).toBeVisible();
  await expect(moves(page).getByText('So far: +0 points.')).toBeVisible();
  await expect(moves(page).getByRole('button', { name: 'Start over' })).toBeDisabled();
  await expect(moves(page).getByRole('link', { name: 'The best turn, step by step' })).toBeVisible();
});

test('a run asks for one try of each puzzle, against the clock and without hints', FULL, async ({ page }) => {
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Start a run' }).click();
  await expect(moves(page).getByText('Puzzle 1 of 10 · 0 found')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await expect(moves(page).getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await playTurn(page);
  await page.getByRole('link', { name: 'Puzzle 2 of 10' }).click();
  await expect(moves(page).getByText(/^Puzzle 2 of 10 · [01] found$/)).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: 'Continue the run' })).toBeVisible();
});
