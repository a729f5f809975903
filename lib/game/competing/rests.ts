/** The stages of a Swiss that people miss with a known score: byes, pauses, and stages before a late start. */
import { type Entrant, type Fixture, type FormTerms, LEAST_PEOPLE, stageOf } from './competition';
import { POINT } from './result';

export const REST_KINDS = ['bye', 'late', 'pause'] as const;
type RestKind = (typeof REST_KINDS)[number];

/** The most points for a bye or a stage missed by joining late: the average of a table. */
export const MAX_REST_POINTS = 5;
/** Byes of one person on request. */
export const MAX_BYES = 1;

type Resting = Pick<Entrant, 'id' | 'byes' | 'paused' | 'lateFrom'>;

/** A stage that counts for a person who had no table in it. */
export interface Rest {
  readonly stage: number;
  readonly kind: RestKind;
  /** In twelfths. */
  readonly points: number;
}

/** The stages up to `upTo` that count for an entrant without a table. */
export function restsOf(
  entrant: Resting,
  fixtures: readonly Pick<Fixture, 'id' | 'entrants' | 'drawn'>[],
  { terms, upTo }: { readonly terms: FormTerms | undefined; readonly upTo: number },
): readonly Rest[] {
  const { id, byes = [], paused = [], lateFrom = 1 } = entrant;
  const own = fixtures.filter(({ entrants, drawn }) => entrants.includes(id) || drawn?.includes(id));
  const seated = new Set(own.map((fixture) => stageOf(fixture.id)));
  const kindAt = (stage: number): RestKind | undefined => {
    if (stage < lateFrom) return 'late';
    if (byes.includes(stage)) return 'bye';
    return paused.includes(stage) ? 'pause' : undefined;
  };
  return Array.from({ length: upTo }, (_, i) => i + 1)
    .filter((stage) => !seated.has(stage))
    .flatMap((stage) => {
      const kind = kindAt(stage);
      return kind ? [{ stage, kind, points: POINT * restPoints(kind, terms) }] : [];
    });
}

/** The points for a stage without a table. */
function restPoints(kind: RestKind, { byePoints = 0, latePoints = 0 }: FormTerms = {}): number {
  switch (kind) {
    case 'bye':
      return byePoints;
    case 'late':
      return latePoints;
    case 'pause':
      return 0;
  }
}

/** The people of a stage: they neither pause nor have a bye. Byes lapse if they would leave fewer than two. */
export function withoutRests<T extends Pick<Entrant, 'byes'>>(
  people: readonly T[],
  stage: number,
  isPaused: (person: T) => boolean,
): readonly T[] {
  const here = people.filter((each) => !isPaused(each));
  const drawn = here.filter(({ byes = [] }) => !byes.includes(stage));
  return drawn.length >= LEAST_PEOPLE ? drawn : here;
}

/** People can join a Swiss until half of its stages are drawn. */
export const isOpenForLate = (stage: number, stages: number): boolean => stage > 0 && 2 * stage <= stages;
