/**
 * The walk of a cup: eleven people at fours. Three leave, so computers play in their places. The
 * people who advance and the standing are computed here once more from nothing but the scores of the games.
 * Its pictures are in test-results/cup-walk.
 */
import { expect, type Page } from '@playwright/test';
import { seedOf } from '../support/full';
import { bodyOf, byLot, readerOf, RETRIED, verifyExport } from './support/competition-walk';
import { cupStanding, throughFrom, type ScoredTable } from './support/cup-scores';
import { foundCircle, joinCircle, peopleIn } from './support/friends';
import { pressByKey, tabTo } from './support/keyboard';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { FULL, test } from './support/test';

const FOLDER = 'cup-walk';
const NAMES = 'Anna Bohumil Cyril Dora Emil Frida Gustav Hana Ivan Jana Karel'.split(' ');

test('a cup of eleven at fours, and three leave', FULL, async ({ browser }) => {
  test.setTimeout(40 * 60_000);
  const seed = seedOf('cup walk');
  console.log(`the cup is played by the seed "${seed}"`);
  const choose = byLot(seed, 6);
  const pages = await peopleIn(browser, NAMES, { locale: 'en-GB' });
  const pageOf = (name: string) => pages.get(name) as Page;
  const [anna, bohumil] = [pageOf('Anna'), pageOf('Bohumil')];
  const { circle, link } = await foundCircle(anna, 'The club', 'Anna');
  for (const name of NAMES.slice(1)) await joinCircle(pageOf(name), link, name);

  // Four questions, only by keys.
  await anna.goto(`${circle}`);
  await pressByKey(anna, anna.getByRole('link', { name: 'Set up a competition' }));
  await anna.waitForURL(/\/competitions\/new/);
  await tabTo(anna, anna.getByRole('radio', { name: /^Series/ }));
  for (let down = 0; down < 3; down += 1) await anna.keyboard.press('ArrowDown');
  await expect(anna.getByRole('radio', { name: /^Cup/ })).toBeChecked();
  await expect(
    anna.getByText('it takes 3 stages to the winner', { exact: false }).filter({ visible: true }),
  ).toHaveCount(1);
  await look(anna, FOLDER, '1-new');
  await pressByKey(anna, anna.getByRole('button', { name: 'Open the sign-up' }));
  await anna.waitForURL(/\/competitions\/[a-z0-9]+$/);
  const { origin, pathname: cup } = new URL(anna.url());
  const { api, season: seen, fixtures, divisions, scores } = readerOf(anna, cup);
  for (const page of pages.values()) await bodyOf(page.request.post(`${api}/entrants`, RETRIED));
  await bodyOf(anna.request.patch(api, { data: { days: 0 } }));
  const entrantOf = new Map((await seen()).entrants.map(({ id, name }) => [name, id]));
  const act = async (name: string, data: object) =>
    bodyOf(pageOf(name).request.patch(`${api}/entrants/${entrantOf.get(name)}`, { data, ...RETRIED }));
  for (const name of NAMES) await act(name, { act: 'check-in' });
  await expect.poll(async () => (await seen()).state).toBe('running');
  expect((await fixtures()).map(({ entrants }) => entrants.length)).toEqual([4, 4, 3]);
  await anna.goto(cup);
  await expect(
    anna.getByText('Stage 1: 0 of 3 tables are over. You play at table', { exact: false }),
  ).toBeVisible();
  await look(anna, FOLDER, '2-stage-1');

  const nameOf = new Map([...entrantOf].map(([name, id]) => [id, name]));
  const left = new Set<string>();
  const leave = async (id: string) => {
    await act(nameOf.get(id) ?? '', { act: 'withdraw' });
    left.add(id);
  };
  // Two leave before they sit down, from different tables, and one after the first stage. Computers that are
  // first in the order of turns would wait for the scheduler.
  const started = await fixtures();
  const host = entrantOf.get('Anna');
  for (const { entrants } of started.slice(1, 3)) await leave(entrants.findLast((id) => id !== host) ?? '');
  const tables: ScoredTable[] = [];
  for (let stage = 1; stage <= 3; stage += 1) {
    const here = (await fixtures()).filter(({ id }) => id.startsWith(`${stage}.`));
    if (stage === 2) await leave(here[1]?.entrants.findLast((id) => id !== host) ?? '');
    if (stage > 1) {
      await anna.goto(cup);
      await look(anna, FOLDER, `3-stage-${stage}`);
    }
    for (const { id, game = '', entrants } of here) {
      const people = entrants.filter((each) => !left.has(each)).map((each) => pageOf(nameOf.get(each) ?? ''));
      for (const page of people) {
        const sat = await page.request.post(`/games/${game}/sit`, { headers: { origin }, maxRedirects: 0 });
        expect(sat.status()).toBe(303);
      }
      // Where a computer plays as well, its turns come in between.
      await expect(async () => {
        await playOut(game, people, choose);
        expect((await fixtures()).find((each) => each.id === id)?.state, `table ${id}`).toBe('over');
      }).toPass({ timeout: 300_000 });
      tables.push({
        stage,
        entrants,
        scores: await scores(game),
        gone: entrants.filter((each) => left.has(each)),
      });
    }
    const advanced = throughFrom(tables.filter((table) => table.stage === stage));
    if (stage === 3) break;
    await expect.poll(async () => (await seen()).stage).toBe(stage + 1);
    const next = (await fixtures()).filter(({ id }) => id.startsWith(`${stage + 1}.`));
    expect(next.flatMap(({ entrants }) => entrants).sort()).toEqual([...advanced].sort());
  }
  await expect.poll(async () => (await seen()).state).toBe('over');

  const shown = ((await divisions())[0]?.lines ?? []).filter(({ entrant }) => !left.has(entrant));
  expect(shown.map(({ entrant, reached }) => [nameOf.get(entrant), reached])).toEqual(
    cupStanding(tables, left).map(({ id, reached }) => [nameOf.get(id), reached]),
  );
  await verifyExport(anna, api, `${FOLDER}/competition`);

  await anna.goto(cup);
  const winner = nameOf.get(shown[0]?.entrant ?? '');
  await expect(anna.getByRole('heading', { name: `${winner} has won`, exact: false })).toBeVisible();
  await expect(anna.getByRole('img', { name: /The way to the final/ })).toBeVisible();
  await look(anna, FOLDER, '4-over');
  await bohumil.goto(cup);
  await bohumil.getByRole('button', { name: 'Deutsch' }).click();
  await expect(bohumil.getByRole('region', { name: 'Der Weg ins Finale' })).toBeVisible();
  await look(bohumil, FOLDER, '5-over-german');
  await bohumil.reload();
  const region = bohumil.getByRole('region', { name: 'Der Weg ins Finale' });
  await tabTo(bohumil, region);
  await bohumil.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
