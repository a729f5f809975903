import 'server-only';
import {
  aboutOf,
  arrivalsOf,
  decidersOf,
  isLateStill,
  isVacated,
  waitOf,
} from '@/lib/features/clocks/agenda';
import { type Agenda, dropVoices } from '@/lib/features/clocks/agenda-store';
import { moveDecision } from '@/lib/features/clocks/decision-store';
import { decisionsOf, makeDecision, type TableDecision } from '@/lib/features/clocks/decisions';
import { giveMore } from '@/lib/features/clocks/late-done';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import type { SeatId } from '@/lib/game/engine/commands';
import type { SubstituteLevel } from '@/lib/game/levels';
import {
  HOST_VOICE,
  tallyOf,
  type Ballot,
  type PassedVote,
  type VoteTally,
  type Voice,
} from '@/lib/game/pace/votes';
import { voicesNeeded, graveAnswer, type LateAnswer } from '@/lib/game/pace/wait';
import { isFirm } from '@/lib/game/wording/decisions';

type VotedAnswer = Exclude<LateAnswer, 'nudge'>;

/** An answer that the other players can give, most patient first. */
export interface LateOption {
  readonly name: string;
  readonly answer: VotedAnswer;
  /** The strength of the computer; only for `computer`. */
  readonly bot?: SubstituteLevel;
}
const OPTIONS: readonly LateOption[] = [
  { name: 'wait', answer: 'wait' },
  { name: 'replace', answer: 'replace' },
  { name: 'computer.journeyman', answer: 'computer', bot: 'journeyman' },
  { name: 'computer.master', answer: 'computer', bot: 'master' },
  { name: 'end', answer: 'end' },
];

/**
 * The answers that a vote about a seat allows. For a free seat neither more time nor another holder is
 * offered.
 */
export function optionsAbout(clock: SeatClock): readonly LateOption[] {
  if (!isVacated(clock)) return OPTIONS;
  return OPTIONS.filter(({ answer }) => answer !== 'replace' && answer !== 'wait');
}

/** The option of this answer. */
export function optionOf(answer: LateAnswer, bot: string | undefined): LateOption | undefined {
  return OPTIONS.find((option) => option.answer === answer && option.bot === bot);
}

/** The votes about a late seat: `about` identifies the wait and, if any, the strength of a computer. */
export function ballotOf(agenda: Agenda, clock: SeatClock, now: Date): Ballot<string> {
  const options = optionsAbout(clock);
  const voters = decidersOf(agenda, now);
  const voices = options.flatMap(({ name, answer, bot }) => {
    const about = aboutOf(clock, bot);
    const said = agenda.voices.filter((each) => each.question === answer && each.about === about);
    return said.map(({ seat, at }): Voice<string> => ({ seat, option: name, at }));
  });
  const firstAt = voices.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    askedAt: askedAt(agenda, clock, now) ?? firstAt ?? now,
    voters,
    came: arrivalsOf(agenda),
    voices,
    host: agenda.hostSeat ?? HOST_VOICE,
    options: options.map(({ name, answer }) => ({
      option: name,
      needed: voicesNeeded(answer, voters.length),
      ...(answer === 'end' ? { all: true } : {}),
    })),
  };
}

/** When the time ran out; for an abandoned seat, the time of the first vote. */
function askedAt({ clocks }: Agenda, clock: SeatClock, now: Date): Date | undefined {
  const { marks, stage } = waitOf(clocks.pace, clock, now);
  return stage === 'out' ? marks.out : undefined;
}

/** The current tally of the votes about a late seat. */
export function tallyOn(agenda: Agenda, clock: SeatClock, now: Date): VoteTally<string> {
  return tallyOf(ballotOf(agenda, clock, now), now);
}

/** The result of a vote: more time, or a decision that can be taken back. */
export interface VoteOutcome {
  readonly given?: boolean;
  readonly decision?: TableDecision;
}

/**
 * Applies the result of a vote: more time at once, everything else as a decision. `doer` is the last voter.
 */
export async function settleLate(
  agenda: Agenda,
  clock: SeatClock,
  now: Date,
  doer?: SeatId,
): Promise<VoteOutcome> {
  const { passed } = tallyOn(agenda, clock, now);
  const option = OPTIONS.find(({ name }) => name === passed?.option);
  if (!passed || !option) return {};
  const grave = graveAnswer(option.answer);
  if (!grave) return (await giveMore(agenda, clock, now)) ? { given: true } : {};
  const { seat, heldFrom } = clock;
  const detail: Record<string, string> = {
    heldFrom: String(heldFrom),
    ...(option.bot ? { bot: option.bot } : {}),
  };
  const decided = {
    kind: grave,
    subject: subjectOf(seat),
    seat,
    about: aboutOf(clock),
    detail,
    by: passed.seats,
    why: passed.by,
  };
  await dropStale(agenda, now);
  const decision = await makeDecision(agenda, decided, now, doerOf(passed, doer));
  return decision ? { decision } : {};
}

/** The last voter, who gets no message about the result. */
function doerOf({ by }: PassedVote<string>, doer: SeatId | undefined): SeatId | undefined {
  return by === 'voices' || by === 'host' ? doer : undefined;
}

/** All decisions about a late seat have the same subject. */
function subjectOf(seat: SeatId): string {
  return `late.${seat}`;
}

/** Voids open decisions about a wait that has ended, to allow a new one. */
async function dropStale(agenda: Agenda, now: Date): Promise<void> {
  for (const decision of await decisionsOf(agenda.gameId)) {
    if (decision.state === 'open' && !isFirm(decision.kind) && !isLateStill(agenda, decision, now))
      await moveDecision(decision, 'open', { state: 'void', at: now });
  }
}

/** Drops the votes of a decision about a late seat that was taken back. */
export async function askAgain({ gameId, kind, about, detail }: TableDecision): Promise<void> {
  const bot = seatBotOf(detail.bot);
  await dropVoices(gameId, [kind], bot ? `${about}.${bot}` : about);
}
