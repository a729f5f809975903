import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import type { Wording } from '@/lib/game/wording/wording';
import type { CodeState } from '@/lib/features/people/sign-in';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CodeFormProps {
  readonly action: FormAction;
  readonly state: CodeState;
  /** Whether a code was entered that signed nobody in. */
  readonly isRefused: boolean;
  /** The page to return to. */
  readonly to: string | undefined;
}

/** What to do with the email that was asked for: its link, or its code, as long as the code works here. */
export function CodeForm({ action, state, isRefused, to }: CodeFormProps) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      {isRefused || state.kind !== 'open' ? (
        <Notice bad={isRefused}>{refusalWords(words, state)}</Notice>
      ) : (
        <Notice>{t('people.signIn.sent', { email: state.of })}</Notice>
      )}
      {state.kind === 'open' && (
        <div className="panel stack">
          <ActForm
            action={action}
            of={{ to }}
            className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
          >
            <TextField
              id="code"
              label={t('people.signIn.code')}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
            <TimeZoneField />
            <SubmitButton className="btn btn-main">{t('people.signIn.confirm')}</SubmitButton>
          </ActForm>
          <p className="small muted">{t('people.signIn.newest')}</p>
        </div>
      )}
    </>
  );
}

function refusalWords({ t }: Wording, state: CodeState): string {
  if (state.kind === 'open') return t('people.signIn.codeState.wrong', { left: state.triesLeft });
  return t(`people.signIn.codeState.${state.kind}`);
}
