import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** A vote. The questions are defined in lib/features/clocks. */
export interface VoiceRow {
  readonly seat: SeatId;
  readonly question: string;
  readonly about: string;
}

/** A vote that a player gave, with its time. */
export interface StoredVote extends VoiceRow {
  readonly at: Date;
}

/** Records a seat's vote. Repeating it changes nothing. */
export async function insertVoice(gameId: string, voice: VoiceRow, at: Date): Promise<void> {
  const { seat, question, about } = voice;
  const data = [{ gameId, seat, question, about, at }];
  await changeVoices(gameId, db().vote.createMany({ data, skipDuplicates: true }));
}

/** Deletes the votes about a wait whose decision was taken back: the next vote starts from zero. */
export async function dropVoices(gameId: string, questions: readonly string[], about: string): Promise<void> {
  const where = { gameId, question: { in: [...questions] }, about };
  await changeVoices(gameId, db().vote.deleteMany({ where }));
}

/** Withdraws a seat's vote. */
export async function dropVoice(gameId: string, seat: SeatId, question: string): Promise<void> {
  await changeVoices(gameId, db().vote.deleteMany({ where: { gameId, seat, question } }));
}

/**
 * Raises the revision of the votes for open pages. The table is locked first, as everywhere, so that
 * concurrent changes cannot deadlock.
 */
async function changeVoices(gameId: string, change: Prisma.PrismaPromise<unknown>): Promise<void> {
  const counted = db().game.updateMany({ where: { id: gameId }, data: { voicesRevision: { increment: 1 } } });
  await db().$transaction([counted, change]);
}
