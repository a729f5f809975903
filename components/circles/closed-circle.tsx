import { SignInBack } from '@/components/people/sign-in-back';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ClosedCircleProps {
  /** The address that the reader is signed in with. */
  readonly email?: string | undefined;
}

/** Ways into a circle for a browser that is no member’s: the same whether there is such a circle or not. */
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
            <SignInBack label={t('circles.closed.signInHere')} />
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
