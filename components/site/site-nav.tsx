import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/i18n/here';

export interface SiteNavProps {
  /** How many tables wait for the reader. */
  readonly waiting: number;
  /** What the reader is called, if they are known; empty where they have given no name. */
  readonly me?: string;
  /** By which clock the reader lives. */
  readonly timeZone?: string;
  /** The start page says its name itself. */
  readonly isStart?: boolean;
}

/** The ways through the site, and the table to go on with. */
export function SiteNav({ waiting, me, isStart }: SiteNavProps) {
  const { t } = useWords();
  return (
    <nav className="site-nav" aria-label={t('tables.nav')}>
      {!isStart && (
        <TextLink href="/" className="site-brand">
          {t('site.title')}
        </TextLink>
      )}
      <TextLink href="/me/tables">{t('tables.mine')}</TextLink>
      <TextLink href="/lobby">{t('tables.lobby')}</TextLink>
      {me === undefined ? (
        <TextLink href="/sign-in">{t('people.signIn.title')}</TextLink>
      ) : (
        <TextLink href="/me">{me || t('people.me.title')}</TextLink>
      )}
      {waiting > 0 && (
        <TextLink href="/next" className="btn btn-main site-next">
          {t('tables.next', { n: waiting })}
        </TextLink>
      )}
    </nav>
  );
}
