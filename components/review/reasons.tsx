import type { Reason } from '@/lib/game/review/reasons';
import type { Wording } from '@/lib/game/wording/wording';
import { signedWords } from './review-words';

/** What weighs less explains nothing. */
const MOST_REASONS = 4;

interface ReasonsProps {
  readonly words: Wording;
  readonly reasons: readonly Reason[];
}

/** Where a line is worth more or less than another, the weightiest first. */
export function Reasons({ words, reasons }: ReasonsProps) {
  return (
    <ul>
      {reasons.slice(0, MOST_REASONS).map(({ kind, points }) => (
        <li key={kind}>
          {words.t(`review.reason.${kind}`)}: {signedWords(words, points)}
        </li>
      ))}
    </ul>
  );
}
