import { CookiesNeeded } from '@/components/ui/browser/cookies-needed';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import type { BehindLink } from '@/lib/features/circles/circles';
import { useWords } from '@/lib/platform/i18n/current-words';

interface JoinCircleProps {
  readonly circle: BehindLink;
  readonly token: string;
  /** The competition that the link leads to. */
  readonly competition?: string | undefined;
  readonly myName: string | undefined;
  readonly problem: string | undefined;
  readonly action: (form: FormData) => Promise<void>;
}

/** Invitation to a circle: its name, size, who invites, and one button. */
export function JoinCircle({ circle, token, competition, myName, problem, action }: JoinCircleProps) {
  const { t } = useWords();
  const { name, members, inviter, needsApproval, mine } = circle;
  return (
    <section className="panel stack" aria-labelledby="join-circle">
      <p>{t('circles.join.invites', { name: inviter || t('circles.someone') })}</p>
      <h1 id="join-circle" className="initial">
        {name}
      </h1>
      <p className="muted">{t('circles.members', { n: members })}</p>
      {mine === 'asked' ? (
        <Notice>{t('circles.join.asked')}</Notice>
      ) : (
        <>
          <p>{t('circles.join.why')}</p>
          {needsApproval && <p>{t('circles.join.approval')}</p>}
          <CookiesNeeded words={t('circles.join.cookies')} />
          {problem && <Notice bad>{problem}</Notice>}
          <form action={action} className="stack">
            <FormKey />
            <TimeZoneField />
            <input type="hidden" name="token" value={token} />
            {competition && <input type="hidden" name="competition" value={competition} />}
            <TextField
              id="name"
              label={t('circles.myName')}
              defaultValue={myName}
              maxLength={40}
              required
              autoComplete="nickname"
            />
            <SubmitButton className="btn btn-main">
              {t(needsApproval ? 'circles.join.ask' : 'circles.join.join')}
            </SubmitButton>
          </form>
        </>
      )}
    </section>
  );
}
