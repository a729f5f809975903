'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeOnce } from '@/app/post-once';
import { NameInCircle } from '@/lib/features/circles/circle';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import {
  actOnEntrant,
  callOffCompetition,
  changeSeasonTerms,
  enterCompetition,
  makeCompetition,
  type CompetitionActor,
} from '@/lib/features/competitions/competitions';
import { ENTRANT_ACTS } from '@/lib/features/competitions/competition';
import type { CompetitionOutcome } from '@/lib/features/competitions/competition';
import { usualTerms } from '@/lib/features/competitions/terms';
import { COMPETITION_FORMS } from '@/lib/game/competing/competition';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { currentUserId } from '@/lib/platform/auth/session';
import { field, oneOf, OptionalNumber, readFields, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

const Id = field(z.string().regex(/^[a-z0-9]{6,40}$/));
const CLOCKS = ['relaxed', 'daily', 'brisk'] as const;

/** Creates a competition in a circle and redirects to it. */
export async function makeHere(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = readFields(form, { circleId: Id })?.circleId;
  if (!userId || !circleId) redirect('/circles');
  const page = `/competitions/new?circle=${circleId}` as const;
  await makeOnce('makeCompetition', form, async () => {
    if (await refuseTooMany('create', await headers())) redirect(`${page}&problem=often`);
    const read = readFields(form, {
      form: oneOf(COMPETITION_FORMS),
      name: field(NameInCircle),
      size: WholeNumber,
      pace: oneOf(CLOCKS),
      days: WholeNumber,
      atOnce: WholeNumber,
    });
    const size = tableSizeOf(read?.size);
    if (!read?.form || !read.pace || !size) redirect(`${page}&problem=form`);
    const { form: kind, pace, ...rest } = read;
    const terms = usualTerms({ ...rest, form: kind, pace, size });
    if (!terms.ok) redirect(`${page}&problem=${terms.error.kind}`);
    const done = await makeCompetition({ circleId, userId }, terms.value);
    if (!done.ok) redirect(`${page}&problem=${done.error.kind}`);
    return { to: `/competitions/${done.value.id}` as const };
  });
}

const OTHER_ACTS = ['enter', 'change', 'call-off'] as const;

/** Handles the forms of a competition: for the reader, an entrant, or the whole competition. */
export async function actInCompetition(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const id = readFields(form, { competitionId: Id })?.competitionId;
  if (!userId || !id) redirect('/circles');
  const page = `/competitions/${id}` as const;
  await makeOnce('actInCompetition', form, async () => {
    if (await refuseTooMany('join', await headers())) redirect(`${page}?problem=often`);
    const done = await doAct(form, { id, userId });
    if (!done) redirect(`${page}?problem=form`);
    if (!done.ok) redirect(`${page}?problem=${done.error.kind}`);
    deliverAfterResponse(1);
    return { to: `${page}?done=saved` as const };
  });
}

/** Runs the form's action; undefined if the form is invalid. */
async function doAct(
  form: FormData,
  who: CompetitionActor,
): Promise<CompetitionOutcome<undefined> | undefined> {
  const text = textIn(form, 'act');
  const onEntrant = ENTRANT_ACTS.find((known) => known === text);
  if (onEntrant) {
    const entrantId = readFields(form, { entrantId: field(z.guid()) })?.entrantId;
    return entrantId === undefined ? undefined : actOnEntrant(who, onEntrant, entrantId);
  }
  switch (OTHER_ACTS.find((known) => known === text)) {
    case 'enter':
      return enterCompetition(who);
    case 'call-off':
      return callOffCompetition(who);
    case 'change': {
      const read = readFields(form, { name: field(NameInCircle), days: OptionalNumber });
      return read && changeSeasonTerms(who, read);
    }
    case undefined:
      return undefined;
  }
}
