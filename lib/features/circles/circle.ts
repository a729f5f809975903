/** Circles, groups of friends: their limits, their shape, and the acts of members. Also for components. */
import { z } from 'zod';
import { Name, TimeZone } from '@/lib/features/table/contract-shapes';
import type { NameTaken } from '@/lib/game/names/alike';
import type { Wording } from '@/lib/game/wording/wording';
import { refused, type Result } from '@/lib/platform/http/refused';

const DAY_MS = 24 * 3_600_000;
export const MAX_MEMBERS = 200;
export const MAX_NOTICE_LETTERS = 500;
/** Circles of a person on a page; a link shows the rest. */
export const LISTED_FIRST = 20;
export const MAX_LISTED = 200;
export const MAX_ENTRIES = 100;
/** A host who was not seen for this long counts as silent: the members are asked for another. */
export const SILENT_MS = 60 * DAY_MS;
/** How long the host can come back after the members were asked. */
export const SUCCESSION_MS = 14 * DAY_MS;

export const CIRCLE_ROLES = ['host', 'steward', 'member'] as const;
export const JOIN_MODES = ['link', 'approval', 'closed'] as const;
/** Kinds of entries of a circle; `circles.entry` of the messages has a sentence for each. */
export const ENTRY_KINDS = [
  ...(['founded', 'joined', 'asked', 'approved', 'refused', 'left', 'renamed'] as const),
  ...(['name', 'notice', 'join-by', 'time-zone', 'link', 'link-closed'] as const),
  ...(['steward', 'not-steward', 'host-offered', 'host-declined', 'host'] as const),
  ...(['removing', 'kept', 'removed', 'ending', 'kept-open'] as const),
  ...(['host-silent', 'heir', 'host-back'] as const),
  ...(['table', 'gathering', 'called-off', 'past-table', 'rated', 'unrated'] as const),
  ...(['competition', 'competition-off', 'excluding', 'not-excluded'] as const),
] as const;
export type CircleEntryKind = (typeof ENTRY_KINDS)[number];

/** The row of a member, of an applicant, or of somebody who has left. */
export const MemberRow = z.object({
  /** Their public id within the circle. */
  id: z.string(),
  /** Never shown; null for a person who has left the service. */
  userId: z.string().nullable(),
  /** Identifies them in results. */
  playerKey: z.string(),
  name: z.string(),
  role: z.enum(CIRCLE_ROLES).describe('The host may do everything, a steward approves and invites.'),
  state: z.enum(['asked', 'in', 'left', 'removed']),
  /** Whether the weekly letter goes to them. */
  letter: z.boolean(),
  joinedAt: z.date(),
  /** When their removal takes effect. */
  endsAt: z.date().nullable(),
  /** How far they have read the chat. */
  talkSeenAt: z.date().nullable(),
});
export type MemberRow = Readonly<z.infer<typeof MemberRow>>;

export const CircleRow = z.object({
  id: z.string(),
  name: z.string(),
  notice: z.string().describe('A few lines for all members; may be empty.'),
  joinBy: z.enum(JOIN_MODES).describe('By the link, by the link after approval, or not at all.'),
  joinLinkHash: z.string().nullable(),
  joinLinkNo: z.int(),
  /** The usual table as it is stored. */
  preset: z.unknown(),
  timeZone: z.string(),
  createdAt: z.date(),
  /** When it ends, unless that is cancelled. */
  endsAt: z.date().nullable(),
  /** Since when the members have been asked for another host. */
  silentSince: z.date().nullable(),
  /** The member who will become host. */
  heirId: z.string().nullable(),
  rated: z.boolean().describe('Whether its games make ratings.'),
  members: z.array(MemberRow),
});
/** The columns that members see, in the API and in its export. */
export const ShownCircle = CircleRow.pick({
  name: true,
  notice: true,
  joinBy: true,
  timeZone: true,
  rated: true,
});
/** A stored circle with rows of its members. */
export type CircleRow = Readonly<z.infer<typeof CircleRow>>;

/** A member of a circle, or an applicant. */
export type CircleMember = MemberRow & { readonly userId: string };
/** Ids in the circle and names, by the key of results. */
export type PeopleByKey = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/**
 * Names people in results by their keys. People without a name get words, numbered from the second
 * one on.
 */
export function callPeople(people: PeopleByKey, { t }: Pick<Wording, 't'>): (key: string) => string {
  const called = new Map<string, string>();
  const nameless = (words: string) => {
    const n = [...called.values()].filter((name) => name.replace(/ \(\d+\)$/, '') === words).length;
    return n === 0 ? words : `${words} (${n + 1})`;
  };
  return (key) => {
    const person = people.get(key);
    const name =
      called.get(key) ?? (person?.name || nameless(t(person ? 'circles.someone' : 'circles.outsider')));
    called.set(key, name);
    return name;
  };
}

/** A circle, read by one of its members. */
export interface Circle extends CircleRow {
  readonly me: CircleMember & { readonly isInCharge: boolean };
  /** Host, stewards, then members by the day they joined. */
  readonly members: CircleMember[];
  /** People who asked to join. */
  readonly asking: readonly CircleMember[];
  /** The current and former members, by the key of their results. */
  readonly people: PeopleByKey;
  /** When the heir replaces a silent host. */
  readonly heirAt: Date | null;
}

/** A change of a circle as its members read it. A name is empty once the member has left. */
export interface CircleEntry {
  readonly id: string;
  readonly kind: CircleEntryKind;
  readonly at: Date;
  /** The member concerned. */
  readonly name: string | null;
  /** The member who did it. */
  readonly by: string | null;
}

/** Whether a member can change the notice, approve people and arrange games. */
export const isInCharge = ({ role }: { readonly role: string }): boolean => role !== 'member';

/** Chat messages after this are new to a member; those from before they joined never are. */
export function seenUntil({ joinedAt, talkSeenAt }: Pick<MemberRow, 'joinedAt' | 'talkSeenAt'>): Date {
  return talkSeenAt && talkSeenAt > joinedAt ? talkSeenAt : joinedAt;
}

/** Whether `me` can remove a member: the host can remove anyone else, a steward only plain members. */
export function mayRemove(me: MemberRow, { id, role }: MemberRow): boolean {
  if (role === 'host' || id === me.id) return false;
  return me.role === 'host' || (me.role === 'steward' && role === 'member');
}

/** A web address, as people put it into names to advertise. */
const LINK = /:\/\/|www\.|\S\.\p{L}{2,}/iu;
/** The name of a circle, or of a member in it. */
export const NameInCircle = Name.refine((name) => !LINK.test(name.normalize('NFKC')), 'has a link in it');

/** The name of a person in a circle: the given one, or else their own, if it fits. */
export function nameInCircle(
  given: string | undefined,
  { name }: { readonly name?: string | undefined },
): CircleOutcome<string> {
  const { data } = NameInCircle.safeParse(given ?? name);
  return data === undefined ? refused({ kind: 'no-name' }) : { ok: true, value: data };
}

export const CIRCLE_ACTS = [
  ...(['leave', 'leave-unnamed', 'end', 'keep-open'] as const),
  ...(['accept-host', 'decline-host', 'take-over'] as const),
] as const;
export const MEMBER_ACTS = [
  ...(['approve', 'refuse', 'make-steward', 'make-member'] as const),
  ...(['offer-host', 'remove', 'keep'] as const),
] as const;
export type CircleAct = (typeof CIRCLE_ACTS)[number];
export type MemberAct = (typeof MEMBER_ACTS)[number];

export const CircleSettings = z.object({
  name: NameInCircle.optional(),
  notice: z.string().trim().max(MAX_NOTICE_LETTERS).optional(),
  joinBy: z.enum(JOIN_MODES).optional(),
  timeZone: TimeZone.optional(),
  rated: z.boolean().optional().describe('Ratings for its games; off for a new circle.'),
});
export type CircleSettings = Readonly<z.infer<typeof CircleSettings>>;
/** The entry of a changed setting. */
export const SETTING_ENTRIES = {
  name: 'name',
  notice: 'notice',
  joinBy: 'join-by',
  timeZone: 'time-zone',
  rated: 'rated',
} as const satisfies Record<keyof CircleSettings, CircleEntryKind>;

export const OwnSettings = z.object({
  name: NameInCircle.optional().describe('Only your own.'),
  letter: z.boolean().optional().describe('Whether the weekly letter comes to you.'),
});
export type OwnSettings = Readonly<z.infer<typeof OwnSettings>>;

/** Everything that a member can do in a circle, for forms, the API and the code that decides. */
export const CircleChange = z.discriminatedUnion('act', [
  CircleSettings.extend({ act: z.literal('settings') }),
  z.object({ act: z.literal('notice'), notice: CircleSettings.shape.notice.unwrap() }),
  OwnSettings.extend({ act: z.literal('own') }),
  z.object({ act: z.enum([...CIRCLE_ACTS, 'renew-link', 'close-link']) }),
  z.object({ act: z.enum(MEMBER_ACTS), memberId: z.guid() }),
]);
export type CircleChange = Readonly<z.infer<typeof CircleChange>>;

/** Why a request about circles was refused. */
export const CIRCLE_REFUSALS = [
  /** There is no such circle, or the person is not a member. */
  'unknown-circle',
  /** The person has no name that fits into a circle. */
  'no-name',
  /** The link belongs to no circle, or the circle accepts no members. */
  'circle-closed',
  /** The circle has the maximum number of members. */
  'circle-full',
  /** Only the host and stewards can do this, or only the host. */
  'not-in-charge',
  /** There is no such member, or it is not possible for them. */
  'not-that-member',
  /** The host must transfer the circle, or end it, before leaving. */
  'host-stays',
  /** It was done before, or there is nothing to withdraw. */
  'nothing-to-do',
  /** A table needs two to four members, including the one who makes it. */
  'not-those-players',
  /** A call for players starts within an hour, or after more than 60 days. */
  'not-that-start',
  /** The circle has the maximum number of open calls for players. */
  'many-gatherings',
  /** The call for players has ended, or does not exist. */
  'gathering-over',
  /** The game cannot be added: it has no result, or already belongs to a circle. */
  'no-result',
] as const;
export type CircleRefusal = { readonly kind: (typeof CIRCLE_REFUSALS)[number] } | NameTaken;
export type CircleOutcome<T> = Result<T, CircleRefusal>;
