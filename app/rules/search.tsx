import { TextLink } from '@/components/ui/text-link';
import { Markup } from '@/components/ui/markup';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import type { Language } from '@/lib/game/casebook/types';

interface RulesSearchProps {
  readonly language: Language;
  /** The words that were searched for; empty where none were. */
  readonly search: string;
  readonly found: { readonly n: number; readonly html: string } | undefined;
}

/** The search of the rules, a plain form, with its results. */
export function RulesSearch({ language, search, found }: RulesSearchProps) {
  const say = (key: keyof typeof PAGE_WORDS) => PAGE_WORDS[key][language];
  return (
    <>
      <form action="/rules" role="search" className="flex max-w-160 flex-wrap items-end gap-2">
        <div className="field min-w-0 flex-[1_1_16rem]">
          <label htmlFor="q">{say('search')}</label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            placeholder={say('searchHint')}
          />
        </div>
        <button className="btn btn-main">{say('find')}</button>
      </form>
      {found && (
        <section className="panel casebook" aria-labelledby="found">
          <h2 id="found">
            {found.n === 0 ? say('foundNone') : say('found').replace('{n}', String(found.n))}
          </h2>
          <Markup html={found.html} />
          <p>
            <TextLink href="/rules">{say('all')}</TextLink>
          </p>
        </section>
      )}
    </>
  );
}
