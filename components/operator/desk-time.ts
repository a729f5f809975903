import { formatMoment } from '@/components/ui/moment';
import type { Wording } from '@/lib/game/wording/wording';

/** The operator's desk tells all times in UTC, like the service's logs. */
export const deskTime =
  ({ locale }: Wording) =>
  (iso: string): string =>
    formatMoment(locale, undefined, iso);
