/**
 * The next acts of a season. They follow from its stored state, so a process may stop between two of them and
 * any other goes on: do the acts in their order, each in one transaction, and ask again until there are none.
 */
import { sortFixtures, type Advance, type SeasonAct } from './competition';
import {
  advanceCheckIn,
  advanceSignUp,
  checkInsBy,
  firstActs,
  fixtureActs,
  isClosed,
  replacementsIn,
  withdrawalsIn,
  type SeasonInput,
} from './competition-steps';
import { startSeason } from './season-start';

/** The next sign-up opens when this share of the fixtures is over. */
const NEXT_FROM = 0.8;

/** What to do next at `now`; the order of entrants and fixtures changes nothing. */
export function advanceSeason({ season, entrants, fixtures }: SeasonInput, now: Date): Advance {
  const input: SeasonInput = {
    season,
    entrants: entrants.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    fixtures: sortFixtures(fixtures),
  };
  switch (season.state) {
    case 'sign-up':
      return advanceSignUp(input, now);
    case 'check-in':
      return advanceCheckIn(input, now, (ready) => ({ type: 'start', ...startSeason(season, ready) }));
    case 'running':
      return { acts: advanceTables(input, now) };
    case 'draft':
    case 'over':
    case 'called-off':
      return { acts: [] };
  }
}

const advanceTables = (input: SeasonInput, now: Date): readonly SeasonAct[] =>
  firstActs<SeasonAct>([
    () => checkInsBy(input.entrants, now),
    () => withdrawalsIn(input),
    () => replacementsIn(input),
    () => fixtureActs(input),
    () => closingActs(input),
  ]);

function closingActs({ season, fixtures }: SeasonInput): readonly SeasonAct[] {
  const closed = fixtures.filter(isClosed).length;
  const isNextDue = !season.hasNext && closed >= NEXT_FROM * fixtures.length;
  return [
    ...(isNextDue ? [{ type: 'open-next' } as const] : []),
    ...(closed === fixtures.length ? [{ type: 'finish' } as const] : []),
  ];
}
