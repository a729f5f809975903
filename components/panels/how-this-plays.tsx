import type { Setup } from '@/lib/engine/state';
import { useWords } from '@/lib/i18n/here';
import { setupWords } from '@/lib/wording/setup';

/** The opponent, options and variants that the table has chosen, each with its sentence; the summary names them. */
export function HowThisPlays({ setup }: { readonly setup: Setup }) {
  const words = useWords();
  const chosen = setupWords(words, setup);
  if (chosen.length === 0) return null;
  return (
    <details className="how small">
      <summary>{words.t('table.howThisPlays')}</summary>
      <dl className="stack">
        {chosen.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
