import 'server-only';
import { Terms } from '@/lib/features/competitions/competition';
import { storedPace } from '@/lib/game/pace/pace';
import { db } from '@/lib/platform/db/db';

interface InvitationTerms {
  readonly hasClock: boolean;
  /** At a table of a competition: the days after which a computer takes a seat that is to move. */
  readonly waitDays?: number;
}

/** The rules of a table for a seat that is not taken. */
export async function invitationTerms(gameId: string): Promise<InvitationTerms> {
  const [game, fixture] = await Promise.all([
    db().game.findUniqueOrThrow({ where: { id: gameId }, select: { pace: true } }),
    db().fixture.findUnique({
      where: { tableId: gameId },
      select: { competition: { select: { terms: true } } },
    }),
  ]);
  const hasClock = storedPace(game.pace).kind !== 'relaxed';
  return fixture ? { hasClock, waitDays: Terms.parse(fixture.competition.terms).waitDays } : { hasClock };
}
