/** Requests of a table: somebody asks, others agree, it takes effect at a time, and is taken back until then. */
import { z } from 'zod';
import type { SeatEntryKind } from '@/lib/features/seats/entry-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SubstituteLevel } from '@/lib/game/levels';
import type { EndedTurn } from '@/lib/game/turn/losses';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import type { TableEffect } from './agenda-change-store';
import type { Agenda } from './agenda-store';
import type { ClockOutcome } from './refusals';

/** A request whether to take an ended turn back. */
export const TURN_BACK = 'turn-back';
const LATE_KINDS = ['end', 'replace', 'computer'] as const;
/** Kinds that change a game permanently: they take effect an hour after they have enough consent. */
export const DELAYED_KINDS = [...LATE_KINDS, ...FIRM_KINDS] as const;
/** Kinds that are stored as decisions. The others take effect as soon as they are agreed on. */
export const DECISION_KINDS = [...DELAYED_KINDS, TURN_BACK] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
/** A request for a new link of a seat, because its holder has lost theirs. */
export const NEW_LINK = 'new-link';
/** A seat that is offered to the owner of a link. */
export const OFFER = 'offer';
/** Kinds that somebody takes up: time does not carry them out. */
export const STANDING_KINDS = [NEW_LINK, OFFER] as const;
export type StandingKind = (typeof STANDING_KINDS)[number];
export const STORED_KINDS = [...DECISION_KINDS, ...STANDING_KINDS] as const;
export type StoredKind = (typeof STORED_KINDS)[number];
export type RequestKind = StoredKind | 'wait' | 'holiday' | 'holiday-end';
/** The `effectAt` of a request that somebody takes up. */
export const TAKEN_UP = new Date('9999-12-31T00:00:00Z');

/** The state of a stored request: open, in effect, taken back, or void because the situation has changed. */
export const DECISION_STATES = ['open', 'done', 'taken-back', 'void'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** The acts of players on a request that is stored when it is asked. */
export const TURN_BACK_ACTS = ['ask', 'agree', 'refuse', 'withdraw'] as const;
export type TurnBackAct = (typeof TURN_BACK_ACTS)[number];
export type RequestAnswer = Exclude<TurnBackAct, 'ask'>;

/** A stored request. Its row is called a decision, as in the API. */
export const RequestRow = z.object({
  gameId: z.string(),
  id: z.string(),
  kind: z.enum(STORED_KINDS),
  /** A table has at most one open request on each subject. */
  subject: z.string(),
  seat: z.int(),
  /** The situation it is based on; once that changes, the request is void. */
  about: z.string(),
  detail: z.record(z.string(), z.coerce.string()),
  /** The seats that voted for it, or `HOST_VOICE`; they can take it back. */
  by: z.array(z.int()),
  /** How it passed: voices, silence, host or first-voice (lib/game/pace/votes); own is a player's own choice. */
  why: z.string(),
  state: z.enum(DECISION_STATES).catch('void'),
  at: z.date(),
  effectAt: z.date(),
  /** Until then it can be taken back. */
  undoUntil: z.date(),
  endedAt: z.date().nullable(),
  /** The seat that took it back. */
  endedBy: z.int().nullable(),
  /** The hash of the token of the link that takes it up. */
  tokenHash: z.string().nullable(),
});
/** A stored request, by default one that the table decides. */
export type TableRequest<K extends StoredKind = DecisionKind> = Readonly<
  Omit<z.infer<typeof RequestRow>, 'kind'>
> & { readonly kind: K };
export type AnyRequest = TableRequest<StoredKind>;

/** The wish of somebody who asks. */
export interface Wish {
  readonly kind: RequestKind;
  /** The seat in question. */
  readonly seat?: SeatId;
  /** The hash of the token of an offer's link. */
  readonly tokenHash?: string;
  /** The strength of the computer. */
  readonly bot?: SubstituteLevel | undefined;
  /** The seat that has won. */
  readonly winner?: SeatId | undefined;
  /** A message to the others from a player who leaves. */
  readonly word?: string | undefined;
  /** A common holiday; at once without `from`. */
  readonly from?: Date | undefined;
  readonly until?: Date;
}

/** The exact question of a request, at this table. */
export interface Question {
  readonly kind: RequestKind;
  /** The subject of its votes. */
  readonly voted: string;
  /** The person whose consent is not asked for: the asking one, or a winner. */
  readonly apart?: SeatId;
  readonly seat: SeatId;
  readonly subject: string;
  readonly about: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly tokenHash?: string | undefined;
  /** When it was asked; only of a stored request. */
  readonly askedAt?: Date;
}

/** Facts that are read before the table is locked; those about seats once it is locked. */
export interface Facts {
  /** The turn that could be taken back, after the newest row `seq`. */
  readonly ended?: { readonly seq: number; readonly turn: EndedTurn | undefined };
  readonly turnsDone?: number;
  /** A process whose clock is wrong counts no votes. */
  readonly isClockWrong?: boolean;
  readonly links?: LinkFacts;
  readonly offer?: OfferFacts;
  /** The hash of the link that a seat gets, where somebody takes a request up. */
  readonly tokenHash?: string;
}

/** Facts about lost links. */
export interface LinkFacts {
  /** Seats whose holders have no account to sign in to: only they can lose their seat with their link. */
  readonly losable: readonly SeatId[];
  /** The newest step of each seat. */
  readonly steps: ReadonlyMap<SeatId, { readonly seq: number; readonly at: Date }>;
  /** The messages to holders that somebody asks. */
  readonly news: readonly LinkNews[];
}
interface LinkNews {
  readonly seat: SeatId;
  readonly at: Date;
  /** When the first delivery was sent. */
  readonly sentAt: Date | undefined;
  /** Whether it is delayed or being retried. */
  readonly isPending: boolean;
}

/** Facts about a seat that is offered. */
export interface OfferFacts {
  /** Whether the visitor may hand the seat on. */
  readonly isKeeper: boolean;
  /** The last person before the computer. */
  readonly before: PersonBefore | undefined;
}

/** The person who held a seat before its computer. */
export interface PersonBefore {
  readonly userId: string | null;
  readonly name: string;
  /** Their address at the seat. */
  readonly email: string | null;
  readonly locale: string | null;
  /** The last log row of their tenure. */
  readonly untilSeq: number;
  /** The tenure of the computer. */
  readonly tenure: number;
}

/** A locked table, and who asks there. */
export interface Asking {
  readonly agenda: Agenda;
  /** The open requests, and all of the kind in question. */
  readonly requests: readonly AnyRequest[];
  /** A seat, or `HOST_VOICE`; missing where time settles a request. */
  readonly by?: SeatId | undefined;
  readonly now: Date;
  readonly facts: Facts;
}

/** The consent that a request has. */
export interface Count {
  readonly seats: readonly SeatId[];
  readonly missing: readonly SeatId[];
  /** How many are still needed. */
  readonly needed: number;
  /** The request that has enough. About a late seat that may be another answer. */
  readonly passed?: { readonly question: Question; readonly by: readonly SeatId[]; readonly why: string };
}

/** The situation that a request needs. */
export type Ground = Pick<Asking, 'agenda' | 'now' | 'facts'>;

export interface KindRow {
  /** Whether a host without a seat may ask and answer. */
  readonly isHostHeard: boolean;
  /** The exact question at this table, or why it cannot be asked. */
  readonly pose: (asking: Asking & { readonly by: SeatId }, wish: Wish) => ClockOutcome<Question>;
  /** The consent it has, of the people who count. */
  readonly count: (ground: Ground, question: Question) => Count;
  /** How long after the consent it takes effect; it can be taken back until then. At once if missing. */
  readonly afterMs?: number;
  /** It is stored when it is asked. */
  readonly opens?: Opens;
  /** Its effect; undefined once its ground has gone. A turn is taken back by a row of the log. */
  readonly change: (
    ground: Ground,
    request: Pick<AnyRequest, 'seat' | 'about' | 'detail'> &
      Partial<Pick<AnyRequest, 'id' | 'by' | 'at' | 'undoUntil'>>,
  ) => TableEffect | typeof TURN_BACK | undefined;
  /** The messages to those who are asked. */
  readonly asks?: (
    asking: Asking & { readonly by: SeatId },
    question: Question,
    count: Count,
  ) => readonly NewMessage[];
  /** The messages about an effect without delay. */
  readonly tells?: (asking: Asking, question: Question) => readonly NewMessage[];
}

/** How a request that is stored when it is asked is answered and ended. */
export interface Opens {
  /** Whether people vote about it, and its asker is the first. */
  readonly isVoted: boolean;
  readonly until: (now: Date) => Pick<TableRequest, 'effectAt' | 'undoUntil'>;
  /** The question of a stored request: its votes are about its id. */
  readonly question: (agenda: Agenda, request: AnyRequest) => Question;
  /** The refusal where there is no open one. */
  readonly gone: (agenda: Agenda) => ClockOutcome<never>;
  /** The refusal of a person who may not answer like this. */
  readonly refuses: (
    asking: Asking & { readonly by: SeatId },
    request: AnyRequest,
    verb: RequestAnswer,
  ) => ClockOutcome<never> | undefined;
  /**
   * Whether a person can act like this on a request about the seat. Others do not learn whether there is one.
   * Missing where everyone at the table can, and where its link takes it up.
   */
  readonly isFor?: (agenda: Agenda, verb: RequestAnswer | 'make', seat: SeatId, by: SeatId) => boolean;
  readonly entries?: Readonly<Partial<Record<TurnBackAct, SeatEntryKind>>>;
  /** Unsent messages about the seat that an earlier request has caused. */
  readonly silences?: MessageKind;
  /** The messages when somebody refuses or withdraws it. */
  readonly tellsEnd?: (agenda: Agenda, request: AnyRequest, now: Date, by: SeatId) => readonly NewMessage[];
}
