import { Markup } from '@/components/ui/markup';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface RulesSearchProps {
  /** The search text; empty without a search. */
  readonly search: string;
  readonly found: { readonly n: number; readonly html: string } | undefined;
}

/** The rules search, a plain form, with its results. */
export function RulesSearch({ search, found }: RulesSearchProps) {
  const { t } = useWords();
  return (
    <>
      <form action="/rules" role="search" className="flex max-w-160 flex-wrap items-end gap-2">
        <div className="field min-w-0 grow-1 basis-64">
          <label htmlFor="q">{t('rules.page.search')}</label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            placeholder={t('rules.page.searchHint')}
          />
        </div>
        <button className="btn btn-main">{t('rules.page.find')}</button>
      </form>
      {found && (
        <section className="panel casebook" aria-labelledby="found">
          <h2 id="found">
            {found.n === 0 ? t('rules.page.foundNone') : t('rules.page.found', { n: found.n })}
          </h2>
          <Markup html={found.html} />
          <p>
            <TextLink href="/rules">{t('rules.page.all')}</TextLink>
          </p>
        </section>
      )}
    </>
  );
}
