import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { storeDue, underRevision, writeAct } from './act-store';
import type { WholeCompetition } from './competition';
import { nextActs, type CompetitionAct } from './competition-acts';
import type { CompetitionFacts } from './competition-facts';
import { competitionFacts, dueCompetitions, findCompetition, resultsOfTables } from './competition-store';
import { seasonNewsOf } from './season-news';
import { ladderOf } from './standing';

/** Maximum rounds: more than any competition needs, because each round changes something. */
const MAX_ROUNDS = 200;

/**
 * Performs all due acts of a competition. Any number of processes can do this at once, and any can die
 * between two acts: each act is one transaction on the newest revision. Returns the number of acts.
 */
export async function advanceCompetition(id: string, clock: Clock = systemClock): Promise<number> {
  let done = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const whole = await findCompetition(id);
    if (!whole) return done;
    const now = clock.now();
    const facts = await competitionFacts(whole, now);
    const { acts, dueAt } = nextActs(whole, facts, now);
    if (acts.length > 0) done += await doActs(whole, acts, facts, now);
    else if (await storeDue(whole.competition, dueAt)) return done;
  }
  return done;
}

/** Performs acts in order until another process is faster; returns their number. */
async function doActs(
  whole: WholeCompetition,
  acts: readonly CompetitionAct[],
  facts: CompetitionFacts,
  now: Date,
): Promise<number> {
  const ladder = acts.some(({ type }) => type === 'finish')
    ? ladderOf(whole, await resultsOfTables(whole), facts.previous?.ladder ?? [])
    : [];
  const { id, revision } = whole.competition;
  for (const [i, act] of acts.entries()) {
    const isDone = await underRevision(
      { id, revision: revision + i },
      async (tx) => {
        await writeAct(tx, act, { whole, now, ladder });
        await queueCircleMessages(tx, seasonNewsOf(whole.competition, act, now));
      },
      tableOf(whole, act),
    );
    if (!isDone) return i;
  }
  return acts.length;
}

/** The table of a decision, whose result it may change. */
function tableOf({ fixtures }: WholeCompetition, act: CompetitionAct): string | undefined {
  if (act.type !== 'decide' && act.type !== 'amend') return undefined;
  return fixtures.find(({ id }) => id === act.decision.fixture)?.tableId;
}

/** Maximum competitions in a scheduler run. */
const AT_ONCE = 20;

/** Advances due competitions, after a result and in scheduler runs; returns how many. */
export async function advanceDue(clock: Clock = systemClock): Promise<number> {
  const due = await dueCompetitions(clock.now(), AT_ONCE);
  for (const id of due) await advanceCompetition(id, clock);
  return due.length;
}
