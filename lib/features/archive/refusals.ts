/** Why a document is not imported as a game. */
import type { FaultCode } from '@/lib/game/verify/report';
import type { PlatformRefusal, Result } from '@/lib/platform/http/refused';

export interface NotImportable {
  readonly kind: 'not-importable';
  readonly code: ImportProblem;
  /** The first bad row, if a row is at fault. */
  readonly seq?: number;
  /** The first fault that the verification found. */
  readonly fault?: FaultCode;
  /** The path of the member that does not have the expected form. */
  readonly path?: string;
}
const IMPORT_PROBLEMS = ['no-document', 'seed-missing', 'not-finished', 'not-genuine'] as const;
type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

export type ImportOutcome<T> = Result<T, NotImportable | PlatformRefusal>;

/** Bytes of an imported document, several times the longest game. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;
