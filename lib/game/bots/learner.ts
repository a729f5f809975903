/**
 * Apprentice and Journeyman: they plan whole turns like the master, but search less and misjudge values
 * differently in each turn. The errors make them use every part of the game and vary their openings.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import type { ThinkingLimit } from './candidates';
import { bestLines, type SearchLine } from './master/search';
import { thoughtKeyOf } from './master/signature';
import type { Outlook } from './outlook';
import { planTurn } from './plan-turn';
import { fractionOf } from './style-bias';
import { SHORT_SIGHTED, WEIGHTS, type Weights } from './weights';

export interface Ability {
  /** Positions searched before a turn. */
  readonly nodes: number;
  /** The number of continuations considered for each action tile. */
  readonly perTile: number;
  /** The error in points when an action tile and its use are judged: scales of Gumbel errors. */
  readonly tileError: number;
  readonly lineError: number;
  readonly weights: Weights;
}

/** Fitted by `npm run tool -- arena` to what beginners and good club players score (docs/measurements.md). */
export const ABILITIES = {
  apprentice: { nodes: 300, perTile: 100, tileError: 40, lineError: 25, weights: SHORT_SIGHTED },
  journeyman: { nodes: 200, perTile: 4, tileError: 5, lineError: 2.5, weights: WEIGHTS },
} as const satisfies Record<string, Ability>;

/** The next steps, up to the first that reveals something. Mistakes follow from seed and turn. */
export function learnerPlan(
  outlook: Outlook,
  view: View,
  seed: string,
  ability: Ability,
  limit: ThinkingLimit,
): readonly Command[] {
  const nodes = Math.min(ability.nodes, limit.nodes);
  const key = `${seed}/${view.state.turn.number}`;
  return planTurn(outlook, view, (root) => {
    const [best] = bestLines(outlook, root, { ...limit, nodes }, ability.perTile)
      .map((line) => ({ plan: line.plan, worth: line.worth + errorOf(outlook, line, key, ability) }))
      .sort((a, b) => b.worth - a.worth);
    return best?.plan ?? [];
  });
}

/** The error depends on where a line ends, so it is the same at the start and in the middle of a turn. */
function errorOf(outlook: Outlook, { plan, after }: SearchLine, key: string, ability: Ability): number {
  const tile = plan.find(({ type }) => type === 'TakeActionTile');
  return (
    ability.tileError * gumbel(`${key}/${JSON.stringify(tile ?? '')}`) +
    ability.lineError * gumbel(`${key}/${thoughtKeyOf(outlook, after)}`)
  );
}

/** Gumbel errors: a line is chosen with a probability proportional to e^(worth / scale). */
function gumbel(text: string): number {
  const x = Math.min(1 - 1e-9, Math.max(1e-9, fractionOf(text)));
  return -Math.log(-Math.log(x));
}
