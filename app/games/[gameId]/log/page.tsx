import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { RoundLog } from '@/components/history/round-log';
import { EntryList } from '@/components/seats/entry-list';
import { TableHeader } from '@/components/table/table-header';
import { TextLink } from '@/components/ui/text-link';
import { loadWithWholeLog } from '@/lib/features/history/read-log';
import { loadEntries } from '@/lib/features/seats/entries';
import { withTenures } from '@/lib/features/table/load/tenures';
import { readBy } from '@/lib/game/recap/timeline';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('table.log');

/** The whole log in words, newest first. */
export default tablePage(async ({ gameId, who, words }) => {
  const loaded = await loadWithWholeLog(gameId, who);
  if (!loaded) return undefined;
  const [entries, timeZone] = await Promise.all([loadEntries(gameId, loaded.seq), currentZone()]);
  const { t } = words;
  const table = nameSeats(words, withTenures(loaded));
  return (
    <>
      <TableHeader table={table} elsewhere={await waitingElsewhere(gameId)} timeZone={timeZone} />
      <main className="page">
        <section className="panel" aria-label={t('table.wholeLog')}>
          <h2>{t('table.wholeLog')}</h2>
          <p className="small">
            <a className="inline-flex min-h-link items-center" href={`/games/${gameId}/try?at=${table.seq}`}>
              {t('table.tryFromHere')}
            </a>
          </p>
          <RoundLog table={table} rows={readBy(table.log, table.me)} />
        </section>
        <EntryList {...{ entries, seats: table.seats, timeZone }} />
        <p>
          <TextLink href={`/games/${gameId}/seats`}>{t('seats.here')}</TextLink> ·{' '}
          <TextLink href="/verify">{t('archive.howProved')}</TextLink>
        </p>
      </main>
    </>
  );
});
