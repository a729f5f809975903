import type { BotLevel } from '@/lib/game/levels';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { playOut, seatedTable } from '../support/tables';
import type { Person } from '../support/world';

/** New Year's Eve in London is already the new year in Prague. */
export const NEW_YEAR = new Date('2025-12-31T23:30:00Z');

export interface Ending {
  readonly players?: 1 | 2 | 3 | 4;
  readonly bots?: readonly BotLevel[];
  /** The columns of the game. */
  readonly game?: Prisma.GameUncheckedUpdateInput;
  readonly ranking?: readonly number[];
  readonly scores?: readonly number[];
  readonly at?: Date;
}

/** A table of a circle as if it had ended so: played out, unless the columns say otherwise. */
export async function endTable(
  { circleId, people }: { readonly circleId: string; readonly people: readonly Person[] },
  { players = 2, bots = [], game, ranking, scores, at = NEW_YEAR }: Ending,
): Promise<string> {
  const { gameId } = await seatedTable(players, { emails: false, bots });
  for (const [seat, { id }] of people.slice(0, players).entries())
    await db().seat.updateMany({ where: { gameId, seat }, data: { userId: id } });
  await playOut(gameId, { finishedAt: at, circleId, ranking, scores, ...game });
  return gameId;
}
