/** Why something about sandboxes was not done. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type SandboxRefusal =
  /** The asker has no line of this id. */
  | { readonly kind: 'unknown-line' }
  /** The table has not allowed lines to be shown to others while the game runs. */
  | { readonly kind: 'lines-private' }
  /** As many lines of this game are kept as may be. */
  | { readonly kind: 'too-many-lines'; readonly most: number };

export type SandboxOutcome<T> = Result<T, SandboxRefusal | SeatRefusal | TableRefusal>;
