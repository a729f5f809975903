/**
 * The next acts of a season. They follow from its stored state, so any process can continue after an
 * interruption. Apply the acts in order, each in its own transaction, and ask again until there are none.
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

/** Sign-up for the next season opens when this share of the fixtures has ended. */
const NEXT_FROM = 0.8;

/** The acts due at `now`. The order of entrants and fixtures does not matter. */
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
