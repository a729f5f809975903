import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { chooseValue } from '@/lib/features/boxes/boxes';
import { chooseBoxValueContract } from '@/lib/features/boxes/contract';
import { routes } from '@/lib/platform/http/endpoint';

const choose = endpoint(chooseBoxValueContract, async ({ headers, params, body: { editor } }) =>
  inBox(headers, params.id, async (who) =>
    chooseValue(who, { componentId: params.component, editorId: editor }),
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(choose);
