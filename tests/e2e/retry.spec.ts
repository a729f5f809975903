/** Your turns once more: tried on the board until better, and seen next to the better line. */
import { expect, type Locator, type Page } from '@playwright/test';
import { decidedCommandsOf } from '@/lib/game/analysis/review/retry';
import { ReviewableGame, type TurnReview } from '@/lib/game/analysis/review/review';
import { reviewRowOf } from '@/lib/game/analysis/review/share';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';
import { playLine, type LineStep } from '@/lib/game/analysis/sandbox/line';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { moves, stepOrEnd } from './support/journey';
import { requestsOf } from './support/page-events';
import { PHONE } from './support/screens';
import { layOut, takeSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

const ME = 1;
let table: GoldenTable;
let pack: ReturnType<typeof packFor>;
let worst: TurnReview;

/** A review kept with a fresh table. The server works out some of its turns again and refuses less thought. */
test.beforeAll(async ({ playwright }) => {
  table = await layOut({ game: '2-players-base', commands: 10_000 }, { isFresh: true });
  const cookie = `seat_${table.id}=${table.tokens[ME]}`;
  const asked = await playwright.request.newContext({ extraHTTPHeaders: { cookie } });
  const { log, game } = await (await asked.get(`/api/games/${table.id}/export`)).json();
  pack = packFor(game.pack.id, game.pack.version);
  const task = { head: game.head, quality: 'normal', rows: log.map(reviewRowOf) } as const;
  const reviewing = new ReviewableGame(pack, task);
  const review = reviewing.whole(reviewing.turns.flatMap((turn) => reviewing.review(turn) ?? []));
  const kept = await asked.put(`/api/games/${table.id}/review`, { data: review });
  expect(kept.status(), await kept.text()).toBe(200);
  await asked.dispose();
  const own = review.turns.filter(({ seat, better }) => seat === ME && better);
  worst = own.reduce((most, turn) => (turn.loss > most.loss ? turn : most));
});

test.beforeEach(async ({ context }) => takeSeat(context, table, ME));

/** Lays steps on the table, as if they had been taken there before the page was reloaded. */
async function lay(page: Page, at: number, steps: readonly LineStep[]): Promise<void> {
  const name = `sandbox ${table.id} ${at} retry`;
  const text = JSON.stringify({ key: 'a'.repeat(64), steps });
  await page.evaluate(([key = '', value = '']) => sessionStorage.setItem(key, value), [name, text]);
  await page.reload();
}

/** Continues with the first step there is until the turn is decided. */
async function playUntil(page: Page, verdict: Locator): Promise<void> {
  for (let i = 0; i < 40 && (await verdict.count()) === 0; i += 1) await stepOrEnd(page);
}

test('a turn is tried until it is better than the one that was played', FULL, async ({ page }) => {
  // On a phone, whose sheet has been scrolled to the last button: the verdict still comes into sight.
  await page.setViewportSize(PHONE);
  await page.goto(`/games/${table.id}/review`);
  const task = page.getByRole('link', {
    name: new RegExp(`^Round ${Math.ceil(worst.turn / 2)}: you missed`),
  });
  await task.click();
  await expect(page).toHaveURL(new RegExp(`/review/${worst.turn}/again$`));
  await expect(moves(page)).toBeVisible();
  const requests = requestsOf(page);

  // Three hints, each telling more.
  for (const n of [1, 2, 3]) await page.getByRole('button', { name: `Hint ${n} of 3` }).click();
  await expect(moves(page).getByText('The better line gains most here')).toBeVisible();
  await expectAccessible(page);

  const verdict = page.locator('#retry-verdict');
  await playUntil(page, verdict);
  await expect(verdict).toHaveText(/better|Better|best line/, { timeout: 30_000 });
  await expect(verdict).toBeInViewport();
  await expect(page.getByText(/expected result/i).first()).toBeVisible();
  // Measured here: all that was fetched is the script that does it.
  expect(requests.filter(({ pathname }) => !pathname.startsWith('/_next/static/'))).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(verdict).toBeHidden();

  const { better } = worst;
  if (!better) throw new Error('no better line');
  const answer = await page.request.get(`/api/games/${table.id}/sandbox?at=${better.at}`);
  const { known } = (await answer.json()) as { readonly known: KnownPast };
  const { events } = playLine(pack, determinize(pack, known, better.key), better.steps);
  const best = decidedCommandsOf(better.steps, events, ME).commands.map((command) => ({ seat: ME, command }));
  await lay(page, better.at, best);
  await expect(verdict).toHaveText(/★/, { timeout: 30_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`/games/${table.id}/review`);
  await expect(page.getByRole('listitem').filter({ has: task })).toContainText('★ played better');
});

test(
  'the better turn is played on its board, and arrow keys go through the verdicts',
  FULL,
  async ({ page }) => {
    const review = `/games/${table.id}/review`;
    await page.goto(review);
    const shown = page.locator('[aria-current="page"]');
    const strip = page.getByRole('navigation', { name: /^Verdicts of/ }).filter({ has: shown });
    const here = strip.locator(shown);
    await expect(here).toHaveAttribute('href', `${review}?turn=${worst.turn}#turn`);
    await here.focus();
    await page.keyboard.press('Home');
    await expect(strip.getByRole('link').first()).toBeFocused();
    await page.getByRole('link', { name: 'Play the better turn' }).click();
    const last = worst.better?.steps.length ?? 0;
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue('0');
    // Keys of the replay work once its scripts have come.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(slider).not.toHaveValue('0', { timeout: 500 });
    }).toPass();
    expect(last).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Both on one board' }).click();
    await expect(page.getByRole('img', { name: /^The board before this turn/ })).toBeVisible();
  },
);

test('a turn and its better line are played side by side', FULL, async ({ page }) => {
  await page.goto(`/games/${table.id}/review?turn=${worst.turn}`);
  await page.getByRole('link', { name: 'Watch both turns side by side' }).click();
  const played = page.getByRole('region', { name: 'The turn in the game' });
  const better = page.getByRole('region', { name: 'The better line' });
  await expect(page.getByText('Both lines begin here.')).toHaveCount(2);
  const where = page
    .getByRole('navigation')
    .getByText(/^After step/)
    .first();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await expect(where).toHaveText(/^After step 1 of/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(where).toHaveText(/^After step 0 of/);
  await expect(play).toBeVisible();
  const next = page.getByRole('link', { name: 'Next step', exact: true });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/step=1$/);
  for (const side of [played, better]) await expect(side.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await play.click();
  // It ends at the last step, where the button offers it once more.
  const last = worst.better?.steps.length ?? 0;
  await expect(better.getByRole('listitem')).toHaveCount(last, { timeout: 60_000 });
  await expect(play).toBeVisible({ timeout: 60_000 });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(new URL(page.url()).search).toMatch(/step=\d+/);
});
