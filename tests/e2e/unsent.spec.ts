/** Steps that are not answered, refused, or made on two pages, and their announcements. */
import { expect, type Browser, type Page } from '@playwright/test';
import { ask, wireTurn } from '../support/wire';
import {
  gameOf,
  moves,
  playedInPage,
  playToEndOfTurn,
  press,
  stepOf,
  stepOn,
  take,
  undo,
} from './support/journey';
import { COMMANDS, hold, liveTable, pending, stored } from './support/live-table';
import { newTable, openSeat, SERVICE } from './support/tables';
import { FULL, test } from './support/test';

/** Why steps are gone; the steps are listed below. */
const alert = (page: Page) => moves(page).getByRole('alert').first();

/** Steps that the same seat makes by a program, or on another device. */
async function elsewhere(page: Page, commands: readonly object[]): Promise<void> {
  const expectedSeq = (await stored(page)).length;
  const steps = commands.map((command) => ({ commandId: crypto.randomUUID(), command }));
  const made = await page.request.post(`/api/games/${gameOf(page)}/commands`, {
    data: { expectedSeq, steps },
  });
  expect(made.status()).toBe(200);
}

const connectAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('steps for an outdated position are offered as a plan', async ({ browser }) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  await anna.route(COMMANDS, (route) => route.abort());
  await take(anna).click();
  await moves(anna).getByRole('region', { name: 'Perform an action' }).getByRole('button').first().click();
  await expect(moves(anna)).toContainText(/[2-9] steps haven’t been sent yet/);
  const { commands } = await ask(SERVICE, `/api/games/${gameOf(anna)}/options`, {
    token: (await anna.context().cookies()).find(({ name }) => name.startsWith('seat_'))?.value,
  });
  const tiles = commands.filter(
    (each: { command: { type: string } }) => each.command.type === 'TakeActionTile',
  );
  await elsewhere(anna, [tiles.at(-1).command, { type: 'Undo', to: before }]);
  await anna.unroute(COMMANDS);
  await connectAgain(anna);
  await expect(alert(anna)).toContainText('You kept playing in another window');
  await expect(alert(anna)).toContainText('Not done: ');
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  await moves(anna).getByRole('link', { name: 'Try them on the analysis board and plan them' }).click();
  await anna.waitForURL(`**/try?at=${before + 2}`);
  await expect(
    anna.getByRole('region', { name: 'Steps of this line' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  expect(await stored(anna)).toHaveLength(before + 2);
});

test('a player who waits for the service reads why, and plays on', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  const release = await hold(anna);
  const tooMany = { status: 429, headers: { 'retry-after': '4' }, json: { code: 'too-many' } };
  await anna.route(COMMANDS, (route) => route.fulfill(tooMany), { times: 1 });
  await take(anna).click();
  await expect(moves(anna).getByRole('timer')).toContainText(
    /sent again in [1-4] seconds?\. You can keep playing\./,
  );
  await expect(anna.locator('#aside')).toContainText('sent again in 4 seconds.');
  await undo(anna).click();
  await expect(pending(anna)).toHaveAttribute('data-pending', '2');
  // No answer comes to the second try.
  const slow = '2 steps haven’t been sent yet';
  await expect(moves(anna).getByRole('status')).toContainText(slow, { timeout: 15_000 });
  await expect(moves(anna).getByRole('timer')).toHaveCount(0);
  release();
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  await expect(moves(anna)).not.toContainText('been sent yet');
  const rows = (await stored(anna)).slice(before);
  expect(rows.map(({ command }) => command.type)).toEqual(['TakeActionTile', 'Undo']);
});

test(
  'two pages without a line keep their own steps, and none is sent twice or forgotten',
  FULL,
  async ({ browser }) => {
    const anna = await liveTable(browser);
    const before = await stepOf(anna);
    const address = anna.url();
    const second = await playedInPage(await openAgain(anna));
    await anna.context().setOffline(true);
    await take(anna).click();
    await expect(moves(anna)).toContainText('1 step hasn’t been sent yet');
    await moves(second)
      .getByRole('button', { name: /^Take / })
      .nth(1)
      .click();
    await expect(moves(second)).toContainText('1 step hasn’t been sent yet');
    // The open page offers the closed page's stored steps.
    await second.close();
    await expect(alert(anna)).toContainText('You kept playing in another window');
    await expect(undo(anna)).toBeVisible();
    await anna.context().setOffline(false);
    await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
    await expect(pending(anna)).toHaveAttribute('data-pending', '0');
    await expect(moves(anna).getByRole('link', { name: /plan them$/ })).toBeVisible();
    const third = await playedInPage(await openAgain(anna, address));
    await expect(undo(third)).toBeVisible();
    await expect(alert(third)).toHaveCount(0);
    expect(await stored(anna)).toHaveLength(before + 1);
    expect(
      await anna.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('live '))),
    ).toEqual([]);
  },
);

test('a reloaded page continues with its own steps, though another is open', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  const second = await playedInPage(await openAgain(anna));
  await anna.context().route(COMMANDS, (route) => route.abort());
  await take(anna).click();
  await expect(moves(anna)).toContainText('1 step hasn’t been sent yet');
  await anna.reload();
  await expect(moves(anna)).toContainText('1 step hasn’t been sent yet');
  await expect(pending(anna)).toHaveAttribute('data-pending', '1');
  await expect(undo(anna)).toBeVisible();
  await expect(pending(second)).toHaveAttribute('data-pending', '0');
  await anna.context().unroute(COMMANDS);
  await connectAgain(anna);
  await expect(second.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
});

test(
  'a reloaded page asks for the results of its steps before it reports any as lost',
  FULL,
  async ({ browser }) => {
    const anna = await liveTable(browser);
    const before = await stepOf(anna);
    // The service takes the first step, and the answer is lost; nothing else reaches it.
    let sent = 0;
    await anna.context().route(COMMANDS, async (route) => {
      sent += 1;
      if (sent === 1) await route.fetch();
      await route.abort();
    });
    await take(anna).click();
    await expect.poll(async () => (await stored(anna)).length).toBe(before + 1);
    await moves(anna).getByRole('region', { name: 'Perform an action' }).getByRole('button').first().click();
    await expect(pending(anna)).not.toHaveAttribute('data-pending', /^[01]$/);
    // As if the page had never known that any of them was sent.
    await anna.addInitScript(() => {
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith('live ')))
        localStorage.setItem(
          name,
          (localStorage.getItem(name) ?? '').replaceAll('"isSent":true', '"isSent":false'),
        );
    });
    await anna.reload();
    await expect(pending(anna)).toHaveAttribute('data-pending', /^[1-9]$/);
    await expect(moves(anna).getByRole('alert')).toHaveCount(0);
    await anna.context().unroute(COMMANDS);
    await connectAgain(anna);
    await expect(pending(anna)).toHaveAttribute('data-pending', '0');
    await expect(moves(anna).getByRole('alert')).toHaveCount(0);
    const rows = (await stored(anna)).slice(before).map(({ command }) => command.type);
    expect(rows.filter((type) => type === 'TakeActionTile')).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(1);
  },
);

async function openAgain(page: Page, address = page.url()): Promise<Page> {
  const again = await page.context().newPage();
  await again.goto(address);
  return again;
}

/** Bohumil's page when Anna has made her turn, and the row that his turn began with. */
async function afterAnna(browser: Browser): Promise<readonly [page: Page, row: number]> {
  const table = await newTable();
  const turn = await wireTurn(table);
  return [await playedInPage(await openSeat(browser, table, 1)), turn?.seq ?? 0];
}

test("a step of somebody else's turn is not taken back", FULL, async ({ browser }) => {
  const [bohumil, before] = await afterAnna(browser);
  const back = { type: 'Undo', to: before - 1 };
  const address = `/api/games/${gameOf(bohumil)}/commands`;
  const alone = { expectedSeq: before, commandId: crypto.randomUUID(), command: back };
  const refused = await bohumil.request.post(address, { data: alone });
  expect(refused.status()).toBe(422);
  const { code, rule } = await refused.json();
  expect({ code, rule }).toEqual({ code: 'nothing-to-undo', rule: 'DEC-38' });

  // By the page, behind a step that is on its way.
  const release = await hold(bohumil);
  await take(bohumil).click();
  await undo(bohumil).evaluate((button: HTMLButtonElement, command) => {
    const { value } = button;
    button.value = JSON.stringify(command);
    button.click();
    button.value = value;
  }, back);
  await expect(pending(bohumil)).toHaveAttribute('data-pending', '2');
  release();
  await expect(alert(bohumil)).toContainText('Not possible. ');
  await expect(pending(bohumil)).toHaveAttribute('data-pending', '0');
  await expect(undo(bohumil)).toBeVisible();
  await undo(bohumil).click();
  await expect(bohumil.locator('header.top')).toHaveAttribute('data-seq', String(before + 2));
  const rows = (await stored(bohumil)).slice(before);
  expect(rows.map(({ command }) => command.type)).toEqual(['TakeActionTile', 'Undo']);
  await expect(moves(bohumil).getByRole('alert')).toHaveCount(0);
});

interface Said {
  readonly where: string;
  readonly text: string;
}

/** From now on whatever a screen reader would announce is noted. */
async function listen(page: Page): Promise<() => Promise<readonly Said[]>> {
  await page.evaluate(() => {
    const said: Said[] = [];
    const regions = '#news, [role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => {
        const around = target instanceof Element ? target : target.parentElement;
        const fresh = [...addedNodes].filter((node) => node instanceof Element);
        const inside = fresh.flatMap((node) => [...node.querySelectorAll(regions)]);
        return [around?.closest(regions) ?? [], fresh.filter((node) => node.matches(regions)), inside].flat();
      });
      for (const region of new Set(changed))
        if (region.textContent.trim()) said.push({ where: region.id, text: region.textContent });
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: Said[] }).said);
}

test('each step is read out once, and nothing else is', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  // The rest comes with the first touch.
  await anna.mouse.move(400, 300);
  await expect(anna.locator('#log-panel, .log').first()).toBeAttached();
  const heard = await listen(anna);
  const before = await stepOf(anna);
  let presses = 0;
  const endTurn = moves(anna).getByRole('button', { name: 'End turn' });
  for (; (await endTurn.count()) === 0; presses += 1) await stepOn(anna);
  await press(anna, endTurn);
  await expect(moves(anna)).toContainText('Waiting for Bohumil');
  // Hints for the player, and the question of an early end of a turn, are no news.
  const isNews = ({ where, text }: { where: string; text: string }) =>
    where !== 'aside' && !text.includes('to end your turn anyway');
  const said = (await heard()).filter(isNews);
  const news = said.map(({ text }) => text.trim());
  expect(said.filter(({ where }) => where !== 'news')).toEqual([]);
  expect(news).toEqual([...new Set(news)]);
  expect(news).toHaveLength(presses + 1);
  const rows = (await stored(anna)).length - before;
  expect(rows).toBeGreaterThanOrEqual(presses + 1);
});

test('the end of a turn says that it is on its way', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  await playToEndOfTurn(anna);
  const release = await hold(anna);
  await moves(anna).getByRole('button', { name: 'End turn' }).click();
  await expect(moves(anna)).toContainText('Sending your turn');
  await expect(moves(anna)).not.toContainText('Revealing …');
  release();
  await expect(moves(anna)).not.toContainText('Sending your turn');
  await expect(moves(anna)).toContainText('Waiting for Bohumil');
});
