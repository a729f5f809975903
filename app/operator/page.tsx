import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { ActsPanel } from '@/components/operator/acts-panel';
import { FaultsPanel } from '@/components/operator/faults-panel';
import { Finder } from '@/components/operator/finder';
import { IncidentsPanel, MaintenancePanel } from '@/components/operator/notices-panels';
import { SitePage } from '@/components/site/site-page';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { findAny, recentActs } from '@/lib/features/operator/desk';
import { incidentsSince } from '@/lib/features/operator/notices';
import { getWords } from '@/lib/platform/i18n/request-words';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';
import { currentNav } from '../current-nav';
import { announceMaintenance, cancelMaintenance, endIncident, publishIncident } from './actions';
import { currentOperator } from './current-operator';
import { DoneNotice } from './done-notice';

const ACTS_SHOWN = 20;

export const generateMetadata = pageMeta('operator.title', UNLISTED);

/** The operator's start page. */
export default async function OperatorPage({ searchParams }: PageProps<'/operator'>) {
  if (!(await currentOperator())) return nothingHere();
  const [{ t }, nav, { q, done }] = await Promise.all([getWords(), currentNav(), searchParams]);
  const asked = typeof q === 'string' ? q : '';
  const [found, planned, acts, incidents, faults] = await Promise.all([
    ...([findAny(asked), maintenanceNow(), recentActs(ACTS_SHOWN), incidentsSince(new Date())] as const),
    serviceFaults(),
  ]);
  return (
    <SitePage nav={{ ...nav, timeZone: undefined }} title={t('operator.title')}>
      <DoneNotice done={done} />
      <p>{t('operator.lead')}</p>
      <FaultsPanel {...faults} />
      <Finder asked={asked} {...found} />
      <MaintenancePanel planned={planned} announce={announceMaintenance} cancel={cancelMaintenance} />
      <IncidentsPanel
        incidents={incidents.filter(({ ends }) => !ends)}
        open={publishIncident}
        close={endIncident}
      />
      <ActsPanel acts={acts} />
    </SitePage>
  );
}
