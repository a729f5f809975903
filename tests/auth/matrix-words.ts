/** Rows of the authorisation matrix: the table in words, and questions about it. */
import { leads, WHERE_ONE_MAY_WATCH, type Row } from './matrix-rows';

/** Every viewer of a table may ask it something; only the seat to act takes a step. */
export const IN_WORDS: Readonly<Record<string, Row>> = {
  'action app/games/[gameId]/actions.ts sayInWords': leads(
    'to /games/:here/words?say=Anna#',
    'said said said said said said said',
    '404 404 404 said said said 404',
  ),
  'GET app/games/[gameId]/say/route.ts': WHERE_ONE_MAY_WATCH,
  // An address without parameters keeps the place that it leads to.
  'action app/games/[gameId]/actions.ts takeStepInWords': leads(
    'to /games/:here/words?refused=',
    'token-missing#moves token-wrong#moves token-wrong#moves not-your-turn tile-not-taken token-wrong#moves token-wrong#moves',
    'token-missing#moves 404 404 not-your-turn tile-not-taken 404 404',
  ),
};
