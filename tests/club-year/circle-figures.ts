/** The figures of the circle and the public page as the calculator has them, next to those that the service gives. */
import { expect, test } from 'vitest';
import { YEARS } from './answers';
import { circleFigures, meetingsOf, sharesOf } from './calculator';
import { rounded, rowsOf, standingAgain, type PlayedYear } from './facts';
import { ratingsAgain } from './ratings-again';

/** By the clock of the circle. */
const yearAt = (at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', year: 'numeric' }).format(at));
const inYear = ({ tables }: PlayedYear, year: number) =>
  year === 0 ? tables : tables.filter(({ endedAt }) => yearAt(endedAt) === year);
const monthAt = (at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', month: 'numeric' }).format(at));

/** Registers the tests; `world` gives the year once it has been played. */
export function circleTests(world: () => PlayedYear): void {
  test('the standing of the circle in each year and over all, and its CSV', () => {
    const { said } = world();
    for (const year of YEARS) {
      const told = said.standings.get(year).lines;
      const again = circleFigures(inYear(world(), year));
      const byPerson = new Map(again.map((line) => [line.person, line]));
      expect(told).toHaveLength(again.length);
      for (const { member, place, games, wins, tablePoints, value, best } of told)
        expect({ member, place, games, wins, tablePoints, value: rounded(value), best }).toEqual(
          shownLine(member, byPerson.get(member)),
        );
      expect(told.map(({ place }: { place: number }) => place)).toEqual(
        again.map(({ place }) => place).sort((a, b) => a - b),
      );
    }
    const csv = rowsOf(said.standingCsv).slice(1);
    expect(csv.map((row) => [row[0], row[2], row[3], row[4]])).toEqual(
      said.standings
        .get(0)
        .lines.map((line: Record<string, unknown>) =>
          [line.place, line.member, line.games, line.wins].map(String),
        ),
    );
    expect(new Set(said.document.standings.map((each: { year: number }) => each.year))).toEqual(
      new Set(YEARS),
    );
  });

  test('the years of the circle: games by month, and records', () => {
    for (const year of YEARS) {
      const counted = inYear(world(), year).filter(({ annulled }) => !annulled);
      const told = world().said.years.get(year);
      const months = Array.from(
        { length: 12 },
        (_, i) => counted.filter(({ endedAt }) => monthAt(endedAt) === i + 1).length,
      );
      expect([told.games, told.months]).toEqual([counted.length, months]);
      const scores = counted
        .filter(({ how }) => how === 'played-out')
        .flatMap((table) =>
          sharesOf(table)
            .filter(({ left }) => !left)
            .map(({ score }) => score),
        );
      expect(told.mostPoints?.points).toBe(scores.length === 0 ? undefined : Math.max(...scores));
    }
  });

  test('pairs: how often two people met, and who came before whom', () => {
    const { said, tables } = world();
    const { pairs, standings } = said.document;
    const personOf = new Map<string, string>(
      standings.flatMap(({ lines }: { lines: { player: string; member: string }[] }) =>
        lines.map(({ player, member }) => [player, member]),
      ),
    );
    const people = [...new Set(tables.flatMap((table) => table.people))];
    const met = people.flatMap((one, i) =>
      people.slice(i + 1).map((other) => meetingsOf(one, other, tables)),
    );
    expect(pairs).toHaveLength(met.filter(({ games }) => games > 0).length);
    for (const { players, games, wins } of pairs) {
      const [one = '', other = ''] = players.map((player: string) => personOf.get(player));
      expect({ games, wins }).toEqual(meetingsOf(one, other, tables));
    }
  });

  test('ratings: Weng-Lin over all tables in their order, without the award, with the correction', () => {
    const { said, tables } = world();
    const order = said.results.toSorted(
      (a: { seq: string }, b: { seq: string }) => Number(a.seq) - Number(b.seq),
    );
    const byGame = new Map(tables.map((table) => [table.gameId, table]));
    // Also the annulled one, which counts for ratings as played.
    const inOrder = order.flatMap(({ gameId }: { gameId: string }) => byGame.get(gameId) ?? []);
    expect(inOrder).toHaveLength(tables.length);
    const again = ratingsAgain(inOrder);
    for (const { member, rating } of said.document.ratings)
      expect([member, rating.value]).toEqual([member, Math.round(again.get(member)?.mu ?? 0)]);
    expect(said.document.ratings.length).toBeGreaterThan(8);
  });

  test('the public page names those who said yes, in their order, and nobody else', () => {
    const { said, year, ids } = world();
    const order = standingAgain(world(), 'swiss', 1).map(({ person }) => person);
    const nameOf = (id: string) => [...ids].find(([, each]) => each === id)?.[0] ?? '';
    const shown = order.map(nameOf).map((name) => (year.named.includes(name) ? name : ''));
    expect(said.publicCross.flatMap(({ rows }) => rows.map(({ name }: { name: string }) => name))).toEqual(
      shown,
    );
    const { entrants } = said.competitions.swiss.shown;
    const numbered = order.map(
      (id, i) => shown[i] || `Player ${entrants.findIndex((each: { id: string }) => each.id === id) + 1}`,
    );
    const lines = [...said.publicPage.matchAll(/<li>(\d+)\. ([^<]*)<\/li>/g)].map(
      ([, place, name]) => `${place}. ${name}`,
    );
    expect(lines).toEqual(numbered.map((name, i) => `${i + 1}. ${name}`));
    for (const name of ids.keys())
      if (!year.named.includes(name)) expect(said.publicPage).not.toContain(name);
  });
}

function shownLine(member: string, line: ReturnType<typeof circleFigures>[number] | undefined) {
  const { place, games, wins, points, value, best } = line ?? {};
  return { member, place, games, wins, tablePoints: points, value: rounded(value), best };
}
