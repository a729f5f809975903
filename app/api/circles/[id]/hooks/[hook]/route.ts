import { withHooks } from '@/app/api/_shared/circle-hook-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { changeCircleHook, dropCircleHook, tryCircleHook } from '@/lib/features/notify/circles/circle-hooks';
import {
  changeCircleHookContract,
  dropCircleHookContract,
} from '@/lib/features/notify/circles/contract-circle';
import { minuteOf } from '@/lib/game/wording/language/time-of-day';
import { routes } from '@/lib/platform/http/endpoint';

const change = endpoint(changeCircleHookContract, async ({ headers, params: { id, hook }, body }) =>
  withHooks(headers, id, async (who) => {
    if ('act' in body) return tryCircleHook(who, hook);
    const { wants, quiet } = body;
    const mute = quiet && { from: minuteOf(quiet.from), to: minuteOf(quiet.to) };
    return changeCircleHook(who, hook, { wants, mute });
  }),
);

const drop = endpoint(dropCircleHookContract, async ({ headers, params: { id, hook } }) =>
  withHooks(headers, id, async (who) => dropCircleHook(who, hook)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change, drop);
