/**
 * The year of a club: games of a circle of nine, then a cup of eleven, a Swiss of seven and a season of nine at
 * once. Anna organises and does not play in them; Bohumil is steward and plays.
 */
import { expect } from 'vitest';
import { stageOf } from './standings-again';
import type { Club, Fixture } from './club';

const NINE = 'Anna Bohumil Cyril Dora Emil Frida Gustav Hana Ivan'.split(' ');
const LATER = 'Jana Karel Lenka'.split(' ');
const ALL = [...NINE, ...LATER];

interface Decision {
  readonly competition: string;
  readonly id: number;
  readonly kind: string;
  readonly by: string;
  readonly reason: string;
  /** The people who have to hear of it. */
  readonly people: readonly string[];
  readonly fixture?: string;
}

export interface Year {
  readonly cup: string;
  readonly swiss: string;
  readonly season: string;
  readonly decisions: readonly Decision[];
  /** The people who show their names on the public page of the Swiss. */
  readonly named: readonly string[];
  /** The tables of stage 3 of the Swiss, as Anna arranged them. */
  readonly arranged: readonly (readonly string[])[];
  readonly bye: string;
  readonly late: string;
}

const PACE = { kind: 'daily', wakingOnly: false, onTimeout: 'computer' };

export async function playYear(club: Club): Promise<Year> {
  await foundCircle(club);
  await usualTables(club, 3);
  for (const name of LATER) await joins(club, name);
  const decisions: Decision[] = [];
  const decide = async (
    competition: string,
    asked: Record<string, unknown>,
    people: readonly string[],
    by = 'Anna',
  ) => {
    const { decision } = await club.ask(by, 'POST', `/competitions/${competition}/decisions`, asked);
    const { id, kind, fixture } = decision;
    decisions.push({ competition, id, kind, by, people, reason: String(asked.reason), fixture });
  };
  const cup = await makes(club, ALL.slice(1), { form: 'cup', name: 'Cup', terms: { thirdPlace: true } });
  const named = ['Bohumil', 'Dora', 'Hana'];
  const swiss = await makes(
    club,
    ALL.slice(1, 8),
    {
      form: 'swiss',
      name: 'Swiss',
      terms: {
        rounds: 4,
        byePoints: 5,
        latePoints: 3,
        tieBreaks: ['direct', 'buchholz'],
        isPublic: true,
        ratesCorrections: true,
      },
    },
    named,
  );
  const season = await makes(club, ALL.slice(2, 11), { form: 'season', name: 'Winter 1', size: 4 });
  const year = {
    cup,
    swiss,
    season,
    decisions,
    named,
    late: 'Karel',
    bye: 'Frida',
    arranged: [] as string[][],
  };
  await begins(club, [cup, swiss, season]);
  // Nobody hears of Ivan again; a computer takes over in the cup and in the season.
  club.silent.add('Ivan');
  const steps: readonly Step[] = [askBye, comesLate, award, arrange, correct, annul, deletes];
  const left = new Set(steps);
  for (let quarters = 0; ; quarters += 1) {
    if (quarters > 4 * 150) throw new Error('the year does not end');
    for (const step of left) if (await step(club, year, decide)) left.delete(step);
    await club.quarter();
    const states = await Promise.all(
      club.competitions.map(async (id) => club.ask('Anna', 'GET', `/competitions/${id}`)),
    );
    if (states.every(({ state }) => state === 'over')) break;
  }
  expect(
    [...left].map(({ name }) => name),
    'acts that found no moment',
  ).toEqual([]);
  await usualTables(club, 2);
  // Everybody has heard of the end.
  for (let day = 0; day < 8; day += 1) await club.pass(24);
  return year;
}

async function foundCircle(club: Club): Promise<void> {
  for (const name of ALL) await club.comes(name);
  const founding = { name: 'Thursday', myName: 'Anna', timeZone: 'Europe/Prague' };
  club.circleId = (await club.ask('Anna', 'POST', '/circles', founding)).id;
  await club.ask('Anna', 'PATCH', `/circles/${club.circleId}`, { rated: true });
  for (const name of NINE.slice(1)) await joins(club, name);
  const { members } = await club.ask('Anna', 'GET', `/circles/${club.circleId}`);
  expect(members).toHaveLength(9);
  const steward = club.person('Bohumil').id;
  await club.ask('Anna', 'PATCH', `/circles/${club.circleId}/members/${steward}`, { act: 'make-steward' });
}

async function joins(club: Club, name: string): Promise<void> {
  const { link } = await club.ask('Anna', 'GET', `/circles/${club.circleId}`);
  const token = link.split('/').at(-1);
  await club.ask(name, 'POST', `/circles/${club.circleId}/members`, { token, name });
  const { members } = await club.ask('Anna', 'GET', `/circles/${club.circleId}`);
  for (const { id, name: called } of members) club.person(called).id = id;
}

/** Usual tables of three people, so that all sizes are played. */
async function usualTables(club: Club, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const names = [0, 1, 2].map((at) => NINE[(3 * i + at) % 8] ?? '');
    const members = names.map((name) => club.person(name).id);
    const { gameId } = await club.ask(names[0] ?? '', 'POST', `/circles/${club.circleId}/table`, {
      members,
      sit: true,
    });
    for (const name of names.slice(1)) await club.ask(name, 'POST', `/games/${gameId}/sit`, {});
    const { seats } = await club.ask('Anna', 'GET', `/games/${gameId}`);
    const people = seats.map(({ name }: { name: string }) => club.person(name).id);
    await club.pass(30);
    await club.playedOut({ gameId, people, gone: [] });
  }
}

async function makes(
  club: Club,
  names: readonly string[],
  asked: Record<string, unknown>,
  named: readonly string[] = [],
): Promise<string> {
  const base = { circle: club.circleId, size: 2, pace: PACE, days: 3 };
  const { id } = await club.ask('Anna', 'POST', '/competitions', { ...base, ...asked });
  for (const name of names)
    await club.ask(name, 'POST', `/competitions/${id}/entrants`, { named: named.includes(name) });
  club.competitions.push(id);
  return id;
}

async function begins(club: Club, ids: readonly string[]): Promise<void> {
  for (let quarters = 0; quarters < 40; quarters += 1) {
    await club.quarter();
    const states = await Promise.all(ids.map(async (id) => club.ask('Anna', 'GET', `/competitions/${id}`)));
    if (states.every(({ state }) => state === 'running')) return;
  }
  throw new Error('they do not begin');
}

// Events of the year, each at the first moment that fits; a step says whether it has happened.

type Decide = (
  competition: string,
  asked: Record<string, unknown>,
  people: readonly string[],
  by?: string,
) => Promise<void>;
type Step = (club: Club, year: Year & { arranged: string[][] }, decide: Decide) => Promise<boolean>;

const stageNow = async (club: Club, id: string): Promise<number> =>
  (await club.ask('Anna', 'GET', `/competitions/${id}`)).stage;

const askBye: Step = async (club, { swiss, bye }) => {
  const { id } = club.person(bye);
  const path = `/competitions/${swiss}/entrants/${id}`;
  await club.ask(bye, 'PATCH', path, { act: 'bye', stage: 1 }, 'rest-unfit');
  await club.ask(bye, 'PATCH', path, { act: 'bye', stage: 2 });
  return true;
};

const comesLate: Step = async (club, { swiss, late }) => {
  await club.ask(late, 'POST', `/competitions/${swiss}/entrants`, {});
  return true;
};

/** The first open table of the second stage of the cup, where both are there and have begun. */
const award: Step = async (club, { cup }, decide) => {
  if ((await stageNow(club, cup)) !== 2) return false;
  const tables = (await club.fixturesOf(cup)).filter(({ id }) => stageOf(id) === 2);
  const table = tables.find(
    ({ state, entrants }) => state === 'open' && entrants.length > 1 && !entrants.some(club.isGone),
  );
  if (!table) return false;
  const winner = table.entrants.at(-1) ?? '';
  club.awards.set(table.id + cup, winner);
  await decide(
    cup,
    { kind: 'award', fixture: table.id, entrant: winner, reason: 'They agreed by telephone' },
    table.entrants,
  );
  return true;
};

/** After the second stage the third waits for Anna, who moves people to other tables. */
const arrange: Step = async (club, year, decide) => {
  const { swiss } = year;
  const { stage, terms } = await club.ask('Anna', 'GET', `/competitions/${swiss}`);
  if (stage === 2 && !terms.byHand)
    await club.ask('Anna', 'PATCH', `/competitions/${swiss}`, { byHand: true });
  if (
    stage !== 2 ||
    (await club.fixturesOf(swiss)).some(({ state }) => state === 'open' || state === 'waiting')
  )
    return false;
  const { tables } = await club.ask('Anna', 'GET', `/competitions/${swiss}/pairing`);
  await club.ask('Cyril', 'GET', `/competitions/${swiss}/pairing`, undefined, 'not-in-charge');
  const lasts = tables.map((table: string[]) => table.at(-1) ?? '');
  year.arranged.push(
    ...tables.map((table: string[], i: number) => [...table.slice(0, -1), lasts[(i + 1) % lasts.length]]),
  );
  const asked = {
    kind: 'arrange',
    stage: 3,
    tables: year.arranged,
    mayRepeat: true,
    reason: 'Neighbours first',
  };
  const short = { ...asked, tables: year.arranged.slice(1) };
  await club.ask('Anna', 'POST', `/competitions/${swiss}/decisions`, short, 'decision-unfit');
  await decide(swiss, asked, year.arranged.flat());
  // The last stage is drawn as usual.
  await club.ask('Bohumil', 'POST', `/competitions/${swiss}/decisions`, asked, 'pairing-changed');
  return true;
};

const overAt = async (club: Club, id: string, stage: number): Promise<Fixture | undefined> => {
  const tables = (await club.fixturesOf(id)).filter((each) => stageOf(each.id) === stage);
  return tables.find(({ id: fixture, state, gameId = '' }) => {
    const table = club.factsOf(gameId);
    return state === 'over' && table?.how === 'played-out' && table.gone.length === 0 && fixture !== '';
  });
};

/** In the third stage of the Swiss, Anna turns a result around; ratings follow. */
const correct: Step = async (club, { swiss }, decide) => {
  const table = (await stageNow(club, swiss)) === 3 ? await overAt(club, swiss, 3) : undefined;
  const facts = club.factsOf(table?.gameId ?? '');
  if (!table || !facts) return false;
  const scoreOf = (person: string) => facts.scores[facts.people.indexOf(person)] ?? 0;
  const order = facts.people.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  const places = order.map((entrant, i) => ({ entrant, place: i + 1 }));
  const asked = { kind: 'correct', fixture: table.id, places, reason: 'Two seats were mixed up' };
  await club.ask(
    'Anna',
    'POST',
    `/competitions/${swiss}/decisions`,
    { ...asked, reason: undefined },
    'decision-unfit',
  );
  await club.ask('Cyril', 'POST', `/competitions/${swiss}/decisions`, asked, 'not-in-charge');
  await decide(swiss, asked, table.entrants);
  facts.corrected = new Map(places.map(({ entrant, place }) => [entrant, place]));
  facts.ratesFollow = true;
  await club.ask('Anna', 'POST', `/competitions/${swiss}/decisions`, asked, 'decided');
  return true;
};

/** A table of the season counts for nobody; ratings stay as played. */
const annul: Step = async (club, { season }, decide) => {
  const table = await overAt(club, season, 1);
  const facts = club.factsOf(table?.gameId ?? '');
  if (!table || !facts) return false;
  await decide(
    season,
    { kind: 'annul', fixture: table.id, reason: 'It was played with the wrong box' },
    table.entrants,
  );
  facts.annulled = true;
  return true;
};

/** Gustav leaves the service once one of his tables of the season is over and another is open. */
const deletes: Step = async (club, { season }) => {
  const { id } = club.person('Gustav');
  const own = (await club.fixturesOf(season)).filter(({ entrants }) => entrants.includes(id));
  if (!own.some(({ state }) => state === 'over') || !own.some(({ state }) => state === 'open')) return false;
  await club.leavesTheService('Gustav');
  return true;
};
