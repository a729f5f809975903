import { formatMoment } from '@/components/ui/moment';
import type { Wording } from '@/lib/game/wording/wording';

/** The operator’s desk tells all times in UTC, like the service’s logs; so its pages name no other zone. */
export const deskTime =
  ({ locale }: Wording) =>
  (iso: string): string =>
    formatMoment(locale, undefined, iso);
