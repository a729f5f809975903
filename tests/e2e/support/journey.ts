/** The steps of people on the pages, using only what the pages offer. */
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

export interface Host {
  readonly table: string;
  /** The links of the other players. */
  readonly links: readonly string[];
}

/** Unfolds the rarely used part of the form for a new table. */
export async function openMore(page: Page): Promise<void> {
  const closed = page.locator('#new-table details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/**
 * Fills the form of the start page. `names` sit in turn order, the first one on this page; computers of these
 * strengths sit after them.
 */
export async function createTable(
  page: Page,
  names: readonly string[],
  computers: readonly string[] = [],
): Promise<Host> {
  await page.goto('/');
  await openMore(page);
  await page.getByLabel('Name of the table').fill('Sunday round');
  for (const [i, name] of names.entries()) await page.locator(`#seat-${i}`).fill(name);
  for (const [i, strength] of computers.entries())
    await page.locator(`#holder-${names.length + i}`).selectOption(strength);
  await page.getByLabel('Who starts').selectOption('first');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(names.length > 1 ? /\/games\/\w+\/seats$/ : /\/games\/\w+$/);
  const links = await page
    .getByLabel(/^Link for/)
    .evaluateAll((fields) => fields.map((field) => new URL((field as HTMLInputElement).value).pathname));
  expect(links).toHaveLength(names.length - 1);
  return { links, table: new URL(page.url()).pathname.replace('/seats', '') };
}

/** Opens a seat link in a separate browser and sits down, with an email address if one is given. */
export async function sitDown(
  browser: Browser,
  link: string,
  { mail, ...options }: BrowserContextOptions & { readonly mail?: string } = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(link);
  if (mail) await page.getByLabel(/^Email address for/).fill(mail);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/games\//);
  return page;
}

/** The id of the game on a page. */
export const gameOf = (page: Page): string => /\/games\/(\w+)/.exec(page.url())?.[1] ?? '';

/**
 * The moves panel of the page. Found by its label, because a search by role asks every element of the
 * drawings for its role, each time again.
 */
export function moves(page: Page) {
  return page.locator('section[aria-label="Your move"]');
}

/** Waits until the table is played in the page: only then does the page count unconfirmed steps. */
export async function playedInPage(page: Page): Promise<Page> {
  await expect(page.locator('html')).toHaveAttribute('data-pending', '0');
  return page;
}

/**
 * The same for the player to move: once a place is highlighted, the page handles clicks on the drawings, and
 * keys.
 */
export async function turnInPage(page: Page): Promise<Page> {
  await playedInPage(page);
  await expect(page.locator('[data-legal]').first()).toBeAttached();
  return page;
}

/** The first turn of a newcomer, against a computer. */
export async function playNow(page: Page): Promise<Page> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  return turnInPage(page);
}

/** The bar next to the chosen place, found by its label as well, and the button in it that plays the step. */
export const chosenBar = (page: Page) => page.locator('[role="group"][aria-label="Chosen on the table"]');
export const doChosen = (page: Page) =>
  chosenBar(page).getByRole('button', { name: /^(Do this|Place here)/ });

/** The button in the bar that confirms a step that reveals something. */
export const confirmButton = (page: Page) => page.locator('#turn-bar:popover-open [data-do="go"]:visible');

/** The first action tile that may be taken, in the moves panel. */
export const take = (page: Page): Locator =>
  moves(page)
    .getByRole('button', { name: /^Take / })
    .first();

export const undo = (page: Page): Locator => moves(page).getByRole('button', { name: 'Undo one step' });

const endTurn = (page: Page) => moves(page).getByRole('button', { name: 'End turn' });

const header = (page: Page) => page.locator('[data-seq]');

/** Number of the step the page shows. */
export async function stepOf(page: Page): Promise<number> {
  return Number(await header(page).getAttribute('data-seq'));
}

/** Presses a button that posts a step, and waits for the next position. */
export async function press(page: Page, button: Locator): Promise<void> {
  await stepBy(page, async () => {
    const before = await stepOf(page);
    await button.click();
    if ((await confirmButton(page).count()) > 0) await confirmButton(page).click();
    // End turn is pressed twice if it loses something.
    const isArmed = async () => (await armedEnd(page).count()) > 0;
    const isDone = async () => (await stepOf(page)) > before || (await isArmed());
    await expect.poll(isDone, { timeout: 20_000, intervals: LOOKS_MS }).toBe(true);
    if (await isArmed()) await armedEnd(page).click();
  });
}

/** The End turn button after the first press, when it says what would be lost. */
export const armedEnd = (page: Page): Locator => page.locator('#moves [data-armed]');

/**
 * A step is usually there within one or two frames; by default Playwright checks again after 100 and 350 ms.
 */
const LOOKS_MS = [10, 20, 50, 100];

/** Waits until no step or form of the page waits for the service. */
export async function allAnswered(page: Page): Promise<void> {
  await expect(page.locator('html[data-sending]')).toHaveCount(0);
  await expect(page.locator('html[data-pending]:not([data-pending="0"])')).toHaveCount(0);
}

/** Runs `act`, which makes a step, and waits for its position and all automatic steps after it. */
export async function stepBy(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await act();
  await expect.poll(() => stepOf(page), { timeout: 20_000, intervals: LOOKS_MS }).toBeGreaterThan(before);
  await expect(page.locator('html[data-pending]:not([data-pending="0"])')).toHaveCount(0);
}

/** Changes when the table asks for confirmation, as a player may choose: by default before every step. */
export async function askBefore(page: Page, what = 'every step'): Promise<void> {
  const menu = page.locator('details.menu');
  await menu.locator('> summary').click();
  await menu.getByText('Rules and settings').click();
  await menu.getByLabel('Ask once more before').selectOption(what);
  await menu.locator('> summary').click();
}

/** Decisions for Peter Parler: every form has its own choices, and the first ones are taken. */
const PARLER = ['Peter Parler’s plans', 'Peter Parler’s building'];

/** Takes one step towards the end of the turn: the first one in the moves panel. */
export async function stepOn(page: Page): Promise<void> {
  const group = (name: string) =>
    moves(page).getByRole('region', { name, exact: true }).getByRole('button').first();
  for (const name of [...PARLER, 'Decide', 'Perform an action', 'Take an action tile', 'Collect']) {
    if ((await group(name).count()) > 0) return press(page, group(name));
  }
  const tile = moves(page).getByRole('region', { name: 'Place a tile' }).locator('details').first();
  if ((await tile.count()) === 0) throw new Error(`no way on in: ${await moves(page).innerText()}`);
  if (!(await tile.getAttribute('open'))) await tile.evaluate((it) => it.setAttribute('open', ''));
  await press(page, tile.getByRole('button'));
}

/** Takes steps until the turn can end. */
export async function playToEndOfTurn(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if ((await endTurn(page).count()) > 0) return;
    await stepOn(page);
  }
  throw new Error('the turn does not come to its end');
}

/** Plays a whole turn and ends it by the button. */
export async function playTurn(page: Page): Promise<void> {
  await playToEndOfTurn(page);
  await press(page, endTurn(page));
}

/** The heading once it is the turn of others. */
export const waiting = (page: Page) => moves(page).getByRole('heading', { name: /^Waiting for / });

/** One step towards the end of the turn, or its end. */
export const stepOrEnd = async (page: Page): Promise<void> =>
  (await endTurn(page).count()) > 0 ? press(page, endTurn(page)) : stepOn(page);

/** Waits until the fonts are there and the scripts have nothing to do. Files may still be on their way. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
  });

/** Waits until the page has been painted. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
