import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

/** For readers of a message without a seat reference, at a private table: signing in identifies them. */
export function SignInHere({ gameId }: { readonly gameId: string }) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="sign-in-here">
      <h2 id="sign-in-here" className="initial">
        {t('seats.again.closedTitle')}
      </h2>
      <p>{t('seats.again.closed')}</p>
      <div className="row">
        <TextLink className="btn btn-main" href={`/sign-in?to=/games/${gameId}`}>
          {t('people.signIn.title')}
        </TextLink>
      </div>
    </section>
  );
}
