import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';

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
