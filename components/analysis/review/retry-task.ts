/** A turn to retry as presented to the player, with three hints that reveal more and more. */
import { stepHints } from '@/components/analysis/puzzles/hints';
import type { RetryStart } from '@/lib/features/review/better-line';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import type { RetryTask } from './retry-props';
import { signedWords } from './review-words';

/** The task of a turn. Hints: its value, its first steps up to the action, and most of its other steps. */
export function retryTaskOf(words: Wording, start: RetryStart): RetryTask {
  const { table, turn, line, played, best, following } = start;
  const { pack, gameId, head } = table;
  const side = table.view.state.setup.variant.actionSide;
  const tell = { words, pack, seats: withNames(words, table.seats), side };
  const [dearest] = turn.better?.reasons ?? [];
  const first = dearest
    ? words.t('review.retry.hint', {
        reason: words.t(`review.reason.${dearest.kind}`),
        points: signedWords(words, dearest.points),
      })
    : words.t('review.retry.sought');
  return {
    gameId,
    head,
    quality: 'normal',
    seat: turn.seat,
    turn: turn.turn,
    at: line.base,
    loss: turn.loss,
    played,
    best,
    hints: [[first], ...stepHints(tell, line)],
    following,
  };
}
