import { endpoint } from '@/app/api/_shared/endpoint';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { setMuted } from '@/lib/features/notify/channels';
import { muteContract } from '@/lib/features/notify/contract';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const mute = endpoint(muteContract, async ({ headers, params, body }) =>
  forPerson(headers, async ({ id }) => {
    const said = await setMuted(id, params.id, body.muted);
    return said.ok ? DONE : refused({ kind: 'unknown-table' });
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(mute);
