import 'server-only';
import { peopleOf, speakerOf } from '@/lib/features/clocks/agenda';
import { endPause, pauseTable } from '@/lib/features/clocks/agenda-change-store';
import { type Agenda, insertVoice, loadAgenda } from '@/lib/features/clocks/agenda-store';
import { tellTable } from '@/lib/features/clocks/notify-table';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { startOfDate } from '@/lib/game/pace/calendar';
import { dateAfter, isDate } from '@/lib/game/pace/holidays';
import { aboutPause, isSensiblePause, openPause, type WantedPause } from '@/lib/game/pace/pause';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { ClockOutcome } from './refusals';

const MAX_TRIES = 5;

export interface PauseChoice extends WantedPause {
  readonly gameId: string;
  readonly who: Visitor;
}

/** The end of a common holiday with this last day, in the zone of the proposer. */
export function endOfHoliday(lastDate: string, timeZone: string): Date | undefined {
  return isDate(lastDate) ? startOfDate(timeZone, dateAfter(lastDate, 1)) : undefined;
}

/** The start of a common holiday with this first day; undefined if it starts at once. */
export function startOfHoliday(firstDate: string, timeZone: string): Date | undefined {
  return isDate(firstDate) ? startOfDate(timeZone, firstDate) : undefined;
}

/** The result of a vote: agreed, or more votes are missing. */
export interface PauseDone {
  readonly done: boolean;
  readonly missing: number;
}

/**
 * Proposes a common holiday, or agrees to one. It is settled when all people of the table have agreed. The
 * others are notified.
 */
export async function agreeToPause(
  choice: PauseChoice,
  clock: Clock = systemClock,
): Promise<ClockOutcome<PauseDone>> {
  const now = clock.now();
  const { from, until } = choice;
  const about = aboutPause(choice);
  return agree(choice, now, {
    question: 'holiday',
    aboutOf: () => (isSensiblePause(choice, now) ? about : undefined),
    settle: (agenda) => pauseTable(decidedOn(agenda, now), { from: from && from > now ? from : now, until }),
    steps: ['proposed', 'agreed'],
    payload: { from: from?.toISOString(), until: until.toISOString() },
  });
}

/** Votes to end a common holiday early, or to cancel it; done when all people of the table agree. */
export async function agreeToEndPause(
  asked: Pick<PauseChoice, 'gameId' | 'who'>,
  clock: Clock = systemClock,
): Promise<ClockOutcome<PauseDone>> {
  const now = clock.now();
  return agree(asked, now, {
    question: 'holiday-end',
    aboutOf: ({ pause }) => openPause(pause, now)?.until.toISOString(),
    settle: (agenda) => endPause(decidedOn(agenda, now)),
    steps: ['ending', 'ended'],
    payload: {},
  });
}

interface Question {
  readonly question: 'holiday' | 'holiday-end';
  /** Identifies what the vote is about at this table; undefined if it is not possible. */
  readonly aboutOf: (agenda: Agenda) => string | undefined;
  readonly settle: (agenda: Agenda) => Promise<boolean>;
  /** The steps that notify the others: the first vote and the last. */
  readonly steps: readonly [string, string];
  readonly payload: Readonly<Record<string, unknown>>;
}

const decidedOn = ({ gameId, clocks }: Agenda, at: Date) => ({
  gameId,
  tableRevision: clocks.tableRevision,
  at,
});

async function agree(
  { gameId, who }: Pick<PauseChoice, 'gameId' | 'who'>,
  now: Date,
  { question, aboutOf, settle, steps, payload }: Question,
): Promise<ClockOutcome<PauseDone>> {
  const keys = keysOf(who);
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const speaker = speakerOf(await loadAgenda(gameId, keys), who, { isHostHeard: false });
    if (!speaker.ok) return speaker;
    const { agenda, by: me } = speaker.value;
    const { status, shownSeq: seq } = agenda;
    const about = status === 'running' ? aboutOf(agenda) : undefined;
    if (about === undefined) return refused({ kind: 'not-to-agree', seq });
    await insertVoice(gameId, { seat: me, question, about }, now);
    const newest = await loadAgenda(gameId, keys);
    const agreed = (newest?.voices ?? []).filter(
      (each) => each.question === question && each.about === about,
    );
    const missing = peopleOf(agenda).filter((seat) => !agreed.some((each) => each.seat === seat)).length;
    const isDone = missing === 0 && (await settle(agenda));
    if (missing === 0 && !isDone) continue;
    const [first, last] = steps;
    const told = { kind: 'pause' as const, payload: { ...payload, seat: me, step: isDone ? last : first } };
    // Votes in between change nothing for the others.
    if (isDone || agreed.length === 1)
      await tellTable(agenda, { ...told, key: [gameId, isDone ? last : first, about], now, except: me });
    return { ok: true, value: { done: isDone, missing } };
  }
  return refused({ kind: 'not-to-agree', seq: 0 });
}
