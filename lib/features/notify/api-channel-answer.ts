import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import type { ChannelRefusal, ChannelResult } from '@/lib/features/notify/channel-refusals';
import { DONE, doneIf } from '@/lib/features/people/person-answer';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/** The answer to a change of channels. */
export function answerChannel(said: ChannelResult): ApiResult {
  if (said.ok) return DONE;
  return said.error === 'unknown' ? doneIf(false) : refusedChannel(said.error);
}

/** The refusal as a problem with an English sentence. */
export function refusedChannel(why: ChannelRefusal): ApiResult {
  const detail = wordingOf('en').t(`notifications.refused.${why}`);
  return { problem: problem('channel-refused', detail, { params: { why } }) };
}
