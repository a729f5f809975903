import { CurrentMessage } from '@/app/current-page';
import { SignInBack } from '@/components/people/sign-in-back';
import { getWords } from '@/lib/platform/i18n/request-words';

/** An account page in a browser without a person. Messages link here, and may be opened on any device. */
export async function Nobody({ title, why }: { title: string; why: string }) {
  const { t } = await getWords();
  return (
    <CurrentMessage scene="gates" title={title}>
      <p>{why}</p>
      <p>
        <SignInBack className="btn btn-main" label={t('people.signIn.title')} />
      </p>
    </CurrentMessage>
  );
}
