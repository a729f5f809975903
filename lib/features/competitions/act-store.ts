import 'server-only';
import { lockPlayersAt } from '@/lib/features/results/amend-store';
import { isStaged, type Pairing, type StageStart } from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { sha256Hex } from '@/lib/game/engine/hash';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { newGameId, newSeed } from '@/lib/platform/auth/tokens';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { NEXT_SIGN_UP_MS, type StoredCompetition, type Terms, type WholeCompetition } from './competition';
import type { CompetitionAct } from './competition-acts';
import { amendFixture, writeDecision } from './decision-store';
import { closeTable, giveToComputer, keepForReserve, makeTable } from './table-store';

/** An act may fold all ratings of a circle. */
const ACT_MS = 60_000;

/**
 * Locks a competition by raising its revision, after the people of the result at `tableId`, as results and merges
 * do; false if one of them has changed since it was read.
 */
export async function underRevision(
  { id, revision }: Pick<StoredCompetition, 'id' | 'revision'>,
  work: (tx: Tx) => Promise<void>,
  tableId?: string,
): Promise<boolean> {
  const act = async (tx: Tx) => {
    if (tableId !== undefined && !(await lockPlayersAt(tx, tableId))) return false;
    const data = { revision: { increment: 1 } };
    const { count } = await tx.competition.updateMany({ where: { id, revision }, data });
    if (count === 0) return false;
    await work(tx);
    return true;
  };
  return db().$transaction(act, { timeout: ACT_MS });
}

/** Stores the time of the next check of a competition; false if it has changed since. */
export async function storeDue(
  { id, revision }: Pick<StoredCompetition, 'id' | 'revision'>,
  dueAt: Date | undefined,
): Promise<boolean> {
  const data = { dueAt: dueAt ?? null };
  const { count } = await db().competition.updateMany({ where: { id, revision }, data });
  return count > 0;
}

export interface ActContext {
  readonly whole: WholeCompetition;
  readonly now: Date;
  /** The ladder after the season, when it ends. */
  readonly ladder: readonly Rung[];
}

/** Writes one act in a transaction that has locked the competition. */
export async function writeAct(tx: Tx, act: CompetitionAct, of: ActContext): Promise<void> {
  const { whole, now, ladder } = of;
  const { id } = whole.competition;
  const competition = async (data: object) => tx.competition.updateMany({ where: { id }, data });
  const entrant = async (entrantId: string, data: object) =>
    tx.entrant.updateMany({ where: { competitionId: id, id: entrantId }, data });
  const fixture = async (fixtureId: string, data: object) =>
    tx.fixture.updateMany({ where: { competitionId: id, id: fixtureId }, data });
  switch (act.type) {
    case 'open-check-in':
      for (const who of act.asked ?? []) await entrant(who, { state: 'entered', checkedInAt: null });
      return void (await competition({ state: 'check-in', checkInUntil: act.until }));
    case 'call-off':
      return void (await competition({ state: 'called-off', endedAt: now, dueAt: null }));
    case 'check-in':
      return void (await entrant(act.entrant, { state: 'checked-in', checkedInAt: act.at }));
    case 'start':
      for (const { id: who, ...place } of act.places)
        await entrant(who, { state: 'playing', playsFrom: now, ...place });
      await tx.fixture.createMany({ data: fixtureRows(whole.competition, act.fixtures) });
      return void (await competition({
        state: 'running',
        startedAt: now,
        stage: 1,
        stages: act.stages ?? 1,
        stageStartedAt: now,
        heldSince: null,
      }));
    case 'start-stage':
      return startStage(tx, whole.competition, act, now);
    case 'withdraw':
      return void (await entrant(act.entrant, { state: 'withdrawn', endsAt: null }));
    case 'exclude':
      return void (await entrant(act.entrant, { state: 'excluded' }));
    case 'replace':
      await entrant(act.reserve, { state: 'playing', playsFrom: now, division: act.division });
      for (const { id: fixtureId, entrants } of act.fixtures) {
        await fixture(fixtureId, { entrants: [...entrants] });
        await keepForReserve(tx, { whole, fixtureId, out: act.entrant, reserve: act.reserve }, now);
      }
      return;
    case 'open-fixture':
      return void (await fixture(act.id, { state: 'open', ...(await makeTable(tx, whole, act, now)) }));
    case 'close':
      return void (await fixture(act.id, { state: act.state }));
    case 'void-fixture':
      await fixture(act.id, { state: 'void' });
      return void (await closeTable(tx, { whole, fixtureId: act.id }, now));
    case 'award':
      return void (await closeTable(
        tx,
        { whole, fixtureId: act.id, winner: act.entrant, how: 'conceded' },
        now,
      ));
    case 'decide':
      return writeDecision(tx, act, { whole, now, begin: async (each) => writeAct(tx, each, of) });
    case 'amend':
      return void (await amendFixture(tx, whole, act.decision));
    case 'computer':
      return giveToComputer(tx, { whole, fixtureId: act.id, out: act.entrant }, now);
    case 'hold':
      return void (await competition({ heldSince: now }));
    case 'open-next':
      return insertNext(tx, whole.competition, now);
    case 'finish': {
      await markAbsent(tx, id, act.absent ?? [], whole.competition.stage + 1);
      const where = { competitionId: id, state: { in: ['playing', 'checked-in', 'entered'] } };
      await tx.entrant.updateMany({ where, data: { state: 'done', endsAt: null } });
      const after = isStaged(whole.competition.form) ? {} : { ladder: jsonOf(ladder) };
      await competition({ state: 'over', endedAt: now, ...after, dueAt: null });
      // The next season may have waited for the divisions.
      const next = { previousId: id, state: 'sign-up' };
      return void (await tx.competition.updateMany({ where: next, data: { dueAt: now } }));
    }
  }
}

/** Only stages store who was drawn, because their later draws depend on it. */
const fixtureRows = ({ id: competitionId, form }: StoredCompetition, fixtures: readonly Pairing[]) =>
  fixtures.map(({ id, entrants }) => ({
    competitionId,
    id,
    entrants: [...entrants],
    ...(isStaged(form) ? { drawn: [...entrants] } : {}),
  }));

async function startStage(
  tx: Tx,
  competition: StoredCompetition,
  { stage, fixtures, playing, out, absent, paused }: StageStart,
  now: Date,
): Promise<void> {
  const { id: competitionId } = competition;
  const people = (ids: readonly string[]) => ({ competitionId, id: { in: [...ids] } });
  await tx.entrant.updateMany({
    where: people(playing),
    data: { state: 'playing', division: 1, playsFrom: now },
  });
  await tx.entrant.updateMany({ where: people(out), data: { state: 'done', endsAt: null } });
  await markAbsent(tx, competitionId, absent, stage);
  await tx.entrant.updateMany({ where: people(paused), data: { paused: { push: stage } } });
  await tx.fixture.createMany({ data: fixtureRows(competition, fixtures) });
  const data = { state: 'running', stage, stageStartedAt: now, heldSince: null };
  await tx.competition.updateMany({ where: { id: competitionId }, data });
}

/** Records the entrants who missed the draw of a stage. */
async function markAbsent(
  tx: Tx,
  competitionId: string,
  ids: readonly string[],
  stage: number,
): Promise<void> {
  const where = { competitionId, id: { in: [...ids] } };
  await tx.entrant.updateMany({ where, data: { absent: { push: stage } } });
}

export type NewCompetition = Pick<
  StoredCompetition,
  | 'circleId'
  | 'form'
  | 'name'
  | 'size'
  | 'options'
  | 'variant'
  | 'pace'
  | 'atOnce'
  | 'signUpUntil'
  | 'previousId'
> & { readonly madeBy?: string; readonly terms?: Terms };

/** Stores a new competition; its seed is drawn and committed before anyone can sign up. */
export async function insertCompetition(tx: Tx, asked: NewCompetition, now: Date): Promise<string> {
  const { options, variant, pace, terms = {}, ...rest } = asked;
  const [id, seed] = [newGameId(), newSeed()];
  await tx.competition.create({
    data: {
      ...rest,
      id,
      seed,
      commitment: sha256Hex(seed),
      setup: jsonOf({ options, variant }),
      pace: jsonOf(pace),
      terms: jsonOf(terms),
      createdAt: now,
      dueAt: asked.signUpUntil,
    },
  });
  return id;
}

async function insertNext(tx: Tx, competition: StoredCompetition, now: Date): Promise<void> {
  const { circleId, form, name, size, options, variant, pace, atOnce, terms, id: previousId } = competition;
  const signUpUntil = new Date(now.getTime() + NEXT_SIGN_UP_MS);
  const same = { circleId, form, size, options, variant, pace, atOnce, terms, previousId, signUpUntil };
  await insertCompetition(tx, { ...same, name: nextName(name) }, now);
}

/** The name with the next number at its end. */
function nextName(name: string): string {
  const [, words = name, number] = /^(.*?)\s+(\d{1,4})$/.exec(name) ?? [];
  const next = ` ${number === undefined ? 2 : Number(number) + 1}`;
  return `${fittingName(words, MAX_NAME - next.length)}${next}`;
}

/** A member of a circle, by their public id there. */
interface Member {
  readonly id: string;
  readonly userId: string;
  readonly playerKey: string;
  readonly name: string;
  readonly named: boolean;
}

/** Signs a member up, from a later stage once it runs. The entrant has the member's id, which stays the same over seasons. */
export async function insertEntrant(
  tx: Tx,
  competitionId: string,
  { id, userId, playerKey, name, named, lateFrom }: Member & { readonly lateFrom?: number },
  at: Date,
): Promise<void> {
  const late = lateFrom === undefined ? {} : { state: 'checked-in', checkedInAt: at, lateFrom };
  const member = { id, userId, playerKey, name, named };
  await tx.entrant.create({ data: { competitionId, ...member, enteredAt: at, ...late } });
}
