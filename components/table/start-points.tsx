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
      <ul className="start-points">
        {POINTS.map(([point, symbol]) => (
          <li key={point}>
            <Symbol name={symbol} className="start-sign" />
            <div>
              <h3>{t(`site.how.${point}.title`)}</h3>
              <p>{t(`site.how.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
