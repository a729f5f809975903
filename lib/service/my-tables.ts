import 'server-only';
import { TOKEN_PATTERN, hashToken } from '@/lib/auth/tokens';
import type { MyTable } from '@/lib/service/table-view';
import { statusOf } from '@/lib/store/game-row';
import { tablesOfSeats } from '@/lib/store/seat-store';

/** More seats than this are not looked up; a browser holds fewer cookies than that. */
const MAX_TOKENS = 200;

/** The tables at which these tokens have seats: first those that wait for me, then by newest change. */
export async function myTables(tokens: readonly string[]): Promise<MyTable[]> {
  const hashes = tokens.filter((token) => TOKEN_PATTERN.test(token)).map(hashToken);
  const seats = await tablesOfSeats(hashes.slice(0, MAX_TOKENS));
  const tables = seats.map((row): MyTable => {
    const { gameId, seq, seat, seated, names, waiting } = row;
    return {
      ...{ gameId, name: row.gameName, seq, seat, seatName: names[seat] ?? '', seated },
      status: statusOf(row.status),
      waiting: waiting.includes(seat),
      waitingFor: waiting.map((other) => names[other] ?? ''),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
  return tables.sort((a, b) => Number(b.waiting) - Number(a.waiting));
}
