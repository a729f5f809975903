import 'server-only';
import { hashToken, newToken } from '@/lib/auth/tokens';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { firstLookAt, grantOf, newBank } from '@/lib/pace/bank';
import { countedBetween } from '@/lib/pace/calendar';
import { consentsNeeded, grantMs, type LateAnswer } from '@/lib/pace/wait';
import { seatLink } from '@/lib/service/create-table';
import { keysOf, type Visitor } from '@/lib/service/load-table';
import {
  aboutOf,
  deciders,
  lateSeats,
  mayKnow,
  peopleOf,
  votesOn,
  waitOf,
} from '@/lib/service/pace/table-affairs';
import { refused, type Outcome } from '@/lib/service/refused';
import {
  changeHolder,
  endTable,
  giveTime,
  insertConsent,
  loadAffairs,
  type Affairs,
  type NewHolder,
} from '@/lib/store/affairs-store';
import type { SeatClock } from '@/lib/store/clock-sql';
import { queueMessage } from '@/lib/store/outbox-store';
import type { SeatBot } from '@/lib/store/seat-row';

/** How long nobody nudges again. */
const NUDGE_EVERY_MS = 12 * 3_600_000;
const MOST_BANK_MS = 2_000_000_000;
/** Others may decide at the same moment; so often their decision is looked at anew. */
const MOST_TRIES = 5;

export interface LateChoice {
  readonly gameId: string;
  readonly who: Visitor;
  /** The seat that is late. */
  readonly seat: SeatId;
  readonly answer: LateAnswer;
  /** How well the computer plays that is to take the seat. */
  readonly bot?: SeatBot | undefined;
}

/** What came of an answer: it counts and waits for others, or it was done. */
export interface LateDone {
  readonly answer: LateAnswer;
  readonly done: boolean;
  /** Still so many have to agree. */
  readonly missing: number;
  /** The new link of the seat; shown this once. */
  readonly link?: string;
  /** Messages that now wait in the outbox. */
  readonly told: number;
  readonly computerNext: boolean;
}

/** One of the others answers to lateness. What takes several is done as soon as enough of them say the same. */
export async function answerLate(choice: LateChoice, clock: Clock = systemClock): Promise<Outcome<LateDone>> {
  const now = clock.now();
  for (let n = 0; n < MOST_TRIES; n += 1) {
    const affairs = await loadAffairs(choice.gameId, keysOf(choice.who));
    const asked = refuseAnswer(affairs, choice, now);
    if (!asked.ok) return asked;
    const outcome = await answer(asked.value, choice, now);
    if (outcome) return { ok: true, value: outcome };
  }
  return refused({ kind: 'not-late', seq: 0 });
}

interface Asked {
  readonly affairs: Affairs;
  readonly clock: SeatClock;
  /** The seat that answers; none for a host who sits elsewhere. */
  readonly me?: SeatId;
}

function refuseAnswer(affairs: Affairs | undefined, choice: LateChoice, now: Date): Outcome<Asked> {
  if (!affairs || !mayKnow(affairs)) return refused({ kind: 'unknown-table' });
  const { who, seat } = choice;
  const { me, isHost, seq, status } = affairs;
  if (me === undefined && !isHost)
    return refused({ kind: who.token || who.userId ? 'token-wrong' : 'token-missing' });
  if (status === 'ended') return refused({ kind: 'ended', seq });
  const clock = lateSeats(affairs, now).find((late) => late.seat === seat);
  if (!clock) return refused({ kind: 'not-late', seq });
  if (!isAsked(affairs, choice, now)) return refused({ kind: 'not-asked', seq });
  return { ok: true, value: { affairs, clock, ...(me === undefined ? {} : { me }) } };
}

/** The other players decide. A host who sits elsewhere may remind, and decides where nobody is left at the table who could. */
function isAsked(affairs: Affairs, { answer }: LateChoice, now: Date): boolean {
  const others = deciders(affairs, now);
  if (affairs.me !== undefined) return others.includes(affairs.me);
  return answer === 'nudge' || others.length === 0;
}

/** Undefined when the table's affairs changed meanwhile. */
async function answer(asked: Asked, choice: LateChoice, now: Date): Promise<LateDone | undefined> {
  if (choice.answer === 'nudge') return nudge(asked, now);
  const { affairs, clock, me } = asked;
  const bot = choice.answer === 'computer' ? (choice.bot ?? 'journeyman') : undefined;
  if (me === undefined) return carryOut(affairs, clock, choice.answer, bot, now);
  const about = aboutOf(clock, bot);
  await insertConsent(affairs.gameId, { seat: me, question: choice.answer, about }, now);
  // Read again: of two who agree at once, the second at least sees both.
  const newest = await loadAffairs(affairs.gameId, keysOf(choice.who));
  if (!newest || newest.clocks.affairs !== affairs.clocks.affairs) return undefined;
  const vote = votesOn(newest, clock, now).find((each) => each.answer === choice.answer && each.bot === bot);
  const needed = vote?.needed ?? consentsNeeded(choice.answer, deciders(newest, now).length);
  const missing = Math.max(0, needed - (vote?.seats.length ?? 0));
  if (missing > 0) return { answer: choice.answer, done: false, missing, told: 0, computerNext: false };
  return carryOut(newest, clock, choice.answer, bot, now);
}

async function carryOut(
  affairs: Affairs,
  clock: SeatClock,
  choice: Exclude<LateAnswer, 'nudge'>,
  bot: SeatBot | undefined,
  now: Date,
): Promise<LateDone | undefined> {
  switch (choice) {
    case 'wait':
      return doneIf(await giveMore(affairs, clock, now), choice);
    case 'end':
      return (await endTable(decidedOn(affairs, now))) ? afterEnd(affairs, now) : undefined;
    case 'replace': {
      const token = newToken();
      const done = await seatAnew(affairs, clock, { tokenHash: hashToken(token) }, now);
      const result = doneIf(done, choice);
      return result && { ...result, link: seatLink(token) };
    }
    case 'computer': {
      const done = await seatAnew(affairs, clock, { bot: bot ?? 'journeyman' }, now);
      const result = doneIf(done, choice);
      return result && { ...result, computerNext: true };
    }
  }
}

const decidedOn = ({ gameId, clocks }: Affairs, at: Date) => ({ gameId, affairs: clocks.affairs, at });

function doneIf(done: boolean, answer: LateAnswer): LateDone | undefined {
  return done ? { answer, done, missing: 0, told: 0, computerNext: false } : undefined;
}

function giveMore(affairs: Affairs, clock: SeatClock, now: Date): Promise<boolean> {
  const { pace } = affairs.clocks;
  const { calendar } = waitOf(pace, clock, now);
  const { bankMs, tickingAt = now, grantedMs } = clock;
  // Where there is no clock, this one wait gets one.
  const given =
    bankMs === undefined
      ? countedBetween(calendar, tickingAt, now) + grantMs(pace)
      : grantOf(clock, calendar, now, grantMs(pace));
  const bank = { bankMs: atMost((bankMs ?? 0) + given), grantedMs: atMost(grantedMs + given) };
  return giveTime(decidedOn(affairs, now), clock.seat, bank);
}

const atMost = (ms: number) => Math.min(MOST_BANK_MS, Math.ceil(ms));

/** The seat with a new holder, who starts with a clock as at the table's beginning. */
export function seatAnew(
  affairs: Affairs,
  { seat, bankMs, grantedMs }: SeatClock,
  holder: Pick<NewHolder, 'tokenHash' | 'bot'>,
  now: Date,
): Promise<boolean> {
  const fresh = newBank(affairs.clocks.pace);
  const isWaited = affairs.waiting.includes(seat) && !holder.bot;
  const running = { ...fresh, ...(isWaited ? { tickingAt: now } : {}) };
  // Counted as given, so that an undo leaves it to the new holder.
  const given = (fresh.bankMs ?? 0) - (bankMs ?? 0);
  return changeHolder(
    decidedOn(affairs, now),
    { seat, seq: affairs.seq },
    {
      ...holder,
      ...{ bankMs: fresh.bankMs ?? null, grantedMs: grantedMs + given, tickingAt: running.tickingAt ?? null },
      lookAt: firstLookAt(running) ?? null,
    },
  );
}

async function nudge({ affairs, clock }: Asked, now: Date): Promise<LateDone> {
  const { gameId, seq } = affairs;
  const span = Math.floor(now.getTime() / NUDGE_EVERY_MS);
  const dedupe = ['nudge', gameId, aboutOf(clock), span].join(':');
  const isNew = await queueMessage({ gameId, seat: clock.seat, kind: 'reminder', seq, dedupe, at: now });
  return { answer: 'nudge', done: isNew, missing: 0, told: isNew ? 1 : 0, computerNext: false };
}

async function afterEnd(affairs: Affairs, now: Date): Promise<LateDone> {
  const { gameId, seq } = affairs;
  const people = peopleOf(affairs);
  for (const seat of people) {
    const dedupe = ['ended', gameId, seat].join(':');
    await queueMessage({ gameId, seat, kind: 'game-finished', seq, dedupe, at: now });
  }
  return { answer: 'end', done: true, missing: 0, told: people.length, computerNext: false };
}
