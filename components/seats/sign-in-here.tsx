import { SignInBack } from '@/components/people/sign-in-back';
import { useWords } from '@/lib/platform/i18n/current-words';

/** For readers of a message without a seat reference, at a private table: signing in identifies them. */
export function SignInHere() {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="sign-in-here">
      <h2 id="sign-in-here" className="initial">
        {t('seats.again.closedTitle')}
      </h2>
      <p>{t('seats.again.closed')}</p>
      <div className="row">
        <SignInBack className="btn btn-main" label={t('people.signIn.title')} />
      </div>
    </section>
  );
}
