import type { Setup } from '@/lib/engine/state';
import { setupWords } from '@/lib/wording/setup';

/** The opponent, options and variants that the table has chosen, each with its sentence; the summary names them. */
export function HowThisPlays({ setup }: { readonly setup: Setup }) {
  const words = setupWords(setup);
  if (words.length === 0) return null;
  return (
    <details className="how small">
      <summary>How this table plays</summary>
      <dl className="stack">
        {words.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
