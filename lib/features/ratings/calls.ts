import 'server-only';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { haveMetTooOften, shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { possibleChanges } from '@/lib/game/competing/fold-ratings';
import { ENOUGH_MET } from '@/lib/game/competing/opponents';
import { NEW_RATING, type PlayerRating } from '@/lib/game/competing/rating';
import { drawnOrder } from '@/lib/game/competing/seat-order';
import type { TableSize } from '@/lib/game/competing/table-sizes';
import { TableOptionsSchema, VariantSchema } from '@/lib/game/eventlog/setup';
import { derivedGameId, derivedSeed } from '@/lib/platform/auth/signed-data';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import {
  finishCall,
  fullCalls,
  hasTable,
  insertCall,
  lapseCalls,
  meetingsOf,
  openCallRows,
  storeIn,
  storeOut,
  type InCall,
  type StoredCall,
} from './call-store';
import { CALL_MS, type CallOutcome, type RatedPace } from './calls-view';
import { openRatings } from './rate-result-store';

const tableIdOf = (id: string): string => derivedGameId('rated', `call/${id}`);

/** Calls for players of a rated table; its maker is the first. */
export async function openCall(
  userId: string,
  { size, pace }: { readonly size: TableSize; readonly pace: RatedPace },
  clock: Clock = systemClock,
): Promise<CallOutcome<{ readonly id: string }>> {
  const now = clock.now();
  const id = newGameId();
  const terms = {
    size,
    pace: { kind: pace, wakingOnly: true, onTimeout: 'computer' },
    lapsesAt: new Date(now.getTime() + CALL_MS),
  } as const;
  const done = await insertCall({ id, userId, now }, terms);
  return done.ok ? { ok: true, value: { id } } : done;
}

/** Joins a call. Returns the id of the table once the call is full. */
export async function joinCall(
  id: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<CallOutcome<{ readonly gameId?: string }>> {
  const done = await storeIn({ id, userId, now: clock.now() }, tableIdOf(id));
  if (!done.ok) return done;
  if (!done.value) return { ok: true, value: {} };
  await startFullCalls(clock);
  return { ok: true, value: { gameId: tableIdOf(id) } };
}

/** Leaves a call. */
export async function leaveCall(
  id: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<CallOutcome<undefined>> {
  return storeOut({ id, userId, now: clock.now() });
}

/**
 * Makes the tables of full calls; returns how many. Any number of processes can do this at once, and
 * any can die: a table is made once.
 */
async function startFullCalls(clock: Clock = systemClock): Promise<number> {
  const calls = await fullCalls();
  for (const call of calls) {
    await makeTable(call, clock);
    await finishCall(call.id);
  }
  return calls.length;
}

/** Starts full calls, and ends expired ones; returns how many. */
export async function settleCalls(clock: Clock = systemClock): Promise<number> {
  return (await startFullCalls(clock)) + (await lapseCalls(clock.now()));
}

async function makeTable({ id, pace, people }: StoredCall, clock: Clock): Promise<void> {
  const gameId = tableIdOf(id);
  const lot = { seed: derivedSeed('rated', `call/${id}`), label: id };
  const keys = drawnOrder(
    people.map(({ playerKey }) => playerKey),
    lot,
  );
  const seats = keys.flatMap((key) => people.find(({ playerKey }) => playerKey === key) ?? []);
  if (seats.length < 2) return;
  if (!(await hasTable(gameId))) await createOnce(gameId, pace, seats, clock);
  // Their clocks run from now on. The first player sits down last: then all hear that the game has begun.
  for (const { id: userId } of seats.toReversed()) await takeReservedSeat(gameId, userId, clock);
}

async function createOnce(
  id: string,
  pace: StoredCall['pace'],
  seats: readonly InCall[],
  clock: Clock,
): Promise<void> {
  const isRated = !(await meetTooOften(seats, clock.now()));
  try {
    await createTable(
      {
        id,
        name: seats.map(({ name }) => name || '?').join(', '),
        options: RATED_OPTIONS,
        variant: RATED_VARIANT,
        startingSeat: 'first',
        joinPolicy: 'named',
        pace,
        isRated,
        seats: seats.map(({ name, id: userId }) => ({ name, userId })),
      },
      clock,
    );
  } catch (error) {
    // Another process was faster.
    if (!(await hasTable(id))) throw error;
  }
}

const MEETINGS_MS = 90 * 86_400_000;

/** Whether two of these people have met so often that their table would not be rated. */
async function meetTooOften(people: readonly Pick<InCall, 'id'>[], now: Date): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  const met = await meetingsOf(ids, new Date(now.getTime() - MEETINGS_MS));
  return [...met.values()].some((times) => haveMetTooOften(times, now));
}

/** A call as a person sees it. */
export interface RatedCall {
  readonly id: string;
  readonly size: TableSize;
  readonly pace: RatedPace;
  readonly lapsesAt: Date;
  readonly names: readonly { readonly name: string; readonly rating?: ShownRating }[];
  readonly isMine: boolean;
  /** The change of the reader's rating by this table, in first and in last place. */
  readonly change?: { readonly best: number; readonly worst: number };
  /** It would not be rated, because two of its people have met too often. */
  readonly isUnrated: boolean;
}

/** The open calls as a person sees them, oldest first. */
export async function callsSeenBy(
  reader: { readonly id: string; readonly playerKey: string; readonly isHidden: boolean } | undefined,
  clock: Clock = systemClock,
): Promise<readonly RatedCall[]> {
  const now = clock.now();
  const calls = await openCallRows(now);
  const people = calls.flatMap((call) => call.people);
  const keys = [...people, ...(reader ? [reader] : [])].map(({ playerKey }) => playerKey);
  const ids = [...people.map(({ id }) => id), ...(reader ? [reader.id] : [])];
  const [ratings, met] = await Promise.all([
    openRatings(keys),
    meetingsOf([...new Set(ids)], new Date(now.getTime() - MEETINGS_MS)),
  ]);
  return calls.map((call) => {
    const isMine = call.people.some(({ id }) => id === reader?.id);
    const at = [...call.people.map(({ id }) => id), ...(reader && !isMine ? [reader.id] : [])];
    const isUnrated = at.some((one) =>
      at.some((other) => haveMetTooOften(met.get(`${one} ${other}`) ?? [], now)),
    );
    const change =
      reader && !reader.isHidden && !isUnrated ? changeFor(call, reader.playerKey, ratings, now) : undefined;
    return {
      id: call.id,
      size: call.size,
      pace: call.pace.kind === 'brisk' ? 'brisk' : 'daily',
      lapsesAt: call.lapsesAt,
      names: call.people.map(({ name, playerKey, isHidden }) => {
        const rating = ratings.get(playerKey);
        const isSeen = rating && !isHidden && reader?.isHidden !== true;
        return { name, ...(isSeen ? { rating: shownRatingOf(rating) } : {}) };
      }),
      isMine,
      isUnrated,
      change,
    };
  });
}

/** Missing players are assumed to have the initial rating, and to count in full. */
const MISSING_PLAYER: PlayerRating = {
  ...NEW_RATING,
  met: Array.from({ length: ENOUGH_MET }, (_, i) => `other ${i}`),
};

function changeFor(
  { size, people }: StoredCall,
  key: string,
  ratings: ReadonlyMap<string, PlayerRating>,
  at: Date,
) {
  const others = people.flatMap(({ playerKey }) => (playerKey === key ? [] : [playerKey]));
  const all = [key, ...others, ...Array.from({ length: size }, (_, i) => `new ${i}`)].slice(0, size);
  const seats = all.map((each, i) => ({ key: each, order: i + 1 }));
  const table = { size, at, people: seats, open: { isEarly: false } };
  const known = new Set([key, ...others]);
  const { best, worst } = possibleChanges(table, key, (each) =>
    known.has(each) ? ratings.get(each) : MISSING_PLAYER,
  );
  return { best: Math.round(best), worst: Math.round(worst) };
}

const RATED_OPTIONS = TableOptionsSchema.parse({});
const RATED_VARIANT = VariantSchema.parse({});
