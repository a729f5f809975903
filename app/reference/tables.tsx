import { Symbol } from '@/components/board/symbol';
import { badgeLook } from '@/components/ui/badge-look';
import { TextLink } from '@/components/ui/text-link';
import { className, classSentence } from '@/lib/game/wording/open';
import { useWords } from '@/lib/platform/i18n/current-words';
import { EXPLAINED } from '../symbols/symbols';

const CLASSES = ['now', 'must', 'auto', 'lapse', 'keep', 'deferred'] as const;

/** Outcome of open items at the end of a turn. */
export function OpenClasses() {
  const words = useWords();
  return (
    <dl>
      {CLASSES.map((entry) => (
        <div
          key={entry}
          className="grid break-inside-avoid grid-cols-[9rem_minmax(0,1fr)] gap-2.5 border-b border-line py-1.5 text-md"
        >
          <dt>
            <span className={badgeLook(entry)}>{className(words, entry)}</span>
          </dt>
          <dd>{classSentence(words, entry)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SymbolNames() {
  const { t } = useWords();
  return (
    <section className="mb-5.5" aria-labelledby="symbols-title">
      <h2 className="break-after-avoid border-b-2 border-gold pb-0.75" id="symbols-title">
        {t('reference.symbols')}
      </h2>
      <ul className="p-0 list-none grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-y-1.75 gap-x-4 pt-2.5">
        {EXPLAINED.map(({ name }) => (
          <li key={name} className="flex break-inside-avoid items-center gap-2.5 text-md">
            <Symbol name={`i-${name}`} className="size-7.5 flex-none text-red" />
            {t(`reference.symbol.${name}`)}
          </li>
        ))}
      </ul>
      <p className="pt-2 print:hidden">
        <TextLink href="/symbols">{t('reference.symbolsLink')}</TextLink>
      </p>
    </section>
  );
}
