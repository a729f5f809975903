import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { ReviewPage } from '@/components/analysis/review/review-page';
import { turnPicture } from '@/lib/features/review/turn-film';
import { chosenTurn, reviewedGame, seatReviews } from '@/lib/features/review/reviews';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('review.title');

const NUMBER = /^\d{1,3}$/;
const SHOWN = ['played', 'better'] as const;

/**
 * The turning point of a game, and every turn. `?turn=` shows another turn, `?line=` and `&step=` play one of its
 * two lines, `?only=mine` lists the reader's own.
 */
export default tablePage(async ({ gameId, who, words, query }) => {
  const found = await reviewedGame(gameId, who);
  if (!found) return undefined;
  const turn = chosenTurn(found, Number(query.turn));
  const step = typeof query.step === 'string' && NUMBER.test(query.step) ? Number(query.step) : 0;
  const [picture, elsewhere, timeZone] = await Promise.all([
    turn && turnPicture(found, who, turn, step),
    waitingElsewhere(gameId),
    currentZone(),
  ]);
  const table = nameSeats(words, found.table);
  const shown = SHOWN.find((name) => name === query.line && (name === 'played' || picture?.line));
  const seen = { table, picture, shown, step, elsewhere, timeZone, isOwnOnly: query.only === 'mine' };
  return <ReviewPage {...found} {...seen} {...seatReviews(found)} />;
});
