import 'server-only';
import { db, type Tx } from '@/lib/platform/db/db';
import type { YearSums } from './year-sums';

const SUMS = {
  year: true,
  playerKey: true,
  games: true,
  wins: true,
  tablePoints: true,
  begun: true,
  best: true,
} as const;

/** The totals of everyone in a circle over a year; 0: over all years. */
export async function yearOfCircle(circleId: string, year: number): Promise<readonly YearSums[]> {
  return db().circleYear.findMany({
    where: { circleId, year },
    orderBy: { playerKey: 'asc' },
    take: MAX_PEOPLE,
    select: SUMS,
  });
}

/** The years of a circle that have results, newest first. */
export async function yearsOfCircle(circleId: string): Promise<readonly number[]> {
  const found = await db().circleYear.findMany({
    where: { circleId, year: { gt: 0 } },
    distinct: ['year'],
    orderBy: { year: 'desc' },
    select: { year: true },
  });
  return found.map(({ year }) => year);
}

/** Replaces all totals of a circle; returns whether they were the same. */
export async function replaceYears(tx: Tx, circleId: string, sums: readonly YearSums[]): Promise<boolean> {
  const orderBy = [{ year: 'asc' }, { playerKey: 'asc' }] as const;
  const before = await tx.circleYear.findMany({ where: { circleId }, orderBy: [...orderBy], select: SUMS });
  const isSame = JSON.stringify(before.map(inOrder).sort()) === JSON.stringify(sums.map(inOrder).sort());
  if (isSame) return true;
  await tx.circleYear.deleteMany({ where: { circleId } });
  await tx.circleYear.createMany({ data: sums.map((sum) => ({ ...sum, circleId, begun: [...sum.begun] })) });
  return false;
}

const inOrder = ({ year, playerKey, games, wins, tablePoints, begun, best }: YearSums): string =>
  JSON.stringify([year, playerKey, games, wins, tablePoints, begun, best]);

/** More than a circle has members, because former members stay in its totals. */
const MAX_PEOPLE = 1_000;
