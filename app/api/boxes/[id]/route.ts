import { boxAnswer, inBox, withBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { changeBoxSettings, deleteBox } from '@/lib/features/boxes/boxes';
import { boxContract, changeBoxContract, deleteBoxContract } from '@/lib/features/boxes/contract';
import { readBox } from '@/lib/features/boxes/load-box';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(boxContract, async ({ headers, params }) =>
  withBox(
    headers,
    async (person) => readBox(params.id, person),
    (box) => boxAnswer(box, headers),
  ),
);

const change = endpoint(changeBoxContract, async ({ headers, params, body }) =>
  inBox(headers, params.id, async (who) => changeBoxSettings(who, body)),
);

const remove = endpoint(deleteBoxContract, async ({ headers, params }) =>
  inBox(headers, params.id, async (who) => deleteBox(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, change, remove);
