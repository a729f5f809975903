/** Decisions as the columns of a competition hold them: pure. */
import { rulingState, type Ruling } from './competition';

/** Ids of arrangements begin here, because the previous version numbers its decisions without them. */
const FIRST_ARRANGEMENT = 1001;
const isArrangement = ({ kind }: Pick<Ruling, 'kind'>): boolean => kind === 'arrange';

/** The id of the next decision of a kind. */
export function nextDecisionId(decisions: readonly Ruling[], kind: Ruling['kind']): number {
  const count = decisions.filter((each) => isArrangement(each) === isArrangement({ kind })).length;
  return isArrangement({ kind }) ? FIRST_ARRANGEMENT + count : count + 1;
}

/** Decisions as the columns of a competition hold them. */
export const decisionColumns = (decisions: readonly Ruling[]) => ({
  decisions: decisions.filter((each) => !isArrangement(each)),
  arrangements: decisions.filter(isArrangement),
});

/** Whether a decision in effect has changed the result of a table that had ended. */
export const isAmendment = (decision: Ruling): boolean =>
  rulingState(decision) === 'done' && (decision.kind === 'correct' || decision.kind === 'annul');
