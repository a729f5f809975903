import { RefreshRows } from './refresh-rows';
import type { RefreshProps } from './refresh-rows';

interface FormProps extends RefreshProps {
  readonly title: string;
}

/** Rows to be refreshed, folded away: nearly always possible, and seldom wanted. */
export function RefreshForm({ title, ...rows }: FormProps) {
  if (rows.options.length === 0) return null;
  return (
    <section aria-label={title}>
      <details className="fold refresh">
        <summary>{title}</summary>
        <div className="stack">
          <RefreshRows {...rows} />
        </div>
      </details>
    </section>
  );
}
