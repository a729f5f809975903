/** Decisions of a table in words. */
import type { SeatId } from '../engine/commands';
import { seatName, type SeatName } from './names';
import type { Wording } from './wording';

/** The names of voters, including a host without a seat. */
export function voiceNames(words: Wording, seats: readonly SeatName[], voices: readonly SeatId[]): string {
  return words.list(voices.map((seat) => voiceName(words, seats, seat)));
}

/** The name of a voter. A host without a seat has no seat number. */
export function voiceName(words: Wording, seats: readonly SeatName[], seat: SeatId): string {
  return seat < 0 ? words.t('pace.host') : seatName(words, seats, seat);
}

type VotedKind = Exclude<WantedKind, FirmKind>;

/** A choice about a table or one of its players. */
interface Choice<Kind extends WantedKind> {
  readonly kind: Kind;
  readonly bot?: string | undefined;
  /** The player it is about, or the winner. */
  readonly name: string;
}

/** A choice with its voters and their number. */
interface Votes<Kind extends WantedKind> extends Choice<Kind> {
  readonly names: string;
  readonly n: number;
}

/** A whole sentence: "Bohumil and Cecilie have decided to wait longer for Anna." */
export function decidedWords({ t }: Wording, { kind, bot, ...who }: Votes<WantedKind>): string {
  return t(`pace.decided.${kind === 'computer' ? levelOf(bot) : kind}`, who);
}

/** A whole sentence: "Bohumil has voted to wait longer for Anna." Players cannot vote for firm decisions. */
export function votedWords({ t }: Wording, { kind, bot, ...who }: Votes<VotedKind>): string {
  return t(`pace.voted.${kind === 'computer' ? levelOf(bot) : kind}`, who);
}

/** A choice as a button: "Let a computer (Master builder) play for Anna". */
export function wantWords({ t }: Wording, { kind, bot, name }: Choice<VotedKind>): string {
  return t(`pace.want.${kind === 'computer' ? levelOf(bot) : kind}`, { name });
}

const levelOf = (bot: string | undefined): 'master' | 'journeyman' =>
  bot === 'master' ? 'master' : 'journeyman';

/** Decisions about the player's own seat, or by agreement of all: further moves do not void them. */
export const FIRM_KINDS = ['leave', 'resign', 'concede', 'agreed-end'] as const;
export type FirmKind = (typeof FIRM_KINDS)[number];

/** Whether a decision stands regardless of further moves. */
export function isFirm(kind: string): kind is FirmKind {
  return FIRM_KINDS.some((firm) => firm === kind);
}

type WantedKind = 'wait' | 'replace' | 'computer' | 'end' | FirmKind;

/** The question whether an ended turn may be taken back, or its result, as a whole sentence. */
export function turnBackWords(
  { t }: Wording,
  { state, name, actor }: { readonly state: TurnBackState; readonly name: string; readonly actor: string },
): string {
  return t(`requests.turnBack.said.${state}`, { name, actor });
}

/** The state of such a question: the asker may withdraw it, others may refuse. */
export type TurnBackState = 'open' | 'done' | 'refused' | 'withdrawn' | 'void';
export function turnBackState({
  state,
  by,
  endedBy,
}: {
  readonly state: 'open' | 'done' | 'taken-back' | 'void';
  readonly by: readonly SeatId[];
  readonly endedBy?: SeatId | null;
}): TurnBackState {
  if (state !== 'taken-back') return state;
  return typeof endedBy === 'number' && by.includes(endedBy) ? 'withdrawn' : 'refused';
}
