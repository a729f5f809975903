import 'server-only';
import { amendTable } from '@/lib/features/results/amend-store';
import type { Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { isActive, type Lapse, type Ruling, type WholeCompetition } from './competition';
import type { CompetitionAct } from './competition-acts';
import { decisionColumns } from './decision-columns';
import { decisionNews } from './season-news';
import { closeTable } from './table-store';

interface DecisionContext {
  readonly whole: WholeCompetition;
  readonly now: Date;
  /** Begins the stage that was arranged by hand. */
  readonly begin: (start: CompetitionAct) => Promise<void>;
}

type Closed = Pick<DecisionContext, 'whole' | 'now'>;
type Deciding = CompetitionAct & { readonly type: 'decide' };

/** The effect of a decision. A changed result is news; a table that ends tells its own people. */
type Effect = 'done' | 'amended' | Lapse;

/** Carries out an organiser's decision, and records that it has taken effect, or why it did nothing. */
export async function writeDecision(tx: Tx, act: Deciding, context: DecisionContext): Promise<void> {
  const { whole, now } = context;
  const { id, decisions } = whole.competition;
  const effect = await carryOut(tx, act, context);
  const isDone = effect === 'done' || effect === 'amended';
  const done = { ...act.decision, ...(isDone ? { doneAt: now } : { lapsedAt: now, lapse: effect }) };
  const columns = decisionColumns(decisions.map((each) => (each.id === done.id ? done : each)));
  const data = { decisions: jsonOf(columns.decisions), arrangements: jsonOf(columns.arrangements) };
  await tx.competition.updateMany({ where: { id }, data });
  if (effect !== 'done') await queueCircleMessages(tx, [decisionNews(whole, done, now)]);
}

async function carryOut(
  tx: Tx,
  { decision, begun, others, start }: Deciding,
  { whole, now, begin }: DecisionContext,
): Promise<Effect> {
  const { competition, entrants, fixtures } = whole;
  const { id } = competition;
  const { fixture: fixtureId = '', entrant: named = '' } = decision;
  switch (decision.kind) {
    case 'award': {
      const entrant = entrants.find((each) => each.id === named);
      if (!entrant || !isActive(entrant)) return 'person-left';
      const award = { whole, fixtureId, winner: named, how: 'conceded', decision } as const;
      return (await closeTable(tx, award, now)) ? 'done' : 'table-ended';
    }
    case 'annul':
      return annul(tx, decision, { whole, now });
    case 'replace': {
      const where = { competitionId: id, id: named, state: 'playing' };
      const { count } = await tx.entrant.updateMany({ where, data: { state: 'withdrawn', endsAt: null } });
      return count > 0 ? 'done' : 'person-left';
    }
    case 'end-stage': {
      let ended = await voidUnplayed(tx, others, decision, { whole, now });
      for (const each of begun) {
        const draw = { whole, fixtureId: each, how: 'agreed', decision } as const;
        if (await closeTable(tx, draw, now)) ended += 1;
      }
      return ended > 0 ? 'done' : 'stage-ended';
    }
    case 'call-off': {
      // Tables that have begun continue as tables of the circle.
      await voidUnplayed(tx, others, decision, { whole, now });
      const left = { competitionId: id, state: { in: ['waiting', 'open'] } };
      await tx.fixture.updateMany({ where: left, data: { state: 'void' } });
      const off = { state: 'called-off', endedAt: now, dueAt: null };
      await tx.competition.updateMany({ where: { id }, data: off });
      return 'done';
    }
    case 'arrange':
      if (!start) return 'people-changed';
      await begin(start);
      return 'done';
    case 'correct': {
      const isOver = fixtures.find((each) => each.id === fixtureId)?.state === 'over';
      return isOver && (await amendFixture(tx, whole, decision)) ? 'amended' : 'not-counted';
    }
  }
}

/** A table does not count: it ends if it runs, and has no result if it has ended. */
async function annul(tx: Tx, decision: Ruling, { whole, now }: Closed): Promise<Effect> {
  const { fixture: id = '' } = decision;
  const isEnded = await closeTable(tx, { whole, fixtureId: id, decision }, now);
  const where = { competitionId: whole.competition.id, id, state: { in: ['waiting', 'open', 'over'] } };
  const { count } = await tx.fixture.updateMany({ where, data: { state: 'void' } });
  if (count === 0) return 'not-counted';
  return !isEnded && (await amendFixture(tx, whole, decision)) ? 'amended' : 'done';
}

/** Ends tables without a result, and voids those that are not made; returns how many. */
async function voidUnplayed(
  tx: Tx,
  fixtureIds: readonly string[],
  decision: Ruling,
  { whole, now }: Closed,
): Promise<number> {
  let count = 0;
  for (const id of fixtureIds) {
    const isEnded = await closeTable(tx, { whole, fixtureId: id, decision }, now);
    // A table that has ended a moment ago is closed by its result.
    const where = { competitionId: whole.competition.id, id, state: isEnded ? 'open' : 'waiting' };
    count += (await tx.fixture.updateMany({ where, data: { state: 'void' } })).count;
  }
  return count;
}

/** Gives the table of a fixture the decision that changes its result; false if it has not ended. */
export async function amendFixture(
  tx: Tx,
  { competition, fixtures }: WholeCompetition,
  { id, kind, fixture: fixtureId, places = [] }: Ruling,
): Promise<boolean> {
  const fixture = fixtures.find((each) => each.id === fixtureId);
  if (!fixture?.tableId) return false;
  const seats = places.map(({ entrant, place }) => [fixture.entrants.indexOf(entrant), place] as const);
  return amendTable(tx, {
    gameId: fixture.tableId,
    amendment: id,
    amended: kind === 'correct' ? 'corrected' : 'annulled',
    places: new Map(kind === 'correct' ? seats : []),
    isRated: competition.terms.ratesCorrections,
  });
}
