import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { deskTime } from '@/components/operator/desk-time';
import { DeliveriesPanel, OperatorLogPanel, SeatsPanel } from '@/components/operator/table-sheet';
import { SitePage } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { lookAtTable } from '@/lib/features/operator/desk';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../current-nav';
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
  const [words, nav, { gameId }, { done }] = await Promise.all([
    ...([getWords(), currentNav(), params, searchParams] as const),
  ]);
  const { t } = words;
  const sheet = await lookAtTable(gameId);
  if (!sheet) return nothingHere();
  const { id, name, status, seq, updatedAt, waiting } = sheet.table;
  const facts = {
    status: t('operator.table.status', { status }),
    seq,
    at: deskTime(words)(updatedAt.toISOString()),
  };
  return (
    <SitePage nav={{ ...nav, timeZone: undefined }} title={name}>
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
    </SitePage>
  );
}
