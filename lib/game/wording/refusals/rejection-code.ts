import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { RejectionCode } from '@/lib/game/engine/rejections';

const codes: ReadonlySet<string> = /* @__PURE__ */ new Set(REJECTION_CODES);

/** Whether a text is a code of the engine. */
export function isRejectionCode(text: string): text is RejectionCode {
  return codes.has(text);
}
