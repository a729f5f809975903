import { pageMeta } from '@/app/page-meta';
import {
  IncidentList,
  OutagesPanel,
  RetentionPanel,
  StatusFigures,
} from '@/components/operator/status-panels';
import { SitePage } from '@/components/site/site-page';
import { RETENTION_DAYS } from '@/lib/features/operator/retention';
import { serviceStatus } from '@/lib/features/operator/status';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';

export const generateMetadata = pageMeta('operator.status.title');

/** The public status page. */
export default async function StatusPage() {
  const [{ t }, nav, status] = await Promise.all([
    getWords(),
    currentNav({ here: 'status' }),
    serviceStatus(),
  ]);
  return (
    <SitePage nav={{ ...nav, timeZone: undefined }} title={t('operator.status.title')}>
      <StatusFigures {...status} />
      <IncidentList incidents={status.incidents} />
      <OutagesPanel outages={status.outages} />
      <RetentionPanel days={RETENTION_DAYS} />
    </SitePage>
  );
}
