// The result of checking a competition, printed in a terminal.
import { isStaged } from '@/lib/game/competing/competition';
import type { SeasonDocument } from '@/lib/game/competing/season';
import {
  SEASON_CHECKS,
  type SeasonCheck,
  type SeasonFaultCode,
  type SeasonVerification,
} from '@/lib/game/verify/season-report';
import { SIGNS } from './report';

export interface CheckedSeason extends SeasonVerification {
  readonly file: string;
  readonly season: SeasonDocument['competition'];
  readonly entrants: SeasonDocument['entrants'];
  readonly fixtures: SeasonDocument['fixtures'];
}

const CHECKS: Readonly<Record<SeasonCheck, string>> = {
  commitment: 'the seed is the one promised before anyone signed up',
  'check-in': 'the people who were drawn are those who had checked in',
  divisions: 'divisions and lots follow from the seed and the season before',
  fixtures: 'tables and orders of turns follow from the draw',
  results: 'places and table points of each table fit',
  stages: 'the people of each stage follow from the stage before',
  standings: 'each standing follows from the results',
  ladder: 'who moved up and down follows from the standings',
};

const FAULTS: Readonly<Record<SeasonFaultCode, string>> = {
  'seed-missing': 'the seed is missing, although it is over',
  commitment: 'the seed is another than the promised one',
  'not-checked-in': 'was drawn without having checked in',
  'left-out': 'had checked in and was not drawn',
  division: 'belongs in another division',
  lot: 'has another lot',
  'fixture-missing': 'this table is missing',
  'fixture-unknown': 'no such table was drawn',
  'fixture-twice': 'this table is there twice',
  'fixture-open': 'this table is neither over nor void, although all is over',
  order: 'other people sit here, or in another order',
  seat: 'this is another seat of that person',
  points: 'the game has other points',
  place: 'this is another place',
  'table-points': 'these are other table points',
  'no-result': 'its result does not fit its state',
  'stage-left-out': 'belongs in a stage and was left out',
  'stage-unreached': 'has a table in a stage that they had not reached',
  'stage-missing': 'this stage is missing',
  'stage-count': 'the number of stages does not follow from the people',
  'not-in-standing': 'is missing in the standing of the division, or does not belong there',
  figures: 'has other figures in the standing',
  rank: 'has another place in the standing',
  ladder: 'is on another step of the ladder',
};

type Decided = NonNullable<SeasonDocument['fixtures'][number]['decided']>;

const DECIDED: Readonly<Record<Decided['kind'], string>> = {
  award: 'an organiser awarded this table',
  annul: 'an organiser decided that this table does not count',
  correct: 'an organiser corrected the result',
  'end-stage': 'an organiser ended the stage, so it is a draw',
  'call-off': 'an organiser called the competition off',
};

/** A table whose result is an organiser's decision: it agrees with the decision, and not with the game. */
function decisionLine({ id, decided }: SeasonDocument['fixtures'][number]): readonly string[] {
  if (!decided) return [];
  const { kind, by, at, reason } = decided;
  const who = [by, at?.slice(0, 10)].filter(Boolean).join(', ');
  return [`DECIDED ${id}: ${DECIDED[kind]}${who ? ` (${who})` : ''}${reason ? `: ${reason}` : ''}`];
}

/** The findings on a competition in lines of text. */
export function seasonText({
  file,
  season,
  entrants,
  fixtures,
  checks,
  faults,
  complete,
}: CheckedSeason): string {
  const nameOf = (at: string) => {
    const name = entrants.find(({ id }) => id === at)?.name;
    return name ? `${name} (${at})` : at;
  };
  const idle: readonly SeasonCheck[] = isStaged(season.form) ? ['ladder'] : ['stages'];
  return [
    `${file}: "${season.name}", competition ${season.id}, ${season.state}`,
    ...SEASON_CHECKS.filter((check) => !idle.includes(check)).map(
      (check) => `  ${SIGNS[checks[check]]} ${CHECKS[check]}`,
    ),
    ...fixtures.flatMap(decisionLine),
    ...faults.map(({ code, at }) => `WRONG ${nameOf(at)}: ${FAULTS[code]}`),
    faults.length > 0
      ? `${faults.length} wrong.`
      : complete
        ? 'Everything was worked out again and agrees.'
        : 'The results agree. What needs the seed ("then") can be checked when the competition is over.',
  ].join('\n');
}
