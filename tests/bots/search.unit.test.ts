import { expect, test } from 'vitest';
import { bestLines, thoughtKeyOf } from '@/lib/game/bots/search';
import { outlookOf } from '@/lib/game/bots/outlook';
import { stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/candidates';
import type { Command } from '@/lib/game/engine/commands';
import type { Item } from '@/lib/game/engine/state';
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

const outlook = outlookOf(PACK, state, 0);
const root = thoughtOf(view(state, secrets, 0));

test('every line found can be played', () => {
  const after = (thought: Thought | undefined, command: Command) =>
    thought && stepFrom(outlook, thought, command);
  const plans = bestLines(outlook, root, { nodes: 1000 }, 1000).map(({ plan }) => plan);
  const refusals = plans.filter((plan) => plan.some(({ type }) => type === 'ResolveUpArrow'));
  expect(refusals.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => !plan.reduce(after, root))).toEqual([]);
});

test('technologies chosen and used at once are told apart by the tiles they opened', () => {
  const source = { kind: 'technology', id: 'technology-iv-upgrade' } as const;
  const base = { seat: 0, id: 9, class: 'must', source } as const;
  const keyOf = (tile: string): string => {
    const item: Item = { ...base, kind: 'perform', tile, action: 'any' };
    return thoughtKeyOf(outlook, { ...root, state: { ...state, items: [item] } });
  };
  expect(keyOf('technology-iv-upgrade')).toBe(keyOf('technology-iv-upgrade'));
  expect(keyOf('technology-iv-upgrade')).not.toBe(keyOf('technology-iv-any-action'));
});
