/** Circles: groups of friends, their members, their link and their entries. */
import { z } from 'zod';
import { CIRCLE_ACTS } from '@/lib/features/circles/circle-acts';
import { NameInCircle, NoticeText, ZoneOfCircle } from '@/lib/features/circles/circle-name';
import { ENTRY_KINDS } from '@/lib/features/circles/locked';
import { MEMBER_ACTS } from '@/lib/features/circles/member-acts';
import { CIRCLE_ROLES, JOIN_MODES } from '@/lib/features/circles/view';
import { Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

export const CircleId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the circle.');
const MemberId = z.uuid().describe('The id of the member inside the circle.');
const Token = z.string().max(60).describe('The token at the end of the join link.');

const Done = z.object({ done: z.literal(true) });
export const OfCircle = z.object({ id: CircleId });
const OfMember = z.object({ id: CircleId, member: MemberId });
const HERE = { access: 'person', params: OfCircle, query: NOTHING } as const;
const CIRCLE = { path: '/api/circles/{id}', ...HERE } as const;
const MEMBERS = { path: '/api/circles/{id}/members', ...HERE } as const;
const LINK = { path: '/api/circles/{id}/link', ...HERE } as const;
const MEMBER = { ...HERE, path: '/api/circles/{id}/members/{member}', params: OfMember } as const;
const LOOK = { method: 'GET', body: NO_BODY, status: 200 } as const;

const Member = z
  .object({
    id: MemberId,
    name: z.string(),
    role: z.enum(CIRCLE_ROLES).describe('The host may do everything, a steward approves and invites.'),
    joinedAt: Stamp,
    endsAt: Stamp.optional().describe('Their removal takes effect then.'),
    isMe: z.boolean(),
  })
  .meta({ id: 'CircleMember', description: 'A person in a circle, with their role there.' });

const CircleShape = z
  .object({
    id: CircleId,
    name: z.string(),
    notice: z.string().describe('A few lines for all members; may be empty.'),
    joinBy: z.enum(JOIN_MODES).describe('By the link, by the link after approval, or not at all.'),
    link: z
      .url()
      .optional()
      .describe('The join link; only the host and stewards get it, by a token only with the scope `all`.'),
    timeZone: z.string(),
    rated: z.boolean().describe('Whether its games make ratings.'),
    createdAt: Stamp,
    endsAt: Stamp.optional().describe('It ends then, unless the host keeps it open.'),
    silentSince: Stamp.optional().describe('Since when the members look for another host.'),
    heir: MemberId.optional().describe('The member who is to become host.'),
    members: z.array(Member),
    asking: z.array(z.object({ id: MemberId, name: z.string() })).describe('People who asked to join.'),
  })
  .meta({ id: 'Circle', description: 'A group of friends, as one of its members sees it.' });

const Listed = z
  .object({
    id: CircleId,
    name: z.string(),
    members: z.int(),
    role: z.enum(CIRCLE_ROLES),
    state: z.enum(['in', 'asked']).describe('`asked`: somebody in charge has to approve.'),
  })
  .meta({ id: 'MyCircle', description: 'A circle of the caller.' });

const MINE = {
  ...LOOK,
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  answer: z.object({ circles: z.array(Listed) }),
  problems: ['person-missing'],
} as const;

export const circlesContract = defineContract({
  ...MINE,
  id: 'listCircles',
  path: '/api/circles',
  summary: 'Your circles, the newest first.',
});

export const myCirclesContract = defineContract({
  ...MINE,
  id: 'listMyCircles',
  path: '/api/me/circles',
  summary: 'The same list, next to your tables and holidays.',
});

export const foundCircleContract = defineContract({
  id: 'foundCircle',
  method: 'POST',
  path: '/api/circles',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  limit: 'create',
  summary: 'Start a circle with yourself as host; at most five a day.',
  body: z.strictObject({
    name: NameInCircle.describe('Without a link in it.'),
    myName: NameInCircle.optional().describe('Your name in the circle; your own name without it.'),
    timeZone: ZoneOfCircle.optional(),
  }),
  status: 201,
  answer: CircleShape,
  problems: ['person-missing', 'too-many', 'cross-site'],
});

export const circleContract = defineContract({
  ...CIRCLE,
  ...LOOK,
  id: 'readCircle',
  summary: 'A circle with its members. Only its members can read it.',
  answer: CircleShape,
  problems: ['person-missing', 'unknown-circle'],
});

export const changeCircleContract = defineContract({
  ...CIRCLE,
  id: 'changeCircle',
  method: 'PATCH',
  limit: 'note',
  summary: 'Change the settings of a circle, or do one thing in it. Stewards change the notice only.',
  body: z.strictObject({
    name: NameInCircle.optional(),
    notice: NoticeText.optional(),
    joinBy: z.enum(JOIN_MODES).optional(),
    timeZone: ZoneOfCircle.optional(),
    rated: z.boolean().optional().describe('Ratings for its games; off for a new circle.'),
    act: z
      .enum(CIRCLE_ACTS)
      .optional()
      .describe('Instead of settings: leave, end or keep the circle, or answer who is to be its host.'),
  }),
  status: 200,
  answer: Done,
  problems: [
    'person-missing',
    'unknown-circle',
    'not-in-charge',
    'host-stays',
    'nothing-to-do',
    'cross-site',
  ],
});

export const endCircleContract = defineContract({
  ...CIRCLE,
  id: 'endCircle',
  method: 'DELETE',
  limit: 'note',
  summary: 'End a circle. It takes effect a day later, or at once if you are its only member.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-circle', 'not-in-charge', 'nothing-to-do', 'cross-site'],
});

export const membersContract = defineContract({
  ...MEMBERS,
  ...LOOK,
  id: 'listCircleMembers',
  summary: 'The members of a circle.',
  answer: z.object({ members: z.array(Member) }),
  problems: ['person-missing', 'unknown-circle'],
});

export const joinCircleContract = defineContract({
  ...MEMBERS,
  id: 'joinCircle',
  method: 'POST',
  limit: 'join',
  summary: 'Join a circle by its link, or ask to where that needs approval.',
  body: z.strictObject({
    token: Token,
    name: NameInCircle.optional().describe('Your name in the circle; your own name without it.'),
  }),
  status: 200,
  answer: z.object({ state: z.enum(['in', 'asked']) }),
  problems: ['person-missing', 'circle-closed', 'circle-full', 'name-taken', 'cross-site'],
});

export const changeMemberContract = defineContract({
  ...MEMBER,
  id: 'changeCircleMember',
  method: 'PATCH',
  limit: 'note',
  summary: 'Change your own name and letter in a circle, or do one thing about another member.',
  body: z.strictObject({
    name: NameInCircle.optional().describe('Only your own.'),
    letter: z.boolean().optional().describe('Whether the weekly letter comes to you.'),
    act: z.enum(MEMBER_ACTS).optional().describe('About another member; a removal takes effect a day later.'),
  }),
  status: 200,
  answer: Done,
  problems: [
    'person-missing',
    'unknown-circle',
    'not-in-charge',
    'not-that-member',
    'name-taken',
    'nothing-to-do',
    'cross-site',
  ],
});

export const removeMemberContract = defineContract({
  ...MEMBER,
  id: 'removeCircleMember',
  method: 'DELETE',
  limit: 'note',
  summary: 'Leave a circle, by your own id, or remove another member. A removal takes effect a day later.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: [
    'person-missing',
    'unknown-circle',
    'not-in-charge',
    'not-that-member',
    'host-stays',
    'nothing-to-do',
    'cross-site',
  ],
});

export const renewCircleLinkContract = defineContract({
  ...LINK,
  id: 'renewCircleLink',
  method: 'POST',
  limit: 'note',
  summary: 'Make a new join link; the old one opens nothing any more.',
  body: NO_BODY,
  status: 200,
  answer: z.object({ token: Token, link: z.url() }),
  problems: ['person-missing', 'unknown-circle', 'not-in-charge', 'cross-site'],
});

export const closeCircleLinkContract = defineContract({
  ...LINK,
  id: 'closeCircleLink',
  method: 'DELETE',
  limit: 'note',
  summary: 'Close the join link.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-circle', 'not-in-charge', 'nothing-to-do', 'cross-site'],
});

export const circleEntriesContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'listCircleEntries',
  path: '/api/circles/{id}/entries',
  summary: 'The newest hundred changes of a circle, the newest first.',
  answer: z.object({
    entries: z.array(
      z
        .object({
          id: z.string(),
          kind: z.enum(ENTRY_KINDS),
          at: Stamp,
          name: z.string().optional().describe('The member it is about; empty for one who left.'),
          by: z.string().optional().describe('The member who did it.'),
        })
        .meta({ id: 'CircleEntry', description: 'A change of a circle.' }),
    ),
  }),
  problems: ['person-missing', 'unknown-circle'],
});

export const CIRCLE_CONTRACTS = [
  circlesContract,
  foundCircleContract,
  circleContract,
  changeCircleContract,
  endCircleContract,
  membersContract,
  joinCircleContract,
  changeMemberContract,
  removeMemberContract,
  renewCircleLinkContract,
  closeCircleLinkContract,
  circleEntriesContract,
  myCirclesContract,
] as const;
