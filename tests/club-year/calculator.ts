/**
 * Tables and the figures of a circle from nothing but scores and acts, by the rules in docs/circles.md. Like
 * `standings-again.ts` it imports nothing of the service.
 */
/** A table that has ended: its people in the order of turns, their scores and acts. */
export interface PlayedTable {
  readonly gameId: string;
  /** Missing for the usual table of the circle. */
  readonly competition?: string;
  readonly fixture?: string;
  readonly people: readonly string[];
  readonly scores: readonly number[];
  /** `alone`: nobody else was left, or an organiser awarded it, so that `winner` has won. */
  readonly how: 'played-out' | 'alone';
  readonly winner?: string;
  /** People who did not hold their seat at the end. */
  readonly gone: readonly string[];
  readonly endedAt: Date;
  /** Whether an organiser ended it. */
  readonly awarded?: boolean;
  /** A decision of an organiser after its end, and whether ratings follow. */
  corrected?: ReadonlyMap<string, number>;
  annulled?: boolean;
  ratesFollow?: boolean;
}

export interface Share {
  readonly person: string;
  readonly place: number;
  readonly points: number;
  readonly score: number;
  readonly left: boolean;
}

const POINTS: Readonly<Record<number, readonly number[]>> = { 2: [8, 2], 3: [9, 5, 1], 4: [10, 6, 3, 1] };

/** People who share a place share its points. */
function pointsFor(places: readonly number[], place: number): number {
  const sharing = places.filter((each) => each === place).length;
  const taken = POINTS[places.length]?.slice(place - 1, place - 1 + sharing) ?? [];
  return taken.reduce((sum, each) => sum + each, 0) / Math.max(1, sharing);
}

/** The places of a table as it was played. */
export function playedShares({ people, scores, how, winner, gone }: PlayedTable): readonly Share[] {
  const rankOf = (person: string, seat: number): number => {
    if (gone.includes(person)) return 1000;
    if (how === 'alone') return person === winner ? 0 : 1;
    // The most points win; of two with the same, the later one in the order of turns is ahead.
    return people.filter((other, i) => {
      const [mine = 0, theirs = 0] = [scores[seat], scores[i]];
      return !gone.includes(other) && (theirs > mine || (theirs === mine && i > seat));
    }).length;
  };
  const ranks = people.map(rankOf);
  const places = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  return people.map((person, seat) => ({
    person,
    place: places[seat] ?? 0,
    points: pointsFor(places, places[seat] ?? 0),
    score: scores[seat] ?? 0,
    left: gone.includes(person),
  }));
}

/** The places of a table as they count, none if it counts nowhere. */
export function sharesOf(table: PlayedTable): readonly Share[] {
  if (table.annulled) return [];
  const { corrected } = table;
  const played = playedShares(table);
  if (!corrected) return played;
  const places = played.map(({ person }) => corrected.get(person) ?? 0);
  return played.map((share, i) => {
    const place = places[i] ?? 0;
    return { ...share, place, points: pointsFor(places, place), left: false };
  });
}

export const firstsOf = (shares: readonly Share[]) =>
  shares.filter(({ place, left }) => place === 1 && !left);
export const hasWon = (person: string, shares: readonly Share[]): boolean => {
  const firsts = firstsOf(shares);
  return firsts.length === 1 && firsts[0]?.person === person;
};

// The circle

export interface CircleFigures {
  readonly person: string;
  readonly place: number;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly value: number;
  readonly best: number;
}

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
export const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** The standing of a circle over these tables: (points + 15) / (games + 3). */
export function circleFigures(tables: readonly PlayedTable[]): readonly CircleFigures[] {
  const all = tables.map(sharesOf);
  const people = [...new Set(all.flat().map(({ person }) => person))];
  const lines = people.map((person) => {
    const own = all.filter((shares) => shares.some((share) => share.person === person));
    const mine = own.flatMap((shares) => shares.filter((share) => share.person === person));
    const points = sum(mine.map((share) => share.points));
    return {
      person,
      games: mine.length,
      wins: own.filter((shares) => hasWon(person, shares)).length,
      points,
      value: (points + 15) / (mine.length + 3),
      best: Math.max(...mine.map(({ score }) => score)),
    };
  });
  return lines.map((line) => ({
    ...line,
    place: 1 + lines.filter(({ value }) => value > line.value && !isClose(value, line.value)).length,
  }));
}

/** How often two people met, and how often each of them came before the other. */
export function meetingsOf(one: string, other: string, tables: readonly PlayedTable[]) {
  const met = tables.flatMap((table) => {
    const shares = sharesOf(table);
    const [a, b] = [one, other].map((person) => shares.find((share) => share.person === person)?.place);
    return a === undefined || b === undefined ? [] : [a - b];
  });
  const [above, below] = [met.filter((each) => each < 0).length, met.filter((each) => each > 0).length];
  return { games: met.length, wins: [above, below] };
}
