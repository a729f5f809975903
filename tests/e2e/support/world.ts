/** Prepares what the pages of all-pages.ts need: tables, a member with seats, and valid links. */
import { randomBytes } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { askForLink, newestMailTo } from './friends';
import { openMore } from './journey';
import { layOut, seatToAct, takeSeat } from './tables';
import type { World } from './visits';

/** The time limit of one step. */
const PATIENCE_MS = 30_000;

export interface Prepared {
  readonly world: World;
  /** The storage state of the member's browser: their session and their seats. */
  readonly known: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const lastPart = (link: string) => link.split('/').at(-1) ?? '';

/** The names of members, tables, circles and boxes of a world. */
export interface WorldNames {
  readonly people: readonly [string, string, string, string];
  readonly table: string;
  readonly circle: string;
  readonly series: string;
  readonly box: string;
}

const NAMES: WorldNames = {
  people: ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'],
  // Each worker prepares its own tables, and the lobby lists all of them.
  table: `Long table ${process.env.TEST_WORKER_INDEX ?? 0} by the window`,
  circle: 'Thursday by the river',
  series: 'Thursday 1',
  box: 'Our copy',
};

/** Uses the pages for everything except the golden tables. */
export async function prepare(browser: Browser, names = NAMES): Promise<Prepared> {
  const [member, stranger] = [await openPage(browser), await openPage(browser)];
  const hosted = await hostTable(member, names);
  const me = `every.page.${randomBytes(6).toString('hex')}@praga.test`;
  await member.goto(await linkFor(stranger, me));
  await member.getByRole('button', { name: 'Sign in' }).click();
  await member.waitForURL(/\/me$/);
  const world: World = {
    ...(await goldenTables(member, names.people)),
    ...hosted,
    ...(await ways(member, me)),
    ...(await foundCircle(member, names)),
    ...(await makeBox(member, names.box)),
    ...(await addressKeys(stranger)),
    device: await browserKey(member),
    signIn: lastPart(await linkFor(stranger, me)),
    mail: await keptMail(stranger),
  };
  await takeHoliday(member);
  const known = await member.context().storageState();
  await Promise.all([member, stranger].map((page) => page.context().close()));
  return { world, known };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** The member sits on the seat to move, or on the next one. */
async function goldenTables(page: Page, names: readonly string[]) {
  const [middle, waiting, over] = await Promise.all(
    [
      { game: '4-players-online', commands: 160, names },
      { game: '4-players-online', commands: 160, names },
      { game: '2-players-base', commands: 9999, names },
    ].map((wanted) => layOut(wanted, { isFresh: true })),
  );
  if (!middle || !waiting || !over) throw new Error('there are no tables');
  const seat = await seatToAct(middle);
  await takeSeat(page.context(), middle, seat);
  await takeSeat(page.context(), waiting, (seat + 1) % 4);
  await takeSeat(page.context(), over);
  const line = await shareLine(page, over.id);
  return { middle: middle.id, waiting: waiting.id, over: over.id, line };
}

/** Shares a line from the first step of a finished game; returns its address. */
async function shareLine(page: Page, gameId: string): Promise<string> {
  const api = `/api/games/${gameId}`;
  const { rows } = await (await page.request.get(`${api}/log?from=2&to=2`)).json();
  const [{ seat, command }] = rows;
  const data = { base: 1, key: '7'.repeat(64), name: 'As it was', steps: [{ seat, command }] };
  const kept = await (await page.request.post(`${api}/sandbox/lines`, { data })).json();
  const shared = await page.request.post(`${api}/sandbox/lines/${kept.id}`, { data: { shared: true } });
  return (await shared.json()).line.sharedAs;
}

/** Makes a table with clocks, a free seat, and its host on the first seat; the chat has one message. */
async function hostTable(page: Page, { people: [me, other], table }: WorldNames) {
  await page.goto('/');
  await openMore(page);
  await page.getByLabel('Name of the table').fill(table);
  await page.locator('#seat-0').fill(me);
  await page.locator('#seat-1').fill(other);
  await page.locator('#holder-2').selectOption('free');
  await page.getByLabel('Who can take a free seat').selectOption('open');
  await page.getByRole('radio', { name: /^Daily/ }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/seats/);
  const hosted = new URL(page.url()).pathname.split('/')[2] ?? '';
  const seat = lastPart(await page.getByLabel(`Link for ${other}`, { exact: true }).inputValue());
  const joinLink = lastPart(await page.locator('#join-link').inputValue());
  await page.goto(`/games/${hosted}/talk`);
  await page.getByLabel('Write to the table').fill(`Good evening, @${other}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('New note').fill('Mines first');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Mines first');
  return { hosted, seat, joinLink };
}

/** Founds a circle with a notice. */
async function foundCircle(page: Page, { people: [myName], circle: name, series: title }: WorldNames) {
  const data = { name, myName };
  const { id, link } = await (await page.request.post('/api/circles', { data })).json();
  await page.request.patch(`/api/circles/${id}`, { data: { notice: 'Cake at eight' } });
  const asked = { circle: id, name: title, form: 'season' };
  const series = await (await page.request.post('/api/competitions', { data: asked })).json();
  await page.request.post(`/api/competitions/${series.id}/entrants`);
  return { circle: id, circleLink: lastPart(link), series: series.id };
}

/** Makes a box with one entry, a revision and a join link. */
async function makeBox(page: Page, name: string) {
  const { id } = await (await page.request.post('/api/boxes', { data: { name } })).json();
  const data = { value: { cost: { gold: 1, stone: 1 } } };
  await page.request.put(`/api/boxes/${id}/values/wall-i-postern`, { data });
  await page.request.post(`/api/boxes/${id}/revisions`);
  const { link } = await (await page.request.post(`/api/boxes/${id}/link`)).json();
  return { box: id, boxLink: lastPart(link) };
}

/** Requests the sign-in email for `address`; returns the path of its link. */
async function linkFor(page: Page, address: string): Promise<string> {
  await page.goto('/sign-in');
  return askForLink(page, address);
}

function linkIn(address: string, link: RegExp): string {
  const found = link.exec(newestMailTo(address));
  if (!found) throw new Error(`no ${link.source} in the newest mail to ${address}`);
  return found[0];
}

/**
 * Adds a channel that waits for its confirmation, and uses the existing one; returns the keys in the emails
 * to both.
 */
async function ways(page: Page, me: string) {
  const other = `second.${me}`;
  await page.goto('/me/prompts');
  await page.getByLabel('Email address').fill(other);
  await page.getByRole('button', { name: 'Add the address' }).click();
  await page.waitForURL(/done=mail/);
  await page.getByRole('button', { name: 'Send a test' }).first().click();
  await page.waitForURL(/done=test/);
  return {
    proof: lastPart(linkIn(other, /http\S+\/me\/prompts\/prove\/[\w.-]+/)),
    leave: lastPart(linkIn(me, /http\S+\/unsubscribe\/[\w.-]+/)),
  };
}

/** The keys in the emails about a new address for a seat, which a visitor with the seat's link requested. */
async function addressKeys({ request }: Page): Promise<Pick<World, 'address' | 'consent'>> {
  const before = `seat.${randomBytes(6).toString('hex')}@praga.test`;
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }];
  const made = await (await request.post('/api/tables', { data: { name: 'The back room', seats } })).json();
  const { token } = made.seats[0];
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/games/${made.game.id}/sit`, { headers, data: { email: before } });
  const data = { email: `another.${before}` };
  await request.post(`/api/games/${made.game.id}/address`, { headers, data });
  const link = /http\S+\/seat\/address\/[\w.-]+/;
  await expect.poll(() => link.test(newestMailTo(before))).toBe(true);
  const consent = linkIn(before, /http\S+\/confirm\/[\w.-]+/);
  return { address: lastPart(linkIn(before, link)), consent: lastPart(consent) };
}

async function keptMail(page: Page): Promise<string> {
  await page.goto('/dev/mail');
  const link = await page.locator('a[href^="/dev/mail/"]').first().getAttribute('href');
  return link?.split('/').at(-1) ?? '';
}

async function browserKey(page: Page): Promise<string> {
  await page.goto('/me/devices');
  await page.getByRole('button', { name: 'Create a link' }).click();
  return lastPart(await page.getByRole('textbox', { name: 'Link for the other device' }).inputValue());
}

async function takeHoliday(page: Page): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/me/holidays');
  await page.locator('#first').fill(inDays(20));
  await page.locator('#last').fill(inDays(22));
  await page.locator('#last').locator('xpath=ancestor::form').getByRole('button').click();
  await page.waitForURL(/done=taken/);
}
