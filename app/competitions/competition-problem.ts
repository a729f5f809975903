import type { Query } from '@/app/query';
import {
  COMPETITION_REFUSALS,
  type CompetitionRefused,
  type RestCause,
  type StaleCause,
  type UnfitCause,
} from '@/lib/features/competitions/refusals';
import type { UnmetCondition } from '@/lib/game/competing/entry-conditions';
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

/** The same for conditions that a person does not meet. */
const ENTRY = {
  memberDays: 'entry-memberDays',
  games: 'entry-games',
  ratingFrom: 'entry-ratingFrom',
  ratingTo: 'entry-ratingTo',
  mostLost: 'entry-mostLost',
} as const satisfies Record<UnmetCondition['condition'], string>;

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
    (kind) =>
      kind !== 'decision-unfit' &&
      kind !== 'rest-unfit' &&
      kind !== 'pairing-changed' &&
      kind !== 'entry-refused',
  ),
  ...Object.values(UNFIT),
  ...Object.values(RESTS),
  ...Object.values(STALE),
  'stale-lots',
  ...Object.values(ENTRY),
] as const;

/** The name of a refusal in an address. */
export function problemName(refusal: CompetitionRefused): string {
  if (refusal.kind === 'entry-refused') {
    const { condition, wanted, own = '' } = refusal;
    return `${ENTRY[condition]}&wanted=${wanted}&own=${own}`;
  }
  if (refusal.kind === 'pairing-changed') {
    const { cause, who } = refusal;
    return who === undefined ? 'stale-lots' : `${STALE[cause]}&who=${who}`;
  }
  if (refusal.kind === 'decision-unfit') return UNFIT[refusal.cause];
  return refusal.kind === 'rest-unfit' ? RESTS[refusal.cause] : refusal.kind;
}

/** A number of an address; 0 if it has none. */
const numberIn = (text: Query[string]): number => Number.parseInt(String(text ?? ''), 10) || 0;

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
      wanted: numberIn(query.wanted),
      own: /^\d{1,6}$/.test(String(query.own)) ? String(query.own) : 'none',
      name: nameOf?.(String(query.who ?? '')) || t('circles.someone'),
    })
  );
}
