import type { PortableTable } from '@/components/analysis/train/online';
import type { MyTable } from '@/lib/features/table/load/table-view';

/** The tables whose positions the reader's browser may store. */
export const portableTables = (mine: readonly MyTable[]): readonly PortableTable[] =>
  mine
    .filter(({ status, seat, seated }) => status === 'running' && seat !== undefined && seated)
    .map(({ gameId, name }) => ({ gameId, name }));
