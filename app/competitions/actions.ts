'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { rulesOf } from '@/app/(site)/table-form';
import { makeOnce } from '@/app/post-once';
import { NameInCircle } from '@/lib/features/circles/circle';
import { SetupShape } from '@/lib/features/circles/preset';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import {
  actOnEntrant,
  callOffCompetition,
  changeSeasonTerms,
  decideCompetition,
  enterCompetition,
  makeCompetition,
  takeDecisionBack,
  type CompetitionActor,
} from '@/lib/features/competitions/competitions';
import { ENTRANT_ACTS, NewRuling, Terms } from '@/lib/features/competitions/competition';
import type { EntryCondition } from '@/lib/game/competing/entry-conditions';
import type { CompetitionOutcome } from '@/lib/features/competitions/refusals';
import { problemName } from './competition-problem';
import { usualTerms } from '@/lib/features/competitions/terms';
import { COMPETITION_FORMS, TIE_BREAKS, type CompetitionForm } from '@/lib/game/competing/competition';
import { STAND_INS } from '@/lib/game/levels';
import { RELAXED, type Pace } from '@/lib/game/pace/pace';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { currentUserId } from '@/lib/platform/auth/session';
import {
  field,
  oneOf,
  OptionalNumber,
  readFields,
  textIn,
  Texts,
  Ticked,
  WholeNumber,
} from '@/lib/platform/http/fields';

const Id = field(z.string().regex(/^[a-z0-9]{6,40}$/));
const CONDITION_FIELDS = {
  memberDays: OptionalNumber,
  games: OptionalNumber,
  ratingFrom: OptionalNumber,
  ratingTo: OptionalNumber,
  mostLost: OptionalNumber,
} as const satisfies Record<EntryCondition, typeof OptionalNumber>;
const CLOCKS = ['relaxed', 'daily', 'brisk', 'custom'] as const;

/** Creates a competition in a circle and redirects to it. */
export async function makeHere(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = readFields(form, { circleId: Id })?.circleId;
  if (!userId || !circleId) redirect('/circles');
  const page = `/competitions/new?circle=${circleId}` as const;
  await makeOnce('makeCompetition', form, async () => {
    await turnBackIfTooMany('create');
    const read = readFields(form, {
      form: oneOf(COMPETITION_FORMS),
      name: field(NameInCircle),
      size: WholeNumber,
      pace: oneOf(CLOCKS),
      days: WholeNumber,
      atOnce: WholeNumber,
      ticked: Texts,
      seeding: oneOf(['lot', 'rating']),
      level: oneOf(STAND_INS),
      startsWith: OptionalNumber,
      least: OptionalNumber,
      waitDays: OptionalNumber,
      rounds: OptionalNumber,
      byePoints: OptionalNumber,
      latePoints: OptionalNumber,
    });
    const conditions = readFields(form, CONDITION_FIELDS);
    const size = tableSizeOf(read?.size);
    if (!read?.form || !read.pace || !size) redirect(`${page}&problem=form`);
    const { form: kind, name, days, atOnce, ticked, ...rest } = read;
    const pack = textIn(form, 'pack') || undefined;
    const chosen = Terms.safeParse({ ...rest, pack, conditions, ...termsOf(kind, ticked, rest) }).data;
    // A form without these fields means the usual rules.
    const rules = textIn(form, 'rules') ? SetupShape.safeParse(rulesOf(form)).data : {};
    const pace = ownPace(read.pace, form, ticked.includes('noHolidays'));
    if (!chosen || !pace || !rules) redirect(`${page}&problem=terms-unfit`);
    const terms = usualTerms({ form: kind, name, days, atOnce, pace, size, terms: chosen, ...rules });
    if (!terms.ok) redirect(`${page}&problem=${terms.error.kind}`);
    const done = await makeCompetition({ circleId, userId }, terms.value);
    if (!done.ok) redirect(`${page}&problem=${problemName(done.error)}`);
    return { to: `/competitions/${done.value.id}` as const };
  });
}

/** Choices of other forms are left out. */
function termsOf(
  form: CompetitionForm,
  ticked: readonly string[],
  { rounds, byePoints, latePoints }: Pick<Terms, 'rounds' | 'byePoints' | 'latePoints'>,
) {
  const tieBreaks = TIE_BREAKS.filter((each) => ticked.includes(each));
  const cup = { byes: ticked.includes('byes'), thirdPlace: ticked.includes('thirdPlace') };
  const swiss = { tieBreaks, rounds, byePoints, latePoints };
  const none = { rounds: undefined, byePoints: undefined, latePoints: undefined };
  const own = form === 'cup' ? cup : {};
  return {
    ...own,
    ...(form === 'swiss' ? swiss : none),
    byHand: form === 'swiss' && ticked.includes('byHand'),
    isPublic: ticked.includes('isPublic'),
    ratesAwards: ticked.includes('ratesAwards'),
    ratesCorrections: ticked.includes('ratesCorrections'),
  };
}

/** The chosen pace; undefined if the hours of a custom clock do not fit. */
function ownPace(kind: (typeof CLOCKS)[number], form: FormData, hasNoHolidays: boolean): Pace | undefined {
  if (kind === 'relaxed') return RELAXED;
  form.set('onTimeout', 'computer');
  form.set('wakingOnly', 'on');
  const pace = paceOfForm(form);
  if (typeof pace === 'string' || pace.kind === 'relaxed') return undefined;
  return hasNoHolidays ? { ...pace, holidays: false } : pace;
}

const OTHER_ACTS = [
  ...(['enter', 'change', 'call-off', 'publish', 'hide'] as const),
  ...(['decide', 'correct', 'take-back', 'arbiter', 'arrange', 'by-hand', 'by-lot'] as const),
] as const;

/** Handles the forms of a competition: for the reader, an entrant, or the whole competition. */
export async function actInCompetition(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const id = readFields(form, { competitionId: Id })?.competitionId;
  if (!userId || !id) redirect('/circles');
  const page = `/competitions/${id}` as const;
  await makeOnce('actInCompetition', form, async () => {
    await turnBackIfTooMany('join');
    const done = await doAct(form, { id, userId });
    if (!done) redirect(`${page}?problem=form`);
    if (!done.ok) redirect(`${page}?problem=${problemName(done.error)}`);
    deliverAfterResponse(1);
    return { to: `${page}?done=saved` as const };
  });
}

/** Runs the form's action; undefined if the form is invalid. */
async function doAct(
  form: FormData,
  who: CompetitionActor,
): Promise<CompetitionOutcome<unknown> | undefined> {
  const text = textIn(form, 'act');
  const onEntrant = ENTRANT_ACTS.find((known) => known === text);
  if (onEntrant) {
    const read = readFields(form, { about: field(z.guid()), stage: OptionalNumber });
    return read && actOnEntrant({ ...who, stage: read.stage }, onEntrant, read.about);
  }
  switch (OTHER_ACTS.find((known) => known === text)) {
    case 'enter':
      return enterCompetition({ ...who, named: textIn(form, 'named') !== '' });
    case 'call-off':
      return callOffCompetition(who);
    case 'publish':
      return changeSeasonTerms(who, { isPublic: true });
    case 'by-hand':
      return changeSeasonTerms(who, { byHand: true });
    case 'by-lot':
      return changeSeasonTerms(who, { byHand: false });
    case 'hide':
      return changeSeasonTerms(who, { isPublic: false });
    case 'arbiter': {
      const read = readFields(form, { about: field(z.union([z.guid(), z.literal('')])) });
      return read && changeSeasonTerms(who, { arbiter: read.about || null });
    }
    case 'decide': {
      const [kind, first, second] = textIn(form, 'what').split(' ');
      const people = kind === 'replace' ? { entrant: first } : { fixture: first, entrant: second };
      return decide(form, who, { kind, ...people });
    }
    case 'correct': {
      const read = readFields(form, { place: Texts });
      const places = (read?.place ?? []).map((text) => {
        const [entrant, place] = text.split(' ');
        return { entrant, place: Number(place) };
      });
      return decide(form, who, { kind: 'correct', fixture: textIn(form, 'fixture'), places });
    }
    case 'arrange':
      return decide(form, who, arrangementIn(form));
    case 'take-back': {
      const read = readFields(form, { about: WholeNumber });
      return read && takeDecisionBack(who, read.about);
    }
    case 'change': {
      const read = readFields(form, { name: field(NameInCircle), days: OptionalNumber });
      return read && changeSeasonTerms(who, read);
    }
    case undefined:
      return undefined;
  }
}

/** The tables of a stage, from the table that was chosen for each person. */
function arrangementIn(form: FormData): object {
  const read = readFields(form, { seatAt: Texts, stage: WholeNumber, mayRepeat: Ticked });
  const seats = (read?.seatAt ?? []).map((text) => text.split(' '));
  const numbers = [...new Set(seats.map(([, number = '']) => Number(number)))].sort((a, b) => a - b);
  const tables = numbers.map((n) => seats.flatMap(([id = '', number]) => (Number(number) === n ? [id] : [])));
  return { kind: 'arrange', stage: read?.stage, tables, mayRepeat: read?.mayRepeat };
}

async function decide(form: FormData, who: CompetitionActor, ruling: object) {
  const { data } = NewRuling.safeParse({ ...ruling, reason: textIn(form, 'reason') || undefined });
  return data && decideCompetition(who, data);
}
