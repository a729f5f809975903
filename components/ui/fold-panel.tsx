import type { ReactNode } from 'react';

interface FoldPanelProps {
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A panel that shows its heading, and opens to the rest. */
export function FoldPanel({ id, title, isOpen, children }: FoldPanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <details className="fold" open={isOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className="stack pt-2">{children}</div>
      </details>
    </section>
  );
}
