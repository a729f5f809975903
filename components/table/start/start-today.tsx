import { Symbol } from '@/components/board/symbol';
import { PLACES } from '@/components/site/places';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Cards of the start page, each with its symbol. */
const CARDS = [
  ['puzzle', 'z-crane'],
  ['daily', 'i-hourglass'],
  ['learn', 'i-university'],
  ['film', 'z-rivals'],
] as const;

/** The puzzle and challenge of the day, the lessons, and a game to watch. */
export function StartToday() {
  const { t } = useWords();
  return (
    <ul className="grid list-none grid-cols-2 gap-2 p-0" aria-label={t('site.today.title')}>
      {CARDS.map(([place, symbol]) => (
        <li key={place}>
          <TextLink
            href={PLACES[place].href}
            className="grid h-full min-h-target content-start gap-1 rounded-md border border-line bg-tile p-3 text-ink no-underline hover:border-line-dark"
          >
            <span className="flex items-center gap-2 font-semibold leading-tight">
              <Symbol name={symbol} className="size-6 flex-none text-red" />
              {t(PLACES[place].name)}
            </span>
            <span className="small muted leading-snug">{t(`site.today.${place}`)}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
