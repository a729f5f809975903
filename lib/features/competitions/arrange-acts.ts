/** Tables of the next stage of a Swiss that an organiser arranges by hand: pure. */
import { arrangeCause, type ArrangeCause } from '@/lib/game/competing/arranged';
import type { LockedCompetition } from './change-store';
import { isActive, isPending, type NewRuling } from './competition';
import type { CompetitionRefusal } from './refusals';
import { playedFixtures } from './standing';

type Stale = Extract<CompetitionRefusal, { readonly kind: 'pairing-changed' }>;

/** Whether the tables that an organiser read have changed since, and who was first. */
export function staleCause(locked: LockedCompetition, asked: NewRuling): Stale | undefined {
  const { competition, entrants, members, proposal } = locked;
  const { stage = 0, tables = [] } = asked;
  const nameOf = (id: string | undefined) =>
    members.find((each) => each.id === id)?.name ?? entrants.find((each) => each.id === id)?.name;
  const stale = (cause: Stale['cause'], who?: string): Stale => {
    return { kind: 'pairing-changed', cause, who, name: nameOf(who) };
  };
  const ofStage = competition.decisions.filter((each) => each.kind === 'arrange' && each.stage === stage);
  if (stage <= competition.stage && stage > 0) return stale('drawn', ofStage.find((each) => each.doneAt)?.by);
  const first = ofStage.find(isPending);
  if (first) return stale('arranged', first.by);
  if (proposal?.stage !== stage) return undefined;
  const people = proposal.tables.flatMap((table) => table.entrants);
  const known = new Set(entrants.map(({ id }) => id));
  const gone = tables.flat().find((id) => known.has(id) && !people.includes(id));
  if (gone !== undefined) return stale('people', gone);
  // Who came back or joined was missing in the tables that were read.
  const given = new Set(tables.flat());
  const late = entrants.find((each) => isActive(each) && each.lateFrom === stage && isMissing(each.id));
  function isMissing(id: string): boolean {
    return people.includes(id) && !given.has(id);
  }
  return late && stale('people', late.id);
}

/** The part of an arrangement that does not fit. */
export function unfitArrangement(locked: LockedCompetition, asked: NewRuling): ArrangeCause | undefined {
  const { competition, proposal, results = [] } = locked;
  return arrangeCause({
    tables: asked.tables ?? [],
    proposed: proposal?.tables ?? [],
    size: competition.size,
    fixtures: playedFixtures(locked, results),
    mayRepeat: asked.mayRepeat ?? false,
  });
}
