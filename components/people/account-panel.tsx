import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface AccountPanelProps {
  readonly isGuest: boolean;
  readonly email: string | undefined;
  /** Names of linked sign-in providers. */
  readonly services: readonly string[];
}

/** How the reader signs in, and links to the pages of their account. */
export function AccountPanel({ isGuest, email, services }: AccountPanelProps) {
  const { t, list } = useWords();
  return (
    <Panel title={t('people.me.account')}>
      {isGuest && <p>{t('people.me.guest')}</p>}
      {email && <p>{t('people.me.signedInAs', { email })}</p>}
      {services.length > 0 && <p>{t('people.me.signedInBy', { services: list(services) })}</p>}
      <div className="row">
        {!email && (
          <TextLink className={isGuest ? 'btn btn-main' : 'btn'} href="/sign-in">
            {t(isGuest ? 'people.me.keep' : 'people.me.addMail')}
          </TextLink>
        )}
        <TextLink className="btn" href="/me/devices">
          {t('people.me.browsers')}
        </TextLink>
        <TextLink className="btn" href="/me/tokens">
          {t('people.me.tokens')}
        </TextLink>
        <a className="btn" href="/me/prompts">
          {t('people.me.notifications')}
        </a>
        <a className="btn" href="/me/holidays">
          {t('people.me.holidays')}
        </a>
        <TextLink className="btn" href="/me/sign-out">
          {t('people.me.signOut')}
        </TextLink>
      </div>
      <form action="/me/data" method="post" className="stack">
        <p className="small">{t('people.me.dataWhy')}</p>
        <div className="row">
          <button className="btn">{t('people.me.data')}</button>
        </div>
      </form>
      <p className="small">
        <TextLink href="/me/delete">{t('people.me.delete')}</TextLink>
      </p>
    </Panel>
  );
}
