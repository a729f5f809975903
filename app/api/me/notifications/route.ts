import { endpoint } from '@/app/api/_shared/endpoint';
import { channelAnswer } from '@/app/api/_shared/channel-answer';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import { notificationsContract, turnMailsContract } from '@/lib/features/notify/contract';
import { notificationSettings } from '@/lib/features/notify/channels';
import { chooseTurnMails } from '@/lib/features/notify/turn-mails';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(notificationsContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => {
    const settings = await notificationSettings(id);
    if (!settings) return doneIf(false);
    const { channels, tables, timeZone, turnMails, digestAt } = settings;
    const body = {
      channels: channels.map(channelAnswer),
      tables,
      timeZone,
      turnMails,
      ...(digestAt === undefined ? {} : { digestAt: timeOf(digestAt) }),
    };
    return { ok: true, value: { body } };
  }),
);

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const choose = endpoint(turnMailsContract, async ({ headers, body: { turnMails, digestAt = '' } }) =>
  forPerson(headers, async ({ id }) => {
    await chooseTurnMails(id, turnMails, digestAt);
    return DONE;
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, choose);
