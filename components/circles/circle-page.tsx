import type { ReactNode } from 'react';
import type { Circle } from '@/lib/features/circles/view';

interface CirclePageProps {
  readonly circle: Circle;
  readonly tables: ReactNode;
  readonly gatherings: ReactNode;
  readonly standing: ReactNode;
}

/** A circle: its games on the left, its standing and notice on the right; on a phone one column. */
export function CirclePage({ circle, tables, gatherings, standing }: CirclePageProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="stack">
        {gatherings}
        {tables}
      </div>
      <div className="stack">
        {standing}
        {circle.notice !== '' && <p className="panel whitespace-pre-line">{circle.notice}</p>}
      </div>
    </div>
  );
}
