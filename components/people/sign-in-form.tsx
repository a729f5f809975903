import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { MailField } from '@/components/ui/forms/mail-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface SignInFormProps {
  /** Emails a sign-in link to the entered address. */
  readonly action: FormAction;
  readonly services: readonly (readonly [id: string, name: string])[];
  /** The CSRF token, which the form and next-auth's cookie share. */
  readonly formToken: string;
  /** The page to return to. */
  readonly to?: string | undefined;
}

/** Sign-in by email link or through an external provider. */
export function SignInForm({ action, services, formToken, to }: SignInFormProps) {
  const { t } = useWords();
  return (
    <>
      <ActForm
        action={action}
        of={{ to }}
        className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <MailField id="email" label={t('people.signIn.email')} required autoComplete="email" />
        <SubmitButton className="btn btn-main">{t('people.signIn.send')}</SubmitButton>
      </ActForm>
      {services.length > 0 && (
        <form action="/sign-in/with" method="post" className="stack">
          <p>{t('people.signIn.or')}</p>
          <input type="hidden" name="csrfToken" value={formToken} />
          <input type="hidden" name="callbackUrl" value={to ?? '/me'} />
          <div className="row">
            {services.map(([id, service]) => (
              <button key={id} className="btn" name="service" value={id}>
                {t('people.signIn.by', { service })}
              </button>
            ))}
          </div>
        </form>
      )}
    </>
  );
}
