import { Symbol } from '@/components/board/symbol';
import { FoldPanel } from '@/components/ui/fold';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Reasons to play here, each with a symbol. */
const POINTS = [
  ['link', 'i-seal'],
  ['post', 'z-log'],
  ['back', 'i-left'],
  ['recap', 'i-hourglass'],
  ['rules', 'i-check'],
  ['fair', 'i-points'],
] as const;

/** How playing works here, in a few short lines. */
export function StartPoints() {
  const { t } = useWords();
  return (
    <FoldPanel title={t('site.how.title')}>
      <ul className="grid list-none gap-x-6 gap-y-[.8rem] p-0 sm:grid-cols-2 lg:grid-cols-3">
        {POINTS.map(([point, symbol]) => (
          <li key={point} className="grid grid-cols-[1.8rem_minmax(0,1fr)] gap-2.8">
            <Symbol name={symbol} className="size-7.2 text-red" />
            <div>
              <h3 className="text-lg">{t(`site.how.${point}.title`)}</h3>
              <p className="mt-0.6 text-md leading-reading">{t(`site.how.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </FoldPanel>
  );
}
