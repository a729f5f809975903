/**
 * The walks of a Swiss of seven and a season of eight under a moved clock: one person falls silent at the
 * first table, one withdraws after it, and everyone else plays. Figures come from nothing but the scores.
 * Pictures are in test-results/forms-walk.
 */
import { expect, type Page } from '@playwright/test';
import { seedOf } from '../support/full';
import {
  bodyOf,
  byLot,
  figuresFrom,
  openSignUp,
  readerOf,
  RETRIED,
  signUp,
  verifyExport,
} from './support/competition-walk';
import { foundCircle, joinCircle, peopleIn } from './support/friends';
import { look } from './support/look';
import { BEGINS, test } from './support/moved-service';
import { playOut } from './support/play-out';
import { FULL } from './support/test';

const FOLDER = 'forms-walk';
const NAMES = ['Anna', 'Bohumil', 'Cyril', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hana'];
const [SILENT, LEAVER] = ['Emil', 'Dora'];
const DAY_MS = 86_400_000;
/** A competition of this size ends long before. */
const MOST_DAYS = 200;

for (const { form, people, size } of [
  { form: 'Swiss', people: 7, size: '2' },
  { form: 'Season', people: 8, size: '3' },
])
  test(`a ${form} of ${people}: one falls silent, one withdraws`, FULL, async ({ browser, world }) => {
    test.setTimeout(30 * 60_000);
    const seed = seedOf(form);
    console.log(`the ${form} is played by the seed "${seed}"`);
    const choose = byLot(seed, 5);
    const pages = await peopleIn(browser, NAMES.slice(0, people), {
      baseURL: world.origin,
      locale: 'en-GB',
    });
    const pageOf = (name: string) => pages.get(name) as Page;
    const anna = pageOf('Anna');
    const { circle, link } = await foundCircle(anna, 'The club', 'Anna');
    for (const [name, page] of pages) if (name !== 'Anna') await joinCircle(page, link, name);
    await anna.goto(`/competitions/new?circle=${circle.split('/').at(-1)}`);
    await anna.getByRole('radio', { name: new RegExp(`^${form}`) }).check();
    await anna.getByLabel('Players at a table').selectOption(size);
    const address = await openSignUp(anna);
    const reader = readerOf(anna, address);
    const { api, season, fixtures, divisions } = reader;
    const state = async () => (await season()).state;
    for (const page of pages.values()) await signUp(page, address);
    let now = new Date(BEGINS.getTime() + 7 * DAY_MS + 60_000);
    await world.moveTo(now);
    await expect.poll(state).toBe('check-in');
    const { entrants } = await season();
    const idOf = (name: string) => entrants.find((each) => each.name === name)?.id ?? '';
    const nameOf = new Map(entrants.map(({ id, name }) => [id, name]));
    const act = (name: string, data: object) =>
      bodyOf(pageOf(name).request.patch(`${api}/entrants/${idOf(name)}`, { data, ...RETRIED }));
    for (const name of pages.keys()) await act(name, { act: 'check-in' });
    await expect.poll(state).toBe('running');
    await anna.goto(address);
    await look(anna, FOLDER, `${form}-1-running`);

    const gone = new Set([SILENT]);
    const sits = async (name: string, game: string) => {
      const origin = world.origin;
      const sat = await pageOf(name).request.post(`/games/${game}/sit`, {
        headers: { origin },
        maxRedirects: 0,
      });
      expect([303, 404]).toContain(sat.status());
    };
    for (let day = 0; (await state()) === 'running'; day += 1) {
      expect(day, 'the competition ends').toBeLessThan(MOST_DAYS);
      const open = (await fixtures()).filter((each) => each.state === 'open');
      for (const { game = '', entrants: ids } of open) {
        const names = ids.map((id) => nameOf.get(id) ?? '').filter((name) => !gone.has(name));
        for (const name of names) await sits(name, game);
        await playOut(game, names.map(pageOf), choose);
      }
      if (!gone.has(LEAVER)) {
        gone.add(LEAVER);
        await act(LEAVER, { act: 'withdraw' });
        // A computer that is to move in their place waits for the scheduler.
        await world.wake();
      }
      now = new Date(now.getTime() + DAY_MS);
      await world.moveTo(now);
    }
    expect(await state()).toBe('over');

    const stayed = new Set([...pages.keys()].filter((name) => !gone.has(name)));
    const lines = (await divisions()).flatMap((each) => each.lines);
    const shown = lines.filter(({ entrant }) => stayed.has(nameOf.get(entrant) ?? ''));
    for (const line of await figuresFrom(reader, stayed))
      expect(shown, nameOf.get(line.entrant)).toContainEqual(expect.objectContaining({ ...line }));
    expect(shown).toHaveLength(stayed.size);
    const places = lines.map(({ entrant }) => nameOf.get(entrant) ?? '');
    expect(gone.has(places[0] ?? ''), 'somebody who left is not first').toBe(false);
    await anna.goto(address);
    const rows = anna.getByRole('region', { name: 'Standings' }).getByRole('rowheader');
    await expect(rows).toHaveCount(places.length);
    for (const [i, name] of places.entries()) await expect(rows.nth(i)).toContainText(name);
    for (const [language, button] of Object.entries({ en: 'English', de: 'Deutsch', 'pt-BR': 'Português' })) {
      await anna.goto(address);
      await anna.getByRole('button', { name: button }).click();
      await expect(anna.locator('html')).toHaveAttribute('lang', language);
      await look(anna, FOLDER, `${form}-2-over-${language}`);
      await anna.goto(circle);
      await look(anna, FOLDER, `${form}-3-circle-${language}`);
      await anna.goto(`${circle}/years/${now.getFullYear()}`);
      await look(anna, FOLDER, `${form}-4-year-${language}`);
    }
    await verifyExport(anna, api, `${FOLDER}/${form}`);
  });
