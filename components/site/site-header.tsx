import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PLACES, TABS, type SitePlace } from './places';
import { SiteMenu } from './site-menu';

export interface SiteNavProps {
  /** How many tables wait for the reader. */
  readonly waiting: number;
  /** The reader's name, if they are known; empty where they have given none. */
  readonly me?: string;
  /** The reader's time zone. */
  readonly timeZone?: string;
  /** The page to come back to after signing in; without one it is the account. */
  readonly back?: string | undefined;
  /** The place that the page is. */
  readonly here?: SitePlace | undefined;
}

const TAB =
  'border-b-2 border-transparent text-ink no-underline hover:border-line-dark current:border-red current:font-semibold';

/** The header of every page but a table's: the parts of the product, the account, and the next game. */
export function SiteHeader(nav: SiteNavProps) {
  const { t } = useWords();
  return (
    <header className="relative z-20 border-b border-line bg-card print:hidden">
      <SkipLink to="#main">{t('site.toContent')}</SkipLink>
      <div className="relative mx-auto flex min-h-13 max-w-328 items-center gap-x-[clamp(.5rem,2vw,1.5rem)] px-4">
        <TextLink
          href="/"
          className="flex min-h-target items-center font-serif text-subheading font-semibold whitespace-nowrap text-inherit no-underline"
        >
          {t('site.title')}
        </TextLink>
        <nav
          className="flex flex-1 items-center gap-x-[clamp(.75rem,2vw,1.5rem)] whitespace-nowrap max-lg:hidden links-tall"
          aria-label={t('tables.nav')}
        >
          {TABS.map(([tab, places]) => (
            <TextLink
              key={tab}
              href={PLACES[tab].href}
              className={TAB}
              current={currentOf(nav.here, tab, places)}
            >
              {t(`site.places.tab.${tab}`)}
            </TextLink>
          ))}
          <Account {...nav} />
        </nav>
        <NextWaiting waiting={nav.waiting} />
        <SiteMenu here={nav.here} />
      </div>
    </header>
  );
}

/** Whether a link is the page itself, or leads to the part of the site that the page belongs to. */
function currentOf(
  here: SitePlace | undefined,
  tab: SitePlace,
  places: readonly SitePlace[],
): 'page' | 'true' | undefined {
  if (here === tab) return 'page';
  return here !== undefined && places.includes(here) ? 'true' : undefined;
}

/** The reader's account, or the way to sign in. */
function Account({ me, back, here }: SiteNavProps) {
  const { t } = useWords();
  const current = here === 'account' ? 'page' : undefined;
  return me === undefined ? (
    <TextLink
      className={`${TAB} ml-auto`}
      current={current}
      href={back === undefined ? '/sign-in' : `/sign-in?to=${back}`}
    >
      {t('people.signIn.title')}
    </TextLink>
  ) : (
    <TextLink className={`${TAB} ml-auto`} current={current} href="/me">
      <span className="max-w-48 truncate">{me || t('people.me.title')}</span>
    </TextLink>
  );
}

/** The way to the next table that waits; short on a phone. */
function NextWaiting({ waiting: n }: Pick<SiteNavProps, 'waiting'>) {
  const { t } = useWords();
  if (n <= 0) return null;
  return (
    <TextLink href="/next" className="btn btn-main my-1 whitespace-nowrap max-lg:ml-auto">
      {t('tables.next', { n })}
    </TextLink>
  );
}
