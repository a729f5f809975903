import { inBox, revisionAnswer, withBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { finishRevision } from '@/lib/features/boxes/boxes';
import { boxRevisionsContract, finishBoxRevisionContract } from '@/lib/features/boxes/contract';
import { readRevisions } from '@/lib/features/boxes/revisions';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(boxRevisionsContract, async ({ headers, params }) =>
  withBox(
    headers,
    async (person) => readRevisions(params.id, person),
    (revisions) => ({ revisions: revisions.map(revisionAnswer) }),
  ),
);

const finish = endpoint(finishBoxRevisionContract, async ({ headers, params }) =>
  inBox(
    headers,
    params.id,
    async (who) => finishRevision(who),
    ({ packId }) => ({ pack: packId }),
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, finish);
