import type { ReviewReason, SourceGain } from '@/lib/game/analysis/review/review';
import { sourceName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { signedWords } from './review-words';

/** Maximum number of reasons; smaller differences explain nothing. */
const MAX_REASONS = 4;

interface ReasonsProps {
  readonly words: Wording;
  readonly reasons: readonly ReviewReason[];
  readonly sources: readonly SourceGain[];
  /** Whether no opponent plays for points. */
  readonly isSolo?: boolean;
}

/** The differences in value between two lines, largest first; then the points by source. */
export function Reasons({ words, reasons, sources, isSolo = false }: ReasonsProps) {
  const shown = reasons.filter(({ kind }) => !isSolo || kind !== 'rivals');
  const gains = sources.map(
    ({ source, points }) => `${sourceName(words, source)} ${signedWords(words, points)}`,
  );
  return (
    <>
      <ul>
        {shown.slice(0, MAX_REASONS).map(({ kind, points }) => (
          <li key={kind}>
            {words.t(`review.reason.${kind}`)}: {signedWords(words, points)}
          </li>
        ))}
      </ul>
      {gains.length > 0 && <p>{words.t('review.sources', { gains: words.list(gains) })}</p>}
    </>
  );
}
