/**
 * The walk of a club of nine at fours: eight check in, one of them never sits down, the ninth is the reserve
 * and takes the place. All tables are played to the end, and the standing is computed here once more from
 * nothing but the scores of the games. Its pictures are in test-results/club-of-nine-walk.
 */
import { expect, type Page } from '@playwright/test';
import { seedOf } from '../support/full';
import { asked, byLot, readerOf, type Fixture, type Season } from './support/competition-walk';
import { foundCircle, joinCircle, personIn, sitDownAt } from './support/friends';
import { DESK, look, PHONE } from './support/look';
import { BEGINS, test } from './support/moved-service';
import { playOut } from './support/play-out';
import { FULL } from './support/test';

const FOLDER = 'club-of-nine-walk';
const NAMES = ['Anna', 'Bohumil', 'Cyril', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hana', 'Ivan'];
const [VANISHES, RESERVE] = ['Hana', 'Ivan'];
const DAY_MS = 86_400_000;
/** Everybody of eight at fours plays four tables, two at once. */
const [TABLES, EACH, AT_ONCE] = [8, 4, 2];
/** By the number of people at a table. */
const POINTS: Readonly<Record<number, readonly number[]>> = { 3: [9, 5, 1], 4: [10, 6, 3, 1] };

test('a club of nine at fours, and one vanishes', FULL, async ({ browser, world }) => {
  test.setTimeout(30 * 60_000);
  const seed = seedOf('club of nine');
  console.log(`the club of nine plays by the seed "${seed}"`);
  const pages = new Map<string, Page>();
  for (const [i, name] of NAMES.entries()) {
    const viewport = i % 2 === 0 ? DESK : PHONE;
    pages.set(name, await personIn(browser, { baseURL: world.origin, viewport }));
  }
  const pageOf = (name: string) => pages.get(name) as Page;
  const [anna, others] = [pageOf('Anna'), NAMES.slice(1)];
  const { circle, link } = await foundCircle(anna, 'The club', 'Anna');
  for (const name of others) await joinCircle(pageOf(name), link, name);

  await anna.goto(`/competitions/new?circle=${circle.split('/').at(-1)}`);
  await anna.getByRole('radio', { name: /^Season/ }).check();
  await anna.getByRole('button', { name: 'Open the sign-up' }).click();
  await anna.waitForURL(/\/competitions\/[a-z0-9]+$/);
  const season = new URL(anna.url()).pathname;
  const { season: seen, fixtures, divisions } = readerOf(anna, season);
  const state = async () => (await seen()).state;
  for (const page of pages.values()) {
    await page.goto(season);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByText('You’re in.')).toBeVisible();
  }

  // Sign-up ends after seven days, check-in three days later.
  await world.moveTo(new Date(BEGINS.getTime() + 7 * DAY_MS + 60_000));
  await expect.poll(state).toBe('check-in');
  for (const name of NAMES.filter((each) => each !== RESERVE)) {
    await pageOf(name).goto(season);
    await pageOf(name).getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(pageOf(name).getByRole('button', { name: 'Check in', exact: true })).toHaveCount(0);
  }
  await look(anna, FOLDER, '1-eight-checked-in');
  await world.moveTo(new Date(BEGINS.getTime() + 10 * DAY_MS + 120_000));
  await expect.poll(state).toBe('running');
  const reserve = pageOf(RESERVE);
  await reserve.goto(season);
  await look(reserve, FOLDER, '2-late');
  await reserve.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(reserve.getByText('You’re a reserve', { exact: false })).toBeVisible();
  expect(await fixtures()).toHaveLength(TABLES);

  const playing = { pageOf, fixtures, season: seen, choose: byLot(seed, 4) };
  await playAll({ ...playing, isVanishedMissed: true });
  const stuck = (await fixtures()).filter(({ state }) => state === 'open');
  expect(stuck.length, 'tables that wait for the one who never came').toBe(AT_ONCE);
  await look(anna, FOLDER, '3-waiting');

  // A seat that is kept for seven days without a sign goes to the reserve.
  await world.moveTo(new Date(BEGINS.getTime() + 18 * DAY_MS));
  await world.tick();
  const stateOf = async (name: string) => (await seen()).entrants.find((each) => each.name === name)?.state;
  await expect.poll(() => stateOf(VANISHES)).toBe('withdrawn');
  await expect.poll(() => stateOf(RESERVE)).toBe('playing');
  await reserve.goto(season);
  await look(reserve, FOLDER, '4-has-a-place');
  await pageOf(VANISHES).goto(season);
  await look(pageOf(VANISHES), FOLDER, '5-vanished');
  await playAll({ ...playing, isVanishedMissed: false });
  await expect.poll(state).toBe('over');

  const wanted = await computed(anna, await fixtures(), await seen());
  const standings = await divisions();
  expect(standings).toHaveLength(1);
  const ids = (await seen()).entrants;
  const nameOf = (id: string) => ids.find((each) => each.id === id)?.name ?? id;
  const shown = standings[0]?.lines.map(({ entrant, tables, wins, mean }) => {
    return { name: nameOf(entrant), tables, wins, mean };
  });
  expect(shown).toEqual(wanted);
  await anna.goto(season);
  const rows = anna.getByRole('table', { name: 'Standings' }).getByRole('rowheader');
  await expect(rows).toHaveCount(wanted.length);
  for (const [i, { name }] of wanted.entries()) await expect(rows.nth(i)).toContainText(name);
  await look(anna, FOLDER, '6-over');
  await Promise.all([...pages.values()].map((page) => page.context().close()));
});

interface Playing {
  readonly pageOf: (name: string) => Page;
  readonly fixtures: () => Promise<readonly Fixture[]>;
  readonly season: () => Promise<Season>;
  readonly choose: ReturnType<typeof byLot>;
  /** Whether tables still wait for the one who vanished; a computer plays on at those that had begun. */
  readonly isVanishedMissed: boolean;
}

/** Plays open tables as far as they go, until none is left that could continue. */
async function playAll({ pageOf, fixtures, season, choose, isVanishedMissed }: Playing): Promise<void> {
  const { entrants } = await season();
  const nameOf = (id: string) => entrants.find((each) => each.id === id)?.name ?? '';
  const seen = new Set<string>();
  for (;;) {
    const next = (await fixtures()).find(({ id, state }) => state === 'open' && !seen.has(id));
    if (!next?.game) return;
    const { id, game } = next;
    seen.add(id);
    const names = next.entrants.map(nameOf);
    const people = names.filter((name) => name !== VANISHES).map(pageOf);
    await sitDownAt(game, people);
    await playOut(game, people, choose);
    if (isVanishedMissed && names.includes(VANISHES)) continue;
    // Where a computer plays as well, its turns come in between.
    await expect(async () => {
      await playOut(game, people, choose);
      expect((await fixtures()).find((each) => each.id === id)?.state, `table ${id}`).toBe('over');
    }).toPass({ timeout: 180_000 });
  }
}

interface Sums {
  readonly name: string;
  tables: number;
  wins: number;
  points: number;
  shares: number;
}

const isLast = (who: Sums | undefined): number => Number(who?.name === VANISHES);

/**
 * The standing from the scores of the games: most points win, and of equals the one later in the order of
 * turns. The one who vanished is last at each table that a computer finished for them, and last in the end.
 * By mean points, then wins, then shares of the winner's points.
 */
async function computed(page: Page, fixtures: readonly Fixture[], { entrants }: Season) {
  const start = { tables: 0, wins: 0, points: 0, shares: 0 };
  const sums = new Map<string, Sums>(entrants.map(({ id, name }) => [id, { name, ...start }]));
  for (const { game, entrants: people } of fixtures) {
    const { scores } = await asked<{ scores: { seat: number; total: number }[] }>(
      page.request.get(`/api/games/${game}`),
    );
    const placed = scores
      .map((score) => ({ ...score, who: sums.get(people[score.seat] ?? '') }))
      .sort((a, b) => isLast(a.who) - isLast(b.who) || b.total - a.total || b.seat - a.seat);
    for (const [i, { who, total }] of placed.entries()) {
      if (!who) throw new Error('a seat of a person who did not enter');
      who.tables += 1;
      who.wins += i === 0 ? 1 : 0;
      who.points += POINTS[placed.length]?.[i] ?? 0;
      who.shares += total / (placed[0]?.total ?? 1);
    }
  }
  for (const { name, tables } of sums.values())
    if (name !== VANISHES && name !== RESERVE) expect(tables, name).toBe(EACH);
  const byMean = (a: Sums, b: Sums, valueOf: (sums: Sums) => number) =>
    valueOf(b) * a.tables - valueOf(a) * b.tables;
  return [...sums.values()]
    .sort(
      (a, b) =>
        isLast(a) - isLast(b) ||
        Number(a.tables === 0) - Number(b.tables === 0) ||
        byMean(a, b, ({ points }) => points) ||
        byMean(a, b, ({ wins }) => wins) ||
        byMean(a, b, ({ shares }) => shares),
    )
    .map(({ name, tables, wins, points }) => {
      return { name, tables, wins, mean: tables === 0 ? undefined : points / tables };
    });
}
