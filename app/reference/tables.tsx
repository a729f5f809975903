import { Symbol } from '@/components/board/symbol';
import { useWords } from '@/lib/platform/i18n/current-words';
import { className, classSentence } from '@/lib/game/wording/open';
import { SYMBOLS } from './parts';

const CLASSES = ['now', 'must', 'auto', 'lapse', 'keep', 'deferred'] as const;

/** What becomes of whatever is still open when a turn ends. */
export function OpenClasses() {
  const words = useWords();
  return (
    <dl className="reference-open">
      {CLASSES.map((entry) => (
        <div key={entry}>
          <dt>
            <span className={`badge badge-${entry}`}>{className(words, entry)}</span>
          </dt>
          <dd>{classSentence(words, entry)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The symbols with their names. */
export function SymbolNames() {
  const { t } = useWords();
  return (
    <section aria-labelledby="symbols-title">
      <h2 id="symbols-title">{t('reference.symbols')}</h2>
      <ul className="reference-symbols">
        {SYMBOLS.map((name) => (
          <li key={name}>
            <Symbol name={`i-${name}`} className="reference-sign" />
            {t(`reference.symbol.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
