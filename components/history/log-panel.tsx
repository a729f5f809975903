import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { readBy } from '@/lib/game/recap/timeline';
import { LogList } from './log-list';
import { TextLink } from '@/components/ui/text-link';

/** The newest part of the log beside the table. */
export function LogPanel({ table }: { readonly table: TableView }) {
  const { t } = useWords();
  const rows = readBy(table.log, table.me).slice(-SHOWN);
  return (
    <section id="log" className="panel zone" aria-label={t('table.log')}>
      <div className="xl:mb-[.2rem] flex flex-wrap items-center justify-between gap-y-1 gap-x-2 mb-2">
        <h2>{t('table.log')}</h2>
        <a
          href={`/games/${table.gameId}/talk`}
          className="btn border-line py-0 text-sm xl:min-h-[28px] xl:px-[.6rem]"
          data-drawer=""
          data-close={t('talk.close')}
        >
          {t('talk.open')}
          {table.unheard !== undefined && (
            <span className="unheard"> {t('talk.unheard', { n: table.unheard })}</span>
          )}
        </a>
      </div>
      <LogList table={table} rows={rows} />
      <p className="small row log-foot xl:pt-[.15rem] xl:pb-0 xl:px-0 justify-between py-[.4rem] border-t border-line [&_a]:inline-flex [&_a]:min-h-[28px] pointer-coarse:[&_a]:min-h-target [&_a]:items-center">
        <TextLink href={`/games/${table.gameId}/log`}>{t('table.wholeLog')}</TextLink>
        <a href={`/games/${table.gameId}/try?at=${table.seq}`}>{t('sandbox.tryFromHere')}</a>
      </p>
    </section>
  );
}

/** More would weigh on every page; the whole log has a page of its own. */
const SHOWN = 12;
