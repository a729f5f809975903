import 'server-only';
import { circleStandingOf, type CircleLine } from '@/lib/game/competing/circle-standing';
import { headToHeadOf, type PairRecord } from '@/lib/game/competing/head-to-head';
import { resultsOfCircle, type StoredResult } from './circle-results-store';
import { isDrawnResult } from './result';
import { yearRecordOf, type YearRecord } from './year-record';
import { yearOfCircle } from './year-store';
import { boundsOf } from './year';

/** The standing of a circle in a year, or over all (`ALL_YEARS`); best first. */
export async function standingInYear(circleId: string, year: number): Promise<readonly CircleLine[]> {
  const sums = await yearOfCircle(circleId, year);
  return circleStandingOf(sums.map(({ playerKey, ...sum }) => ({ ...sum, key: playerKey })));
}

/** More results than a circle has in a year; records ignore older ones beyond it. */
const MAX_RESULTS = 1_000;

/** The records of a circle in a year, in its time zone. */
export async function recordOfYear(circleId: string, year: number, timeZone: string): Promise<YearRecord> {
  const results = await resultsOfCircle(circleId, { most: MAX_RESULTS, ...boundsOf(year, timeZone) });
  return yearRecordOf(results, timeZone);
}

/** A member's games in a circle. */
export interface MemberRecord {
  /** Newest first. */
  readonly results: readonly StoredResult[];
  readonly headToHead: readonly PairRecord[];
  /** Games and wins by the number of people at the table. */
  readonly bySize: readonly { readonly players: number; readonly games: number; readonly wins: number }[];
}

/** A person's games in a circle. */
export async function recordOfMember(circleId: string, playerKey: string): Promise<MemberRecord> {
  const results = await resultsOfCircle(circleId, { most: MAX_RESULTS, playerKey });
  const tables = results.map(({ seats }) =>
    seats.flatMap(({ playerKey: key, place }) =>
      key === undefined || place === undefined ? [] : [{ key, place }],
    ),
  );
  return { results, headToHead: headToHeadOf(playerKey, tables), bySize: bySizeOf(results, playerKey) };
}

const SIZES = [2, 3, 4] as const;

function bySizeOf(results: readonly StoredResult[], playerKey: string): MemberRecord['bySize'] {
  return SIZES.flatMap((players) => {
    const own = results.filter((result) => result.players === players);
    const wins = own.filter(
      ({ seats }) =>
        seats.some((seat) => seat.playerKey === playerKey && seat.place === 1 && !seat.left) &&
        !isDrawnResult(seats),
    );
    return own.length === 0 ? [] : [{ players, games: own.length, wins: wins.length }];
  });
}
