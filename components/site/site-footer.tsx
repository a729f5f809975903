import { LanguageSwitch } from '@/components/ui/language-switch';
import { TextLink } from '@/components/ui/text-link';
import { ThemeSwitch } from '@/components/ui/theme';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FOOT, PLACES } from './places';
import { ZoneNote } from './zone-note';

/** Footer of every page except tables: rarely needed links, language and theme; one row on a desktop. */
export function SiteFooter({ timeZone }: { readonly timeZone: string | undefined }) {
  const { t } = useWords();
  return (
    <footer className="small mx-auto flex max-w-328 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 pt-3 pb-6 print:hidden">
      <nav
        className="flex flex-wrap gap-x-4 max-xl:w-full xl:flex-1 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center"
        aria-label={t('site.places.foot')}
      >
        {FOOT.map((place) => (
          <TextLink key={place} href={PLACES[place].href}>
            {t(PLACES[place].name)}
          </TextLink>
        ))}
      </nav>
      <ZoneNote timeZone={timeZone} />
      <LanguageSwitch isBare />
      <ThemeSwitch isBare />
    </footer>
  );
}
