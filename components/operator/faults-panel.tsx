import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { deskTime } from './desk-time';

interface Faults {
  readonly clockAt?: Date | undefined;
  readonly isDiskFull: boolean;
}

/** Reasons why the service does not do all of its work. */
export function FaultsPanel({ clockAt, isDiskFull }: Faults) {
  const words = useWords();
  const { t } = words;
  if (!clockAt && !isDiskFull) return null;
  return (
    <Panel role="alert" title={t('operator.faults.title')}>
      {isDiskFull && <p>{t('operator.faults.disk')}</p>}
      {clockAt && <p>{t('operator.faults.clock', { at: deskTime(words)(clockAt.toISOString()) })}</p>}
    </Panel>
  );
}
