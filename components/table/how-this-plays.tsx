import type { ReactNode } from 'react';
import type { Setup } from '@/lib/game/engine/setup';
import type { LineSharing } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { setupWords } from '@/lib/game/wording/setup';

interface HowProps {
  readonly setup: Setup;
  readonly lineSharing?: LineSharing | undefined;
  /** A player may have known its deal before. */
  readonly isKnown?: boolean | undefined;
  /** The box it is played with, as a list item. */
  readonly playedWith?: ReactNode;
}

/** The table's opponent, options and variants, each with its explanation. The summary names them. */
export function HowThisPlays({ setup, lineSharing, isKnown, playedWith }: HowProps) {
  const words = useWords();
  const shared = [words.t('table.linesTitle'), words.t('table.linesShared')] as const;
  const known = [words.t('daily.knownTitle'), words.t('daily.known')] as const;
  const chosen = [
    ...setupWords(words, setup),
    ...(lineSharing === 'link' ? [shared] : []),
    ...(isKnown ? [known] : []),
  ];
  if (chosen.length === 0 && !playedWith) return null;
  return (
    <details className="fold small">
      <summary>{words.t('table.howThisPlays')}</summary>
      <dl className="stack">
        {playedWith}
        {chosen.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
