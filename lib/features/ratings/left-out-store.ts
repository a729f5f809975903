import 'server-only';
import type { Tx } from '@/lib/platform/db/db';
import { messageRow } from '@/lib/platform/outbox/outbox-store';

/** Notifies the rated people of a game, once each, that its result is excluded. */
export async function tellLeftOut(tx: Tx, gameId: string, at: Date): Promise<void> {
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      seq: true,
      seats: { select: { seat: true, userId: true, bot: true } },
      result: { select: { seats: { where: { compared: true }, select: { seat: true, playerKey: true } } } },
    },
  });
  const rated = game.result?.seats ?? [];
  const keys = rated.flatMap(({ playerKey }) => playerKey ?? []);
  const select = { id: true, playerKey: true } as const;
  const people = await tx.user.findMany({ where: { playerKey: { in: keys } }, select });
  const data = people.flatMap(({ id: userId, playerKey }) => {
    const seat = rated.find((each) => each.playerKey === playerKey)?.seat;
    const held = game.seats.find((each) => each.seat === seat);
    if (!held) return [];
    const reader = held.userId === userId && held.bot === null ? {} : { reader: { userId } };
    const dedupe = `${gameId}:${held.seat}:left-out`;
    return [messageRow({ gameId, seat: held.seat, kind: 'left-out', seq: game.seq, dedupe, at, ...reader })];
  });
  await tx.outbox.createMany({ data, skipDuplicates: true });
}
