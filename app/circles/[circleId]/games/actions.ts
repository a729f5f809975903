'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { rememberLinks } from '@/app/(site)/kept-links';
import { makeOnce, type ActionJar } from '@/app/post-once';
import { sitAtNew } from '@/app/sit-at-new';
import { type CircleTable, makeUsualTable, takePastTableIn } from '@/lib/features/circles/circle-tables';
import type { CircleActor } from '@/lib/features/circles/circles';
import type { CircleOutcome } from '@/lib/features/circles/circle';
import { ANSWERS, tableSizeOf, usualPlayers } from '@/lib/features/circles/gatherings/gathering';
import {
  answerGathering,
  callOffGathering,
  openGathering,
} from '@/lib/features/circles/gatherings/gatherings';
import { PresetShape, SEAT_ORDERS, type Preset, USUAL_RULES } from '@/lib/features/circles/preset';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { currentUserId } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import {
  field,
  oneOf,
  OptionalNumber,
  readFields,
  Text,
  textIn,
  Texts,
  WholeNumber,
} from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

const ACTS = ['usual', 'new-usual', 'gather', 'take-back', 'call-off', 'take-in', ...ANSWERS] as const;
type Act = (typeof ACTS)[number];
const DAY_MS = 86_400_000;
const Id = field(z.string().regex(/^[a-z0-9]{6,40}$/));

/** Starts the circle's usual table, or creates or answers a call for players. */
export async function playInCircle(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = readFields(form, { circleId: Id })?.circleId;
  if (!userId || !circleId) redirect('/');
  const page = `/circles/${circleId}` as const;
  await makeOnce('playInCircle', form, async (jar) => {
    const act = ACTS.find((known) => known === textIn(form, 'act'));
    const isTable = act === 'usual' || act === 'new-usual';
    if (await refuseTooMany(isTable ? 'create' : 'join', await headers()))
      redirect(`${page}/games?problem=often`);
    if (isTable) return makeTable(jar, form, act, { circleId, userId });
    const done = act && (await doAct(act, form, { circleId, userId }));
    if (!done) redirect(`${page}/games?problem=not-those-players`);
    if (!done.ok) redirect(`${page}/games?problem=${done.error.kind}`);
    deliverAfterResponse(1);
    return { to: act === 'take-in' ? (`${page}/games#past` as const) : page };
  });
}

async function makeTable(jar: ActionJar, form: FormData, act: Act, who: CircleActor) {
  const preset = act === 'new-usual' ? presetIn(form) : undefined;
  const page = `/circles/${who.circleId}` as const;
  if (act === 'new-usual' && !preset) redirect(`${page}/games?problem=not-those-players`);
  const done: CircleOutcome<CircleTable> = await makeUsualTable(who, preset);
  if (!done.ok) redirect(`${page}/games?problem=${done.error.kind}`);
  const { gameId, made, seat } = done.value;
  const mine = made?.seats.filter((one) => one.seat === seat) ?? [];
  if (made) rememberLinks(jar, gameId, { ...made, seats: made.seats.filter((one) => one.seat !== seat) });
  await sitAtNew(jar, { gameId, seats: mine, userId: who.userId });
  deliverAfterResponse(1);
  return { to: `/games/${gameId}` as const };
}

/** The usual table in the form; undefined if invalid. */
function presetIn(form: FormData): Preset | undefined {
  const read = readFields(form, { member: Texts, seatOrder: oneOf(SEAT_ORDERS) });
  const { member: members, seatOrder } = read ?? {};
  return PresetShape.safeParse({ ...USUAL_RULES, members, seatOrder, pace: paceOfForm(form) }).data;
}

async function doAct(
  act: Act,
  form: FormData,
  who: CircleActor,
): Promise<CircleOutcome<unknown> | undefined> {
  if (act === 'gather') return gather(form, who);
  if (act === 'take-in') {
    const gameId = readFields(form, { gameId: Id })?.gameId;
    return gameId === undefined ? undefined : takePastTableIn(who, gameId);
  }
  const id = readFields(form, { gatheringId: Id })?.gatheringId;
  if (id === undefined) return undefined;
  const { userId } = who;
  if (act === 'call-off') return callOffGathering({ id, userId });
  return answerGathering(
    { id, userId },
    ANSWERS.find((answer) => answer === act),
  );
}

async function gather(form: FormData, who: CircleActor): Promise<CircleOutcome<unknown> | undefined> {
  const read = readFields(form, {
    size: WholeNumber,
    least: OptionalNumber,
    most: OptionalNumber,
    days: WholeNumber,
    seatOrder: oneOf(SEAT_ORDERS),
    pace: Text,
  });
  const size = tableSizeOf(read?.size);
  const pace = PaceShape.safeParse({ kind: read?.pace }).data;
  if (!read || !size || !pace || !read.seatOrder) return undefined;
  const { days, seatOrder } = read;
  const usual = usualPlayers(size);
  const { most = Math.max(usual.most, read.least ?? 0), least = Math.min(usual.least, most) } = read;
  const startsBy = new Date(systemClock.now().getTime() + days * DAY_MS);
  return openGathering(who, { ...USUAL_RULES, pace, size, least, most, seatOrder, startsBy });
}
