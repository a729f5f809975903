/** The operations of a circle's channels. */
import 'server-only';
import { z } from 'zod';
import { OfCircle } from '@/lib/features/circles/circle-answer';
import type { CircleActor } from '@/lib/features/circles/circles';
import { refusedChannel } from '@/lib/features/notify/api-channel-answer';
import type { Person } from '@/lib/features/people/guests';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import { minuteOf, timeText } from '@/lib/game/wording/language/times';
import { CIRCLE_HOOK_KINDS } from '@/lib/game/wording/message-kinds';
import { cursorOfHook } from '@/lib/features/notify/hook-events';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation, type EndpointResult } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { CHANNEL_FAULTS } from '@/lib/platform/outbox/channel-error';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';
import {
  addCircleHook,
  changeCircleHook,
  circleHooks,
  dropCircleHook,
  tryCircleHook,
  type CircleHook,
  type HookOutcome,
  type HookRefusal,
} from './circles/circle-hooks';

const HookId = z.uuid().describe('The id of the channel.');
const Done = z.object({ done: z.literal(true) });
const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('A time of day by the clock of the circle: 22:00.');
const Quiet = z
  .strictObject({ from: Time, to: Time })
  .nullable()
  .describe('Nothing is posted between these times; null for no quiet hours.');

const Hook = z
  .object({
    id: HookId,
    form: sameAs('kind', z.enum(HOOK_FORMS)),
    kind: z.enum(HOOK_FORMS).describe('`json` is a program.'),
    label: z.string(),
    wants: z.array(z.enum(CIRCLE_HOOK_KINDS)).describe('The kinds of messages that go there.'),
    quiet: Quiet,
    state: z.enum(['on', 'stopped']).describe('`stopped`: nothing went through; try it to use it again.'),
    lastSentAt: Moment.optional(),
    cursor: z
      .string()
      .optional()
      .describe('Only of a program: `listCircleEvents` `after` this has all that it has not taken.'),
    fault: z
      .object({ code: z.enum(CHANNEL_FAULTS), detail: z.string() })
      .optional()
      .describe('The last failure.'),
  })
  .meta({ id: 'CircleHook', description: 'A chat or program that hears of all tables of a circle.' });

/** A circle's channel as the API returns it. Its signing secret is shown only once, on creation. */
async function hookAnswer(circleId: string, { muteFrom: from, muteTo: to, wants, ...hook }: CircleHook) {
  const quiet = from === undefined || to === undefined ? null : { from: timeText(from), to: timeText(to) };
  const { id, form: kind } = hook;
  const cursor = kind === 'json' ? { cursor: await cursorOfHook({ circleId }, id) } : {};
  return z.encode(Hook, { ...hook, kind, wants: [...wants], quiet, ...cursor });
}

/** Reads or changes a circle's channels for the person of a request. */
async function withHooks<T>(
  headers: Headers,
  circleId: string,
  act: (who: CircleActor, person: Person) => Promise<HookOutcome<T>>,
  answer?: (value: T) => Promise<object>,
) {
  type Answer = EndpointResult<Exclude<HookRefusal, { readonly kind: 'channel' }>>;
  return forPerson(headers, async (person): Promise<Answer> => {
    const done = await act({ circleId, userId: person.id }, person);
    if (done.ok) return answer ? { ok: true, value: { body: await answer(done.value) } } : DONE;
    const { error } = done;
    if (error.kind !== 'channel') return { ok: false, error };
    if (error.why === 'unknown') return doneIf(false);
    return refusedChannel(error.why, error.said);
  });
}

const HOOKS = {
  path: '/api/circles/{id}/hooks',
  access: 'person',
  params: OfCircle,
} as const;
const HOOK = {
  ...HOOKS,
  path: '/api/circles/{id}/hooks/{hook}',
  params: OfCircle.extend({ hook: HookId }),
  limit: 'channel',
  answer: Done,
} as const;
const REFUSED = ['person-missing', 'unknown-circle', 'not-in-charge'] as const;

export const CIRCLE_HOOK_API = [
  operation(
    defineContract({
      ...HOOKS,
      id: 'listCircleHooks',
      asIs: true,
      tag: 'Circles',
      method: 'GET',
      summary: 'The channels of a circle, for its host and stewards. Addresses are never shown.',
      answer: z.object({ hooks: z.array(Hook) }),
      problems: REFUSED,
    }),
    async ({ headers, params: { id } }) =>
      withHooks(
        headers,
        id,
        async (who) => circleHooks(who),
        async (hooks) => ({ hooks: await Promise.all(hooks.map((hook) => hookAnswer(id, hook))) }),
      ),
  ),
  operation(
    defineContract({
      ...HOOKS,
      id: 'addCircleHook',
      asIs: true,
      tag: 'Circles',
      method: 'POST',
      limit: 'channel',
      summary:
        'Add a channel to a circle, at most two. It gets a test, and all kinds but turns. Discord, Slack and ntfy must take the test; a program is added in any case.',
      body: z.strictObject({
        kind: z.enum(HOOK_FORMS),
        form: sameAs('kind', z.enum(HOOK_FORMS).optional()),
        url: z.string().max(2000).describe('Reached by https, in the open internet.'),
        label: z.string().max(60).default(''),
      }),
      status: 201,
      answer: z.object({
        hook: Hook,
        standardSecret: z
          .string()
          .optional()
          .describe(
            'Only for `json`: the secret that signs its messages, for libraries of Standard Webhooks.',
          ),
        secret: z.string().optional().meta({ deprecated: true, description: 'The same, for older headers.' }),
      }),
      problems: [...REFUSED, 'channel-refused', 'cross-site'],
    }),
    async ({ headers, params: { id: circleId }, body }) =>
      withHooks(
        headers,
        circleId,
        async (who, { locale }) => {
          const added = await addCircleHook(who, { ...body, form: body.kind, locale });
          if (!added.ok) return added;
          const hooks = await circleHooks(who);
          return hooks.ok ? { ok: true, value: { id: added.value.id, hooks: hooks.value } } : hooks;
        },
        async ({ id, hooks }) => {
          const hook = hooks.find((each) => each.id === id);
          if (!hook) throw new Error(`the channel ${id} is gone`);
          const { secret, standardSecret } = hook;
          return {
            hook: await hookAnswer(circleId, hook),
            ...(secret === undefined ? {} : { secret, standardSecret }),
          };
        },
      ),
  ),
  operation(
    defineContract({
      ...HOOK,
      id: 'changeCircleHook',
      tag: 'Circles',
      method: 'PATCH',
      summary: 'Choose the messages and quiet hours of a channel, or try it now.',
      body: z.union([
        z.strictObject({ act: z.literal('try').describe('Posts a test; a stopped channel is used again.') }),
        z.strictObject({
          wants: z.array(z.enum(CIRCLE_HOOK_KINDS)).min(1).max(CIRCLE_HOOK_KINDS.length),
          quiet: Quiet,
        }),
      ]),
      problems: [...REFUSED, 'unknown-entry', 'channel-refused', 'cross-site'],
    }),
    async ({ headers, params: { id, hook }, body }) =>
      withHooks(headers, id, async (who) => {
        if ('act' in body) return tryCircleHook(who, hook);
        const { wants, quiet } = body;
        const mute = quiet && { from: minuteOf(quiet.from), to: minuteOf(quiet.to) };
        return changeCircleHook(who, hook, { wants, mute });
      }),
  ),
  operation(
    defineContract({
      ...HOOK,
      id: 'dropCircleHook',
      tag: 'Circles',
      method: 'DELETE',
      summary: 'Remove a channel of a circle.',
      problems: [...REFUSED, 'unknown-entry', 'cross-site'],
    }),
    async ({ headers, params: { id, hook } }) =>
      withHooks(headers, id, async (who) => dropCircleHook(who, hook)),
  ),
];
