import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { readBy } from '@/lib/game/recap/timeline';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LogList } from './log-list';

/** The newest part of the log next to the table. */
export function LogPanel({ table }: { readonly table: TableView }) {
  const { t } = useWords();
  const rows = readBy(table.log, table.me).slice(-SHOWN);
  return (
    <section id="log" className="panel zone" aria-label={t('table.log')}>
      <div className="xl:mb-0.75 flex flex-wrap items-center justify-between gap-y-1 gap-x-2 mb-2">
        <h2>{t('table.log')}</h2>
        <span className="flex gap-1">
          {/* A checkbox opens the log without scripts. On small screens it is always open. */}
          <label className="btn hidden cursor-pointer border-line py-0 text-sm xl:in-[.log-folds]:flex xl:min-h-link xl:px-2.5 has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <input id="log-open" type="checkbox" className="sr-only" />
            {t('table.logMore')}
          </label>
          <TabLink table={table} tab="talk">
            {t('talk.title')}
            {table.unheard !== undefined && (
              <span className="unheard">{` ${t('talk.unheard', { n: table.unheard })}`}</span>
            )}
          </TabLink>
          {table.me !== undefined && (
            <TabLink table={table} tab="notes">
              {t('talk.notes')}
            </TabLink>
          )}
        </span>
      </div>
      <LogList table={table} rows={rows} />
      <p className="small row log-foot xl:pt-0.5 xl:pb-0 xl:px-0 justify-between py-1.5 border-t border-line [&_a]:inline-flex [&_a]:min-h-link pointer-coarse:[&_a]:min-h-target [&_a]:items-center">
        <TextLink href={`/games/${table.gameId}/log`}>{t('table.wholeLog')}</TextLink>
        <a href={`/games/${table.gameId}/try?at=${table.seq}`}>{t('table.tryFromHere')}</a>
      </p>
    </section>
  );
}

/** A link to a separate page. With scripts the content replaces the log (components/talk/drawer.tsx). */
function TabLink({ table, tab, children }: { table: TableView; tab: 'talk' | 'notes'; children: ReactNode }) {
  const { t } = useWords();
  return (
    <a
      href={`/games/${table.gameId}/talk${tab === 'notes' ? '#notes-title' : ''}`}
      className="btn border-line py-0 text-sm xl:min-h-link xl:px-2.5"
      data-drawer={tab}
      data-close={t('talk.close')}
    >
      {children}
    </a>
  );
}

/** Number of rows on the table page. The whole log has its own page. */
const SHOWN = 12;
