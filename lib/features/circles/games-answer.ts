import 'server-only';
import { POINT } from '@/lib/game/competing/table-points';
import { yearOf } from '@/lib/features/circles/circle-games';
import type { Circle, PeopleByKey } from '@/lib/features/circles/circle';
import { loadCircleEntries } from '@/lib/features/circles/circles';
import { CIRCLE_FORMAT } from '@/lib/features/circles/games-shapes';
import type { Gathering } from '@/lib/features/circles/gatherings/gathering-store';
import { resultsOfCircle, type StoredResult } from '@/lib/features/results/circle-results-store';
import { standingInYear } from '@/lib/features/results/results';
import { ALL_YEARS, yearIn } from '@/lib/features/results/year';
import { yearsOfCircle } from '@/lib/features/results/year-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/game/wording/language/locales';
import { csvOf } from '@/lib/platform/http/csv';
import { env } from '@/lib/platform/env';

/** A current or former member; empty for anyone else. */
function personOf(
  people: PeopleByKey,
  key: string | undefined,
): { readonly member?: string; readonly name?: string } {
  const person = key === undefined ? undefined : people.get(key);
  return person ? { member: person.id, ...(person.name === '' ? {} : { name: person.name }) } : {};
}

function resultAnswer(
  people: PeopleByKey,
  { gameId, name, seq, finishedAt, how, best, seats }: StoredResult,
) {
  return {
    gameId,
    name,
    seq: String(seq),
    finishedAt: finishedAt.toISOString(),
    how,
    ...(best ? { best: { seat: best.seat, row: best.seq, points: best.points } } : {}),
    seats: seats.map(({ seat, playerKey, place, points, tablePoints, left }) => ({
      ...personOf(people, playerKey),
      seat,
      ...(place === undefined ? {} : { place }),
      points,
      tablePoints: tablePoints / POINT,
      left,
    })),
  };
}

const PAGE = 50;

/** Results of a circle for programs, newest first, fifty at a time. */
export async function resultsAnswer({ id, people }: Circle, before?: bigint) {
  const results = await resultsOfCircle(id, { most: PAGE, before });
  return { results: results.map((result) => resultAnswer(people, result)) };
}

/** The standing of a circle for programs; of this year by default. */
export async function standingAnswer(
  { id, timeZone, people }: Circle,
  wanted?: number,
  clock: Clock = systemClock,
) {
  return standingOfYear(id, wanted ?? yearIn(timeZone, clock.now()), people);
}

async function standingOfYear(circleId: string, year: number, people: PeopleByKey) {
  const lines = await standingInYear(circleId, year);
  return {
    year,
    lines: lines.map(({ key, place, games, wins, tablePoints, value, best }) => ({
      ...personOf(people, key),
      place,
      games,
      wins,
      tablePoints: tablePoints / POINT,
      value,
      best,
    })),
  };
}

const COLUMNS = ['place', 'name', 'member', 'games', 'wins', 'tablePoints', 'value', 'best'];

/** A standing as a table, in the language of its reader. */
export function circleStandingTable(
  { lines }: Awaited<ReturnType<typeof standingOfYear>>,
  locale: Locale,
): string {
  const rows = lines.map(({ place, name = '', member = '', games, wins, tablePoints, value, best }) => {
    return [place, name, member, games, wins, tablePoints, value, best];
  });
  return csvOf(COLUMNS, rows, locale);
}

/** A year of a circle for programs. */
export async function yearAnswer(circle: Circle, year: number) {
  const { record, people } = await yearOf(circle, year);
  const { games, months, mostPoints, bestTurn, closest } = record;
  return {
    year,
    games,
    months,
    ...(mostPoints
      ? {
          mostPoints: {
            ...personOf(people, mostPoints.playerKey),
            gameId: mostPoints.gameId,
            points: mostPoints.points,
          },
        }
      : {}),
    ...(bestTurn
      ? {
          bestTurn: {
            ...personOf(people, bestTurn.playerKey),
            gameId: bestTurn.gameId,
            points: bestTurn.points,
            row: bestTurn.seq,
          },
        }
      : {}),
    ...(closest ? { closest: { gameId: closest.gameId, margin: closest.margin } } : {}),
  };
}

/** A call for players for programs. */
export function gatheringAnswer(circle: Circle, gathering: Gathering) {
  const { id, circleId, madeBy, state, size, least, most, seatOrder, pace, createdAt, startsBy } = gathering;
  return {
    id,
    circleId,
    madeBy,
    state,
    size,
    least,
    most,
    seatOrder,
    pace,
    createdAt: createdAt.toISOString(),
    startsBy: startsBy.toISOString(),
    answers: gathering.answers.map(({ userId, answer }) => {
      const member = circle.members.find((each) => each.userId === userId);
      return { ...(member ? { member: member.id } : {}), answer, isMine: userId === circle.me.userId };
    }),
    games: gathering.gameIds,
  };
}

/** Maximum results exported: a circle has about a hundred a year. */
const MAX_RESULTS = 10_000;

/** A circle as one document, as its members see it. */
export async function exportOfCircle(circle: Circle, clock: Clock = systemClock) {
  const { id, name, notice, timeZone, createdAt, people } = circle;
  const [entries, results, years] = await Promise.all([
    loadCircleEntries(circle),
    resultsOfCircle(id, { most: MAX_RESULTS }),
    yearsOfCircle(id),
  ]);
  const standings = await Promise.all([ALL_YEARS, ...years].map((year) => standingOfYear(id, year, people)));
  return {
    format: CIRCLE_FORMAT,
    at: clock.now().toISOString(),
    id,
    name,
    notice,
    timeZone,
    createdAt: createdAt.toISOString(),
    members: circle.members.map((member) => ({
      id: member.id,
      name: member.name,
      role: member.role,
      joinedAt: member.joinedAt.toISOString(),
    })),
    entries: entries.map(({ kind, at, name: of, by }) => ({
      kind,
      at: at.toISOString(),
      name: of ?? undefined,
      by: by ?? undefined,
    })),
    standings,
    results: results.map((result) => ({
      ...resultAnswer(people, result),
      link: `${env().APP_URL}/games/${result.gameId}`,
    })),
  };
}
