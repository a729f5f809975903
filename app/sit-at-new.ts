import type { CreatedTable } from '@/lib/features/table/create-table';
import { sitDown } from '@/lib/features/seats/seats';
import { seatCookie } from '@/lib/platform/auth/seat-proof';

interface CookieJar {
  set(name: string, value: string, options: object): unknown;
}

interface Place {
  readonly gameId: string;
  /** The seats that are theirs. */
  readonly seats: CreatedTable['seats'];
  readonly userId?: string | undefined;
}

/** Sits down whoever a new table was made for: their browser gets the keys of their seats. */
export async function sitAtNew(jar: CookieJar, { gameId, seats, userId }: Place): Promise<void> {
  for (const { token } of seats) {
    const sat = await sitDown({ token, userId });
    if (!sat.ok) continue;
    const { name, value, ...options } = seatCookie(gameId, sat.value.key);
    jar.set(name, value, options);
  }
}
