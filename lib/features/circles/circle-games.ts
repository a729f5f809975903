import 'server-only';
import type { Circle } from '@/lib/features/circles/circle';
import { ratingsOfMembers } from '@/lib/features/circles/circle-ratings';
import { runningTables, type RunningTable } from '@/lib/features/circles/circle-table-store';
import { recordOfMember, recordOfYear, standingInYear } from '@/lib/features/results/results';
import type { StoredResult } from '@/lib/features/results/result';
import { resultsOfCircle, yearsOfCircle } from '@/lib/features/results/results-store';
import { yearIn } from '@/lib/features/results/years';
import { systemClock, type Clock } from '@/lib/platform/clock';

type OfCircle = Pick<Circle, 'id' | 'timeZone' | 'rated' | 'me' | 'people'>;

/** The running tables of a circle, latest move first. */
export async function tablesInPlay(circle: Pick<Circle, 'id'>): Promise<readonly RunningTable[]> {
  return runningTables(circle.id);
}

const LAST_RESULTS = 5;

/** The standing of this year, with the last games. */
export async function thisYearOf(circle: OfCircle, clock: Clock = systemClock) {
  const { id, timeZone, people } = circle;
  const year = yearIn(timeZone, clock.now());
  const [lines, results, years, ratings] = await Promise.all([
    standingInYear(id, year),
    resultsOfCircle(id, { most: LAST_RESULTS }),
    yearsOfCircle(id),
    ratingsOfMembers(circle, people),
  ]);
  return { year, lines, results, people, years, ratings };
}

/** The newest result of a circle, if it has any. */
export async function lastResultOf({ id }: OfCircle): Promise<StoredResult | undefined> {
  return (await resultsOfCircle(id, { most: 1 })).at(0);
}

/** A year of a circle, or all its years: standing and records. */
export async function yearOf(circle: OfCircle, year: number) {
  const { id, timeZone, people } = circle;
  const [lines, record, years, ratings] = await Promise.all([
    standingInYear(id, year),
    recordOfYear(id, year, timeZone),
    yearsOfCircle(id),
    ratingsOfMembers(circle, people),
  ]);
  return { year, lines, record, people, years, ratings };
}

/** The games of a current or former member; undefined for anyone else. */
export async function gamesOfMember({ id, people }: Pick<Circle, 'id' | 'people'>, memberId: string) {
  const found = [...people].find(([, person]) => person.id === memberId && person.name !== '');
  if (!found) return undefined;
  const [key, { name }] = found;
  return { name, playerKey: key, people, record: await recordOfMember(id, key) };
}
