import 'server-only';
import { db } from '@/lib/platform/db/db';

/** A problem report about a moment of a game. */
export interface ProblemReport {
  readonly gameId: string;
  readonly id: string;
  /** The log row of that moment. */
  readonly seq: number;
  /** The author's seat in the tenure of that time; null for a spectator. */
  readonly seat: number | null;
  readonly tenure: number | null;
  readonly text: string;
  readonly locale: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** The current tenure of a seat. */
export async function tenureOfSeat(gameId: string, seat: number): Promise<number | undefined> {
  const where = { gameId_seat: { gameId, seat } };
  return (await db().seat.findUnique({ where, select: { tenure: true } }))?.tenure;
}

/** Stores a report; the same id is stored once. */
export async function insertReport(report: Omit<ProblemReport, 'answer' | 'answeredAt'>): Promise<void> {
  await db().problemReport.createMany({ data: [report], skipDuplicates: true });
}

/** A report of a table by its id. */
export async function reportOfTable(gameId: string, id: string): Promise<ProblemReport | undefined> {
  const where = { gameId_id: { gameId, id } };
  const found = await db().problemReport.findUnique({ where, omit: {} });
  return found ?? undefined;
}

/** The newest answered report of a seat's holder about a row. */
export async function answeredReport(
  moment: Pick<ProblemReport, 'gameId' | 'seq' | 'seat' | 'tenure'>,
): Promise<{ readonly id: string } | undefined> {
  const where = { ...moment, answer: { not: null } };
  const orderBy = { answeredAt: 'desc' } as const;
  return (await db().problemReport.findFirst({ where, orderBy, select: { id: true } })) ?? undefined;
}

/** A report of any table by its id; only for the operator. */
export async function reportById(id: string): Promise<ProblemReport | undefined> {
  return (await db().problemReport.findFirst({ where: { id } })) ?? undefined;
}

/** The newest reports. */
export async function newestReports(limit: number): Promise<readonly ProblemReport[]> {
  return db().problemReport.findMany({ orderBy: { at: 'desc' }, take: limit });
}

/** Stores the answer to a report. */
export async function storeAnswerTo(
  { gameId, id }: Pick<ProblemReport, 'gameId' | 'id'>,
  answer: string,
  answeredAt: Date,
): Promise<void> {
  await db().problemReport.updateMany({ where: { gameId, id }, data: { answer, answeredAt } });
}
