/** Whose name a public page shows: only people who said so when they signed up, or later. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  actOnEntrant,
  changeSeasonTerms,
  enterCompetition,
  loadPublicCompetition,
} from '@/lib/features/competitions/competitions';
import { Terms } from '@/lib/features/competitions/competition';
import { db } from '@/lib/platform/db/db';
import { embeddedCompetition } from '@/components/competitions/embed-html';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { FakeClock } from '../support/clock';
import { entered, goOn, openIn, shownTo } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, entrantOf, fresh } from './made-competition';

const { sql } = await useService();

/** A public cup of four; the first two show their names. */
async function publicCup(clock: FakeClock) {
  const { circle, people } = await clubOf(4, clock);
  const terms = Terms.parse({ startsWith: 4, isPublic: true });
  const id = await entered(circle, [], clock, { form: 'cup', size: 2, terms });
  for (const [i, userId] of people.entries())
    expect((await enterCompetition({ id, userId, ...(i < 2 ? { named: true } : {}) }, clock)).ok).toBe(true);
  await goOn(clock);
  return { id, people, circle };
}

const namesOn = async (id: string) =>
  (await loadPublicCompetition(id))?.entrants
    .map(({ name }) => name)
    .filter(Boolean)
    .sort();

test('a name is shown only after a yes, and games only where everyone said yes', async () => {
  const clock = fresh();
  const { id, people } = await publicCup(clock);
  const shown = await loadPublicCompetition(id);
  expect(await namesOn(id)).toEqual(['Anna', 'Bohumil']);
  const named = new Set(shown?.entrants.flatMap((each) => (each.named ? each.id : [])));
  const tables = openIn(await shownTo(id, people[0] ?? '', clock));
  const closed = tables.filter(({ entrants }) => !entrants.every((each) => named.has(each)));
  expect(closed.length).toBeGreaterThan(0);
  expect(shown?.closedGames.toSorted()).toEqual(closed.map(({ tableId }) => tableId).toSorted());
  for (const locale of LOCALES) {
    const words = wordingOf(locale);
    const html =
      shown && embeddedCompetition({ words, style: '', theme: 'light' }, shown, 'https://praga.test');
    const n = (shown?.entrants.findIndex((each) => !each.named) ?? 0) + 1;
    expect(html).toContain(words.t('seasons.unnamed', { n }));
    expect(html).not.toMatch(/Cyril|Dora/);
    for (const { tableId } of closed) expect(html).not.toContain(tableId);
  }
});

test('who takes the yes back is unnamed at once, and their games are no longer for everyone', async () => {
  const clock = fresh();
  const { id, people } = await publicCup(clock);
  const [anna = ''] = people;
  const own = await entrantOf(id, anna, clock);
  const games = openIn(await shownTo(id, anna, clock)).filter(({ entrants }) => entrants.includes(own));
  const gameId = { in: games.map(({ tableId = '' }) => tableId) };
  await db().game.updateMany({ where: { id: gameId }, data: { watchers: 'anyone' } });
  expect((await actOnEntrant({ id, userId: anna }, 'hide-name', own, clock)).ok).toBe(true);
  expect(await namesOn(id)).toEqual(['Bohumil']);
  expect(await db().game.count({ where: { id: gameId, watchers: 'anyone' } })).toBe(0);
  expect((await actOnEntrant({ id, userId: anna }, 'show-name', own, clock)).ok).toBe(true);
  expect(await namesOn(id)).toEqual(['Anna', 'Bohumil']);
});

test('a page that is made public later names nobody who has not been asked', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock);
  expect((await changeSeasonTerms({ id, userId: circle.host }, { isPublic: true }, clock)).ok).toBe(true);
  expect(await namesOn(id)).toEqual([]);
});

test('entrants from before the question stay as a public page showed them', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const shown = await entered(circle, people, clock, { terms: Terms.parse({ isPublic: true }) });
  const unseen = await entered(circle, people, clock);
  // The previous version stored a yes for everyone, unless they said no on the page.
  const competitionId = { in: [shown, unseen] };
  await db().entrant.updateMany({ where: { competitionId }, data: { named: true } });
  await db().entrant.updateMany({ where: { competitionId, userId: circle.host }, data: { named: false } });
  const folder = 'prisma/migrations/20261203140000_names_on_request';
  await sql.query(fs.readFileSync(`${folder}/migration.sql`, 'utf8'));
  expect(await namesOn(shown)).toEqual(['Bohumil', 'Cyril', 'Dora']);
  await changeSeasonTerms({ id: unseen, userId: circle.host }, { isPublic: true }, clock);
  expect(await namesOn(unseen)).toEqual([]);
});
