'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { rememberLinks } from '@/app/(site)/kept-links';
import { makeOnce, type ActionJar } from '@/app/post-once';
import { makeUsualTable, takePastTableIn } from '@/lib/features/circles/circle-tables';
import { type CircleActor, loadCircle } from '@/lib/features/circles/circles';
import type { CircleOutcome } from '@/lib/features/circles/circle';
import {
  ANSWERS,
  CALL_UNTIL,
  callEnds,
  tableSizeOf,
  usualPlayers,
} from '@/lib/features/circles/gatherings/gathering';
import {
  answerGathering,
  callOffGathering,
  openGathering,
} from '@/lib/features/circles/gatherings/gatherings';
import { presetOf, PresetShape, SEAT_ORDERS, type Preset, USUAL_RULES } from '@/lib/features/circles/preset';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { currentUserId } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { field, oneOf, readFields, textIn, Texts, WholeNumber } from '@/lib/platform/http/fields';
import { refused } from '@/lib/platform/http/refused';

const ACTS = ['usual', 'new-usual', 'gather', 'take-back', 'call-off', 'take-in', ...ANSWERS] as const;
type Act = (typeof ACTS)[number];
const USUAL_TERMS = { ...USUAL_RULES, members: [], seatOrder: 'rotated', pace: { kind: 'relaxed' } } as const;
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
    const here = act === 'take-in' ? (`${page}/settings` as const) : page;
    await turnBackIfTooMany(isTable ? 'create' : 'join');
    const done = act && (await doAct(act, form, { circleId, userId }, jar));
    if (!done) redirect(`${here}?problem=not-those-players`);
    if (!done.ok) redirect(`${here}?problem=${done.error.kind}`);
    deliverAfterResponse(1);
    const { gameId } = done.value ?? {};
    return { to: gameId === undefined ? here : `/games/${gameId}` };
  });
}

/** The table that the person goes to, if there is one. */
type Played = CircleOutcome<{ readonly gameId?: string | undefined } | undefined>;

async function doAct(
  act: Act,
  form: FormData,
  who: CircleActor,
  jar: ActionJar,
): Promise<Played | undefined> {
  if (act === 'usual') return makeTable(jar, who, undefined);
  if (act === 'new-usual') {
    const preset = presetIn(form);
    return preset && makeTable(jar, who, preset);
  }
  if (act === 'gather') return gather(form, who);
  if (act === 'take-in') {
    const gameId = readFields(form, { gameId: Id })?.gameId;
    return gameId === undefined ? undefined : takePastTableIn(who, gameId);
  }
  const id = readFields(form, { gatheringId: Id })?.gatheringId;
  if (id === undefined) return undefined;
  const { userId } = who;
  if (act === 'call-off') return callOffGathering({ id, userId });
  const answer = ANSWERS.find((known) => known === act);
  const done = await answerGathering({ id, userId }, answer);
  return done.ok ? { ok: true, value: { gameId: done.value.mine } } : done;
}

async function makeTable(jar: ActionJar, who: CircleActor, preset: Preset | undefined): Promise<Played> {
  const done = await makeUsualTable({ ...who, sits: true }, preset);
  if (!done.ok) return done;
  const { gameId, made, seat } = done.value;
  if (made) rememberLinks(jar, gameId, { ...made, seats: made.seats.filter((one) => one.seat !== seat) });
  return done;
}

/** The usual table in the form; undefined if invalid. */
function presetIn(form: FormData): Preset | undefined {
  const read = readFields(form, { member: Texts, seatOrder: oneOf(SEAT_ORDERS) });
  const { member: members, seatOrder } = read ?? {};
  return PresetShape.safeParse({ ...USUAL_RULES, members, seatOrder, pace: paceOfForm(form) }).data;
}

/** Asks who is in, under the rules of the usual table. */
async function gather(form: FormData, { circleId, userId }: CircleActor): Promise<Played | undefined> {
  const read = readFields(form, { size: WholeNumber, until: oneOf(CALL_UNTIL) });
  const size = tableSizeOf(read?.size);
  const circle = await loadCircle(circleId, { id: userId });
  if (!circle) return refused({ kind: 'unknown-circle' });
  const now = systemClock.now();
  const startsBy = read?.until && callEnds(read.until, circle.timeZone, now);
  if (!size) return undefined;
  if (!startsBy) return refused({ kind: 'not-that-start' });
  const { members: _members, ...terms } = presetOf(circle.preset) ?? USUAL_TERMS;
  const done = await openGathering({ circleId, userId }, { ...terms, size, ...usualPlayers(size), startsBy });
  return done.ok ? { ok: true, value: undefined } : done;
}
