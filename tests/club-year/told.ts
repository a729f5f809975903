/** The messages of a club year: decisions with who and why, ends as promised, and emails a head. */
import { expect, test } from 'vitest';
import type { PlayedYear } from './facts';
import type { Mail } from './mailbox';

/** Kinds that ask for an act; the begin of a game asks the first player only. */
const ACTS: readonly string[] = [
  'your-turn',
  'reminder',
  'invited',
  'season-check-in',
  'season-place',
  'season-arrange',
  'who-is-in',
  'circle-mention',
];
const MOST_BEYOND_ACTS_A_WEEK = 3;

export interface ToldYear extends PlayedYear {
  readonly mails: readonly Mail[];
  /** Deliveries of the begin of a game that asked their reader to start. */
  readonly starts: ReadonlySet<string>;
  readonly promises: readonly { readonly id: string; readonly at: Date; readonly whole: Date }[];
  readonly begin: Date;
  readonly end: Date;
}

export function toldTests(world: () => ToldYear): void {
  test('each competition was over when it was promised, at every moment', () => {
    const { promises, year, tables } = world();
    for (const id of [year.cup, year.swiss, year.season]) {
      const last = Math.max(
        ...tables.flatMap((each) => (each.competition === id ? [each.endedAt.getTime()] : [])),
      );
      const own = promises.filter((each) => each.id === id);
      expect(own.length).toBeGreaterThan(10);
      for (const { at, whole } of own) expect(whole.getTime(), at.toISOString()).toBeGreaterThanOrEqual(last);
    }
  });

  test('each decision is told everywhere, with who decided and why', () => {
    const { year, said, mails, ids } = world();
    expect(year.decisions.map(({ kind }) => kind).sort()).toEqual(['annul', 'arrange', 'award', 'correct']);
    for (const { competition, id, kind, by, reason, people, fixture } of year.decisions) {
      const answers = Object.values(said.competitions).find(({ shown }) => shown.id === competition);
      const memberId = ids.get(by);
      const told = answers?.shown.decisions.find((each: { id: number }) => each.id === id);
      expect(told).toMatchObject({ kind, reason, by: memberId, state: 'done' });
      expect(Date.parse(told.doneAt) - Date.parse(told.at)).toBeGreaterThanOrEqual(3_600_000);
      const exported = answers?.document.decisions.find((each: { kind: string }) => each.kind === kind);
      expect(exported).toMatchObject({ kind, reason });
      const who = [...ids].filter(([name, each]) => people.includes(each) && !world().deleted.has(name));
      for (const [name] of who) {
        const own = mails.filter(({ to, text }) => to === name.toLowerCase() && text.includes(reason));
        expect(own.length, `${kind} in the mail of ${name}`).toBeGreaterThan(0);
      }
      if (fixture === undefined) continue;
      const decided = { kind, by, reason };
      const table = answers?.fixtures.find((each) => each.id === fixture);
      expect(table.decided).toMatchObject(decided);
      expect(
        answers?.document.fixtures.find((each: { id: string }) => each.id === fixture).decided,
      ).toMatchObject(decided);
      expect(said.games.get(table.gameId).ending.decided).toMatchObject(decided);
      const result = said.results.find(({ gameId }) => gameId === table.gameId);
      expect(result.decided).toMatchObject(decided);
      const kept = said.document.results.find(({ gameId }: { gameId: string }) => gameId === table.gameId);
      expect(kept.decided).toMatchObject(decided);
      const ending = { award: 'awarded', correct: 'corrected', annul: 'no-result' }[kind];
      expect([table.ending, result.ending, kept.ending]).toEqual([ending, ending, ending]);
    }
  });

  /** Emails that are only about usual tables are left out: those are played beside the competitions. */
  test('nobody got more emails than acts and three a week', () => {
    const { starts, begin, end, tables } = world();
    const usual = new Set(tables.flatMap(({ gameId, competition }) => (competition ? [] : [gameId])));
    const mails = world().mails.filter(({ gameIds }) => !gameIds.every((id) => usual.has(id)));
    const weeks = (end.getTime() - begin.getTime()) / (7 * 86_400_000);
    const figures = [...new Set(mails.map(({ to }) => to))].sort().map((to) => {
      const own = mails.filter((mail) => mail.to === to);
      const asks = ({ kinds, ids }: Mail) =>
        kinds.some((kind) => ACTS.includes(kind)) || ids.some((id) => starts.has(id));
      const acts = own.filter(asks).length;
      return { to, mails: own.length, acts, 'beyond a week': (own.length - acts) / weeks };
    });
    console.table(figures);
    expect(figures.length).toBeGreaterThan(10);
    for (const { to, 'beyond a week': beyond } of figures)
      expect(beyond, `${to}: emails a week that ask for nothing`).toBeLessThanOrEqual(
        MOST_BEYOND_ACTS_A_WEEK,
      );
  });
}
