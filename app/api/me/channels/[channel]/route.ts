import { endpoint } from '@/app/api/_shared/endpoint';
import { answerChannel } from '@/app/api/_shared/channel-answer';
import { forPerson } from '@/lib/features/people/person-answer';
import { dropChannel, pauseChannel, proveAgain, setWants, testChannel } from '@/lib/features/notify/channels';
import {
  changeChannelContract,
  chooseKindsContract,
  dropChannelContract,
} from '@/lib/features/notify/contract';
import { routes } from '@/lib/platform/http/endpoint';

const ACTS = {
  test: testChannel,
  prove: proveAgain,
  pause: (userId: string, id: string) => pauseChannel(userId, id, true),
  resume: (userId: string, id: string) => pauseChannel(userId, id, false),
} as const;

const change = endpoint(changeChannelContract, async ({ headers, params, body }) =>
  forPerson(headers, async ({ id }) => answerChannel(await ACTS[body.act](id, params.channel))),
);

const choose = endpoint(chooseKindsContract, async ({ headers, params, body }) =>
  forPerson(headers, async ({ id }) => answerChannel(await setWants(id, params.channel, body.wants))),
);

const drop = endpoint(dropChannelContract, async ({ headers, params }) =>
  forPerson(headers, async ({ id }) => answerChannel(await dropChannel(id, params.channel))),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change, choose, drop);
