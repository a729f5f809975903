import { Symbol } from '@/components/board/symbol';
import { useWords } from '@/lib/platform/i18n/current-words';

/** What is said about playing here, each with the symbol that goes before it. */
const POINTS = [
  ['link', 'i-seal'],
  ['post', 'z-log'],
  ['back', 'i-left'],
  ['recap', 'i-hourglass'],
  ['rules', 'i-check'],
  ['fair', 'i-points'],
] as const;

/** How one plays here, in a few short lines. */
export function StartPoints() {
  const { t } = useWords();
  return (
    <section className="stack" aria-labelledby="how-title">
      <h2 id="how-title">{t('site.how.title')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-y-[.8rem] gap-x-6 p-0 list-none">
        {POINTS.map(([point, symbol]) => (
          <li
            key={point}
            className="grid grid-cols-[1.8rem_minmax(0,1fr)] gap-[.7rem] border-t border-line pt-[.7rem]"
          >
            <Symbol name={symbol} className="size-[1.8rem] text-red" />
            <div>
              <h3 className="text-[1.1rem]">{t(`site.how.${point}.title`)}</h3>
              <p className="mt-[.15rem] text-md leading-[1.42]">{t(`site.how.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
