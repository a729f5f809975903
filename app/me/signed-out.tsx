import { CurrentMessage } from '@/app/current-page';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';

interface NobodyProps {
  readonly title: string;
  readonly why: string;
  /** This page, to return to after signing in. */
  readonly to: '/me/holidays' | '/me/prompts';
}

/** An account page in a browser without a person. Messages link here, and may be opened on any device. */
export async function Nobody({ title, why, to }: NobodyProps) {
  const { t } = await getWords();
  return (
    <CurrentMessage title={title}>
      <p>{why}</p>
      <p>
        <TextLink className="btn btn-main" href={`/sign-in?to=${to}`}>
          {t('people.signIn.title')}
        </TextLink>
      </p>
    </CurrentMessage>
  );
}
