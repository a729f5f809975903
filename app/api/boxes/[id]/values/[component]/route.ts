import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { enterValue, withdrawValue } from '@/lib/features/boxes/boxes';
import { enterBoxValueContract, withdrawBoxValueContract } from '@/lib/features/boxes/contract';
import { routes } from '@/lib/platform/http/endpoint';

const enter = endpoint(enterBoxValueContract, async ({ headers, params, body: { value, doubt = '' } }) =>
  inBox(headers, params.id, async (who) => enterValue(who, { componentId: params.component, value, doubt })),
);

const withdraw = endpoint(withdrawBoxValueContract, async ({ headers, params }) =>
  inBox(headers, params.id, async (who) => withdrawValue(who, params.component)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(enter, withdraw);
