import { formatMoment } from '@/components/ui/moment';
import { useWords } from '@/lib/platform/i18n/current-words';

interface MaintenanceBannerProps {
  readonly begins: Date;
  readonly ends: Date;
  readonly text: string;
  readonly hasBegun: boolean;
  readonly timeZone: string | undefined;
}

const BANNER = 'py-2 px-4 bg-card text-ink border-b-3 border-gold text-center';

/** Shown on top of every page, from the announcement to the end of maintenance. */
export function MaintenanceBanner({ begins, ends, text, hasBegun, timeZone }: MaintenanceBannerProps) {
  const { t, locale } = useWords();
  const [from = '', until = ''] = [begins, ends].map((at) => formatMoment(locale, timeZone, at));
  return (
    <aside className={BANNER} role="status">
      {hasBegun ? t('operator.banner.now', { until }) : t('operator.banner.soon', { from, until })} {text}
    </aside>
  );
}

/** Shown on top of every page of a process whose clock is wrong. */
export function ClockBanner() {
  const { t } = useWords();
  return (
    <aside className={BANNER} role="status">
      {t('operator.banner.clock')}
    </aside>
  );
}
