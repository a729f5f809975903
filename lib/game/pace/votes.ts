/** Counts a table's votes by content and time. Silent players cannot block the others forever. */

import { movedBy } from './away';
import type { Pause } from './calendar';

/** A seat number, as in the engine. */
type SeatId = number;

const DAY_MS = 86_400_000;
/** After this time since the first vote, a missing vote counts as agreement with the votes cast. */
const SILENCE_MS = 3 * DAY_MS;
/**
 * After this time since the question, a divided table follows the host's vote or, without one, the first
 * vote.
 */
const LAST_MS = 14 * DAY_MS;
/** How often a voter without a vote is reminded. */
const ASK_EVERY_MS = DAY_MS;

/** The vote of a host without a seat. */
export const HOST_VOICE = -1;

/** A vote for an option. */
export interface Voice<O extends string> {
  /** A seat, or `HOST_VOICE`. */
  readonly seat: SeatId;
  readonly option: O;
  readonly at: Date;
}

/** A question to a table. */
export interface Ballot<O extends string> {
  readonly askedAt: Date;
  /** The seats that may vote. */
  readonly voters: readonly SeatId[];
  /**
   * When each voter sat down. A voter without a time has not come, and their silence is no vote. If it is
   * missing, all have been there from the beginning.
   */
  readonly came?: ReadonlyMap<SeatId, Date>;
  /** The seat of the host, or `HOST_VOICE`; missing if no host is known. */
  readonly host?: SeatId | undefined;
  /**
   * The options, most patient first, with the number of votes each needs. `all`: it does not pass at the end
   * of the time to agree while a voter has not come.
   */
  readonly options: readonly { readonly option: O; readonly needed: number; readonly all?: true }[];
  readonly voices: readonly Voice<O>[];
  /** Times that do not count, because the service was away. */
  readonly away?: readonly Pause[] | undefined;
}

/** Why an option passed: enough votes, silence for the missing ones, or the end of the time to agree. */
const PASSED_BY = ['voices', 'silence', 'host', 'first-voice'] as const;
type PassedBy = (typeof PASSED_BY)[number];

interface PassedVote<O extends string> {
  readonly option: O;
  readonly at: Date;
  readonly by: PassedBy;
  /** The votes it rests on: cast ones, then the silent voters. */
  readonly seats: readonly SeatId[];
}

export interface VoteTally<O extends string> {
  readonly options: readonly {
    readonly option: O;
    readonly needed: number;
    /** The seats that voted for it. */
    readonly seats: readonly SeatId[];
    /** The seats whose silence counts for it by now. */
    readonly silent: readonly SeatId[];
  }[];
  /** Voters without a vote. */
  readonly missing: readonly SeatId[];
  /** When the first silence counts; missing without any vote, or if no silence will count. */
  readonly silenceAt?: Date;
  /** When the host's vote decides, or else the first one. */
  readonly lastAt: Date;
  readonly passed?: PassedVote<O>;
}

/** The state of a ballot at a moment. */
export function tallyOf<O extends string>(ballot: Ballot<O>, now: Date): VoteTally<O> {
  const { voters, options, askedAt } = ballot;
  const voices = countedVoices(ballot, now);
  const missing = voters.filter((seat) => voices.every((voice) => voice.seat !== seat));
  const silences = silencesOf(ballot, voices, missing);
  const heard = silences.filter(({ at }) => at <= now).map(({ seat }) => seat);
  const silenceAt = earliest(silences.map(({ at }) => at));
  const passed = passedOf(ballot, voices, silences, now);
  return {
    options: options.map(({ option, needed }) => {
      const isWanted = voices.some((voice) => voice.option === option);
      const seats = votersFor(ballot, voices, option).map(({ seat }) => seat);
      return { option, needed, seats, silent: isWanted ? heard : [] };
    }),
    missing,
    ...(silenceAt ? { silenceAt } : {}),
    lastAt: after(ballot, askedAt, LAST_MS),
    ...(passed ? { passed } : {}),
  };
}

/** The votes of this ballot up to a moment, earliest first. */
function countedVoices<O extends string>(
  { voters, host, voices }: Ballot<O>,
  now: Date,
): readonly Voice<O>[] {
  const counts = ({ seat, at }: Voice<O>) => at <= now && (voters.includes(seat) || seat === host);
  return voices.filter(counts).sort(inTime);
}

function votersFor<O extends string>({ voters }: Ballot<O>, voices: readonly Voice<O>[], option: O) {
  return voices.filter((voice) => voice.option === option && voters.includes(voice.seat));
}

/** A voter without a vote, and when their silence counts. */
interface Silence {
  readonly seat: SeatId;
  readonly at: Date;
}

/**
 * The silences that will count: three days after the first vote, but not before the voter has been there for
 * three days. Nobody who has not come is among them.
 */
function silencesOf<O extends string>(
  { came, away }: Ballot<O>,
  [first]: readonly Voice<O>[],
  missing: readonly SeatId[],
): readonly Silence[] {
  if (!first) return [];
  return missing.flatMap((seat): Silence[] => {
    const since = came === undefined ? first.at : came.get(seat);
    return since ? [{ seat, at: after({ away }, latest(first.at, since), SILENCE_MS) }] : [];
  });
}

/** When the silence of a voter counts as a vote; undefined for one who has not come. */
export function silenceOf<O extends string>(ballot: Ballot<O>, seat: SeatId, now: Date): Date | undefined {
  return silencesOf(ballot, countedVoices(ballot, now), [seat])[0]?.at;
}

function passedOf<O extends string>(
  ballot: Ballot<O>,
  voices: readonly Voice<O>[],
  silences: readonly Silence[],
  now: Date,
): PassedVote<O> | undefined {
  const agreed = ballot.options.flatMap(({ option, needed }): PassedVote<O>[] => {
    const passed = agreedOf(ballot, voices, silences, { option, needed });
    return passed && passed.at <= now ? [passed] : [];
  });
  // If two options pass at the same moment, the more patient one wins.
  const [first] = agreed.sort((a, b) => a.at.getTime() - b.at.getTime());
  return first ?? lastWord(ballot, voices, now);
}

/** When an option has enough votes, silence included. Without voters, the host's vote is enough. */
function agreedOf<O extends string>(
  ballot: Ballot<O>,
  voices: readonly Voice<O>[],
  silences: readonly Silence[],
  { option, needed }: { readonly option: O; readonly needed: number },
): PassedVote<O> | undefined {
  const wanted = voices.find((voice) => voice.option === option);
  if (!wanted) return undefined;
  if (ballot.voters.length === 0) return { option, at: wanted.at, by: 'host', seats: [wanted.seat] };
  const spoken = votersFor(ballot, voices, option);
  const seats = spoken.map(({ seat }) => seat);
  const enough = spoken[needed - 1];
  if (enough) return { option, at: enough.at, by: 'voices', seats };
  // The deciding vote may come after the others' silence has already lasted long enough.
  const last = [...spoken, ...silences].sort(inTime)[needed - 1];
  if (!last) return undefined;
  const at = latest(last.at, wanted.at);
  const silent = silences.filter((silence) => silence.at <= at).map(({ seat }) => seat);
  return { option, at, by: 'silence', seats: [...seats, ...silent] };
}

/** While a voter has not come, an option that needs all does not pass this way. */
function lastWord<O extends string>(
  { askedAt, host, voters, came, options, away }: Ballot<O>,
  said: readonly Voice<O>[],
  now: Date,
): PassedVote<O> | undefined {
  const isComplete = voters.every((seat) => came === undefined || came.has(seat));
  const needsAll = options.filter(({ all }) => all).map(({ option }) => option);
  const voices = isComplete ? said : said.filter(({ option }) => !needsAll.includes(option));
  const hosts = voices.find(({ seat }) => seat === host);
  const voice = hosts ?? voices[0];
  if (!voice) return undefined;
  const at = latest(after({ away }, askedAt, LAST_MS), voice.at);
  if (at > now) return undefined;
  return { option: voice.option, at, by: hosts ? 'host' : 'first-voice', seats: [voice.seat] };
}

/**
 * When a ballot must be checked next: a reminder is due, silence starts to count, or the time to agree
 * ends. There are no reminders after that.
 */
export function nextOfBallot<O extends string>(ballot: Ballot<O>, now: Date): Date | undefined {
  const { lastAt, missing } = tallyOf(ballot, now);
  const silences = silencesOf(ballot, countedVoices(ballot, now), missing).map(({ at }) => at);
  const remindAt = missing.length > 0 ? nextAsk(ballot.askedAt, now) : undefined;
  const moments = [...silences, lastAt, ...(remindAt && remindAt <= lastAt ? [remindAt] : [])];
  return earliest(moments.filter((at) => at > now));
}

/** How many reminders silent voters should have received by now: one per day since the question. */
export function remindersBy(askedAt: Date, now: Date): number {
  const days = Math.floor((now.getTime() - askedAt.getTime()) / ASK_EVERY_MS);
  return Math.max(0, Math.min(days, LAST_MS / ASK_EVERY_MS));
}

function nextAsk(askedAt: Date, now: Date): Date {
  const days = Math.floor((now.getTime() - askedAt.getTime()) / ASK_EVERY_MS) + 1;
  return new Date(askedAt.getTime() + days * ASK_EVERY_MS);
}

function after({ away = [] }: Pick<Ballot<string>, 'away'>, at: Date, ms: number): Date {
  return movedBy(away, at, new Date(at.getTime() + ms));
}

function latest(...dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

/** The first of these moments; undefined without any. */
export function earliest(dates: readonly (Date | undefined)[]): Date | undefined {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

const inTime = (a: { readonly at: Date }, b: { readonly at: Date }) => a.at.getTime() - b.at.getTime();
