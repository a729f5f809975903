/** What people do on the pages, step by step, through nothing but what the pages offer. */
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { ask, wireTable } from '../../support/wire';

const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

export interface Host {
  /** Of the host: on the page with the links of the others, if there are any. */
  readonly page: Page;
  readonly table: string;
  /** Of the others. */
  readonly links: readonly string[];
}

/** Unfolds what few tables want of the form for a new one. */
export async function openMore(page: Page): Promise<void> {
  await page.getByText('More: pace, computers, privacy, rules').click();
}

/**
 * Fills the form of the start page; `names` sit in the order of play, the first on the page itself, and
 * computers of these strengths behind them.
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
  await page.waitForURL(names.length > 1 ? /\/games\/\w+\/invite$/ : /\/games\/\w+$/);
  const links = await page
    .getByLabel(/^Link for/)
    .evaluateAll((fields) => fields.map((field) => new URL((field as HTMLInputElement).value).pathname));
  expect(links).toHaveLength(names.length - 1);
  return { page, links, table: new URL(page.url()).pathname.replace('/invite', '') };
}

/** The same, and everybody at the table, each in a browser of their own: whoever made it first. */
export async function createAndSit(
  page: Page,
  names: readonly string[],
  options: BrowserContextOptions = {},
): Promise<readonly Page[]> {
  const { table, links } = await createTable(page, names);
  await page.goto(table);
  const browser = page.context().browser();
  if (!browser) throw new Error('the page is of no browser');
  const others = await Promise.all(links.map((link) => sitDown(browser, link, options)));
  return [page, ...others];
}

/** Anna's page of a table for two that she made, at which Bohumil has not sat down yet. */
export async function createAsAnna(page: Page): Promise<Page> {
  const { table } = await createTable(page, ['Anna', 'Bohumil']);
  await page.goto(table);
  return page;
}

/**
 * Links to the seats of a new table at which nobody sits yet, made without the pages for it, which take
 * seconds and have tests of their own.
 */
export async function seatLinks(names: readonly string[] = ['Anna', 'Bohumil']): Promise<readonly string[]> {
  const seats = names.map((name) => ({ name }));
  const json = { name: 'Sunday round', seats, startingSeat: 'first' };
  const made = await ask(SERVICE, '/api/tables', { json });
  return made.seats.map(({ token }: { token: string }) => `/seat/${token}`);
}

/**
 * Anna's page of a table for two at which both sit, made without the pages for it: those have tests of their
 * own.
 */
export async function openTable(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { id, tokens } = await wireTable(SERVICE);
  const context = await browser.newContext(options);
  await context.addCookies([{ name: `seat_${id}`, value: tokens[0] ?? '', url: SERVICE }]);
  const page = await context.newPage();
  await page.goto(`${SERVICE}/games/${id}`);
  return page;
}

/** Opens a seat link in a browser of its own and sits down, with a mail address where one is given. */
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

/**
 * The moves panel of the page. By its label: a search by role asks every piece of the drawings what it is,
 * each time anew.
 */
export function moves(page: Page) {
  return page.locator('section[aria-label="Your move"]');
}

/** Once the table is played in the page, it counts what the service has not confirmed. */
export async function playedInPage(page: Page): Promise<Page> {
  await expect(page.locator('html')).toHaveAttribute('data-pending', '0');
  return page;
}

/** The same for whoever is at turn: once something glows, clicks on the drawings and keys are heard. */
export async function turnInPage(page: Page): Promise<Page> {
  await playedInPage(page);
  await expect(page.locator('[data-legal]').first()).toBeAttached();
  return page;
}

/** The bar beside what is chosen on the table, and the button in it that does that. */
export const chosenBar = (page: Page) => page.getByRole('group', { name: 'Chosen on the table' });
export const doChosen = (page: Page) =>
  chosenBar(page).getByRole('button', { name: /^(Do this|Place here)/ });

const endTurn = (page: Page) => moves(page).getByRole('button', { name: 'End turn' });

const header = (page: Page) => page.locator('[data-seq]');

/** Number of the step the page shows. */
export async function stepOf(page: Page): Promise<number> {
  return Number(await header(page).getAttribute('data-seq'));
}

/** Presses a button that posts a step, and waits for the position after it. */
export async function press(page: Page, button: Locator): Promise<void> {
  await stepBy(page, async () => {
    const before = await stepOf(page);
    await button.click();
    // What shows something is asked for once more, in the bar.
    const asked = page.locator('#turn-bar:popover-open [data-do="go"]:visible');
    if ((await asked.count()) > 0) await asked.click();
    // End turn is pressed twice where it loses something.
    const isArmed = async () => (await armedEnd(page).count()) > 0;
    const isDone = async () => (await stepOf(page)) > before || (await isArmed());
    await expect.poll(isDone, { timeout: 20_000, intervals: LOOKS_MS }).toBe(true);
    if (await isArmed()) await armedEnd(page).click();
  });
}

/** End turn when it was pressed once and says what it loses. */
export const armedEnd = (page: Page): Locator => page.locator('#moves [data-armed]');

/** A step is mostly there within a frame or two; Playwright itself would look again after 100 and 350 ms. */
const LOOKS_MS = [10, 20, 50, 100];

/** Does something that makes a step, and waits for the position after it and all that follows from it. */
export async function stepBy(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await stepOf(page);
  await act();
  await expect.poll(() => stepOf(page), { timeout: 20_000, intervals: LOOKS_MS }).toBeGreaterThan(before);
  await expect(page.locator('html[data-pending]:not([data-pending="0"])')).toHaveCount(0);
}

/** Has the table ask before every step, or otherwise, as whoever plays may choose. */
export async function askBefore(page: Page, what = 'every step'): Promise<void> {
  const menu = page.locator('details.menu');
  await menu.locator('> summary').click();
  await menu.getByLabel('Ask once more before').selectOption(what);
  await menu.locator('> summary').click();
}

/** What one decides for Peter Parler: every form has its own choices, and the first ones are taken. */
const PARLER = ['Peter Parler’s plans', 'Peter Parler’s building'];

/** Takes one step that leads on towards the end of the turn: the first that the moves panel offers. */
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

/** Goes on until the turn can end. */
export async function playToEndOfTurn(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if ((await endTurn(page).count()) > 0) return;
    await stepOn(page);
  }
  throw new Error('the turn does not come to its end');
}

/** A whole turn, ended by its own button. */
export async function playTurn(page: Page): Promise<void> {
  await playToEndOfTurn(page);
  await press(page, endTurn(page));
}

/**
 * One step of whoever the table waits for: on towards the end of the turn, or its end. False when the game is
 * over.
 */
export async function playOn(players: readonly Page[]): Promise<boolean> {
  for (const page of players) {
    await page.reload();
    if (await page.getByRole('region', { name: 'Result' }).count()) return false;
    const mine = moves(page).getByRole('heading', { name: /^(It’s your turn|Your decision)$/ });
    while ((await mine.count()) > 0) {
      if ((await endTurn(page).count()) > 0) await press(page, endTurn(page));
      else await stepOn(page);
    }
  }
  return true;
}
