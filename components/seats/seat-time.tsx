import { formatMoment } from '@/components/ui/moment';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A moment in the reader's time zone. */
export function SeatTime({ at, timeZone }: { readonly at: string; readonly timeZone: string | undefined }) {
  const { locale } = useWords();
  return <time dateTime={at}>{formatMoment(locale, timeZone, at)}</time>;
}
