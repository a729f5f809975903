/** The model that judges positions: halfway between Master and Architect. */
import { LESSON } from '@/lib/game/bots/architect/learned';
import { correctedByPart, shareOf } from '@/lib/game/bots/architect/lesson';
import { outlookBetweenTurns, outlookOf, type Outlook } from '@/lib/game/bots/outlook';
import { NO_CHARACTER } from '@/lib/game/bots/weights';
import { worthByPart, type Worth } from '@/lib/game/bots/value/evaluate';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';

/**
 * The best of many lines is often the most overestimated one. With half the learned weights, fewer of the
 * better lines turn out worse (docs/measurements.md).
 */
const HALF = shareOf(LESSON, 0.5);

/** The outlook for finding lines without learned weights and without style bias. */
export function neutralOutlook(pack: Pack, state: State, seat: SeatId): Outlook {
  return { ...outlookOf(pack, state, seat), character: NO_CHARACTER };
}

/** The outlook for finding better lines. */
export function reviewerOutlook(pack: Pack, state: State, seat: SeatId): Outlook {
  return { ...neutralOutlook(pack, state, seat), lesson: HALF };
}

/** A seat's expectation in a position between two turns, part by part. */
export function worthBetweenTurns(pack: Pack, state: State, seat: SeatId): Worth {
  const outlook = { ...outlookBetweenTurns(pack, state, seat), character: NO_CHARACTER, lesson: HALF };
  // The learned weights apply to positions between turns; a turn that has not begun counts as a future one.
  const worth = { ...worthByPart(outlook, state), turn: 0 };
  return correctedByPart(outlook, { state, drawn: 0 }, worth);
}
