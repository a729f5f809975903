/**
 * Turns of two over a bad line, one of them with two pages of her seat: whatever it does to requests, no step
 * is lost or doubled, and shown steps are stored.
 */
import { expect, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { seedOf } from '../support/full';
import type { WireTable } from '../support/wire';
import { Dice } from './support/driver/dice';
import { survey } from './support/driver/survey';
import { read, withoutPictures } from './support/driver/whole-game';
import { confirmButton, playedInPage } from './support/journey';
import { COMMANDS } from './support/live-table';
import { newTable, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const TURNS = 32;
const PATIENCE_MS = 60_000;
const MAX_PRESSES = 200;
/** Out of a hundred. */
const ENDS = 70;
const RELOADS = 8;
const CHANGES_PAGE = 20;

const seed = [...seedOf('a line that is cut')].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7) >>> 0;

const LATE_MS = 300;
/** Percentages. */
const LOST = { request: 15, answer: 15 };
const UP_MS = { least: 1_000, more: 4_000 };
const DOWN_MS = { least: 300, more: 1_500 };

interface BadLine {
  /** Every command id that was sent. */
  readonly sent: Set<string>;
  readonly count: { late: number; lost: number; unanswered: number; cut: number };
  /** Keeps the connection up during `act`, for work that no page can do offline. */
  readonly restored: <T>(act: () => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Gives a browser such a connection until `end` is called. */
async function badLine(context: BrowserContext, dice: Dice): Promise<BadLine> {
  const sent = new Set<string>();
  const count = { late: 0, lost: 0, unanswered: 0, cut: 0 };
  let [isOver, isMended] = [false, 0];
  await context.route(COMMANDS, async (route) => {
    const { steps }: { steps: { commandId: string }[] } = route.request().postDataJSON();
    for (const { commandId } of steps) sent.add(commandId);
    await rest(LATE_MS);
    const n = dice.roll(100);
    await pass(route, isOver ? 100 : n, count).catch(() => undefined);
  });
  const cutting = (async () => {
    while (!isOver) {
      await rest(UP_MS.least + dice.roll(UP_MS.more));
      if (isOver || isMended > 0) continue;
      count.cut += 1;
      await context.setOffline(true);
      await rest(DOWN_MS.least + dice.roll(DOWN_MS.more));
      await context.setOffline(false);
    }
    // A failed test may have closed the context already.
  })().catch(() => undefined);
  const restored: BadLine['restored'] = async (act) => {
    isMended += 1;
    await context.setOffline(false);
    try {
      return await act();
    } finally {
      isMended -= 1;
    }
  };
  const end = async () => {
    isOver = true;
    await cutting;
    await context.setOffline(false);
  };
  return { sent, count, restored, end };
}

async function pass(route: Route, n: number, count: BadLine['count']): Promise<void> {
  count.late += 1;
  if (n < LOST.request) {
    count.lost += 1;
    return route.abort();
  }
  if (n < LOST.request + LOST.answer) {
    count.unanswered += 1;
    await route.fetch();
    return route.abort();
  }
  return route.continue();
}

/** All steps of a page that are not answered yet: the command of each id. */
const keptIn = (page: Page): Promise<readonly (readonly [id: string, command: string])[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('live '))
      .flatMap(([, text]) =>
        JSON.parse(text).steps.map(({ commandId, command }: { commandId: string; command: object }) => [
          commandId,
          JSON.stringify(command),
        ]),
      ),
  );

async function sat(browser: Browser, table: WireTable, seat: number): Promise<BrowserContext> {
  const context = await browser.newContext();
  await takeSeat(context, table, seat);
  return context;
}

async function opened(context: BrowserContext, { id }: WireTable): Promise<Page> {
  const page = await context.newPage();
  await withoutPictures(page);
  await page.goto(`/games/${id}`);
  return playedInPage(page);
}

/**
 * Presses something that leads on, by chance: the end of the turn, a button, or a tile with a turn and a
 * place. Nothing where the page has nothing to press.
 */
function pressed(page: Page, [ends, which, turn]: readonly [boolean, number, number]): Promise<boolean> {
  return page.evaluate(
    ({ ends, which, turn }) => {
      const end = document.querySelector<HTMLButtonElement>('#moves [data-key="e"]');
      const names = ['Decide', 'Perform an action', 'Take an action tile', 'Collect', 'Place a tile'];
      const sections = [...document.querySelectorAll('#moves section[aria-label]')];
      const leading = sections.filter((it) => names.includes(it.getAttribute('aria-label') ?? ''));
      const onward = leading.flatMap((it) => [...it.querySelectorAll('button')]);
      const isStep = ({ type, disabled }: HTMLButtonElement) => type !== 'button' && !disabled;
      const steps = onward.filter(isStep);
      const button = end && (ends || steps.length === 0) ? end : steps[which % Math.max(1, steps.length)];
      if (!button) return false;
      for (const list of button.form?.querySelectorAll('select') ?? [])
        list.selectedIndex = which % Math.max(1, list.options.length);
      const turns = button.form?.querySelectorAll<HTMLInputElement>('[name="with.rotation"]') ?? [];
      if (turns.length > 0) (turns[turn % turns.length] as HTMLInputElement).checked = true;
      button.click();
      return true;
    },
    { ends, which, turn },
  );
}

/** A game that is over for the service as well is no longer played in the page. */
const over = (page: Page) =>
  page.locator('html:not([data-pending]) #moves h2', { hasText: 'The game is over' });

const isQuiet = (page: Page) =>
  expect(page.locator('html[data-pending="0"]').or(over(page)).first()).toBeAttached({
    timeout: PATIENCE_MS,
  });

/** The newest row that is drawn, confirmed or not. */
const shownRow = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement>('#step [name="expectedSeq"]')?.value);

const seqOf = (page: Page) => page.locator('header.top').getAttribute('data-seq').then(Number);

interface Played {
  readonly table: WireTable;
  readonly line: BadLine;
  readonly dice: Dice;
  /** All steps that were made: the command of each id. */
  readonly made: Map<string, string>;
}

/** A whole turn of a seat, on whichever of its pages. */
async function playTurn(pages: readonly Page[], { table, line, dice, made }: Played): Promise<void> {
  let page = dice.pick(pages);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (dice.chance(CHANGES_PAGE)) {
      await isQuiet(page);
      const row = await seqOf(page);
      page = dice.pick(pages);
      await line.restored(() =>
        expect.poll(() => seqOf(page), { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(row),
      );
    }
    const { answer, isMine } = await survey(page);
    if (!isMine) break;
    const row = await shownRow(page);
    const isPressed = await pressed(page, [dice.chance(ENDS), dice.roll(1000), dice.roll(6)]);
    for (const [id, command] of await keptIn(page)) made.set(id, command);
    if (isPressed) await goneOn(page, answer);
    // Awaited parts come with the answer, and a tile may be at an illegal place.
    if (!isPressed || (await shownRow(page)) === row) await isQuiet(page);
    if (dice.chance(RELOADS)) await line.restored(() => page.reload().then(() => playedOn(page)));
  }
  await isQuiet(page);
  expect(await waitsFor(page, table), await page.locator('#moves').innerText()).not.toContain(
    await seatOf(page, table),
  );
}

/** The page shows the result of the press; a step that reveals asks once more. */
async function goneOn(page: Page, answer: string): Promise<void> {
  const before = page.locator(`#step [name="commandId"][value="${answer}"]`);
  const isAsked = async () => (await confirmButton(page).isVisible()) || (await before.count()) === 0;
  await expect.poll(isAsked).toBe(true);
  if (await confirmButton(page).isVisible()) await confirmButton(page).click();
  await expect(before).toHaveCount(0);
}

/** Played in the page again, whatever it has not sent yet. */
const playedOn = (page: Page) =>
  expect(page.locator('html[data-pending]').or(over(page)).first()).toBeAttached();

const waitsFor = async (page: Page, { id }: WireTable): Promise<readonly number[]> =>
  (await read(page, `/api/games/${id}`)).waitingFor;

const seatOf = async (page: Page, { id, tokens }: WireTable): Promise<number> =>
  tokens.indexOf((await page.context().cookies()).find(({ name }) => name === `seat_${id}`)?.value ?? '');

/** The position on a page. */
const shownOn = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-label="Players"], #boards, .boards')?.textContent);

test(`${TURNS} turns over a bad line: nothing lost, nothing doubled (${seed})`, FULL, async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  const table = await newTable();
  const dice = new Dice(seed);
  const contexts = [await sat(browser, table, 0), await sat(browser, table, 1)];
  const [anna, bohumil] = contexts as [BrowserContext, BrowserContext];
  const seats = [[await opened(anna, table), await opened(anna, table)], [await opened(bohumil, table)]];
  const lines = [await badLine(anna, new Dice(seed + 1)), await badLine(bohumil, new Dice(seed + 2))];
  const made = new Map<string, string>();
  for (let turns = 0; turns < TURNS; turns += 1) {
    const { waitingFor, latestSeq } = await read(seats[0]?.[0] as Page, `/api/games/${table.id}`);
    const [seat] = waitingFor;
    if (seat === undefined) break;
    const [pages, line] = [seats[seat] as Page[], lines[seat] as BadLine];
    // News may have been lost with the line; a player looks again.
    for (const page of pages) await line.restored(() => hearOf(page, latestSeq));
    await playTurn(pages, { table, line, dice, made });
  }
  for (const line of lines) await line.end();
  const { rows } = await read(seats[0]?.[0] as Page, `/api/games/${table.id}/log`);
  const stored: string[] = rows.slice(1).map(({ commandId }: { commandId: string }) => commandId);
  const counts = lines.map(({ count }) => count);
  test
    .info()
    .annotations.push({ type: 'line', description: JSON.stringify({ steps: stored.length, counts }) });
  expect(new Set(stored).size).toBe(stored.length);
  expect(
    [...made].filter(([id]) => !stored.includes(id)),
    'made, but not stored',
  ).toEqual([]);
  const sent = new Set(lines.flatMap((line) => [...line.sent]));
  expect(
    stored.filter((id) => !sent.has(id)),
    'stored, but not sent',
  ).toEqual([]);
  expect(
    [...sent].filter((id) => !stored.includes(id)),
    'sent, but not stored',
  ).toEqual([]);
  for (const page of seats.flat()) {
    await expect.poll(() => seqOf(page), { timeout: PATIENCE_MS }).toBe(rows.at(-1)?.seq);
    const shown = await shownOn(page);
    expect(shown).toBeTruthy();
    await page.reload();
    expect(await shownOn(page)).toBe(shown);
  }
});

/** Waits until a page is to play and shows the newest row. A page that missed news still shows its turn before. */
async function hearOf(page: Page, newest: number): Promise<void> {
  const isNewest = expect.poll(() => seqOf(page), { timeout: 5_000 }).toBeGreaterThanOrEqual(newest);
  const came = await isNewest.then(
    () => true,
    () => false,
  );
  if (!came) await page.reload();
  await expect(page.locator('form#step')).toBeAttached({ timeout: PATIENCE_MS });
  await playedOn(page);
}
