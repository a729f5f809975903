import 'server-only';
import { problem } from '@/lib/platform/http/problem';

/** When a page tries again that asks now and then meanwhile. */
const RETRY_S = 60;
const ASK_INSTEAD = 'Ask now and then instead.';

/** Why a stream cannot be opened. */
export const NO_STREAM = {
  'too-many': problem('too-many-streams', ASK_INSTEAD, { retryAfter: RETRY_S }),
  full: problem('streams-full', ASK_INSTEAD, { retryAfter: RETRY_S }),
};
