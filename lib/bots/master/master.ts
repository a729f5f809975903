/** Master builder: plans its turn to the end; what it is asked in the turns of others it answers like a journeyman. */
import type { Command } from '../../engine/commands';
import type { View } from '../../engine/view';
import { journeymanCommand } from '../journeyman';
import type { Limit } from '../limit';
import type { Outlook } from '../outlook';
import { bestLine } from './search';

export function masterCommand(outlook: Outlook, view: View, limit: Limit): Command | undefined {
  const { state, offers } = view;
  const isOwnTurn = state.phase === 'playing' && state.turn.seat === outlook.seat;
  const [first] = isOwnTurn ? bestLine(outlook, { state, offers, drawn: 0 }, limit) : [];
  return first ?? journeymanCommand(outlook, view);
}
