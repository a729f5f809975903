import { z } from 'zod';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import { SetupShape } from '@/lib/features/circles/preset';
import {
  COMPETITION_FORMS,
  COMPETITION_STATES,
  ENTRANT_STATES,
  FIXTURE_STATES,
  sortFixtures,
} from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { storedPace } from '@/lib/game/pace/pace';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { StoredCompetition, StoredEntrant, StoredFixture, WholeCompetition } from './competition';

/** A newer version may have stored other forms, and only that version changes them. */
export const KNOWN_FORM = {
  form: { in: [...COMPETITION_FORMS] },
} as const satisfies Prisma.CompetitionWhereInput;

const Ladder = z.array(z.object({ key: z.string(), division: z.int(), satOut: z.int() }));

/** The columns of `competitionOf`. */
export const COMPETITION = {
  id: true,
  circleId: true,
  form: true,
  name: true,
  size: true,
  setup: true,
  pace: true,
  atOnce: true,
  seed: true,
  commitment: true,
  state: true,
  stage: true,
  stages: true,
  stageStartedAt: true,
  previousId: true,
  ladder: true,
  createdAt: true,
  signUpUntil: true,
  checkInUntil: true,
  startedAt: true,
  endedAt: true,
  revision: true,
} as const satisfies Prisma.CompetitionSelect;
type CompetitionRow = Prisma.CompetitionGetPayload<{ select: typeof COMPETITION }>;

/** The columns of `wholeOf`. */
export const WHOLE = {
  ...COMPETITION,
  entrants: { omit: { competitionId: true } },
  fixtures: { omit: { competitionId: true } },
} as const satisfies Prisma.CompetitionSelect;
type WholeRow = Prisma.CompetitionGetPayload<{ select: typeof WHOLE }>;

/** The stored ladder from top to bottom; empty before the end of a season. */
export const ladderIn = (stored: unknown): readonly Rung[] => Ladder.safeParse(stored).data ?? [];

/** A competition of a known form from its row. */
export function competitionOf(row: CompetitionRow): StoredCompetition {
  const { form: stored, size, setup, pace, state, ladder, previousId, ...rest } = row;
  const { checkInUntil, startedAt, stageStartedAt, endedAt, ...always } = rest;
  const form = COMPETITION_FORMS.find((known) => known === stored);
  if (!form) throw new Error(`unknown form of a competition: ${stored}`);
  return {
    ...always,
    ...SetupShape.parse(setup),
    form,
    size: tableSizeOf(size) ?? 4,
    pace: storedPace(pace),
    state: COMPETITION_STATES.find((known) => known === state) ?? 'called-off',
    ladder: ladderIn(ladder),
    previousId: previousId ?? undefined,
    checkInUntil: checkInUntil ?? undefined,
    startedAt: startedAt ?? undefined,
    stageStartedAt: stageStartedAt ?? undefined,
    endedAt: endedAt ?? undefined,
  };
}

/** A competition with its people and tables from its row. */
export function wholeOf({ entrants, fixtures, ...row }: WholeRow): WholeCompetition {
  return {
    competition: competitionOf(row),
    entrants: entrants.map(entrantOf).sort((a, b) => a.enteredAt.getTime() - b.enteredAt.getTime()),
    fixtures: sortFixtures(fixtures.map(fixtureOf)),
  };
}

function entrantOf(row: WholeRow['entrants'][number]): StoredEntrant {
  const { userId, playerKey: key, name, state, checkedInAt, playsFrom, division, lot, endsAt, ...rest } = row;
  return {
    ...rest,
    key,
    userId: userId ?? '',
    name: userId === null ? '' : name,
    state: ENTRANT_STATES.find((known) => known === state) ?? 'withdrawn',
    checkedInAt: checkedInAt ?? undefined,
    playsFrom: playsFrom ?? undefined,
    division: division ?? undefined,
    lot: lot ?? undefined,
    endsAt: endsAt ?? undefined,
  };
}

function fixtureOf({ state, tableId, tableSeq, ...rest }: WholeRow['fixtures'][number]): StoredFixture {
  return {
    ...rest,
    state: FIXTURE_STATES.find((known) => known === state) ?? 'void',
    tableId: tableId ?? undefined,
    tableSeq: tableSeq ?? undefined,
  };
}
