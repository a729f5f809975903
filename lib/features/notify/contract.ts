/** Shapes of a person's notification settings. */
import { z } from 'zod';
import { CHOSEN_KINDS, MESSAGE_KINDS, TURN_MAILS } from '@/lib/game/wording/message-kinds';
import { CHANNEL_FAULTS } from '@/lib/platform/outbox/channel-error';
import { CHANNEL_FORMS } from '@/lib/platform/outbox/channel-forms';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { Email, GameId, OfTable, Stamp } from '@/lib/features/table/contract-shapes';

const Done = z.object({ done: z.literal(true) });
const OfChannel = z.object({ channel: z.string().max(40).describe('The id of the channel.') });
const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('A time of day where the person lives: 07:30.');

const ChannelShape = z
  .object({
    id: z.string(),
    form: z.enum(CHANNEL_FORMS),
    label: z.string().describe('The name its owner gave it; for mail, the address.'),
    wants: z.array(z.enum(MESSAGE_KINDS)).describe('The kinds of messages that go there.'),
    state: z
      .enum(['waits-for-proof', 'on', 'paused', 'stopped'])
      .describe(
        '`waits-for-proof`: the reader of the address has not confirmed it yet; `stopped`: nothing went through.',
      ),
    lastSentAt: Stamp.optional(),
    fault: z
      .object({ code: z.enum(CHANNEL_FAULTS), detail: z.string(), at: Stamp.optional() })
      .optional()
      .describe('The last failure.'),
  })
  .meta({
    id: 'Channel',
    description: 'An email address, a browser or a webhook that gets the messages for a person.',
  });

const MINE = { access: 'person', limit: 'channel' } as const;
const CHANNEL = { path: '/api/me/channels/{channel}', params: OfChannel, query: NOTHING } as const;
const REFUSED = ['person-missing', 'unknown-entry', 'channel-refused', 'cross-site'] as const;

export const notificationsContract = defineContract({
  id: 'readNotifications',
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'Your notifications: channels, mails for turns, and muted tables.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    channels: z.array(ChannelShape),
    turnMails: z.enum(TURN_MAILS).describe('A mail for each turn, one a day, or both.'),
    digestAt: Time.optional().describe('When the one of the day comes.'),
    timeZone: z.string(),
    tables: z.array(z.object({ gameId: GameId, name: z.string(), muted: z.boolean() })),
  }),
  problems: ['person-missing'],
});

export const turnMailsContract = defineContract({
  id: 'chooseTurnMails',
  method: 'PATCH',
  path: '/api/me/notifications',
  summary: 'Choose between a mail for each turn, one a day, or both.',
  ...MINE,
  params: NOTHING,
  query: NOTHING,
  body: z
    .strictObject({ turnMails: z.enum(TURN_MAILS), digestAt: Time.optional() })
    .refine(({ turnMails, digestAt }) => turnMails === 'each' || digestAt !== undefined, {
      path: ['digestAt'],
      message: 'is needed for one a day',
    }),
  status: 200,
  answer: Done,
  problems: ['person-missing', 'cross-site'],
});

export const addChannelContract = defineContract({
  id: 'addChannel',
  method: 'POST',
  path: '/api/me/channels',
  summary:
    'Add a channel: a mail address, which is written to and counts once its reader has pressed the button there, or a webhook.',
  ...MINE,
  params: NOTHING,
  query: NOTHING,
  body: z.union([
    z.strictObject({ form: z.literal('mail'), address: Email }),
    z.strictObject({
      form: z.enum(HOOK_FORMS),
      url: z.string().max(2000).describe('Reached by https, in the open internet.'),
      label: z.string().max(60).default(''),
    }),
  ]),
  status: 201,
  answer: z.object({
    channel: ChannelShape,
    secret: z.string().optional().describe('Only for `json`: the secret that signs its messages.'),
    standardSecret: z.string().optional().describe('The same for libraries of Standard Webhooks.'),
  }),
  problems: ['person-missing', 'channel-refused', 'cross-site'],
});

export const changeChannelContract = defineContract({
  id: 'changeChannel',
  method: 'POST',
  ...CHANNEL,
  summary:
    'Send a test message to a channel (`test`), send the mail that confirms an address again (`prove`), pause the channel (`pause`), or resume it (`resume`).',
  ...MINE,
  body: z.strictObject({ act: z.enum(['test', 'prove', 'pause', 'resume']) }),
  status: 200,
  answer: Done,
  problems: REFUSED,
});

export const chooseKindsContract = defineContract({
  id: 'chooseKinds',
  method: 'PATCH',
  ...CHANNEL,
  summary: 'Choose which kinds of messages go there.',
  ...MINE,
  body: z.strictObject({ wants: z.array(z.enum(CHOSEN_KINDS)).min(1).max(CHOSEN_KINDS.length) }),
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-entry', 'cross-site'],
});

export const dropChannelContract = defineContract({
  id: 'dropChannel',
  method: 'DELETE',
  ...CHANNEL,
  summary: 'Take a channel away.',
  ...MINE,
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-entry', 'cross-site'],
});

export const muteContract = defineContract({
  id: 'muteTable',
  method: 'POST',
  path: '/api/games/{id}/mute',
  summary: 'Mute a running table of yours, or unmute it.',
  ...MINE,
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({ muted: z.boolean() }),
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-table', 'cross-site'],
});
