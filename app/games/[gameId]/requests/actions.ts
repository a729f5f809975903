'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { notFound, redirect } from 'next/navigation';
import { z } from 'zod';
import { GameIdField, gameIdIn, IdField, SeatField } from '@/app/form-fields';
import { keepSeatLink } from '@/app/games/[gameId]/seats/link-cookie';
import { makeOnce } from '@/app/post-once';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { TURN_BACK_ACTS } from '@/lib/features/clocks/request';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import {
  actOnTurnBack,
  agreeToEndPause,
  agreeToPause,
  answerLate,
  chooseEnd,
  endOfHoliday,
  startOfHoliday,
  unsayEnd,
} from '@/lib/features/clocks/table-acts';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { offerSeat, withdrawOffer, type AboutOffer } from '@/lib/features/leaving/offers';
import { personOfSession } from '@/lib/features/people/guests';
import { STAND_INS } from '@/lib/game/levels';
import { LATE_ANSWERS } from '@/lib/game/pace/wait';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import { oneOf, optionalField, readFields, textIn } from '@/lib/platform/http/fields';
import { visitorOf } from '../visitor';
import type { RequestRefusal } from './answer-words';

const ANSWER = { seat: SeatField, answer: oneOf(LATE_ANSWERS), bot: oneOf(STAND_INS) };

/** Votes on a player who is out of time. */
export async function answerLateSeat(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}/seats` as const;
  const { answer, seat, bot } = readFields(form, ANSWER) ?? {};
  if (!answer || seat === undefined) redirect(`${page}?refused=unreadable`);
  const outcome = await answerLate({ gameId, who: await visitorOf(gameId), seat, answer, bot });
  const { done, missing, effectAt, told } = valueOf(page, outcome);
  deliverAfterResponse(told);
  if (effectAt) redirect(`${page}?done=decided`);
  if (done) redirect(`${page}?done=${answer}`);
  redirect(answer === 'nudge' ? `${page}?done=nudged` : `${page}?done=counts&n=${missing}`);
}

/** Withdraws the reader's vote. */
export async function takeDecisionBack(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}/seats` as const;
  const fields = readFields(form, { decision: IdField });
  if (!fields) redirect(`${page}?refused=unreadable`);
  valueOf(page, await takeBackDecision({ gameId, id: fields.decision, who: await visitorOf(gameId) }));
  deliverAfterResponse(1);
  redirect(`${page}?done=takenBack`);
}

const TURN_BACK_FIELDS = { act: oneOf(TURN_BACK_ACTS), decision: optionalField(z.guid()) };

/** Requests, withdraws or answers taking back an ended turn. */
export async function turnBack(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}` as const;
  const { act, decision: id } = readFields(form, TURN_BACK_FIELDS) ?? {};
  if (!act) redirect(`${page}?refused=unreadable`);
  await turnBackIfTooMany('join');
  const outcome = await actOnTurnBack({ gameId, who: await visitorOf(gameId), act, id });
  if (outcome.ok) {
    deliverAfterResponse(1);
    redirect(page);
  }
  const { kind } = outcome.error;
  if (kind === 'unknown-table') notFound();
  redirect(`${page}?refused=${PROOFS.find((known) => known === kind) ?? 'not-to-take-back'}`);
}

/** Refusals of a reader who has not proved a seat. */
const PROOFS = ['seat-held', 'not-seated', 'token-wrong', 'token-missing'] as const;

/** Proposes a common holiday by its first and last day, agrees to one, or asks to end it early. */
export async function agreeToHoliday(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}/seats` as const;
  const who = await visitorOf(gameId);
  const zone = (await personOfSession(who.userId))?.timeZone ?? 'UTC';
  const wanted = wantedPause(form, zone);
  if (!wanted) redirect(`${page}?refused=unreadable`);
  const outcome =
    wanted === 'end'
      ? await agreeToEndPause({ gameId, who })
      : await agreeToPause({ gameId, who, ...wanted });
  const { done, missing } = valueOf(page, outcome);
  deliverAfterResponse(1);
  if (!done) redirect(`${page}?done=agreed&n=${missing}`);
  redirect(wanted === 'end' ? `${page}?done=holidayOver` : `${page}?done=holiday`);
}

/** The result of an act; a refused one redirects with the reason. */
function valueOf<T>(page: `/games/${string}/seats`, outcome: ClockOutcome<T>): T {
  return outcome.ok ? outcome.value : redirect(`${page}?refused=${refusalOf(outcome.error)}`);
}

function wantedPause(form: FormData, zone: string) {
  if (textIn(form, 'end')) return 'end' as const;
  const [first, agreed] = [textIn(form, 'first'), textIn(form, 'until')];
  const from = agreed ? dateOf(textIn(form, 'from')) : startOfHoliday(first, zone);
  const until = agreed ? dateOf(agreed) : endOfHoliday(textIn(form, 'last'), zone);
  return until && { until, from };
}

function dateOf(text: string): Date | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date;
}

/** A form about the reader's seat, or an offered one. */
async function readOffer(form: FormData): Promise<AboutOffer> {
  const fields = readFields(form, { gameId: GameIdField, seat: SeatField });
  if (!fields) notFound();
  const { gameId, seat } = fields;
  await turnBackIfTooMany('join');
  return { gameId, seat, who: await visitorOf(gameId) };
}

function back(gameId: string, outcome: ClockOutcome<unknown>, done: string): never {
  const page = `/games/${gameId}/seats` as const;
  if (!outcome.ok) {
    const why = refusalOf(outcome.error);
    redirect(`${page}?refused=${why === 'not-to-agree' ? 'settled' : why}`);
  }
  deliverAfterResponse(1);
  redirect(`${page}?done=${done}`);
}

/** Runs the confirmed action: offers a seat, leaves, or votes for an end of the game. */
export async function doIt(form: FormData): Promise<void> {
  const about = await readOffer(form);
  const { gameId, seat, who } = about;
  const kind = readFields(form, { kind: oneOf(FIRM_KINDS) })?.kind;
  if (!kind) {
    return makeOnce('offerSeat', form, async (jar) => {
      const outcome = await offerSeat(about);
      if (!outcome.ok) return back(gameId, outcome, 'offered');
      keepSeatLink(jar, gameId, outcome.value, 'requests');
      deliverAfterResponse(1);
      return { to: `/games/${gameId}/seats?done=offered` };
    });
  }
  const word = textIn(form, 'word');
  const winner = kind === 'concede' ? { winner: seat } : {};
  const outcome = await chooseEnd({ gameId, who, kind, word, ...winner });
  if (!outcome.ok) return back(gameId, outcome, 'agreed');
  const { decision, missing } = outcome.value;
  back(gameId, outcome, decision ? 'decided' : `agreed&n=${missing.length}`);
}

/** Withdraws an offer. */
export async function withdrawSeatOffer(form: FormData): Promise<void> {
  const about = await readOffer(form);
  back(about.gameId, await withdrawOffer(about), 'dropped');
}

/** Withdraws a vote on how the game should end. */
export async function takeBackEnd(form: FormData): Promise<void> {
  const { gameId, who } = await readOffer(form);
  back(gameId, await unsayEnd(gameId, who), 'unsaid');
}

function refusalOf(refusal: ApiRefusal): RequestRefusal {
  const { kind } = refusal;
  switch (kind) {
    case 'unknown-table':
      return notFound();
    case 'not-late':
    case 'not-asked':
    case 'not-to-take-back':
    case 'seat-held':
    case 'not-that-seat':
      return kind;
    case 'not-to-agree':
      return refusal.why ?? kind;
    case 'ended':
      return 'table-ended';
    default:
      return 'no-seat';
  }
}
