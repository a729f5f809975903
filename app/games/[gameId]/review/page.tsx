import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { ReviewPage } from '@/components/analysis/review/review-page';
import { loadHistory } from '@/lib/features/history/load-position';
import { betterLineOf } from '@/lib/features/review/better-line';
import { reviewedGame, seatReviews } from '@/lib/features/review/reviews';
import { thoughtsAt } from '@/lib/game/recap/figures';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('review.title');

/** The value of each turn. `?turn=` opens one; `?only=mine` lists the reader's own. */
export default tablePage(async ({ gameId, who, words, query: { turn: asked, only } }) => {
  const found = await reviewedGame(gameId, who);
  if (!found) return undefined;
  const turn = found.told.find((each) => each.turn === Number(asked));
  const [line, history, elsewhere, timeZone] = await Promise.all([
    turn?.better && betterLineOf(gameId, who, turn.turn),
    turn && loadHistory(gameId, turn.at, who),
    waitingElsewhere(gameId),
    currentZone(),
  ]);
  const table = nameSeats(words, found.table);
  const thoughts = history?.thoughts && turn && thoughtsAt(history.turns, history.thoughts, turn.at);
  const seen = { table, turn, line, thoughts, elsewhere, timeZone, isOwnOnly: only === 'mine' };
  return <ReviewPage {...found} {...seen} {...seatReviews(found)} />;
});
