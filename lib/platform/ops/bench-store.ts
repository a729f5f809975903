import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/db';

/** The baseline for submitting a command: one row, in a transaction. */
export async function insertFloorRow(at: Date): Promise<string> {
  const id = randomUUID();
  await db().$transaction(async (transaction) => {
    await transaction.benchFloor.create({ data: { id, at, text: 'floor' } });
  });
  return id;
}

/** The baseline for the table page: one read. */
export async function readTrivially(gameId: string): Promise<string | undefined> {
  const found = await db().game.findUnique({ where: { id: gameId }, select: { name: true } });
  return found?.name;
}
