/** Rows of the matrix for those who play for a holder. The table is open to anybody, so nobody may here. */
import { all, leads, type Row } from './matrix-rows';

export const OF_DELEGATES: Readonly<Record<string, Row>> = {
  'action app/games/[gameId]/help/actions.ts letPlay': leads(
    'to /games/:here/help?refused=',
    'token-missing token-wrong token-wrong open open token-wrong token-wrong',
  ),
  'action app/games/[gameId]/help/actions.ts endHelp': leads(
    'to /games/:here/help?refused=',
    'token-missing token-wrong token-wrong unknown-delegate unknown-delegate token-wrong token-wrong',
  ),
  'action app/games/[gameId]/help/actions.ts confirmTheirs': leads(
    'to /games/:here/help?problem=',
    'no-seat no-seat no-seat unknown-plan unknown-plan no-seat no-seat',
    'unknown-table unknown-table unknown-table unknown-plan unknown-plan no-seat unknown-table',
  ),
  'action app/seat/[token]/actions.ts takeDelegate': all('to /seat/:token'),
  // Nobody here is a mentor, and nobody may be named.
  'action app/games/[gameId]/mentor/actions.ts askMentor': leads(
    'to /games/:here/mentor?refused=',
    'token-missing token-wrong token-wrong open open token-wrong token-wrong',
  ),
  'action app/games/[gameId]/mentor/actions.ts endMentor': leads(
    'to /games/:here/mentor?refused=',
    'token-missing token-wrong token-wrong unknown-delegate unknown-delegate token-wrong token-wrong',
  ),
  'action app/games/[gameId]/mentor/actions.ts leaveSeat': all('to /games/:here/mentor?refused=not-mentor'),
  'action app/games/[gameId]/mentor/actions.ts writeToHolder': all(
    'to /games/:here/mentor?refused=not-mentor',
  ),
  'action app/games/[gameId]/mentor/actions.ts forgetOwn': all('to /games/:here/mentor?refused=not-mentor'),
  'action app/seat/[token]/actions.ts beMentor': all('to /seat/:token'),
};
