import { endpoint } from '@/app/api/_shared/endpoint';
import { channelAnswer, refusedChannel } from '@/app/api/_shared/channel-answer';
import { doneIf, forPerson } from '@/lib/features/people/person-answer';
import { notificationSettings } from '@/lib/features/notify/channels';
import { addHook, addMail } from '@/lib/features/notify/new-channel';
import { addChannelContract } from '@/lib/features/notify/contract';
import { routes } from '@/lib/platform/http/endpoint';

const add = endpoint(addChannelContract, async ({ headers, body }) =>
  forPerson(headers, async ({ id }) => {
    const before = new Set((await channelsOf(id)).map((channel) => channel.id));
    const said = body.form === 'mail' ? await addMail(id, body.address) : await addHook(id, body);
    if (!said.ok) return refusedChannel(said.error);
    const channel = (await channelsOf(id)).find((each) => !before.has(each.id));
    if (!channel) return doneIf(false);
    const { secret, standardSecret } = channel;
    const secrets = secret === undefined ? {} : { secret, standardSecret };
    return { ok: true, value: { body: { channel: channelAnswer(channel), ...secrets } } };
  }),
);

const channelsOf = async (userId: string) => (await notificationSettings(userId))?.channels ?? [];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(add);
