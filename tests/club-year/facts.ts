/** The input of the calculator for a club year. */
import type { Answers } from './answers';
import { stageOf, standingsOf, type CompetitionFacts } from './standings-again';
import type { PlayedTable } from './calculator';
import type { Year } from './year';

export interface PlayedYear {
  readonly year: Year;
  readonly said: Answers;
  readonly tables: readonly PlayedTable[];
  /** By name: their id in the circle. */
  readonly ids: ReadonlyMap<string, string>;
  /** When people left the service, by name. */
  readonly deleted: ReadonlyMap<string, Date>;
}

export const FORMS = ['cup', 'swiss', 'season'] as const;
export type Form = (typeof FORMS)[number];

const idIn = ({ ids }: PlayedYear, name: string) => ids.get(name) ?? '';

/** A competition as the calculator knows it. */
export function factsOf(world: PlayedYear, form: Form): CompetitionFacts {
  const { year, said, tables } = world;
  const { shown, fixtures } = said.competitions[form];
  const swiss = form === 'swiss';
  const late = new Map(Array.from({ length: lateFrom(world) - 1 }, (_, i) => [i + 1, 3] as const));
  return {
    form,
    seed: shown.seed,
    people: shown.entrants.map(({ id }: { id: string }) => id),
    out: outOf(world, form),
    fixtures: fixtures.map(({ id, state, entrants }) => ({ id, state, people: entrants })),
    tables: tables.filter(({ competition }) => competition === year[form]),
    ...(swiss ? { tieBreaks: ['direct', 'buchholz'] as const } : {}),
    ...(swiss
      ? {
          rests: new Map([
            [idIn(world, year.bye), new Map([[2, 5]])],
            [idIn(world, year.late), late],
          ]),
        }
      : {}),
  };
}

/**
 * Who is silent is put out when a computer takes their seat. Who left the service before the end is out too; in a
 * cup, before the end of the last stage where they had a table.
 */
function outOf(world: PlayedYear, form: Form): readonly string[] {
  const own = world.tables.filter(({ competition }) => competition === world.year[form]);
  const stagesOf = (name: string) =>
    own
      .filter(({ people }) => people.includes(idIn(world, name)))
      .map(({ fixture = '' }) => stageOf(fixture));
  const endFor = (name: string) => {
    const last = form === 'cup' ? Math.max(...stagesOf(name)) : Infinity;
    const until = own.filter(({ fixture = '' }) => stageOf(fixture) <= last);
    return Math.max(...until.map(({ endedAt }) => endedAt.getTime()));
  };
  const left = [...world.deleted].filter(([name, at]) => at.getTime() < endFor(name)).map(([name]) => name);
  const silent = own.some(({ gone }) => gone.includes(idIn(world, 'Ivan'))) ? ['Ivan'] : [];
  return [...left, ...silent].map((name) => idIn(world, name));
}

/** The first stage with a table of the person who joined late. */
function lateFrom(world: PlayedYear): number {
  const id = idIn(world, world.year.late);
  const own = world.said.competitions.swiss.fixtures.filter(({ entrants }) => entrants.includes(id));
  return Math.min(...own.map((each) => stageOf(each.id)));
}

/** A standing as the calculator has it, by division. */
export function standingAgain(world: PlayedYear, form: Form, division: number) {
  const facts = factsOf(world, form);
  return standingsOf(facts, form === 'season' ? { division } : {});
}

export const rounded = (value: number | undefined) =>
  value === undefined ? undefined : Number(value.toFixed(9));

/** A CSV of this service in English. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((each) => each[1] ?? each[2] ?? ''),
  );
}

/** Who was out when a stage began: they had lost their seat, or left the service. */
export function gonesBefore(world: PlayedYear, form: Form, stage: number): readonly string[] {
  const own = world.tables.filter(({ competition }) => competition === world.year[form]);
  const before = own.filter(({ fixture = '' }) => stageOf(fixture) < stage);
  const begins = Math.max(...before.map(({ endedAt }) => endedAt.getTime()));
  // A stage may wait for its organiser. Those who leave meanwhile have no table in it.
  const here = own.filter(({ fixture = '' }) => stageOf(fixture) === stage);
  const firstEnd = Math.min(...here.map(({ endedAt }) => endedAt.getTime()));
  const drawn = world.said.competitions[form].fixtures.filter(({ id }) => stageOf(id) === stage);
  const isHere = (id: string) => drawn.some(({ entrants }) => entrants.includes(id));
  const left = [...world.deleted]
    .filter(([name, at]) => at.getTime() < begins || (at.getTime() < firstEnd && !isHere(idIn(world, name))))
    .map(([name]) => idIn(world, name));
  return [...before.flatMap(({ gone }) => gone), ...left];
}
