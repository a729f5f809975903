import { Tick } from '@/components/ui/forms/tick';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface SignOutProps {
  /** Number of seats this browser has opened. */
  readonly seats: number;
  readonly isGuest: boolean;
  /** Whether the person can be signed out of other devices. */
  readonly isKnown: boolean;
}

/** Lists the data that this browser will forget on signing out. Works without scripts. */
export function SignOutPanel({ seats, isGuest, isKnown }: SignOutProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('people.signOut.title')}>
      <p>{t('people.signOut.lead')}</p>
      <ul className="list-disc pl-5">
        <li>{t('people.signOut.seats', { n: seats })}</li>
        <li>{t('people.signOut.push')}</li>
        <li>{t('people.signOut.stored')}</li>
      </ul>
      {isGuest && (
        <p>
          <strong>{t('people.signOut.guest')}</strong>{' '}
          <TextLink href="/sign-in">{t('people.me.keep')}</TextLink>
        </p>
      )}
      <form action="/me/sign-out/now" method="post" className="stack">
        {isGuest && (
          <Tick name="keep" label={t('people.signOut.keepSeats')} hint={t('people.signOut.keepSeatsWhy')} />
        )}
        <div className="row">
          <button className="btn btn-main">{t('people.me.signOut')}</button>
          <TextLink className="btn" href="/me">
            {t('people.browsers.back')}
          </TextLink>
        </div>
      </form>
      {isKnown && (
        <p className="small">
          {t('people.signOut.elsewhere')} <TextLink href="/me/devices">{t('people.me.browsers')}</TextLink>
        </p>
      )}
    </section>
  );
}
