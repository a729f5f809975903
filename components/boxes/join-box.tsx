import { CookiesNeeded } from '@/components/ui/browser/cookies-needed';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import type { BehindBoxLink } from '@/lib/features/boxes/join-box';
import { useWords } from '@/lib/platform/i18n/current-words';

interface JoinBoxProps {
  readonly box: BehindBoxLink;
  readonly token: string;
  /** Whether the reader already has a name. */
  readonly isNamed: boolean;
  readonly problem: string | undefined;
  readonly action: (form: FormData) => Promise<void>;
}

/** Invitation to edit a box: its name, number of editors and one button. */
export function JoinBox({ box, token, isNamed, problem, action }: JoinBoxProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="join-box">
      <h1 id="join-box" className="initial">
        {box.name}
      </h1>
      <p className="muted">{t('boxes.editorCount', { n: box.editors })}</p>
      <p>{t('boxes.joinWhy')}</p>
      <CookiesNeeded words={t('circles.join.cookies')} />
      {problem && <Notice bad>{problem}</Notice>}
      <form action={action} className="stack">
        <FormKey />
        <TimeZoneField />
        <input type="hidden" name="token" value={token} />
        {!isNamed && (
          <TextField id="myName" label={t('boxes.myName')} maxLength={40} required autoComplete="nickname" />
        )}
        <div>
          <SubmitButton className="btn btn-main">{t('boxes.joinNow')}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
