import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import {
  ActsPanel,
  FaultsPanel,
  Finder,
  IncidentsPanel,
  MaintenancePanel,
} from '@/components/operator/desk-panels';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { findAny, recentActs } from '@/lib/features/operator/desk';
import { incidentsSince } from '@/lib/features/operator/notices';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';
import { announceMaintenance, cancelMaintenance, endIncident, publishIncident } from './actions';
import { currentOperator } from './current-operator';
import { DoneNotice } from './done-notice';

const ACTS_SHOWN = 20;

export const generateMetadata = pageMeta('operator.title', UNLISTED);

/** The operator's start page. */
export default async function OperatorPage({ searchParams }: PageProps<'/operator'>) {
  if (!(await currentOperator())) return nothingHere();
  const [{ t }, { q, done }] = await Promise.all([getWords(), searchParams]);
  const asked = typeof q === 'string' ? q : '';
  const [found, planned, acts, incidents, faults] = await Promise.all([
    ...([
      findAny(asked),
      maintenanceNow(),
      recentActs(ACTS_SHOWN),
      incidentsSince(systemClock.now()),
    ] as const),
    serviceFaults(),
  ]);
  return (
    <CurrentPage isInUtc title={t('operator.title')}>
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
    </CurrentPage>
  );
}
