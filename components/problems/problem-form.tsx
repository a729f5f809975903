import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ProblemFormProps {
  readonly gameId: string;
  readonly seq: number;
  readonly most: number;
  readonly action: FormAction;
}

/** A report to the operator about a moment of a game. */
export function ProblemForm({ gameId, seq, most, action }: ProblemFormProps) {
  const { t } = useWords();
  return (
    <ActForm action={action} of={{ gameId, seq }} className="stack">
      <div className="field">
        <label htmlFor="problem-text">{t('problems.text')}</label>
        <textarea className="input" id="problem-text" name="text" rows={5} maxLength={most} required />
      </div>
      <p>
        <SubmitButton className="btn btn-main">{t('problems.send')}</SubmitButton>
      </p>
    </ActForm>
  );
}

/** A report to the operator with its answer. */
export function ProblemShown({ text, answer }: { readonly text: string; readonly answer: string | null }) {
  const { t } = useWords();
  return (
    <>
      <Panel title={t('problems.yours')}>
        <p className="whitespace-pre-wrap">{text}</p>
      </Panel>
      {answer === null ? (
        <p>{t('problems.keep')}</p>
      ) : (
        <Panel title={t('problems.answer')}>
          <p className="whitespace-pre-wrap">{answer}</p>
        </Panel>
      )}
    </>
  );
}
