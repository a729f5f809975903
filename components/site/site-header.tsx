import { SignInBack } from '@/components/people/sign-in-back';
import { PageReader } from '@/components/ui/forms/page-reader';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PLACES, TABS, tabOf, type SitePlace } from './places';
import { SiteMenu } from './site-menu';

export interface SiteNavProps {
  /** Number of tables waiting for the reader, other than the page's own. */
  readonly waiting: number;
  /** The table of the page. */
  readonly gameId?: string | undefined;
  /** The reader's name; empty if they have given none, undefined if they are unknown. */
  readonly me?: string;
  /** A mark of the reader that tells people apart and nothing else; undefined for a stranger. */
  readonly who?: string | undefined;
  readonly timeZone: string | undefined;
  /** The current place. */
  readonly here?: SitePlace | undefined;
  /** Whether the statistics from all games have figures. Only pages of their section know. */
  readonly hasFigures?: boolean;
}

const TAB =
  'border-b-2 border-transparent text-ink no-underline hover:border-line-dark current:border-red current:font-semibold';

/** The header of every page except tables: sections of the site, the account, and the next game. */
export function SiteHeader(nav: SiteNavProps) {
  const { t } = useWords();
  return (
    <header className="relative z-20 border-b border-line bg-card print:hidden">
      <PageReader who={nav.who} />
      <SkipLink to="#main">{t('site.toContent')}</SkipLink>
      <div className="relative mx-auto flex min-h-13 max-w-328 items-center gap-x-[clamp(.5rem,2vw,1.5rem)] px-4">
        <TextLink
          href="/"
          className="flex min-h-target items-center font-serif text-lg leading-tight font-semibold wrap-normal text-inherit no-underline"
        >
          {t('site.title')}
        </TextLink>
        <nav
          className="flex flex-1 items-center gap-x-[clamp(.75rem,2vw,1.5rem)] whitespace-nowrap max-lg:hidden links-tall"
          aria-label={t('tables.nav')}
        >
          {TABS.map(([tab]) => (
            <TextLink key={tab} href={PLACES[tab].href} className={TAB} current={currentOf(nav.here, tab)}>
              {t(`site.places.tab.${tab}`)}
            </TextLink>
          ))}
          <Account {...nav} />
        </nav>
        <NextWaiting {...nav} />
        <SiteMenu {...nav} isUnderTabs />
      </div>
    </header>
  );
}

/** Marks a link to the page itself, or to the section the page belongs to. */
function currentOf(here: SitePlace | undefined, tab: SitePlace): 'page' | 'true' | undefined {
  if (here === tab) return 'page';
  return tabOf(here)?.[0] === tab ? 'true' : undefined;
}

/** The reader's account, or the sign-in link, which returns to this page. */
function Account({ me, here }: SiteNavProps) {
  const { t } = useWords();
  const current = here === 'account' ? 'page' : undefined;
  return me === undefined ? (
    <SignInBack className={`${TAB} ml-auto`} current={current} label={t('people.signIn.title')} />
  ) : (
    <TextLink className={`${TAB} ml-auto`} current={current} href="/me">
      <span className="max-w-64 leading-tight whitespace-normal">{me || t('people.me.title')}</span>
    </TextLink>
  );
}

/** The link to the next waiting table. On a narrow screen its words wrap before the title does. */
function NextWaiting({ waiting: n, gameId }: Pick<SiteNavProps, 'waiting' | 'gameId'>) {
  const { t } = useWords();
  if (n <= 0) return null;
  const href = gameId === undefined ? '/next' : (`/next?after=${gameId}` as const);
  return (
    <TextLink href={href} className="btn btn-main my-1 wrap-normal shrink-999 max-lg:ml-auto">
      {t('tables.next', { n })}
    </TextLink>
  );
}
