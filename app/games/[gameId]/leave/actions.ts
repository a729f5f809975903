'use server';

import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { GameIdField, SeatField } from '@/app/form-fields';
import { keepSeatLink } from '@/app/games/[gameId]/seats/link-cookie';
import { makeOnce } from '@/app/post-once';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { unsayEnd, chooseEnd } from '@/lib/features/clocks/table-acts';
import { offerSeat, withdrawOffer, type AboutOffer } from '@/lib/features/leaving/offers';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import { oneOf, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { visitorOf } from '../visitor';

const REFUSALS = ['seat-held', 'not-that-seat', 'not-to-agree'] as const;

async function readOffer(form: FormData): Promise<AboutOffer> {
  const fields = readFields(form, { gameId: GameIdField, seat: SeatField });
  if (!fields) notFound();
  const { gameId, seat } = fields;
  if (await refuseTooMany('join', await headers())) redirect(`/games/${gameId}/leave?refused=many`);
  return { gameId, seat, who: await visitorOf(gameId) };
}

type LeaveResult = 'offered' | 'dropped' | 'decided' | 'agreed' | 'unsaid';

function back(gameId: string, outcome: ClockOutcome<unknown>, done: LeaveResult): never {
  const page = `/games/${gameId}/leave` as const;
  if (outcome.ok) {
    deliverAfterResponse(1);
    redirect(`${page}?done=${done}`);
  }
  const { kind } = outcome.error;
  if (kind === 'unknown-table') notFound();
  redirect(`${page}?refused=${REFUSALS.find((known) => known === kind) ?? 'no-seat'}`);
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
      keepSeatLink(jar, gameId, outcome.value, 'leave');
      deliverAfterResponse(1);
      return { to: `/games/${gameId}/leave?done=offered` };
    });
  }
  const word = textIn(form, 'word');
  const outcome = await chooseEnd({
    gameId,
    who,
    kind,
    word,
    ...(kind === 'concede' ? { winner: seat } : {}),
  });
  back(gameId, outcome, outcome.ok && outcome.value.decision ? 'decided' : 'agreed');
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
