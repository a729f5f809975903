/** Notifications: channels, kinds, muted tables. */
import 'server-only';
import { z } from 'zod';
import { answerChannel, refusedChannel } from '@/lib/features/notify/api-channel-answer';
import {
  dropChannel,
  notificationSettings,
  pauseChannel,
  proveAgain,
  setMuted,
  setWants,
  testChannel,
  type ChannelInfo,
} from '@/lib/features/notify/channels';
import { cursorOfHook } from '@/lib/features/notify/hook-events';
import { addHook, addMail } from '@/lib/features/notify/new-channel';
import { chooseTurnMails } from '@/lib/features/notify/turn-mails';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import { Email, GameId, OfTable } from '@/lib/features/table/contract-shapes';
import { timeText } from '@/lib/game/wording/language/times';
import { CHOSEN_KINDS, MESSAGE_KINDS, TURN_MAILS } from '@/lib/game/wording/message-kinds';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { goesWith } from '@/lib/platform/http/goes-with';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';
import { CHANNEL_FAULTS } from '@/lib/platform/outbox/channel-error';
import { CHANNEL_FORMS, type ChannelForm } from '@/lib/platform/outbox/channel-forms';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';

const Done = z.object({ done: z.literal(true) });

const OfChannel = z.object({ channel: z.string().max(40).describe('The id of the channel.') });

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('A time of day where the person lives: 07:30.');

/** Without the secret that signs the messages of a hook: it is shown only once, on creation. */
const ChannelShape = z
  .object({
    id: z.string(),
    form: z
      .enum(CHANNEL_FORMS)
      .meta({ deprecated: true, description: '`webhook` for each kind of webhook; read `kind`.' }),
    kind: z
      .enum([...CHANNEL_FORMS, ...HOOK_FORMS])
      .describe('As it was added: `json` is a program. `webhook` is one of an unknown kind.'),
    label: z.string().describe('The name its owner gave it; for mail, the address.'),
    wants: z.array(z.enum(MESSAGE_KINDS)).describe('The kinds of messages that go there.'),
    state: z
      .enum(['waits-for-proof', 'on', 'paused', 'stopped'])
      .describe(
        '`waits-for-proof`: the reader of the address has not confirmed it yet; `stopped`: nothing went through.',
      ),
    lastSentAt: Moment.optional(),
    cursor: z
      .string()
      .optional()
      .describe('Only of a program: `listMyEvents` `after` this has all that it has not taken.'),
    fault: z
      .object({ code: z.enum(CHANNEL_FAULTS), detail: z.string(), at: Moment.optional() })
      .optional()
      .describe('The last failure.'),
  })
  .meta({
    id: 'Channel',
    description: 'An email address, a browser or a webhook that gets the messages for a person.',
  });

const OlderForm = sameAs('kind', z.enum(['mail', ...HOOK_FORMS]).optional());

/** The bodies that add a channel. A browser adds itself on a page. */
const NEW_CHANNELS = {
  mail: z.strictObject({ kind: z.literal('mail'), form: OlderForm, address: Email }),
  webhook: z.strictObject({
    kind: z.enum(HOOK_FORMS),
    form: OlderForm,
    url: z.string().max(2000).describe('Reached by https, in the open internet.'),
    label: z.string().max(60).default(''),
  }),
} satisfies Record<Exclude<ChannelForm, 'push'>, z.ZodType>;

const MINE = { access: 'person', limit: 'channel' } as const;

const CHANNEL = { path: '/api/me/channels/{channel}', params: OfChannel } as const;

const REFUSED = ['person-missing', 'unknown-entry', 'channel-refused', 'cross-site'] as const;

const ACTS = {
  test: testChannel,
  prove: proveAgain,
  pause: (userId: string, id: string) => pauseChannel(userId, id, true),
  resume: (userId: string, id: string) => pauseChannel(userId, id, false),
} as const;

const channelsOf = async (userId: string) => (await notificationSettings(userId))?.channels ?? [];

/** A channel as the API shows it: a program’s has a cursor. */
async function withCursor(userId: string, channel: ChannelInfo) {
  return channel.kind === 'json'
    ? { ...channel, cursor: await cursorOfHook({ userId }, channel.id) }
    : channel;
}

const Notifications = z.object({
  channels: z.array(ChannelShape),
  turnMails: z.enum(TURN_MAILS).describe('A mail for each turn, one a day, or both.'),
  turnsAtOnce: z
    .boolean()
    .describe('With several tables: each turn at once; otherwise those within an hour as one mail.'),
  digestAt: Time.optional().describe('When the one of the day comes.'),
  timeZone: z.string(),
  tables: z.array(z.object({ gameId: GameId, name: z.string(), muted: z.boolean() })),
});

const Added = z.object({
  channel: ChannelShape,
  standardSecret: z
    .string()
    .optional()
    .describe('Only for `json`: the secret that signs its messages, for libraries of Standard Webhooks.'),
  secret: z.string().optional().meta({ deprecated: true, description: 'The same, for older headers.' }),
});

export const NOTIFY_API = [
  operation(
    defineContract({
      id: 'readNotifications',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me/notifications',
      summary: 'Your notifications: channels, mails for turns, and muted tables.',
      access: 'person',
      answer: Notifications,
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => {
        const settings = await notificationSettings(id);
        if (!settings) return doneIf(false);
        const digestAt = settings.digestAt === undefined ? null : timeText(settings.digestAt);
        const channels = await Promise.all(settings.channels.map((each) => withCursor(id, each)));
        return { ok: true, value: { body: { ...settings, channels, digestAt } } };
      }),
  ),
  operation(
    defineContract({
      id: 'chooseTurnMails',
      tag: 'Mine',
      method: 'PATCH',
      path: '/api/me/notifications',
      summary: 'Choose between a mail for each turn, one a day, or both.',
      ...MINE,
      body: z
        .strictObject({
          turnMails: z.enum(TURN_MAILS),
          digestAt: Time.optional(),
          turnsAtOnce: z
            .boolean()
            .optional()
            .describe('With three or more running tables: each turn at once, not gathered for an hour.'),
        })
        .superRefine(goesWith('turnMails', { digestAt: ['both', 'digest'] }))
        .refine(({ turnMails, digestAt }) => turnMails === 'each' || digestAt !== undefined, {
          path: ['digestAt'],
          message: 'is needed for one a day',
        }),
      answer: Done,
      problems: ['person-missing', 'cross-site'],
    }),
    async ({ headers, body: { turnMails: chosen, digestAt: time = '', turnsAtOnce: atOnce } }) =>
      forPerson(headers, async ({ id }) => {
        await chooseTurnMails(id, { chosen, time, atOnce });
        return DONE;
      }),
  ),
  operation(
    defineContract({
      id: 'addChannel',
      tag: 'Mine',
      method: 'POST',
      path: '/api/me/channels',
      summary:
        'Add a channel: a mail address, which is written to and counts once its reader has pressed the button there, or a webhook, which gets a test. Discord, Slack and ntfy must take it; a program is added in any case, with the failure in `fault`.',
      ...MINE,
      body: z.union(Object.values(NEW_CHANNELS)),
      status: 201,
      answer: Added,
      problems: ['person-missing', 'channel-refused', 'cross-site'],
    }),
    async ({ headers, body }) =>
      forPerson(headers, async ({ id }) => {
        const before = new Set((await channelsOf(id)).map((channel) => channel.id));
        const said =
          body.kind === 'mail'
            ? await addMail(id, body.address)
            : await addHook(id, { ...body, form: body.kind });
        if (!said.ok) return refusedChannel(said.error, said.said);
        const channel = (await channelsOf(id)).find((each) => !before.has(each.id));
        if (!channel) return doneIf(false);
        const { secret, standardSecret } = channel;
        const added = await withCursor(id, channel);
        return { ok: true, value: { body: { channel: added, secret, standardSecret } } };
      }),
  ),
  operation(
    defineContract({
      id: 'changeChannel',
      tag: 'Mine',
      method: 'POST',
      ...CHANNEL,
      summary:
        'Test, confirm, pause or resume a channel. `test` sends a message, `prove` sends the email again that confirms an address.',
      ...MINE,
      body: z.strictObject({ act: z.enum(['test', 'prove', 'pause', 'resume']) }),
      answer: Done,
      problems: REFUSED,
    }),
    async ({ headers, params, body }) =>
      forPerson(headers, async ({ id }) => answerChannel(await ACTS[body.act](id, params.channel))),
  ),
  operation(
    defineContract({
      id: 'chooseKinds',
      tag: 'Mine',
      method: 'PATCH',
      ...CHANNEL,
      summary: 'Choose which kinds of messages go there.',
      ...MINE,
      body: z.strictObject({ wants: z.array(z.enum(CHOSEN_KINDS)).min(1).max(CHOSEN_KINDS.length) }),
      answer: Done,
      problems: ['person-missing', 'unknown-entry', 'cross-site'],
    }),
    async ({ headers, params, body }) =>
      forPerson(headers, async ({ id }) => answerChannel(await setWants(id, params.channel, body.wants))),
  ),
  operation(
    defineContract({
      id: 'dropChannel',
      tag: 'Mine',
      method: 'DELETE',
      ...CHANNEL,
      summary: 'Take a channel away.',
      ...MINE,
      answer: Done,
      problems: ['person-missing', 'unknown-entry', 'cross-site'],
    }),
    async ({ headers, params }) =>
      forPerson(headers, async ({ id }) => answerChannel(await dropChannel(id, params.channel))),
  ),
  operation(
    defineContract({
      id: 'muteTable',
      tag: 'Mine',
      method: 'POST',
      path: '/api/games/{id}/mute',
      summary: 'Mute a running table of yours, or unmute it.',
      ...MINE,
      params: OfTable,
      body: z.strictObject({ muted: z.boolean() }),
      answer: Done,
      problems: ['person-missing', 'unknown-table', 'cross-site'],
    }),
    async ({ headers, params, body }) =>
      forPerson(headers, async ({ id }) => {
        const said = await setMuted(id, params.id, body.muted);
        return said.ok ? DONE : refused({ kind: 'unknown-table' });
      }),
  ),
];
