import { copyText } from '@/components/ui/browser/browser-features';
import { useState } from 'react';
import type { Wording } from '@/lib/game/wording/wording';
import { readProgress, streakOf, type PuzzleResult } from './progress';

interface ShareProps {
  readonly words: Wording;
  readonly day: string;
  readonly result: PuzzleResult;
}

/** The result of a daily puzzle as a spoiler-free text to share. */
export function ShareDay({ words: { t }, day, result }: ShareProps) {
  const [isCopied, copied] = useState(false);
  const streak = streakOf(readProgress(), day);
  const { tries, hints } = result;
  const text = `${t('puzzles.share', { day, tries, hints, streak })}\n${location.origin}/puzzles/today`;
  const copy = async () => copied(await copyText(text));
  return (
    <div className="stack">
      <p>{t('puzzles.streak', { days: streak })}</p>
      <label className="stack">
        {t('puzzles.shareLabel')}
        <textarea readOnly rows={3} value={text} />
      </label>
      <p className="row">
        <button type="button" className="btn btn-main" onClick={copy}>
          {t('puzzles.copy')}
        </button>
        <span role="status">{isCopied && t('puzzles.copied')}</span>
      </p>
    </div>
  );
}
