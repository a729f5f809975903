import { RefreshRows } from './refresh-rows';
import type { RefreshProps } from './refresh-rows';
import { RowsFold } from './row-fields';

interface FormProps extends RefreshProps {
  readonly title: string;
}

/** The rows to refresh, folded because it is almost always legal and rarely wanted. */
export function RefreshForm({ title, ...rows }: FormProps) {
  if (rows.options.length === 0) return null;
  return (
    <section aria-label={title}>
      <RowsFold title={title}>
        <RefreshRows {...rows} />
      </RowsFold>
    </section>
  );
}
