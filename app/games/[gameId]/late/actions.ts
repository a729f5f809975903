'use server';

import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { z } from 'zod';
import { gameIdIn, IdField, SeatField } from '@/app/form-fields';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import { TURN_BACK_ACTS } from '@/lib/features/clocks/request';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import {
  actOnTurnBack,
  agreeToEndPause,
  agreeToPause,
  answerLate,
  endOfHoliday,
  startOfHoliday,
} from '@/lib/features/clocks/table-acts';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { personOfSession } from '@/lib/features/people/guests';
import { STAND_INS } from '@/lib/game/levels';
import { LATE_ANSWERS } from '@/lib/game/pace/wait';
import { oneOf, optionalField, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { visitorOf } from '../visitor';
import type { LateRefusal } from './answer-words';

const ANSWER = { seat: SeatField, answer: oneOf(LATE_ANSWERS), bot: oneOf(STAND_INS) };

/** Votes on a player who is out of time. */
export async function answerLateSeat(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}/late` as const;
  const { answer, seat, bot } = readFields(form, ANSWER) ?? {};
  if (!answer || seat === undefined) redirect(`${page}?refused=unreadable`);
  const outcome = await answerLate({ gameId, who: await visitorOf(gameId), seat, answer, bot });
  if (!outcome.ok) redirect(`${page}?refused=${refusalOf(outcome.error)}`);
  const { done, missing, effectAt, told } = outcome.value;
  deliverAfterResponse(told);
  if (effectAt) redirect(`${page}?done=decided`);
  if (done) redirect(`${page}?done=${answer}`);
  redirect(answer === 'nudge' ? `${page}?done=nudged` : `${page}?done=counts&n=${missing}`);
}

/** Withdraws the reader's vote. */
export async function takeDecisionBack(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const page = `/games/${gameId}/late` as const;
  const fields = readFields(form, { decision: IdField });
  if (!fields) redirect(`${page}?refused=unreadable`);
  const outcome = await takeBackDecision({ gameId, id: fields.decision, who: await visitorOf(gameId) });
  if (!outcome.ok) redirect(`${page}?refused=${refusalOf(outcome.error)}`);
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
  if (await refuseTooMany('join', await headers())) redirect(`${page}?refused=too-many`);
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
  const page = `/games/${gameId}/late` as const;
  const who = await visitorOf(gameId);
  const zone = (await personOfSession(who.userId))?.timeZone ?? 'UTC';
  const wanted = wantedPause(form, zone);
  if (!wanted) redirect(`${page}?refused=unreadable`);
  const outcome =
    wanted === 'end'
      ? await agreeToEndPause({ gameId, who })
      : await agreeToPause({ gameId, who, ...wanted });
  if (!outcome.ok) redirect(`${page}?refused=${refusalOf(outcome.error)}`);
  deliverAfterResponse(1);
  const { done, missing } = outcome.value;
  if (!done) redirect(`${page}?done=agreed&n=${missing}`);
  redirect(wanted === 'end' ? `${page}?done=holidayOver` : `${page}?done=holiday`);
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

function refusalOf({ kind }: ApiRefusal): LateRefusal {
  switch (kind) {
    case 'unknown-table':
      return notFound();
    case 'not-late':
    case 'not-asked':
    case 'not-to-agree':
    case 'not-to-take-back':
    case 'seat-held':
      return kind;
    case 'ended':
      return 'table-ended';
    default:
      return 'no-seat';
  }
}
