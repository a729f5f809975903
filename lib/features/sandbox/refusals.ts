/** Why a request about an analysis was refused. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type SandboxRefusal =
  /** The visitor has no line with this id. */
  | { readonly kind: 'unknown-line' }
  /** The table does not allow sharing lines while the game runs. */
  | { readonly kind: 'lines-private' }
  /** The visitor has stored the maximum number of lines of this game. */
  | { readonly kind: 'too-many-lines'; readonly most: number };

export type SandboxOutcome<T> = Result<T, SandboxRefusal | SeatRefusal | TableRefusal>;
