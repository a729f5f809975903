import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ProblemShownProps {
  readonly text: string;
  readonly answer: string | null;
}

/** A report to the operator with its answer. */
export function ProblemShown({ text, answer }: ProblemShownProps) {
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
