import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import type { RuleId } from '@/lib/game/casebook/rulings';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ACTION_RULES, EXPLAINED } from './symbols';

export const generateMetadata = pageMeta('reference.symbols', { description: 'reference.symbolsLead' });

/** Every board symbol, large, with its name and effect. */
export default async function SymbolsPage() {
  const words = await getWords();
  const { t } = words;
  return (
    <CurrentPage here="symbols" title={t('reference.symbols')} isWide>
      <Markup html={SYMBOL_SHEET} className="contents" />
      <p>{t('reference.symbolsLead')}</p>
      <p className="text-muted">{t('reference.signs')}</p>
      <ul className="grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3">
        {EXPLAINED.map(({ name, rules }) => (
          <Meaning key={name} symbol={`i-${name}`} title={t(`reference.symbol.${name}`)} rules={rules} />
        ))}
        {ACTION_RULES.map(([action, rule]) => (
          <Meaning key={action} symbol={`a-${action}`} title={actionName(words, action)} rules={[rule]} />
        ))}
      </ul>
    </CurrentPage>
  );
}

function Meaning({ symbol, title, rules }: { symbol: string; title: string; rules: readonly RuleId[] }) {
  const { t } = useWords();
  return (
    <li id={symbol} className="panel grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-4">
      <Symbol name={symbol} className="size-14 text-red" />
      <div>
        <h2 className="text-lg first-letter:uppercase">{title}</h2>
        {rules.map((id) => (
          <p key={id} className="mt-1 text-md leading-reading">
            {t(`rules.rule.${id}`)}{' '}
            <a className="text-xs whitespace-nowrap text-muted" href={`/rules#${id}`}>
              {id}
            </a>
          </p>
        ))}
      </div>
    </li>
  );
}
