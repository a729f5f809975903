/** Everything that the service says about a club year, read over the API as a member and as a stranger. */
import { call, callJson } from '../support/api';
import { GET as embed } from '@/app/embed/competitions/[id]/route';
import type { Club } from './club';
import type { Year } from './year';

/** Answers are compared member by member, so their shapes are left open here. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

interface CompetitionAnswers {
  readonly shown: Answer;
  readonly fixtures: readonly Answer[];
  readonly standing: readonly Answer[];
  readonly standingCsv: string;
  readonly cross: readonly Answer[];
  readonly crossCsv: string;
  readonly document: Answer;
}

export interface Answers {
  readonly competitions: Readonly<Record<'cup' | 'swiss' | 'season', CompetitionAnswers>>;
  readonly circle: Answer;
  readonly standings: ReadonlyMap<number, Answer>;
  readonly standingCsv: string;
  readonly years: ReadonlyMap<number, Answer>;
  readonly results: readonly Answer[];
  readonly document: Answer;
  readonly games: ReadonlyMap<string, Answer>;
  readonly publicPage: string;
  readonly publicCross: readonly Answer[];
}

export const YEARS = [0, 2026, 2027] as const;

export async function readAnswers(club: Club, year: Year): Promise<Answers> {
  const ask = (path: string): Promise<Answer> => club.ask('Dora', 'GET', path);
  const text = async (path: string): Promise<string> =>
    (await call({ path: `/api${path}`, token: club.person('Dora').token })).text();
  const competition = async (id: string): Promise<CompetitionAnswers> => {
    const at = `/competitions/${id}`;
    return {
      shown: await ask(at),
      fixtures: (await ask(`${at}/fixtures`)).fixtures,
      standing: (await ask(`${at}/standing`)).divisions,
      standingCsv: await text(`${at}/standing?format=csv`),
      cross: (await ask(`${at}/crosstable`)).divisions,
      crossCsv: await text(`${at}/crosstable?format=csv`),
      document: await ask(`${at}/export`),
    };
  };
  const at = `/circles/${club.circleId}`;
  const byYear = async (read: (year: number) => Promise<Answer>) =>
    new Map(await Promise.all(YEARS.map(async (each) => [each, await read(each)] as const)));
  const request = new Request(`http://praga.test/embed/competitions/${year.swiss}`);
  const page = await embed(request, { params: Promise.resolve({ id: year.swiss }) });
  const publicCross = await callJson({ path: `/api/competitions/${year.swiss}/crosstable` });
  return {
    competitions: {
      cup: await competition(year.cup),
      swiss: await competition(year.swiss),
      season: await competition(year.season),
    },
    circle: await ask(at),
    standings: await byYear((each) => ask(`${at}/standing?year=${each}`)),
    standingCsv: await text(`${at}/standing?year=0&format=csv`),
    years: await byYear((each) => ask(`${at}/years/${each}`)),
    results: (await ask(`${at}/results`)).results,
    document: await ask(`${at}/export`),
    games: new Map(
      await Promise.all(
        club.tables.map(async ({ gameId }) => [gameId, await ask(`/games/${gameId}`)] as const),
      ),
    ),
    publicPage: await page.text(),
    publicCross: publicCross.body.divisions,
  };
}
