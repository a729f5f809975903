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

/** The names in addresses of refusals that have a cause. */
const CAUSES = {
  'decision-unfit': {
    table: 'unfit-table',
    person: 'unfit-person',
    places: 'unfit-places',
    reason: 'unfit-reason',
    everyone: 'unfit-everyone',
    sizes: 'unfit-sizes',
    repeats: 'unfit-repeats',
  },
  'rest-unfit': {
    'not-offered': 'rest-not-offered',
    drawn: 'rest-drawn',
    last: 'rest-last',
    used: 'rest-used',
    'few-left': 'rest-few-left',
  },
  'pairing-changed': {
    arranged: 'stale-arranged',
    drawn: 'stale-drawn',
    people: 'stale-people',
    lots: 'stale-lots',
  },
  'entry-refused': {
    memberDays: 'entry-memberDays',
    games: 'entry-games',
    ratingFrom: 'entry-ratingFrom',
    ratingTo: 'entry-ratingTo',
    mostLost: 'entry-mostLost',
  },
} as const satisfies {
  readonly 'decision-unfit': Record<UnfitCause, string>;
  readonly 'rest-unfit': Record<RestCause, string>;
  /** Lots: nobody was first. */
  readonly 'pairing-changed': Record<StaleCause | 'lots', string>;
  readonly 'entry-refused': Record<UnmetCondition['condition'], string>;
};

type Refusal = (typeof COMPETITION_REFUSALS)[number];
const hasNoCause = (kind: Refusal): kind is Exclude<Refusal, keyof typeof CAUSES> => !(kind in CAUSES);

const PROBLEMS = [
  ...(['form', 'unknown-circle', 'not-in-charge', 'not-that-member'] as const),
  ...COMPETITION_REFUSALS.filter(hasNoCause),
  ...Object.values(CAUSES['decision-unfit']),
  ...Object.values(CAUSES['rest-unfit']),
  ...Object.values(CAUSES['pairing-changed']),
  ...Object.values(CAUSES['entry-refused']),
] as const;

/** The name of a refusal in an address. */
export function problemName(refusal: CompetitionRefused): string {
  switch (refusal.kind) {
    case 'decision-unfit':
      return CAUSES[refusal.kind][refusal.cause];
    case 'rest-unfit':
      return CAUSES[refusal.kind][refusal.cause];
    case 'pairing-changed': {
      const { kind, cause, who } = refusal;
      return who === undefined ? CAUSES[kind].lots : `${CAUSES[kind][cause]}&who=${who}`;
    }
    case 'entry-refused': {
      const { kind, condition, wanted, own = '' } = refusal;
      return `${CAUSES[kind][condition]}&wanted=${wanted}&own=${own}`;
    }
    default:
      return refusal.kind;
  }
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
