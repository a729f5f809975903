import { formatMoment } from '@/components/ui/moment';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The operator’s desk tells all times in UTC, like the service’s logs; so its pages name no other zone. */
export function useDeskWords() {
  const words = useWords();
  return { ...words, time: (at: Date | string) => formatMoment(words.locale, undefined, at) };
}
