import { CurrentFrame } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { getWords } from '@/lib/platform/i18n/request-words';
import { PARTS, SECTIONS, type ReferencePart, type SectionId } from './parts';
import { OpenClasses, SymbolNames } from './tables';
import './reference.css';

export const generateMetadata = pageMeta('reference.title', { description: 'reference.lead' });

/** The rules on one or two printed sheets: turn, actions, prices, symbols, scoring and open items. */
export default async function ReferencePage() {
  const { t } = await getWords();
  return (
    <CurrentFrame here="reference" className="reference max-w-328 print:max-w-none print:gap-2.5 print:p-0">
      <Markup html={SYMBOL_SHEET} className="contents" />
      <header>
        <h1 className="initial">{t('reference.title')}</h1>
        <p>
          {t('reference.lead')} <span className="print:hidden">{t('reference.print')}</span>
        </p>
      </header>
      <div className="columns-[25rem_3] gap-x-9 print:columns-[2] print:gap-x-[7mm]">
        {SECTIONS.map((section) => (
          <Section key={section} section={section} />
        ))}
        <SymbolNames />
      </div>
    </CurrentFrame>
  );
}

function Section({ section }: { readonly section: SectionId }) {
  const { t } = useWords();
  return (
    <section className="mb-5.5" aria-labelledby={`${section}-title`}>
      <h2 className="break-after-avoid border-b-2 border-gold pb-0.75" id={`${section}-title`}>
        {t(`reference.section.${section}`)}
      </h2>
      {section === 'open' ? (
        <OpenClasses />
      ) : (
        <ul className="p-0 list-none">
          {PARTS[section].map((part) => (
            <RulePart key={part.rules[0]} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Rules under one symbol, each with a link to its casebook entry. */
function RulePart({ part: { symbol, action, rules } }: { readonly part: ReferencePart }) {
  const words = useWords();
  return (
    <li className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] gap-2.75 border-b border-line py-2 text-md leading-reading">
      {symbol ? <Symbol name={symbol} className="size-7.5 flex-none text-red" /> : <span />}
      <div>
        {action && <h3 className="text-lg">{actionName(words, action)}</h3>}
        {rules.map((id) => (
          <p key={id} className="[&+p]:mt-0.75">
            {words.t(`rules.rule.${id}`)}{' '}
            <a
              className="text-xs whitespace-nowrap text-muted print:text-inherit print:no-underline"
              href={`/rules#${id}`}
            >
              {id}
            </a>
          </p>
        ))}
      </div>
    </li>
  );
}
