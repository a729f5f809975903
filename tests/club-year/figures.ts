/** The figures of the competitions as the calculator has them, next to those that the service gives. */
import { expect, test } from 'vitest';
import { sharesOf } from './calculator';
import { factsOf, FORMS, gonesBefore, rounded, rowsOf, standingAgain, type PlayedYear } from './facts';
import { goingOn, stageOf, standingsOf } from './standings-again';

/** Registers the tests; `world` gives the year once it has been played. */
export function figureTests(world: () => PlayedYear): void {
  test.each(FORMS)('%s: each table has the people, points and places of its scores', (form) => {
    const { said, tables, year } = world();
    const { fixtures, document } = said.competitions[form];
    const played = tables.filter(({ competition }) => competition === year[form]);
    const ended = fixtures.filter(({ gameId }) => gameId !== undefined);
    expect(played.map(({ gameId }) => gameId).sort()).toEqual(ended.map(({ gameId }) => gameId).sort());
    for (const table of played) {
      const fixture = ended.find(({ gameId }) => gameId === table.gameId);
      const shares = sharesOf(table);
      expect(fixture.state, fixture.id).toBe(table.annulled ? 'void' : 'over');
      expect(
        fixture.places.map(({ entrant, place, points, left }: Record<string, unknown>) => ({
          entrant,
          place,
          points,
          left,
        })),
      ).toEqual(
        shares.map(({ person, place, score, left }) => ({ entrant: person, place, points: score, left })),
      );
      const exported = document.fixtures.find(({ game }: { game: string }) => game === table.gameId);
      expect(
        exported.seats.map(({ entrant, place, tablePoints }: Record<string, unknown>) => ({
          entrant,
          place,
          tablePoints,
        })),
      ).toEqual(shares.map(({ person, place, points }) => ({ entrant: person, place, tablePoints: points })));
    }
  });

  test.each(FORMS)('%s: the standing, its CSV and its export', (form) => {
    const { said } = world();
    const answers = said.competitions[form];
    const csv = rowsOf(answers.standingCsv).slice(1);
    let row = 0;
    for (const { division, lines } of answers.standing) {
      const again = standingAgain(world(), form, division);
      const told = lines.map((line: Record<string, never>) => ({ ...line, mean: rounded(line.mean) }));
      expect(told.map(({ entrant }: { entrant: string }) => entrant)).toEqual(
        again.map(({ person }) => person),
      );
      const exported = answers.document.standings.find(
        (each: { division: number }) => each.division === division,
      );
      for (const [
        i,
        { person, place, tables, wins, mean, isBelowLine, reached, buchholz },
      ] of again.entries()) {
        const figures = { entrant: person, place, tables, wins, isBelowLine };
        const more = form === 'cup' ? { reached } : {};
        expect(told[i]).toMatchObject({
          ...figures,
          ...more,
          ...(mean === undefined ? {} : { mean: rounded(mean) }),
        });
        expect(exported.lines[i]).toMatchObject({ ...figures, ...(form === 'swiss' ? { buchholz } : {}) });
        const cells = csv[row] ?? [];
        const cell = (value: unknown) => (value === undefined ? '' : String(value));
        expect([cells[0], cells[1], cells[3], cells[4], cells[5], cells[7]]).toEqual(
          [division, place, person, tables, wins, isBelowLine].map(cell),
        );
        expect(Number(cells[6])).toBeCloseTo(mean ?? 0, 9);
        row += 1;
      }
    }
    expect(csv).toHaveLength(row);
  });

  test.each(['swiss', 'cup'] as const)('%s: the standing after each stage, in the cross-table', (form) => {
    const facts = factsOf(world(), form);
    const [{ rows, stages }] = world().said.competitions[form].cross as [{ rows: Row[]; stages: number[] }];
    expect(stages).toEqual([...new Set(facts.fixtures.map(({ id }) => stageOf(id)))]);
    for (const [i, stage] of stages.entries()) {
      const again = new Map(standingsOf(facts, { upTo: stage }).map(({ person, place }) => [person, place]));
      for (const { entrant, after } of rows)
        expect([entrant, after[i] ?? undefined], `stage ${stage}`).toEqual([entrant, again.get(entrant)]);
    }
  });

  test.each(FORMS)('%s: the cells of the cross-table and its CSV', (form) => {
    const { said, tables, year } = world();
    const { cross, crossCsv } = said.competitions[form];
    const csv = rowsOf(crossCsv).slice(1);
    for (const { entrant, cells, rests } of cross.flatMap(({ rows }) => rows as Row[])) {
      const own = csv.filter((row) => row[3] === entrant);
      expect(own).toHaveLength(cells.length + rests.length);
      for (const { fixture, game, place, points, left, isCorrected, others } of cells) {
        const table = tables.find((each) => each.competition === year[form] && each.fixture === fixture);
        const shares = table ? sharesOf(table) : [];
        const mine = shares.find(({ person }) => person === entrant);
        expect([game, place, points, left, isCorrected]).toEqual([
          table?.gameId,
          mine?.place,
          mine?.points,
          mine?.left ?? false,
          table?.corrected !== undefined,
        ]);
        const met = shares.filter(({ person }) => person !== entrant);
        expect(others.map((each) => [each.entrant, each.place])).toEqual(
          table?.annulled
            ? others.map((each) => [each.entrant, undefined])
            : met.map((each) => [each.person, each.place]),
        );
        const cell = (value: unknown) => (value === undefined ? '' : String(value));
        const row = own.find((each) => each[6] === fixture) ?? [];
        expect([row[10], row[11], row[12], row[13]]).toEqual(
          [mine?.place, mine?.points, mine?.left ?? false, table?.corrected !== undefined].map(cell),
        );
      }
      const expected = [...(factsOf(world(), form).rests?.get(entrant) ?? [])];
      expect(rests.map(({ stage, points }) => [stage, points])).toEqual(expected);
    }
  });

  test('Swiss: everyone sits once a stage, nobody meets twice, and the hand-made stage is as Anna arranged it', () => {
    const { year, said } = world();
    const facts = factsOf(world(), 'swiss');
    const met = new Map<string, number>();
    for (const stage of [1, 2, 3, 4]) {
      const tables = facts.fixtures.filter(({ id }) => stageOf(id) === stage).map(({ people }) => people);
      const seated = tables.flat();
      expect(new Set(seated).size).toBe(seated.length);
      const gone = gonesBefore(world(), 'swiss', stage);
      const people = facts.people.filter((id) => !facts.rests?.get(id)?.has(stage) && !gone.includes(id));
      expect(seated.toSorted()).toEqual(people.toSorted());
      if (stage === 3) expect(sorted(tables)).toEqual(sorted(year.arranged));
      // Nobody meets again as long as everyone has met at most (n - 1) / 2 - (k - 1) others.
      const known = people.map((id) => [...met.keys()].filter((pair) => pair.includes(id)).length);
      const isNew = Math.max(0, ...known) <= (people.length - 1) / 2 - 1;
      for (const pair of tables.flatMap(pairsOf)) {
        const times = met.get(pair) ?? 0;
        if (isNew && stage !== 3) expect(times, `stage ${stage}: ${pair}`).toBe(0);
        met.set(pair, times + 1);
      }
    }
    expect(said.competitions.swiss.shown.winners).toEqual([standingAgain(world(), 'swiss', 1)[0]?.person]);
  });

  test('cup: who goes on, who plays for the third place, and who has won', () => {
    const facts = factsOf(world(), 'cup');
    const last = Math.max(...facts.fixtures.map(({ id }) => stageOf(id)));
    const peopleOf = (stage: number, division: number) =>
      facts.fixtures
        .filter(({ id }) => id.startsWith(`${stage}.${division}.`))
        .flatMap(({ people }) => people)
        .sort();
    for (let stage = 1; stage < last; stage += 1)
      expect(peopleOf(stage + 1, 1), `stage ${stage + 1}`).toEqual(
        goingOn(facts, stage, gonesBefore(world(), 'cup', stage + 1)),
      );
    const [final] = facts.fixtures.filter(({ id }) => id === `${last}.1.1`);
    const third = peopleOf(last, 2);
    expect(third).toHaveLength(2);
    const lost = peopleOf(last - 1, 1).filter((id) => !final?.people.includes(id));
    expect(third).toEqual(lost);
    const order = standingAgain(world(), 'cup', 1).map(({ person }) => person);
    expect(world().said.competitions.cup.shown.winners).toEqual(order.slice(0, 1));
    expect(order.slice(2, 4).sort()).toEqual(third);
  });

  test('season: divisions, seats, meetings, and who moves up and down', () => {
    const facts = factsOf(world(), 'season');
    const { document, shown } = world().said.competitions.season;
    const divisionOf = (id: string) =>
      shown.entrants.find((each: { id: string }) => each.id === id)?.division;
    expect([1, 2].map((n) => facts.people.filter((id) => divisionOf(id) === n).length)).toEqual([5, 4]);
    const [upper, lower] = [1, 2].map((n) => standingAgain(world(), 'season', n).map(({ person }) => person));
    const ladder = document.ladder.map(({ entrant, division }: { entrant: string; division: number }) => [
      entrant,
      division,
    ]);
    const [top = [], bottom = []] = [upper, lower];
    expect(ladder).toEqual(
      [
        ...top.slice(0, -1).map((id) => [id, 1]),
        [bottom[0], 1],
        ...bottom.slice(1).map((id) => [id, 2]),
        [top.at(-1), 2],
      ].sort(
        (a, b) =>
          Number(a[1]) - Number(b[1]) ||
          ladder.findIndex(([id]: [string]) => id === a[0]) -
            ladder.findIndex(([id]: [string]) => id === b[0]),
      ),
    );
  });
}

interface Row {
  readonly entrant: string;
  readonly after: readonly (number | null)[];
  readonly cells: readonly {
    readonly fixture: string;
    readonly game?: string;
    readonly place?: number;
    readonly points?: number;
    readonly left: boolean;
    readonly isCorrected: boolean;
    readonly others: readonly { readonly entrant: string; readonly place?: number }[];
  }[];
  readonly rests: readonly { readonly stage: number; readonly points: number }[];
}

const pairsOf = (people: readonly string[]) =>
  people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other].sort().join(' ')));
const sorted = (tables: readonly (readonly string[])[]) =>
  tables.map((each) => each.toSorted().join(' ')).sort();
