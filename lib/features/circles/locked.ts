/** A circle during a change, and the rows a change writes. */
import type { CircleRefusal } from '@/lib/features/circles/refusals';
import type { CircleRole, JoinMode } from '@/lib/features/circles/view';
import type { Result } from '@/lib/platform/http/refused';

export type MemberState = 'asked' | 'in' | 'left' | 'removed';

export interface LockedMember {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly role: CircleRole;
  readonly state: MemberState;
  readonly joinedAt: Date;
  readonly endsAt: Date | null;
}

export interface LockedCircle {
  readonly id: string;
  readonly joinBy: JoinMode;
  readonly joinLinkHash: string | null;
  readonly joinLinkNo: number;
  readonly endsAt: Date | null;
  readonly silentSince: Date | null;
  readonly heirId: string | null;
  readonly rated: boolean;
  /** Members, applicants, and the person who changes it, in any state. */
  readonly members: readonly LockedMember[];
  /** The member who changes it. */
  readonly me: LockedMember;
}

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

/** An entry to add. It never contains a name, because names are deleted with the person. */
export interface NewEntry {
  readonly kind: CircleEntryKind;
  /** The member concerned. */
  readonly memberId?: string;
  /** The member who made the change. */
  readonly by?: string;
  /** When it took effect, if that was before now. */
  readonly at?: Date;
}

export interface CircleData {
  readonly name?: string;
  readonly notice?: string;
  readonly joinBy?: JoinMode;
  readonly timeZone?: string;
  readonly joinLinkHash?: string | null;
  readonly joinLinkNo?: number;
  readonly endsAt?: Date | null;
  readonly endedAt?: Date;
  readonly silentSince?: Date | null;
  readonly heirId?: string | null;
  /** Switches its ratings on or off: all its results are rated, or none. */
  readonly rated?: boolean;
}

export interface MemberData {
  readonly name?: string;
  readonly role?: CircleRole;
  readonly state?: MemberState;
  readonly letter?: boolean;
  readonly joinedAt?: Date;
  readonly endsAt?: Date | null;
}

export interface NewMember {
  readonly id: string;
  readonly name: string;
  readonly state: MemberState;
}

/** The rows that a change writes. Members change in this order, so that a circle never has two hosts. */
export interface CircleChange {
  readonly circle?: CircleData;
  readonly members?: readonly (readonly [id: string, data: MemberData])[];
  readonly entries?: readonly NewEntry[];
}

export type CircleDecision = Result<CircleChange, CircleRefusal>;

/** The decision to make a change. */
export const change = (value: CircleChange): CircleDecision => ({ ok: true, value });

/** A member or applicant by id. */
export function findMember(
  { members }: Pick<LockedCircle, 'members'>,
  id: string | null,
  state: MemberState = 'in',
): LockedMember | undefined {
  return members.find((each) => each.id === id && each.state === state);
}
