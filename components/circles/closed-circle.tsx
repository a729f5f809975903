import { SignInBack } from '@/components/people/sign-in-back';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ClosedCircleProps {
  /** Email address of the reader's account. */
  readonly email?: string | undefined;
}

/** Ways into a circle for readers who are not members. It does not reveal whether the circle exists. */
export function ClosedCircle({ email }: ClosedCircleProps) {
  const { t } = useWords();
  return (
    <>
      <p>{t('circles.closed.lead')}</p>
      {email ? (
        <p>{t('circles.closed.already', { email })}</p>
      ) : (
        <>
          <p>{t('circles.closed.signIn')}</p>
          <p>
            <SignInBack className="btn btn-main" label={t('circles.closed.signInHere')} />
          </p>
        </>
      )}
      <p>
        <Rich
          text={t('circles.closed.guest')}
          tag={(text) => <TextLink href="/me/devices">{text}</TextLink>}
        />
      </p>
      <p>{t('circles.closed.join')}</p>
    </>
  );
}
