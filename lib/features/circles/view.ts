/** A circle as its members see it; types that pages may import. */

export const CIRCLE_ROLES = ['host', 'steward', 'member'] as const;
export type CircleRole = (typeof CIRCLE_ROLES)[number];

/** How people join: by the link, by the link once a member in charge approves, or not at all. */
export const JOIN_MODES = ['link', 'approval', 'closed'] as const;
export type JoinMode = (typeof JOIN_MODES)[number];

/** A member of a circle, or a person who asked to become one. */
export interface CircleMember {
  /** Their public id within the circle. */
  readonly id: string;
  /** Never shown. */
  readonly userId: string;
  /** Stands for them in results. */
  readonly playerKey: string;
  readonly name: string;
  readonly role: CircleRole;
  readonly joinedAt: Date;
  /** Their removal takes effect then. */
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
  /** It ends then, unless that is taken back. */
  readonly endsAt?: Date;
  /** Since when the host has been asked for. */
  readonly silentSince?: Date;
  /** The member who is to become host. */
  readonly heirId?: string;
  /** When they become host in place of one who is silent. */
  readonly heirAt?: Date;
  /** Whether its games make ratings, for its members to see. */
  readonly rated: boolean;
  /** The usual table as it is stored. */
  readonly preset: unknown;
  /** The reader. */
  readonly me: CircleMember & { readonly letter: boolean; readonly isInCharge: boolean };
  /** Host, stewards, then by the day they joined. */
  readonly members: readonly CircleMember[];
  /** People who asked to join. */
  readonly asking: readonly CircleMember[];
  /** Everybody who is or was in it, by the key of their results. */
  readonly people: PeopleByKey;
}

/** Whether a member may change the notice, approve people and arrange games. */
export const isInCharge = ({ role }: Pick<CircleMember, 'role'>): boolean => role !== 'member';
