import 'server-only';
import { problem } from '@/lib/platform/http/problem';

/** Retry-After for a refused stream, in seconds. The page polls meanwhile. */
const RETRY_S = 60;
const ASK_INSTEAD = 'Ask now and then instead.';

/** Why a stream cannot be opened. */
export const NO_STREAM = {
  'too-many': problem('too-many-streams', ASK_INSTEAD, { retryAfter: RETRY_S }),
  full: problem('streams-full', ASK_INSTEAD, { retryAfter: RETRY_S }),
};
