/** Points and verdicts of a review in words. */
import type { Mark, TurnReview } from '@/lib/game/analysis/review/review';
import type { Wording } from '@/lib/game/wording/wording';

/** Signs next to the words, because colour carries no meaning here. */
const SIGNS: Readonly<Record<Mark, string>> = {
  best: '★',
  fine: '✓',
  inaccuracy: '?',
  mistake: '✗',
  'missed-chance': '!',
};

export const signOf = (mark: Mark): string => SIGNS[mark];
/** The sign of a better line. */
export const BETTER_SIGN = SIGNS.best;

/** A verdict with its sign. */
export const markWords = ({ t }: Wording, mark: Mark): string => `${SIGNS[mark]} ${t(`review.mark.${mark}`)}`;

/** All verdicts with their signs. */
export const marksInWords = (words: Wording): Readonly<Record<Mark, string>> => ({
  best: markWords(words, 'best'),
  fine: markWords(words, 'fine'),
  inaccuracy: markWords(words, 'inaccuracy'),
  mistake: markWords(words, 'mistake'),
  'missed-chance': markWords(words, 'missed-chance'),
});

/** Points with one decimal, in the reader's number format. */
export function pointWords({ t }: Wording, points: number): string {
  return t('review.points', { n: tenth(points) });
}

/** Points with a plus or minus sign. */
export function signedWords(words: Wording, points: number): string {
  const n = tenth(points);
  return n < 0 ? `−${pointWords(words, -n)}` : `+${pointWords(words, n)}`;
}

/** A gain in whole points, unless it is smaller than one. */
export const roundedWords = (words: Wording, points: number): string =>
  signedWords(words, points < 1 ? points : Math.round(points));

/** Points are shown to a tenth. */
const MIN_SEEN = 0.1;

/** The loss of a turn with its uncertainty of two standard errors, if that is visible. */
export function lossWords({ t }: Wording, { loss, error }: Pick<TurnReview, 'loss' | 'error'>): string {
  if (tenth(loss) === 0) return t('review.nothing');
  if (2 * error < MIN_SEEN) return t('review.lossSure', { loss: tenth(loss) });
  const [low, high] = [Math.max(0, loss - 2 * error), loss + 2 * error];
  return t('review.loss', { loss: tenth(loss), low: tenth(low), high: tenth(high) });
}

const tenth = (points: number): number => Math.round(points * 10) / 10 + 0;
