/** The operations of circles: members, link and entries. */
import 'server-only';
import { z } from 'zod';
import { forPerson } from '@/lib/features/people/person-answer';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract, type Contract } from '@/lib/platform/http/contract';
import { operation, type EndpointResult } from '@/lib/platform/http/endpoint';
import { goesWith } from '@/lib/platform/http/goes-with';
import type { TooMany } from '@/lib/platform/http/limits/count-requests';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { refused } from '@/lib/platform/http/refused';
import {
  CIRCLE_ACTS,
  CIRCLE_ROLES,
  CircleSettings,
  ENTRY_KINDS,
  MEMBER_ACTS,
  MemberRow,
  nameInCircle,
  NameInCircle,
  OwnSettings,
  ShownCircle,
  type Circle,
  type CircleRefusal,
} from './circle';
import { CircleId, inCircle, OfCircle, withCircle } from './circle-answer';
import {
  changeCircle,
  foundCircle,
  joinCircle,
  joinLinkOf,
  loadCircle,
  loadCircleEntries,
  myCircles,
} from './circles';

const MemberId = z.uuid().describe('The id of the member inside the circle.');
const OfMember = z.object({ id: CircleId, member: MemberId });
const Token = z.string().max(60).describe('The token at the end of the join link.');
const MyName = NameInCircle.optional().describe(
  'Your name in the circle; your own name without it, which has to fit there.',
);
const Done = z.object({ done: z.literal(true) });

const Member = MemberRow.pick({ name: true, role: true })
  .extend({
    id: MemberId,
    joinedAt: Moment,
    endsAt: Moment.optional().describe('Their removal takes effect then.'),
    isMe: z.boolean(),
  })
  .meta({ id: 'CircleMember', description: 'A person in a circle, with their role there.' });

const CircleShape = ShownCircle.extend({
  id: CircleId,
  link: z
    .url()
    .optional()
    .describe('The join link; only the host and stewards get it, by a token only with the scope `all`.'),
  createdAt: Moment,
  endsAt: Moment.optional().describe('It ends then, unless the host keeps it open.'),
  silentSince: Moment.optional().describe('Since when the members look for another host.'),
  heir: MemberId.optional().describe('The member who is to become host.'),
  members: z.array(Member),
  asking: z.array(z.object({ id: MemberId, name: z.string() })).describe('People who asked to join.'),
}).meta({ id: 'Circle', description: 'A group of friends, as one of its members sees it.' });

const Listed = z
  .object({
    id: CircleId,
    name: z.string(),
    members: z.int(),
    role: z.enum(CIRCLE_ROLES),
    state: z.enum(['in', 'asked']).describe('`asked`: somebody in charge has to approve.'),
  })
  .meta({ id: 'MyCircle', description: 'A circle of the caller.' });

const Entry = z
  .object({
    id: z.string(),
    kind: z.enum(ENTRY_KINDS),
    at: Moment,
    name: z.string().optional().describe('The member it is about; empty for one who left.'),
    by: z.string().optional().describe('The member who did it.'),
  })
  .meta({ id: 'CircleEntry', description: 'A change of a circle.' });

const Listing = z.object({ circles: z.array(Listed) });
const Members = z.object({ members: z.array(Member) });
const Entries = z.object({ entries: z.array(Entry) });

const membersOf = ({ me, members }: Circle) =>
  members.map((member) => ({ ...member, isMe: member.id === me.id }));

const circleAnswer = (circle: Circle, headers: Headers) => ({
  ...circle,
  link: maySeeSecrets(headers) ? joinLinkOf(circle) : null,
  heir: circle.heirId,
  members: membersOf(circle),
});

const LOOK = { method: 'GET', access: 'person' } as const;
const READ = { ...LOOK, params: OfCircle, problems: ['person-missing', 'unknown-circle'] } as const;
const CHANGE = {
  access: 'person',
  params: OfCircle,
  limit: 'note',
  answer: Done,
} as const;
const problems = (...codes: readonly Contract['problems'][number][]) =>
  ['person-missing', 'unknown-circle', ...codes, 'nothing-to-do', 'cross-site'] as const;

/** The circles of the caller, by either of two addresses. */
const listing = (named: Pick<Contract, 'id' | 'tag' | 'path' | 'summary'>) =>
  operation(
    defineContract({ ...LOOK, ...named, answer: Listing, problems: ['person-missing'] }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => ({
        ok: true,
        value: { body: { circles: await myCircles(id) } },
      })),
  );

/** Settings go without an act. */
const NONE = [undefined] as const;

export const CIRCLE_API = [
  listing({
    id: 'listCircles',
    tag: 'Circles',
    path: '/api/circles',
    summary: 'Your circles, the newest first.',
  }),
  operation(
    defineContract({
      id: 'foundCircle',
      tag: 'Circles',
      method: 'POST',
      path: '/api/circles',
      access: 'person',
      limit: 'create',
      summary: 'Start a circle with yourself as host; at most five a day.',
      body: z.strictObject({
        name: NameInCircle.describe('Without a link in it.'),
        myName: MyName,
        timeZone: CircleSettings.shape.timeZone,
      }),
      status: 201,
      answer: CircleShape,
      problems: ['person-missing', 'bad-name', 'too-many', 'cross-site'],
    }),
    async ({ headers, body: { name, myName, timeZone } }) =>
      forPerson(headers, async (person): Promise<EndpointResult<TooMany | CircleRefusal>> => {
        const tooMany = await refuseTooMany('circle', person.id);
        if (tooMany) return refused(tooMany);
        const called = nameInCircle(myName, person);
        if (!called.ok) return called;
        const own = { myName: called.value, timeZone: timeZone ?? person.timeZone };
        const circle = await loadCircle(await foundCircle({ name, userId: person.id, ...own }), person);
        if (!circle) return refused({ kind: 'unknown-circle' });
        return { ok: true, value: { body: circleAnswer(circle, headers) } };
      }),
  ),
  operation(
    defineContract({
      ...READ,
      path: '/api/circles/{id}',
      id: 'readCircle',
      tag: 'Circles',
      summary: 'A circle with its members. Only its members can read it.',
      answer: CircleShape,
    }),
    async ({ headers, params: { id } }) => withCircle(headers, id, (circle) => circleAnswer(circle, headers)),
  ),
  operation(
    defineContract({
      ...CHANGE,
      path: '/api/circles/{id}',
      id: 'changeCircle',
      tag: 'Circles',
      method: 'PATCH',
      summary: 'Change the settings of a circle, or do one thing in it. Stewards change the notice only.',
      body: z
        .strictObject({
          ...CircleSettings.shape,
          act: z
            .enum(CIRCLE_ACTS)
            .optional()
            .describe('Instead of settings: leave, end or keep the circle, or answer who is to be its host.'),
        })
        .superRefine(
          goesWith('act', { name: NONE, notice: NONE, joinBy: NONE, timeZone: NONE, rated: NONE }),
        ),
      problems: problems('not-in-charge', 'host-stays'),
    }),
    async ({ headers, params: { id }, body: { act, ...settings } }) =>
      inCircle(headers, id, async (who) =>
        changeCircle(who, act ? { act } : { act: 'settings', ...settings }),
      ),
  ),
  operation(
    defineContract({
      ...CHANGE,
      path: '/api/circles/{id}',
      id: 'endCircle',
      tag: 'Circles',
      method: 'DELETE',
      summary: 'End a circle. It takes effect a day later, or at once if you are its only member.',
      problems: problems('not-in-charge'),
    }),
    async ({ headers, params: { id } }) =>
      inCircle(headers, id, async (who) => changeCircle(who, { act: 'end' })),
  ),
  operation(
    defineContract({
      ...READ,
      path: '/api/circles/{id}/members',
      id: 'listCircleMembers',
      tag: 'Circles',
      summary: 'The members of a circle.',
      answer: Members,
    }),
    async ({ headers, params: { id } }) =>
      withCircle(headers, id, (circle) => ({ members: membersOf(circle) })),
  ),
  operation(
    defineContract({
      ...CHANGE,
      path: '/api/circles/{id}/members',
      id: 'joinCircle',
      tag: 'Circles',
      method: 'POST',
      limit: 'join',
      summary: 'Join a circle by its link, or ask to where that needs approval.',
      body: z.strictObject({ token: Token, name: MyName }),
      answer: z.object({
        state: z.enum(['in', 'asked']).describe('`asked`: somebody in charge has to approve.'),
      }),
      problems: ['person-missing', 'bad-name', 'circle-closed', 'circle-full', 'name-taken', 'cross-site'],
    }),
    async ({ headers, params: { id: circleId }, body: { token, name } }) =>
      inCircle(
        headers,
        circleId,
        async ({ userId }, person) => {
          const called = nameInCircle(name, person);
          return called.ok ? joinCircle({ token, userId, circleId, name: called.value }) : called;
        },
        ({ state }) => ({ state }),
      ),
  ),
  operation(
    defineContract({
      ...CHANGE,
      params: OfMember,
      path: '/api/circles/{id}/members/{member}',
      id: 'changeCircleMember',
      tag: 'Circles',
      method: 'PATCH',
      summary: 'Change your own name and letter in a circle, or do one thing about another member.',
      body: z
        .strictObject({
          ...OwnSettings.shape,
          act: z
            .enum(MEMBER_ACTS)
            .optional()
            .describe('About another member; a removal takes effect a day later.'),
        })
        .superRefine(goesWith('act', { name: NONE, letter: NONE })),
      problems: problems('not-in-charge', 'not-that-member', 'name-taken'),
    }),
    async ({ headers, params: { id, member }, body: { act, ...own } }) =>
      inCircle(headers, id, async (who, person) => {
        if (act) return changeCircle(who, { act, memberId: member });
        const circle = await loadCircle(id, person);
        if (circle && circle.me.id !== member) return refused({ kind: 'not-that-member' });
        return changeCircle(who, { act: 'own', ...own });
      }),
  ),
  operation(
    defineContract({
      ...CHANGE,
      params: OfMember,
      path: '/api/circles/{id}/members/{member}',
      id: 'removeCircleMember',
      tag: 'Circles',
      method: 'DELETE',
      summary:
        'Leave a circle, by your own id, or remove another member. A removal takes effect a day later.',
      problems: problems('not-in-charge', 'not-that-member', 'host-stays'),
    }),
    async ({ headers, params: { id, member } }) =>
      inCircle(headers, id, async (who, person) => {
        const isMine = (await loadCircle(id, person))?.me.id === member;
        return changeCircle(who, isMine ? { act: 'leave' } : { act: 'remove', memberId: member });
      }),
  ),
  operation(
    defineContract({
      ...CHANGE,
      path: '/api/circles/{id}/link',
      id: 'renewCircleLink',
      tag: 'Circles',
      method: 'POST',
      summary: 'Make a new join link; the old one opens nothing any more.',
      answer: z.object({ token: Token, link: z.url() }),
      problems: ['person-missing', 'unknown-circle', 'not-in-charge', 'cross-site'],
    }),
    async ({ headers, params: { id } }) =>
      inCircle(
        headers,
        id,
        async (who) => changeCircle(who, { act: 'renew-link' }),
        ({ token = '' }) => ({ token, link: joinAddress(token) }),
      ),
  ),
  operation(
    defineContract({
      ...CHANGE,
      path: '/api/circles/{id}/link',
      id: 'closeCircleLink',
      tag: 'Circles',
      method: 'DELETE',
      summary: 'Close the join link.',
      problems: problems('not-in-charge'),
    }),
    async ({ headers, params: { id } }) =>
      inCircle(headers, id, async (who) => changeCircle(who, { act: 'close-link' })),
  ),
  operation(
    defineContract({
      ...READ,
      path: '/api/circles/{id}/entries',
      id: 'listCircleEntries',
      tag: 'Circles',
      summary: 'The newest hundred changes of a circle, the newest first.',
      answer: Entries,
    }),
    async ({ headers, params: { id } }) =>
      withCircle(headers, id, async (circle) => ({ entries: await loadCircleEntries(circle) })),
  ),
];

/** Next to the tables and holidays of the caller. */
export const MY_CIRCLES_API = [
  listing({
    id: 'listMyCircles',
    tag: 'Circles',
    path: '/api/me/circles',
    summary: 'The same list, next to your tables and holidays.',
  }),
];
