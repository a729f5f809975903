import { currentNav } from '@/app/current-nav';
import { MessagePage } from '@/components/site/message-page';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';

interface NobodyProps {
  readonly title: string;
  readonly why: string;
  /** The page itself, to come back to. */
  readonly to: '/me/holidays' | '/me/prompts';
}

/**
 * A page that belongs to a person, in a browser without one: messages lead here, and are opened on any
 * device.
 */
export async function Nobody({ title, why, to }: NobodyProps) {
  const { t } = await getWords();
  return (
    <MessagePage nav={await currentNav({ back: to })} title={title}>
      <p>{why}</p>
      <p>
        <TextLink className="btn btn-main" href={`/sign-in?to=${to}`}>
          {t('people.signIn.title')}
        </TextLink>
      </p>
    </MessagePage>
  );
}
