'use server';

import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { deliverAfterResponse, playAfterResponse } from '@/lib/http/after-move';
import { LATE_ANSWERS } from '@/lib/pace/wait';
import { answerLate } from '@/lib/service/pace/late';
import { agreeToPause, endOfHoliday } from '@/lib/service/pace/pause';
import { personOfSession } from '@/lib/service/people/guests';
import type { Refused } from '@/lib/service/refused';
import { BOTS } from '@/lib/service/table-view';
import { isGameId, visitorOf } from '../looker';
import type { LateRefusal } from './answer-words';
import { keepLink } from './kept-link';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

function gameOf(form: FormData): string {
  const gameId = textOf(form, 'gameId');
  if (!isGameId(gameId)) notFound();
  return gameId;
}

/** One of the others says how to go on with a seat that is late. */
export async function answerLateSeat(form: FormData): Promise<void> {
  const gameId = gameOf(form);
  const page = `/games/${gameId}/late` as const;
  const answer = LATE_ANSWERS.find((known) => known === textOf(form, 'answer'));
  const seat = /^[0-3]$/.test(textOf(form, 'seat')) ? Number(textOf(form, 'seat')) : undefined;
  if (!answer || seat === undefined) redirect(`${page}?refused=unreadable`);
  const bot = BOTS.find((known) => known === textOf(form, 'bot'));
  const outcome = await answerLate({ gameId, who: await visitorOf(gameId), seat, answer, bot });
  if (!outcome.ok) redirect(`${page}?refused=${refusalOf(outcome.error)}`);
  const { done, missing, link, told, computerNext } = outcome.value;
  deliverAfterResponse(told);
  playAfterResponse(gameId, computerNext);
  if (link) {
    keepLink(await cookies(), gameId, link);
    redirect(page);
  }
  if (done) redirect(`${page}?done=${answer}`);
  redirect(answer === 'nudge' ? `${page}?done=nudged` : `${page}?done=counts&n=${missing}`);
}

/** Somebody proposes a common holiday by its last day, or agrees to one. */
export async function agreeToHoliday(form: FormData): Promise<void> {
  const gameId = gameOf(form);
  const page = `/games/${gameId}/late` as const;
  const who = await visitorOf(gameId);
  const zone = (await personOfSession(who.userId))?.timeZone ?? 'UTC';
  const agreed = textOf(form, 'until');
  const until = agreed ? new Date(agreed) : endOfHoliday(textOf(form, 'last'), zone);
  if (!until || Number.isNaN(until.getTime())) redirect(`${page}?refused=unreadable`);
  const outcome = await agreeToPause({ gameId, who, until });
  if (!outcome.ok) redirect(`${page}?refused=${refusalOf(outcome.error)}`);
  const { done, missing } = outcome.value;
  redirect(done ? `${page}?done=holiday` : `${page}?done=agreed&n=${missing}`);
}

function refusalOf({ kind }: Refused): LateRefusal {
  switch (kind) {
    case 'unknown-table':
      return notFound();
    case 'not-late':
    case 'not-asked':
    case 'not-to-agree':
      return kind;
    case 'ended':
      return 'table-ended';
    default:
      return 'no-seat';
  }
}
