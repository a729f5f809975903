/** A turn to retry as presented to the player, with three hints that reveal more and more. */
import { stepHints } from '@/components/analysis/puzzles/hints';
import { logWordingOf } from '@/components/history/log-wording';
import type { RetryStart } from '@/lib/features/review/better-line';
import type { Retry } from '@/lib/game/analysis/review/retry';
import { roundOfTurn } from '@/lib/game/wording/position';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { signedWords } from './review-words';

/** A turn to retry, as presented to the player. */
export interface RetryTask extends Omit<Retry, 'known'> {
  readonly gameId: string;
  readonly turn: number;
  /** The points that the played turn lost, approximately. */
  readonly loss: number;
  /** Hints, each a list of sentences that reveals more of the better line. */
  readonly hints: readonly (readonly string[])[];
  /** Another turn of the reader to continue with, and its round. */
  readonly following?: { readonly turn: number; readonly round: number } | undefined;
}

/** The task of a turn. Hints: its value, its first steps up to the action, and most of its other steps. */
export function retryTaskOf(words: Wording, start: RetryStart): RetryTask {
  const { table, turn, line, played, best, following } = start;
  const { gameId, head } = table;
  const tell = logWordingOf(words, table, withNames(words, table.seats));
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
    following:
      following === undefined
        ? undefined
        : { turn: following, round: roundOfTurn(following, table.seats.length) },
  };
}
