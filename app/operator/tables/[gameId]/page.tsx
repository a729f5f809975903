import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { DeliveriesPanel, OperatorLogPanel, SeatsPanel } from '@/components/operator/table-sheet';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import { lookAtTable } from '@/lib/features/operator/desk';
import { getWords } from '@/lib/platform/i18n/request-words';
import { freeSeatOf, rebuildOf, resendOf } from '../../actions';
import { currentOperator } from '../../current-operator';
import { DoneNotice } from '../../done-notice';

export const generateMetadata = pageMeta('operator.title', UNLISTED);

/** A table's data for operators, without hidden information. */
export default async function OperatorTablePage({
  params,
  searchParams,
}: PageProps<'/operator/tables/[gameId]'>) {
  if (!(await currentOperator())) return nothingHere();
  const [{ t, locale }, { gameId }, { done }] = await Promise.all([getWords(), params, searchParams]);
  const sheet = await lookAtTable(gameId);
  if (!sheet) return nothingHere();
  const { id, name, status, seq, updatedAt, waiting } = sheet.table;
  const facts = {
    status: t('operator.table.status', { status }),
    seq,
    at: formatMoment(locale, undefined, updatedAt),
  };
  return (
    <CurrentPage isInUtc title={name}>
      <DoneNotice done={done} />
      <p>
        <span className="code">{id}</span> {t('operator.table.facts', facts)}
      </p>
      <SeatsPanel
        gameId={id}
        seats={sheet.seats}
        waiting={waiting}
        free={status === 'running' ? freeSeatOf : undefined}
      />
      <DeliveriesPanel gameId={id} deliveries={sheet.deliveries} resend={resendOf} />
      <OperatorLogPanel
        gameId={id}
        rows={sheet.rows}
        tell={{ ...sheet.tell, seats: sheet.seats }}
        rebuild={rebuildOf}
      />
      <TextLink href="/operator">{t('operator.back')}</TextLink>
    </CurrentPage>
  );
}
