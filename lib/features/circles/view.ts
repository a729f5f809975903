/** A circle as its members see it; types that pages can import. */

export const CIRCLE_ROLES = ['host', 'steward', 'member'] as const;
export type CircleRole = (typeof CIRCLE_ROLES)[number];

/** How people join: by the link, by the link with approval, or not at all. */
export const JOIN_MODES = ['link', 'approval', 'closed'] as const;
export type JoinMode = (typeof JOIN_MODES)[number];

/** A member of a circle, or an applicant. */
export interface CircleMember {
  /** Their public id within the circle. */
  readonly id: string;
  /** Never shown. */
  readonly userId: string;
  /** Identifies them in results. */
  readonly playerKey: string;
  readonly name: string;
  readonly role: CircleRole;
  readonly joinedAt: Date;
  /** When their removal takes effect. */
  readonly endsAt?: Date;
}

/** Ids in the circle and names, by the key of results. */
export type PeopleByKey = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** A circle, read by one of its members. */
export interface Circle {
  readonly id: string;
  readonly name: string;
  readonly notice: string;
  readonly joinBy: JoinMode;
  readonly hasLink: boolean;
  readonly joinLinkNo: number;
  readonly timeZone: string;
  readonly createdAt: Date;
  /** When it ends, unless that is cancelled. */
  readonly endsAt?: Date;
  /** Since when the members have been asked for another host. */
  readonly silentSince?: Date;
  /** The member who will become host. */
  readonly heirId?: string;
  /** When they replace a silent host. */
  readonly heirAt?: Date;
  /** Whether its games have ratings that its members can see. */
  readonly rated: boolean;
  /** The usual table as it is stored. */
  readonly preset: unknown;
  /** The reading member. */
  readonly me: CircleMember & { readonly letter: boolean; readonly isInCharge: boolean };
  /** Host, stewards, then members by the day they joined. */
  readonly members: readonly CircleMember[];
  /** People who asked to join. */
  readonly asking: readonly CircleMember[];
  /** The current and former members, by the key of their results. */
  readonly people: PeopleByKey;
}

/** Whether a member can change the notice, approve people and arrange games. */
export const isInCharge = ({ role }: Pick<CircleMember, 'role'>): boolean => role !== 'member';
