import 'server-only';
import { refusedChannel } from './api-channel-answer';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import type { CircleActor } from '@/lib/features/circles/circles';
import type { CircleHook, HookOutcome } from '@/lib/features/notify/circles/circle-hooks';
import type { Person } from '@/lib/features/people/guests';
import { timeText } from '@/lib/game/wording/language/time-of-day';

/** A circle's channel as the API returns it. Its signing secret is shown only once, on creation. */
export function circleHookAnswer(hook: CircleHook): object {
  const { secret: _secret, standardSecret: _same, muteFrom, muteTo, lastSentAt, ...told } = hook;
  const quiet =
    muteFrom === undefined || muteTo === undefined
      ? null
      : { from: timeText(muteFrom), to: timeText(muteTo) };
  return { ...told, quiet, ...(lastSentAt ? { lastSentAt: lastSentAt.toISOString() } : {}) };
}

/** Changes a circle's channels for the person of a request. */
export async function withHooks<T>(
  headers: Headers,
  circleId: string,
  act: (who: CircleActor, person: Person) => Promise<HookOutcome<T>>,
  answer?: (value: T, who: CircleActor) => object | Promise<object>,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const who = { circleId, userId: person.id };
    const done = await act(who, person);
    if (done.ok) return answer ? { ok: true, value: { body: await answer(done.value, who) } } : DONE;
    const { error } = done;
    if (error.kind !== 'channel') return { ok: false, error };
    return error.why === 'unknown' ? doneIf(false) : refusedChannel(error.why);
  });
}
