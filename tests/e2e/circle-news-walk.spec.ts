/**
 * The walk of a circle through ten weeks, with a clock that is moved: its channel and its letter say each
 * thing once, and a host who is no longer seen is replaced. Its pictures are in
 * test-results/circle-news-walk.
 */
import { expect, type Page } from '@playwright/test';
import type { World } from '../../tools/life/world';
import { foundCircle, joinCircle, personIn, signIn, sitDownAt } from './support/friends';
import { gameOf } from './support/journey';
import { look } from './support/look';
import { BEGINS, test } from './support/moved-service';
import { playOut } from './support/play-out';
import { DESK, PHONE } from './support/screens';
import { FULL } from './support/test';

const FOLDER = 'circle-news-walk';
const NAME = 'Thursday by the river';
const ZONE = 'Europe/Prague';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The moved clock: everything that is due goes out, and the scheduler asks twice. */
class Days {
  now = BEGINS;
  readonly world: World;
  constructor(world: World) {
    this.world = world;
  }

  async goTo(at: Date): Promise<void> {
    this.now = at;
    await this.world.moveTo(at);
    await this.world.tick();
  }

  pass = async (ms: number) => this.goTo(new Date(this.now.getTime() + ms));
}

/** The next Sunday, 18:00 on the walls of Prague: found by looking at each hour. */
function nextSundayEvening(after: Date): Date {
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  for (let at = Math.ceil(after.getTime() / HOUR_MS) * HOUR_MS; ; at += HOUR_MS) {
    if (at <= after.getTime()) continue;
    const parts = words.formatToParts(at).map(({ value }) => value);
    if (parts.includes('Sun') && parts.includes('18')) return new Date(at);
  }
}

interface HookMessage {
  readonly kind: string;
  readonly lead: string;
  readonly url: string;
  readonly gameId?: string;
}

const bodies = ({ hooks }: World) =>
  hooks.got.filter(({ path }) => path === '/circle').map(({ body }) => body.toString('utf8'));
/** The news; the test that a new channel gets is none. */
const heard = (world: World): readonly HookMessage[] =>
  bodies(world)
    .flatMap((body) => (JSON.parse(body) as { messages: readonly HookMessage[] }).messages)
    .filter(({ kind }) => kind !== 'test');
const kinds = (world: World) => heard(world).map(({ kind }) => kind);

/** The mails to an address since the last question. */
async function mailsTo(world: World, address: string) {
  world.mails.push(...(await world.newMails()));
  return world.mails.filter(({ to }) => to === address);
}

/** Adds a program as the channel of the circle, as its host does. */
async function addChannel(page: Page, circle: string, url: string): Promise<void> {
  await page.goto(`${circle}/settings`);
  await page.locator('summary', { hasText: 'Channel' }).click();
  await page.getByLabel('Type').selectOption('json');
  await page.getByLabel('Address (https)').fill(url);
  await page.getByRole('button', { name: 'Add the channel' }).click();
  await expect(page.getByRole('status').first()).toBeVisible();
  await page.locator('summary', { hasText: 'Channel' }).click();
  await look(page, FOLDER, '1-channel');
}

/** “Who’s in?” for two, and the first answer. */
async function gather(asks: Page, circle: string): Promise<void> {
  await asks.goto(circle);
  await asks.getByText('Ask who’s in', { exact: true }).click();
  await asks.getByRole('radio', { name: '2' }).check();
  await asks.getByRole('button', { name: 'Ask the members' }).click();
  await expect(asks.getByText(/^In: /)).toBeVisible();
}

test('ten weeks of a circle: channel, letter, and another host', FULL, async ({ browser, world }) => {
  test.setTimeout(10 * 60_000);
  const days = new Days(world);
  const at = { baseURL: world.origin, timezoneId: ZONE };
  const [anna, bohumil, cyril, stranger] = [
    await personIn(browser, { ...at, viewport: DESK }),
    await personIn(browser, { ...at, viewport: PHONE }),
    await personIn(browser, { ...at, viewport: DESK }),
    await personIn(browser, { ...at, viewport: DESK }),
  ] as const;
  const address = 'anna@praga.test';
  await signIn(anna, address, async () => (await mailsTo(world, address)).at(-1)?.lines ?? '');
  const { circle, link } = await foundCircle(anna, NAME, 'Anna');
  await addChannel(anna, circle, `${world.hooks.url}/circle`);
  await joinCircle(bohumil, link, 'Bohumil');
  await joinCircle(cyril, link, 'Cyril');
  await days.pass(HOUR_MS);
  expect(kinds(world), 'before anything happens').toEqual([]);

  await gather(anna, circle);
  await days.pass(HOUR_MS);
  expect(kinds(world)).toEqual(['who-is-in']);
  await bohumil.goto(circle);
  await bohumil.getByRole('button', { name: 'I’m in', exact: true }).click();
  await bohumil.waitForURL(/\/games\/[a-z0-9]+$/);
  const gameId = gameOf(bohumil);
  // Both said yes, so they sit there already.
  expect(await sitDownAt(gameId, [anna, bohumil])).toEqual([]);
  await days.pass(HOUR_MS);
  expect(kinds(world)).toEqual(['who-is-in', 'game-began']);
  await playOut(gameId, [anna, bohumil]);
  await days.pass(HOUR_MS);
  expect(kinds(world)).toEqual(['who-is-in', 'game-began', 'game-finished']);
  await asAWatcher(world, [cyril, stranger], gameId);

  await letterOfTheWeek(days, anna, { address, gameId, circle });
  await silentHost(days, [anna, bohumil, cyril], { address, gameId, circle });
});

/** The channel names both players, speaks to neither of them, and gives no key to a seat. */
async function asAWatcher(world: World, [cyril, stranger]: readonly [Page, Page], gameId: string) {
  for (const message of heard(world)) {
    const { kind, lead, url, gameId: told } = message;
    const all = JSON.stringify(message);
    expect(all, kind).toContain('Anna');
    expect(lead, kind).not.toMatch(/\byou(r|’re)?\b/i);
    if (kind === 'who-is-in') continue;
    expect(all, kind).toContain('Bohumil');
    expect([told, url], kind).toEqual([gameId, `${world.origin}/games/${gameId}`]);
  }
  const { rows } = await world.sql.query<{ email: string | null }>('select email from "User"');
  for (const { email } of rows) if (email) expect(bodies(world).join('\n')).not.toContain(email);
  const link = heard(world).at(-1)?.url ?? '';
  expect((await cyril.goto(link))?.status(), 'for a member who watches').toBe(200);
  await look(cyril, FOLDER, '2-watched');
  expect((await stranger.goto(link))?.status(), 'for a stranger').toBe(404);
}

/** The path of the circle, the id of its game, and Anna's email address. */
type Addresses = Readonly<Record<'circle' | 'gameId' | 'address', string>>;

async function letterOfTheWeek(
  days: Days,
  anna: Page,
  { address, gameId, circle }: Addresses,
): Promise<void> {
  const { world } = days;
  const sunday = nextSundayEvening(days.now);
  const letters = async () =>
    (await mailsTo(world, address)).filter(({ subject }) => subject.includes('your week'));
  await days.goTo(new Date(sunday.getTime() - 60_000));
  expect(await letters(), 'a minute before').toEqual([]);
  await days.goTo(sunday);
  expect(await letters(), 'on Sunday at six').toHaveLength(1);
  await days.pass(HOUR_MS);
  await days.goTo(nextSundayEvening(days.now));
  const all = await letters();
  expect(all, 'a week without news later').toHaveLength(1);
  expect(kinds(world).filter((kind) => kind === 'circle-letter')).toHaveLength(1);

  const links = [...new Set(all[0]?.lines.match(/http:\/\/\S+[\w-]/g) ?? [])];
  expect(links).toContain(`${world.origin}${circle}`);
  expect(links).toContain(`${world.origin}/games/${gameId}`);
  for (const link of links) {
    const answer = await anna.goto(link);
    expect(answer?.status(), link).toBe(200);
    await expect(anna.getByRole('heading', { level: 1 }).first(), link).toBeVisible();
  }
  // To open the link that stops letters has stopped none.
  await anna.goto(`${circle}/settings`);
  await expect(anna.getByLabel('Weekly digest by email')).toBeChecked();
}

async function silentHost(
  days: Days,
  [anna, bohumil, cyril]: readonly [Page, Page, Page],
  { address, circle }: Addresses,
): Promise<void> {
  const members = bohumil.getByRole('region', { name: 'Members' });
  const takeOver = bohumil.getByRole('button', { name: 'I’ll be the host' });
  await days.pass(58 * DAY_MS);
  await bohumil.goto(circle);
  await expect(takeOver, 'after 58 days').toHaveCount(0);
  await days.pass(3 * DAY_MS);
  await cyril.goto(circle);
  await days.pass(HOUR_MS);
  await bohumil.goto(circle);
  await look(bohumil, FOLDER, '3-silent');
  await takeOver.click();
  await expect(takeOver).toHaveCount(0);
  await look(bohumil, FOLDER, '4-heir');
  await days.pass(13 * DAY_MS);
  await bohumil.reload();
  await expect(members.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('Host');
  await days.pass(DAY_MS);
  await bohumil.reload();
  await expect(members.getByRole('listitem').filter({ hasText: 'Bohumil' })).toContainText('Host');
  await expect(members.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('Steward');
  await look(bohumil, FOLDER, '5-host');
  await days.pass(HOUR_MS);
  const mails = await mailsTo(days.world, address);
  for (const words of ['the host is missing', 'Bohumil is the host now'])
    expect(
      mails.filter(({ subject }) => subject.includes(words)),
      words,
    ).toHaveLength(1);
  await anna.goto(circle);
  const own = anna.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Anna' });
  await expect(own).toContainText('Steward');
}
