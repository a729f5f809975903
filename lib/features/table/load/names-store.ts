import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { LOCALES } from '@/lib/game/wording/language/locales';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { Tx } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { seatBotOf } from './seat-row';

/**
 * The names of all other seats at a table. Read it only while the table is locked: if two players take
 * the same name at once, the second finds it taken.
 */
export async function otherNames(tx: Tx, gameId: string, seat: SeatId): Promise<readonly string[]> {
  return namesWhere(tx, { gameId, NOT: { seat } });
}

/** The names of all seats at a table. */
export async function namesAtTable(tx: Tx, gameId: string): Promise<readonly string[]> {
  return namesWhere(tx, { gameId });
}

async function namesWhere(tx: Tx, where: Prisma.SeatWhereInput): Promise<readonly string[]> {
  const seats = await tx.seat.findMany({ where, select: { name: true, bot: true } });
  return seats.flatMap(({ name, bot }) => (name === '' ? computerNames(bot) : [name]));
}

/** The names of a computer without a name of its own, in every language. */
function computerNames(bot: string | null): readonly string[] {
  const level = seatBotOf(bot ?? undefined);
  return level ? LOCALES.map((locale) => wordingOf(locale).t(`names.bot.${level}`)) : [];
}
