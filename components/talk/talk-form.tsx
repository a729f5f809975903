import type { ReactNode } from 'react';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface TalkFormProps {
  /** Address of the chat. */
  readonly here: string;
  /** Makes a double submission harmless. */
  readonly id: string;
  readonly longest: number;
  readonly label: string;
  /** How to mention somebody. */
  readonly hint?: string | undefined;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** The form for a chat message. */
export function TalkForm({ here, id, longest, label, hint, children }: TalkFormProps) {
  const { t } = useWords();
  return (
    <form action={`${here}/say`} method="post" className="stack">
      <input type="hidden" name="id" value={id} />
      <div className="field">
        <label htmlFor="talk-text">{label}</label>
        <textarea id="talk-text" name="text" className="input" rows={3} maxLength={longest} required />
      </div>
      {hint !== undefined && <p className="small muted">{hint}</p>}
      <p className="row">
        <SubmitButton className="btn btn-main">{t('talk.send')}</SubmitButton>
        {children}
      </p>
    </form>
  );
}

/** The form for a chat message in one line, for another page than the chat's. */
export function TalkLineForm({ here, id, longest, label }: Omit<TalkFormProps, 'hint' | 'children'>) {
  const { t } = useWords();
  return (
    <form action={`${here}/say`} method="post" className="flex items-stretch gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value="1" />
      <input
        name="text"
        className="input min-w-0 flex-1"
        maxLength={longest}
        required
        autoComplete="off"
        aria-label={label}
        placeholder={label}
      />
      <SubmitButton className="btn">{t('talk.send')}</SubmitButton>
    </form>
  );
}
