import type { Query } from '@/app/query';
import {
  COMPETITION_REFUSALS,
  type CompetitionRefused,
  type RestCause,
  type StaleCause,
  type UnfitCause,
} from '@/lib/features/competitions/refusals';
import type { Wording } from '@/lib/game/wording/wording';

/** The names of causes, in addresses. */
const STALE = {
  arranged: 'stale-arranged',
  drawn: 'stale-drawn',
  people: 'stale-people',
} as const satisfies Record<StaleCause, string>;

/** The same for byes and pauses. */
const RESTS = {
  'not-offered': 'rest-not-offered',
  drawn: 'rest-drawn',
  last: 'rest-last',
  used: 'rest-used',
  'few-left': 'rest-few-left',
} as const satisfies Record<RestCause, string>;

/** The names of decisions that do not fit, in addresses. */
const UNFIT = {
  table: 'unfit-table',
  person: 'unfit-person',
  places: 'unfit-places',
  reason: 'unfit-reason',
  everyone: 'unfit-everyone',
  sizes: 'unfit-sizes',
  repeats: 'unfit-repeats',
} as const satisfies Record<UnfitCause, string>;

const PROBLEMS = [
  ...(['form', 'unknown-circle', 'not-in-charge', 'not-that-member'] as const),
  ...COMPETITION_REFUSALS.filter(
    (kind) => kind !== 'decision-unfit' && kind !== 'rest-unfit' && kind !== 'pairing-changed',
  ),
  ...Object.values(UNFIT),
  ...Object.values(RESTS),
  ...Object.values(STALE),
  'stale-lots',
] as const;

/** The name of a refusal in an address. */
export function problemName(refusal: CompetitionRefused): string {
  if (refusal.kind === 'pairing-changed') {
    const { cause, who } = refusal;
    return who === undefined ? 'stale-lots' : `${STALE[cause]}&who=${who}`;
  }
  if (refusal.kind === 'decision-unfit') return UNFIT[refusal.cause];
  return refusal.kind === 'rest-unfit' ? RESTS[refusal.cause] : refusal.kind;
}

interface ProblemFacts {
  readonly members?: number;
  /** The name of a member or an entrant. */
  readonly nameOf?: (id: string) => string | undefined;
}

/** The message for the refusal in the address, if there is one. */
export function competitionProblem(
  { t }: Wording,
  query: Query,
  { members = 0, nameOf }: ProblemFacts = {},
): string | undefined {
  const problem = PROBLEMS.find((known) => known === query.problem);
  return (
    problem &&
    t(`seasons.problem.${problem}`, {
      n: members,
      name: nameOf?.(String(query.who ?? '')) || t('circles.someone'),
    })
  );
}
