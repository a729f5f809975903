import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface SiteNavProps {
  /** How many tables wait for the reader. */
  readonly waiting: number;
  /** What the reader is called, if they are known; empty where they have given no name. */
  readonly me?: string;
  /** By which clock the reader lives. */
  readonly timeZone?: string;
  /** The table whose page it is: whoever signs in comes back to it. */
  readonly gameId?: string;
  /** The start page says its name itself. */
  readonly isStart?: boolean;
}

/** The ways through the site, and the table to go on with. */
export function SiteNav({ waiting, me, gameId, isStart }: SiteNavProps) {
  const { t } = useWords();
  return (
    <nav
      className="mx-auto flex max-w-328 flex-wrap items-center gap-x-[clamp(.75rem,3vw,1.25rem)] border-b border-line px-4 py-1 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center"
      aria-label={t('tables.nav')}
    >
      {!isStart && (
        <TextLink href="/" className="font-serif text-[1.15rem] text-inherit no-underline">
          {t('site.title')}
        </TextLink>
      )}
      <TextLink href="/me/tables">{t('tables.mine')}</TextLink>
      <TextLink href="/lobby">{t('tables.lobby')}</TextLink>
      {me === undefined ? (
        <TextLink href={gameId === undefined ? '/sign-in' : `/sign-in?to=/games/${gameId}`}>
          {t('people.signIn.title')}
        </TextLink>
      ) : (
        <TextLink href="/me">{me || t('people.me.title')}</TextLink>
      )}
      {waiting > 0 && (
        <TextLink href="/next" className="btn btn-main ml-auto">
          {t('tables.next', { n: waiting })}
        </TextLink>
      )}
    </nav>
  );
}
