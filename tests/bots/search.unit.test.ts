import { expect, test } from 'vitest';
import { bestLines } from '@/lib/game/bots/search';
import { outlookOf } from '@/lib/game/bots/outlook';
import { stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/candidates';
import type { Command } from '@/lib/game/engine/commands';
import { view } from '@/lib/game/engine/view';
import { declare, quarries, take } from '../support/engine/commands';
import { offered, turnsDone } from '../support/engine/patches-board';
import { at, goods, technology } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

// The arrow above the wall's marker costs gold. With the produced gold first it is offered and refused;
// after a step up without gold it is not offered. The positions are equal, but the next items are not.
const { state, secrets } = given(
  turnsDone(10),
  offered('manage-quarries', 'window'),
  goods(0, { gold: 0, stone: 1, egg: 2, 'silver-window': 2 }),
  at(0, 'hunger-wall', 0, 2),
  at(0, 'cathedral', 0, 1),
  technology(0, 'technology-iii-produce-gold'),
  technology(0, 'technology-iii-university'),
  technology(0, 'technology-iv-production'),
).when(0, take(), declare('manage-quarries'), quarries('increase'));

test('every line found can be carried out', () => {
  const outlook = outlookOf(PACK, state, 0);
  const root = thoughtOf(view(state, secrets, 0));
  const after = (thought: Thought | undefined, command: Command) =>
    thought && stepFrom(outlook, thought, command);
  const plans = bestLines(outlook, root, { nodes: 1000 }, 1000).map(({ plan }) => plan);
  const refusals = plans.filter((plan) => plan.some(({ type }) => type === 'ResolveUpArrow'));
  expect(refusals.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => !plan.reduce(after, root))).toEqual([]);
});
