import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import {
  IncidentList,
  OutagesPanel,
  RetentionPanel,
  StatusFigures,
} from '@/components/operator/status-panels';
import { RETENTION_DAYS } from '@/lib/features/operator/retention';
import { serviceStatus } from '@/lib/features/operator/status';
import { getWords } from '@/lib/platform/i18n/request-words';

export const generateMetadata = pageMeta('operator.status.title');

/** The public status page. */
export default async function StatusPage() {
  const [{ t }, status] = await Promise.all([getWords(), serviceStatus()]);
  return (
    <CurrentPage here="status" isInUtc title={t('operator.status.title')}>
      <StatusFigures {...status} />
      <IncidentList incidents={status.incidents} />
      <OutagesPanel outages={status.outages} />
      <RetentionPanel days={RETENTION_DAYS} />
    </CurrentPage>
  );
}
