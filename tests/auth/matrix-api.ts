/** Rows of the matrix for operations whose answers do not follow from their contracts (matrix-computed.ts). */
import { COMPUTED, keyOfOperation } from './matrix-computed';
import { all, each, known, type Row } from './matrix-rows';

/** Only the seats of the table, which those who may not watch it do not learn of. */
const seats = (outcome: string) =>
  each(`401 403 403 ${outcome} ${outcome} 403 403`, `404 404 404 ${outcome} ${outcome} 404 404`);
/** Nobody has a line of the id that is sent. */
const UNKNOWN_LINE = each('401 404 401 404 404 404 404', '404 404 404 404 404 404 404');
const host = (outcome: string) => each(`403 403 403 403 403 ${outcome} 403`);

const EXCEPTIONS: Readonly<Record<string, Row>> = {
  'GET /api/competitions': all('400'),
  'GET /api/competitions/{id}/crosstable': all('404'),
  'POST /api/competitions': known('401', '404'),
  'GET /api/duels/{key}': all('404'),
  'POST /api/games/{id}/address': each('401 403 403 200 200 403 403', '401 404 404 200 200 404 404'),
  'POST /api/games/{id}/claims/{seat}': each('403 403 403 409 409 403 403', '404 404 404 409 409 404 404'),
  'POST /api/games/{id}/commands': each('401 403 403 409 422 403 403', '401 404 404 409 422 404 404'),
  'DELETE /api/games/{id}/delegates/{delegate}': each('401 403 403 404 404 403 403'),
  'GET /api/games/{id}/delegates': each('401 403 403 200 200 403 403'),
  'POST /api/games/{id}/delegates': each('401 403 403 409 409 403 403'),
  'POST /api/games/{id}/holiday': each('401 403 403 409 409 403 403', '404 404 404 409 409 403 404'),
  // A host without a seat is known here and may remind; while a player is left, to wait is not theirs.
  'POST /api/games/{id}/late': each('401 403 403 409 409 409 403', '404 404 404 409 409 409 404'),
  'DELETE /api/games/{id}/leave': each('401 403 403 200 200 403 403', '404 404 404 200 200 403 404'),
  'POST /api/games/{id}/leave': each('401 403 403 409 409 403 403', '404 404 404 409 409 403 404'),
  'POST /api/games/{id}/links': host('200'),
  'DELETE /api/games/{id}/notes/{note}': each('403 403 403 404 404 403 403', '404 404 404 404 404 403 404'),
  'POST /api/games/{id}/notes': each('403 403 403 200 200 403 403', '404 404 404 200 200 403 404'),
  'DELETE /api/games/{id}/offers/{seat}': each('401 403 403 409 409 409 403', '404 404 404 409 409 409 404'),
  'POST /api/games/{id}/offers/{seat}': each('401 403 403 409 409 409 403', '404 404 404 409 409 409 404'),
  'POST /api/games/{id}/offers': each('403', '404'),
  'POST /api/games/{id}/plans/{plan}': seats('404'),
  'POST /api/games/{id}/plans': seats('409'),
  'POST /api/games/{id}/rematch': each('403 403 403 409 409 403 403'),
  'GET /api/games/{id}/review': each('409 409 409 409 409 409 409', '404 404 404 409 409 409 404'),
  'PUT /api/games/{id}/review': each('409 409 409 409 409 409 409', '404 404 404 409 409 409 404'),
  'PUT /api/games/{id}/sandbox/lines/{line}': UNKNOWN_LINE,
  'DELETE /api/games/{id}/sandbox/lines/{line}': UNKNOWN_LINE,
  'POST /api/games/{id}/sandbox/lines/{line}': UNKNOWN_LINE,
  'POST /api/games/{id}/sandbox/lines': each('401 201 401 201 201 201 201', '404 404 404 201 201 201 404'),
  'POST /api/games/{id}/seat/browsers/{browser}': seats('409'),
  'DELETE /api/games/{id}/seat/browsers/{browser}': seats('409'),
  'POST /api/games/{id}/seat/mail': seats('409'),
  'POST /api/games/{id}/seats/{seat}/link': host('409'),
  'DELETE /api/games/{id}/seats/{seat}/link': host('200'),
  'DELETE /api/games/{id}/seats/{seat}': host('200'),
  'POST /api/games/{id}/sit': each('401 401 403 200 200 401 401', '401 401 404 200 200 401 401'),
  // Nobody has made the decision that is sent.
  'POST /api/games/{id}/take-back': each('401 403 403 409 409 409 403', '404 404 404 409 409 409 404'),
  'POST /api/games/{id}/talk/{word}': each('403 200 403 200 200 200 200', '404 404 404 200 200 200 404'),
  'PUT /api/games/{id}/talk/{word}': each('403 403 403 200 200 403 403', '404 404 404 200 200 403 404'),
  'DELETE /api/games/{id}/talk/{word}': each('403 403 403 200 403 200 200', '404 404 404 200 403 200 404'),
  'POST /api/games/{id}/talk': each('403 200 403 200 200 200 200', '404 404 404 200 200 200 404'),
  'POST /api/games/{id}/terms': host('200'),
  'POST /api/games/{id}/turn-back': each('401 403 403 409 409 403 403', '404 404 404 409 409 403 404'),
  'POST /api/games/{id}/undo': each('401 403 403 409 422 403 403', '401 404 404 409 422 404 404'),
  'POST /api/gatherings': known('401', '404'),
  'POST /api/imports': all('422'),
  'POST /api/joins': all('409'),
  'DELETE /api/me/calendar': known('401', '404'),
  'POST /api/me/holidays': known('401', '409'),
  'POST /api/puzzles/{number}': known('401', '200'),
  'GET /api/ratings/{scope}': known('401', '200'),
};

export const OF_API: Readonly<Record<string, Row>> = {
  ...COMPUTED,
  ...Object.fromEntries(Object.entries(EXCEPTIONS).map(([key, row]) => [keyOfOperation(key), row])),
};
