import type { Metadata } from 'next';
import { LANGUAGE_OF } from '@/app/rules/language';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { RULES } from '@/lib/game/casebook/topics';
import { getWords, useWords } from '@/lib/platform/i18n/current-words';
import { actionName } from '@/lib/game/wording/terms';
import { PARTS, SECTIONS, type Part, type SectionId } from './parts';
import { OpenClasses, SymbolNames } from './tables';
import './reference.css';

const RULE_OF = new Map(RULES.map((rule) => [rule.id, rule]));

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('reference.title'), description: t('reference.lead') };
}

/** The rules on a sheet or two of paper: turn, actions, prices, symbols, scoring, and what may stay open. */
export default async function ReferencePage() {
  const { t } = await getWords();
  return (
    <main className="page reference">
      <Markup html={SYMBOL_SHEET} className="no-space" />
      <header>
        <p className="not-printed">
          <TextLink href="/">{t('site.title')}</TextLink>
        </p>
        <h1 className="initial">{t('reference.title')}</h1>
        <p>
          {t('reference.lead')} <span className="not-printed">{t('reference.print')}</span>
        </p>
      </header>
      <div className="reference-columns">
        {SECTIONS.map((section) => (
          <Section key={section} section={section} />
        ))}
        <SymbolNames />
      </div>
      <div className="not-printed">
        <SiteFooter>
          <TextLink href="/rules">{t('site.rules')}</TextLink>
          <TextLink href="/learn">{t('site.learn')}</TextLink>
        </SiteFooter>
      </div>
    </main>
  );
}

function Section({ section }: { readonly section: SectionId }) {
  const { t } = useWords();
  return (
    <section aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`}>{t(`reference.section.${section}`)}</h2>
      {section === 'open' ? (
        <OpenClasses />
      ) : (
        <ul className="reference-parts">
          {PARTS[section].map((part) => (
            <RulePart key={part.rules[0]} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Some rules under one symbol, each with the way to its place in the casebook. */
function RulePart({ part: { symbol, action, rules } }: { readonly part: Part }) {
  const words = useWords();
  return (
    <li>
      {symbol ? <Symbol name={symbol} className="reference-sign" /> : <span />}
      <div>
        {action && <h3>{actionName(words, action)}</h3>}
        {rules.map((id) => (
          <p key={id}>
            {RULE_OF.get(id)?.[LANGUAGE_OF[words.locale]]}{' '}
            <a className="reference-rule" href={`/rules#${id}`}>
              {id}
            </a>
          </p>
        ))}
      </div>
    </li>
  );
}
