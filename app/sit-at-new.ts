import { giveCookie } from '@/app/stored-links';
import { sitDown } from '@/lib/features/seats/seats';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import type { AnswerJar } from '@/lib/platform/http/post-once';

interface Place {
  readonly gameId: string;
  /** The person's own seats. */
  readonly seats: CreatedTable['seats'];
  readonly userId?: string | undefined;
  /** The address for emails about their turns. */
  readonly email?: string | undefined;
}

/** Stores the credentials of a new table's seats in the browser of the person it was created for. */
export async function sitAtNew(jar: AnswerJar, { seats, ...place }: Place): Promise<void> {
  for (const { token } of seats) {
    const sat = await sitDown({ token, ...place });
    if (sat.ok) giveCookie(jar, seatCookie(place.gameId, sat.value.key));
  }
}
