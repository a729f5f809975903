import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Names the time zone of all times on the page, once. */
export function ZoneNote({ timeZone }: { readonly timeZone: string | undefined }) {
  const { t, locale } = useWords();
  return <p className="small muted">{t('site.zone', { zone: timeZoneName(locale, timeZone ?? 'UTC') })}</p>;
}
