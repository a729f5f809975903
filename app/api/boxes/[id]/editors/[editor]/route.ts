import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { removeBoxEditorContract } from '@/lib/features/boxes/contract';
import { removeEditor } from '@/lib/features/boxes/join-box';
import { routes } from '@/lib/platform/http/endpoint';

const remove = endpoint(removeBoxEditorContract, async ({ headers, params: { id, editor } }) =>
  inBox(headers, id, async (who) => removeEditor(who, editor)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(remove);
