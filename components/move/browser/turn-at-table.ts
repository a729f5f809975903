/** The turn on the drawings of a table, with the field for steps and questions beside them. */
import { listenToLine } from './say';

export { startTurn } from './start-turn';

listenToLine();
