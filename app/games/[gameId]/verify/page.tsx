import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { VerifyIsland } from '@/components/archive/verify/verify-island';
import { verifyTexts } from '@/components/archive/verify/verify-texts';
import { Receipt } from '@/components/table/receipt';
import { TableHeader } from '@/components/table/table-header';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { loadTable } from '@/lib/features/table/load/load-table';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('table.fairPlay');

/** Recomputes the whole game in the reader's browser. */
export default tablePage(async ({ gameId, who, words }) => {
  const table = await loadTable(gameId, who);
  if (!table) return undefined;
  const { t } = words;
  const data = `/api/games/${gameId}/export`;
  return (
    <>
      <TableHeader
        table={nameSeats(words, table)}
        elsewhere={await waitingElsewhere(gameId)}
        timeZone={await currentZone()}
      />
      <main className="page">
        <section className="panel stack" aria-label={t('table.fairPlay')}>
          <h2>{t('table.fairPlay')}</h2>
          <p>{t(table.status === 'finished' ? 'archive.lead' : 'archive.leadRunning')}</p>
          <noscript>
            <p className="notice">
              <Rich text={t('archive.noScript')} tag={(text) => <code>{text}</code>} />
            </p>
          </noscript>
          <VerifyIsland url={data} texts={verifyTexts(words)} />
          <p className="small">
            <TextLink href="/verify">{t('archive.howProved')}</TextLink>
          </p>
        </section>
        <Receipt table={table} />
        <section className="panel stack" aria-label={t('archive.take')}>
          <h2>{t('archive.take')}</h2>
          <ul className="words">
            <li>
              <a href={`/games/${gameId}/archive.html`} download>
                {t('archive.takeHtml')}
              </a>
            </li>
            <li>
              <a href={data} download>
                {t('archive.takeJson')}
              </a>
            </li>
          </ul>
          <p className="small">
            <TextLink href="/import">{t('archive.toImport')}</TextLink>
          </p>
        </section>
      </main>
    </>
  );
});
