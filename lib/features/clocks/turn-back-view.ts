import 'server-only';
import { personAt } from '@/lib/features/clocks/agenda';
import type { Agenda } from '@/lib/features/clocks/agenda-store';
import { missingFor, questionsOf } from '@/lib/features/clocks/turn-back';
import type { TurnBackQuestion } from '@/lib/features/clocks/view';
import { turnBackState } from '@/lib/game/wording/decisions';

/** The newest vote about an ended turn, as the holder of a seat sees it. */
export async function turnBackQuestion(agenda: Agenda): Promise<TurnBackQuestion | undefined> {
  if (agenda.me === undefined || !agenda.hasDecided) return undefined;
  const [decision] = await questionsOf(agenda.gameId);
  if (!decision) return undefined;
  const { id, seat, about, state, endedBy } = decision;
  const missing = missingFor(agenda, decision);
  const by = personAt(agenda, agenda.me);
  return {
    id,
    seat,
    row: Number(about),
    state: turnBackState(decision),
    missing,
    endedBy,
    ...(personAt(agenda, seat) === by ? { isMine: true } : {}),
    ...(state === 'open' && missing.includes(by) ? { isAsked: true } : {}),
  };
}
