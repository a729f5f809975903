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
      <section className="panel stack" aria-labelledby="problem-yours">
        <h2 id="problem-yours">{t('problems.yours')}</h2>
        <p className="whitespace-pre-wrap">{text}</p>
      </section>
      {answer === null ? (
        <p>{t('problems.keep')}</p>
      ) : (
        <section className="panel stack" aria-labelledby="problem-answer">
          <h2 id="problem-answer">{t('problems.answer')}</h2>
          <p className="whitespace-pre-wrap">{answer}</p>
        </section>
      )}
    </>
  );
}
