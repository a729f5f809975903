import { circleHookAnswer, withHooks } from '@/app/api/_shared/circle-hook-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { addCircleHook, circleHooks } from '@/lib/features/notify/circles/circle-hooks';
import { addCircleHookContract, circleHooksContract } from '@/lib/features/notify/circles/contract-circle';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(circleHooksContract, async ({ headers, params }) =>
  withHooks(
    headers,
    params.id,
    async (who) => circleHooks(who),
    (hooks) => ({ hooks: hooks.map(circleHookAnswer) }),
  ),
);

const add = endpoint(addCircleHookContract, async ({ headers, params, body }) =>
  withHooks(
    headers,
    params.id,
    async (who, { locale }) => {
      const added = await addCircleHook(who, { ...body, locale });
      if (!added.ok) return added;
      const hooks = await circleHooks(who);
      return hooks.ok ? { ok: true, value: { id: added.value.id, hooks: hooks.value } } : hooks;
    },
    ({ id, hooks }) => {
      const hook = hooks.find((each) => each.id === id);
      if (!hook) throw new Error(`the channel ${id} is gone`);
      const { secret, standardSecret } = hook;
      return { hook: circleHookAnswer(hook), ...(secret === undefined ? {} : { secret, standardSecret }) };
    },
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, add);
