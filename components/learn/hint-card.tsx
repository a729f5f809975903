import { Fold } from '@/components/ui/fold';
import type { Command } from '@/lib/game/engine/commands';
import { atKeysOf } from '@/lib/game/learning/coach';
import type { FirstTime } from '@/lib/game/learning/first-time';
import type { Labelling } from '@/lib/game/wording/wording';
import { labelCommand } from '@/lib/game/wording/options';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LessonFrame } from './lesson-frame';
import { spotlightCss } from './spotlight';

interface HintProps {
  readonly hint: Command;
  readonly isNew: FirstTime | undefined;
  readonly on: Omit<Labelling, 'words'>;
}

/**
 * The card of the practice game: an explanation of things that appear for the first time, and a good step on
 * request. The table highlights the step only after the request.
 */
export function HintCard({ hint, isNew, on }: HintProps) {
  const words = useWords();
  const { t } = words;
  return (
    <LessonFrame aria-label={t('learn.practice.title')}>
      <style>{spotlightCss({ at: atKeysOf(hint), press: [hint] }, ':root:has(#hint[open]) ')}</style>
      {isNew && <p className="text-md leading-reading">{t(`moves.first.${isNew}`)}</p>}
      <Fold id="hint" title={t('learn.practice.hint')}>
        <p>{labelCommand({ words, ...on }, hint)}</p>
      </Fold>
    </LessonFrame>
  );
}
