import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A note about a moment of a game. */
export interface ProblemReport {
  readonly gameId: string;
  readonly id: string;
  /** The row of the log it is about. */
  readonly seq: number;
  /** The seat of its author in the tenure of then; null: a watcher. */
  readonly seat: number | null;
  readonly tenure: number | null;
  readonly text: string;
  readonly locale: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

/** The present tenure of a seat. */
export async function tenureOfSeat(gameId: string, seat: number): Promise<number | undefined> {
  const where = { gameId_seat: { gameId, seat } };
  return (await onDatabase(() => db().seat.findUnique({ where, select: { tenure: true } })))?.tenure;
}

/** Stores a note; the same id is stored once. */
export async function insertReport(report: Omit<ProblemReport, 'answer' | 'answeredAt'>): Promise<void> {
  await onDatabase(() => db().problemReport.createMany({ data: [report], skipDuplicates: true }));
}

/** A note of a table by its id. */
export async function reportOfTable(gameId: string, id: string): Promise<ProblemReport | undefined> {
  const where = { gameId_id: { gameId, id } };
  const found = await onDatabase(() => db().problemReport.findUnique({ where, omit: {} }));
  return found ?? undefined;
}

/** The newest answered note of the holder of a seat about a row. */
export async function answeredReport(
  moment: Pick<ProblemReport, 'gameId' | 'seq' | 'seat' | 'tenure'>,
): Promise<{ readonly id: string } | undefined> {
  const where = { ...moment, answer: { not: null } };
  const orderBy = { answeredAt: 'desc' } as const;
  return (
    (await onDatabase(() => db().problemReport.findFirst({ where, orderBy, select: { id: true } }))) ??
    undefined
  );
}

/** A note of any table by its id. Only the operator asks so. */
export async function reportById(id: string): Promise<ProblemReport | undefined> {
  return (await onDatabase(() => db().problemReport.findFirst({ where: { id } }))) ?? undefined;
}

/** The newest notes. */
export async function newestReports(limit: number): Promise<readonly ProblemReport[]> {
  return onDatabase(() => db().problemReport.findMany({ orderBy: { at: 'desc' }, take: limit }));
}

/** Stores the answer to a note. */
export async function storeAnswerTo(
  { gameId, id }: Pick<ProblemReport, 'gameId' | 'id'>,
  answer: string,
  answeredAt: Date,
): Promise<void> {
  await onDatabase(() =>
    db().problemReport.updateMany({ where: { gameId, id }, data: { answer, answeredAt } }),
  );
}
