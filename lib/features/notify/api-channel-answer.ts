import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import type { ChannelRefusal, ChannelResult } from '@/lib/features/notify/channel-refusals';
import { DONE, doneIf } from '@/lib/features/people/person-answer';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/** The answer to a change of channels. */
export function answerChannel(said: ChannelResult): ApiResult {
  if (said.ok) return DONE;
  return said.error === 'unknown' ? doneIf(false) : refusedChannel(said.error, said.said);
}

/** The refusal as a problem with an English sentence; `said` is the reason of the receiver. */
export function refusedChannel(why: ChannelRefusal, said?: string) {
  const detail = wordingOf('en').t(`notifications.refused.${why}`);
  const params = { why, ...(said === undefined ? {} : { said }) };
  return { problem: problem('channel-refused', detail, { params }) } satisfies ApiResult;
}
