import crypto from 'node:crypto';
import { expect, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';
import { isFull } from '../support/full';
import { stepsThroughTurn } from '../support/tried-turn';
import { ask, wireStep, type WireTable } from '../support/wire';
import { expectAccessible, expectGoodOnPhone } from './support/accessible';
import { playedInPage } from './support/journey';
import { newTable, openSeat, seatToAct, SERVICE, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const BOHUMIL = 1;

/** A line from the newest row to the end of Bohumil's next turn, made of the visible state. */
async function lineOf({ id, tokens }: WireTable) {
  const token = tokens[BOHUMIL];
  const [table, log] = [
    await ask(SERVICE, `/api/games/${id}`, { token }),
    await ask(SERVICE, `/api/games/${id}/log`, { token }),
  ];
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is a pack');
  const pack = packFor(newest.id, newest.version);
  const key = crypto.createHash('sha256').update(id).digest('hex');
  const start = determinize(pack, { view: table.view, rows: log.rows }, key);
  return { base: table.seq as number, key, steps: stepsThroughTurn(pack, start, BOHUMIL, id) };
}

/** The steps; nothing where they need what nobody can know, and were kept in part. */
async function keep(context: BrowserContext, table: WireTable): Promise<readonly LineStep[] | undefined> {
  const { base, key, steps } = await lineOf(table);
  const answer = await context.request.post(`${SERVICE}/games/${table.id}/plan/keep`, {
    headers: { origin: SERVICE },
    form: { base, key, steps: JSON.stringify(steps) },
  });
  expect(answer.url()).toMatch(/done=(kept|cut)/);
  return answer.url().includes('done=kept') ? steps : undefined;
}

const MAX_TABLES = 12;

/** Bohumil's page of his plans, with one whole saved plan. Every table has a new shuffle. */
async function planned(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  for (let tables = 0; tables < MAX_TABLES; tables += 1) {
    const table = await newTable();
    await takeSeat(context, table, BOHUMIL);
    const steps = await keep(context, table);
    if (!steps) continue;
    const page = await context.newPage();
    await page.goto(`/games/${table.id}/plan`);
    return { table, page, steps };
  }
  throw new Error(`of ${MAX_TABLES} tables none has a turn that can be kept whole`);
}

/** Anna does in the game what she did in the line. */
async function playAnna({ id, tokens }: WireTable, steps: readonly LineStep[]): Promise<void> {
  for (const { seat, command } of steps) {
    if (seat === BOHUMIL) return;
    const { seq } = await ask(SERVICE, `/api/games/${id}`, { token: tokens[seat] });
    const json = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
    await ask(SERVICE, `/api/games/${id}/commands`, { token: tokens[seat], json });
  }
}

test('a plan is kept, the other moves, it is offered and confirmed, and its report stays', async ({
  browser,
}) => {
  const { table, page, steps } = await planned(browser);
  const plan = page.getByRole('region', { name: 'Plan 1' });
  const own = steps.filter(({ seat }) => seat === BOHUMIL);
  await expect(plan.locator('.plan-steps li')).toHaveCount(own.length);
  await expect(page.getByText('It isn’t your turn yet.')).toBeVisible();
  const condition = await plan.locator('option', { hasText: 'is still there' }).first().getAttribute('value');
  await plan.getByLabel('Add a condition').selectOption(condition);
  await plan.getByRole('button', { name: 'Add' }).click();
  await expect(plan.locator('.plan-guards li')).toHaveCount(2);
  if (isFull) {
    await expectAccessible(page);
    await expectGoodOnPhone(page);
  }

  await playAnna(table, steps);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Plan 1 fits: ready to confirm' })).toBeVisible();
  if (isFull) await expectAccessible(page);
  const confirm = page.getByRole('button', { name: 'Play plan 1' });
  // After something has come up it asks again.
  for (let asked = 0; asked < own.length && (await confirm.count()) > 0; asked += 1) {
    await confirm.click();
    await expect(page.getByRole('status')).toContainText('played');
  }
  const reports = page.getByRole('region', { name: 'Results of earlier plans' });
  await expect(reports).toContainText(`Played to the end: ${own.length} steps. You confirmed it.`);
  await expectAccessible(page);
  expect(await seatToAct(table)).toBe(0);
});

test(
  'a table with a plan is played in its page, and a plan that plays itself does so there',
  FULL,
  async ({ browser }) => {
    const { table, page, steps } = await planned(browser);
    await page.getByRole('button', { name: 'Play this plan automatically' }).click();
    await expect(page.getByText('the plan plays automatically and we tell you')).toBeVisible();
    await page.goto(`/games/${table.id}`);
    const note = page.locator('#my-plans');
    await expect(note).toBeVisible();
    await playedInPage(page);
    let pages = 0;
    page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
    await playAnna(table, steps);
    await expect.poll(() => seatToAct(table)).toBe(0);
    const { seq } = await ask(SERVICE, `/api/games/${table.id}`);
    await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(seq));
    await expect(page.locator('#moves')).toContainText('Waiting for Anna');
    await expect(note).toHaveCount(0);
    await expect(page.locator('#moves [role="alert"]')).toHaveCount(0);
    expect(pages).toBe(0);
  },
);

/** The reader's questions about the plan below. */
const CONDITIONS = [/^only with at least/, /is still there/, /^stop before/];

/**
 * Lets the computer try Anna's turn and Bohumil's in the sandbox, and keeps that as Bohumil's plan. Every
 * table has a new shuffle, and a turn that spends the last of everything leaves nothing to ask for, and one
 * that draws early is kept in part: then another table is opened.
 */
async function keepTriedTurn(context: BrowserContext) {
  for (let tables = 0; tables < MAX_TABLES; tables += 1) {
    const table = await newTable();
    await takeSeat(context, table, BOHUMIL);
    const page = await context.newPage();
    await page.goto(`/games/${table.id}/try`);
    const computer = page.getByRole('button', { name: 'Let the computer play this turn' });
    await computer.click();
    await expect(page.getByText('You play for Bohumil.')).toBeVisible();
    await expect(page.getByText('Play up to your next turn')).toBeVisible();
    await computer.click();
    await expect(page.getByText('You play for Anna.')).toBeVisible();
    const { steps }: { steps: LineStep[] } = JSON.parse(
      await page.evaluate(() => Object.values(sessionStorage).join('')),
    );
    await page.getByRole('button', { name: 'Save as a plan' }).click();
    await page.waitForURL(/done=(kept|cut)/);
    // Cut where it needs what nobody can know, it would be over before it is stopped.
    const isWhole = page.url().includes('done=kept');
    const offers = await page.getByLabel('Add a condition').locator('option').allTextContents();
    const isAskable = CONDITIONS.every((wanted) => offers.some((offer) => wanted.test(offer)));
    if (isWhole && isAskable) return { table, page, steps };
    await page.close();
  }
  throw new Error(`of ${MAX_TABLES} tables none has a turn to which all conditions can be put`);
}

/**
 * The plan with its conditions, ready to be played. Where the rival's real turn has drawn another tile than
 * the tried one the plan no longer fits: then another table is opened.
 */
async function conditionsMet(context: BrowserContext) {
  for (let tables = 0; tables < MAX_TABLES; tables += 1) {
    const { table, page, steps } = await keepTriedTurn(context);
    const plan = page.getByRole('region', { name: 'Plan 1' });
    for (const wanted of CONDITIONS) {
      const offer = plan.locator('option', { hasText: wanted }).first();
      await plan.getByLabel('Add a condition').selectOption(await offer.getAttribute('value'));
      await plan.getByRole('button', { name: 'Add' }).click();
      await expect(plan.locator('.plan-guards li', { hasText: wanted })).toHaveCount(1);
    }
    await page.goto(`/games/${table.id}`);
    await expect(page.locator('#my-plans')).toContainText('You have planned your next turn.');
    await playAnna(table, steps);
    await page.goto(`/games/${table.id}`);
    await page.getByRole('link', { name: 'Check that the plan fits, and confirm it' }).click();
    await expect(page.getByRole('heading', { name: /^Plan 1/ }).first()).toBeVisible();
    if (await page.getByRole('button', { name: 'Play plan 1' }).isVisible()) return { table, page };
    await page.close();
  }
  throw new Error(`of ${MAX_TABLES} tables none has a plan that still fits`);
}

test(
  'using only the pages: a turn is tried while waiting, stored with conditions, offered at the table and played',
  FULL,
  async ({ browser }) => {
    const context = await browser.newContext();
    const { table, page } = await conditionsMet(context);
    await page.getByRole('button', { name: 'Play plan 1' }).click();
    await expect(page.getByRole('status')).toContainText('played');
    // A tile that is taken has another drawn for it, at the latest when the turn ends: there it stops. The
    // rest of the turn can be played in any way; the report comes when it is over.
    const reports = page.getByRole('region', { name: 'Results of earlier plans' });
    for (let rest = 0; rest < 20 && (await reports.count()) === 0; rest += 1) {
      await wireStep(table);
      await page.goto(`/games/${table.id}/plan`);
    }
    await expect(reports).toContainText(/[Pp]layed to its end, \d+ steps?|steps? (was |were )?played/);
  },
);

test(
  'without JavaScript as well: one that plays itself is played when the other has moved',
  FULL,
  async ({ browser }) => {
    const { table, page, steps } = await planned(browser, { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Play this plan automatically' }).click();
    await expect(page.getByText('the plan plays automatically and we tell you')).toBeVisible();
    await playAnna(table, steps);
    // It is played once Anna's browser has its answer, and nothing tells a page without script.
    await expect(async () => {
      await page.reload();
      expect(await page.getByText('It was played automatically, as you wanted.').count()).toBe(1);
    }).toPass();
    expect(await seatToAct(table)).toBe(0);
    // Nobody else sees it.
    const anna = await openSeat(browser, table, 0, { path: '/plan' });
    await expect(anna.getByText('You don’t have a plan yet.')).toBeVisible();
    await expect(anna.locator('.plan-reports')).toHaveCount(0);
  },
);
