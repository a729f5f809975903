/** A valid box at random: every component may differ, within the bounds of the schema. */
import { componentsOf, type Component, type ComponentKind } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import type { BoxValues, GridFrame, PackData, TierSet } from '@/lib/game/engine/pack';
import {
  ACTIONS,
  COUNTABLES,
  GOODS,
  TRIGGERS,
  type Cost,
  type Effect,
  type Good,
  type Trigger,
} from '@/lib/game/engine/vocabulary';
import { Dice } from '../support/engine/random';

type Values = Record<string, unknown>;

/** The box of a number: always the same one. */
export function randomBox(seed: number, pack: PackData): BoxValues {
  const dice = new Dice(seed * 2 + 0x60000001);
  const share = dice.pick([0.1, 0.5, 0.9, 1]);
  // Abilities that feed themselves are refused; another draw has none.
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const changes = Object.fromEntries(
      componentsOf(pack)
        .filter(() => dice.chance(share))
        .map((component) => [component.id, drawValues(dice, component, pack)]),
    );
    const parsed = parseBoxValues({ base: { id: pack.id, version: pack.version }, changes });
    if (parsed.ok) return parsed.values;
    if (parsed.problem.code !== 'feeds-itself')
      throw new Error(`box ${seed} is refused: ${parsed.problem.code} ${parsed.problem.path}`);
  }
  throw new Error(`box ${seed} feeds itself in every draw`);
}

const FEW = [1, 1, 1, 2, 2, 3];
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const name = (dice: Dice) =>
  dice.pick(['Zadní brána', 'Häuserzeile', 'Ministerstvo ♞', 'O’Neill & Söhne', 'A'.repeat(40)]);

function some<T>(dice: Dice, list: readonly T[], most: number): T[] {
  const left = [...list];
  return range(Math.floor(dice.next() * (most + 1))).flatMap(() =>
    left.splice(Math.floor(dice.next() * left.length), 1),
  );
}

function drawCost<G extends Good>(dice: Dice, goods: readonly G[], least = 0): Cost {
  const cost = Object.fromEntries(
    goods.map((good) => [good, dice.chance(0.4) ? dice.pick(FEW) : 0]),
  ) as Record<G, number>;
  const total = Object.values<number>(cost).reduce((sum, n) => sum + n, 0);
  return total >= least ? cost : { [dice.pick(goods)]: least };
}
const MONEY = ['gold', 'stone'] as const;
const PAID = [...MONEY, 'silver-window', 'gold-window'] as const;

const LEAVES = [
  ...GOODS,
  'points',
  'technology',
  'university',
  'gold-mine',
  'quarry',
  'blue-token',
  'red-token',
  'wall-step',
  'cathedral-step',
  'wall-or-cathedral-step',
] as const;

function drawLeaf(dice: Dice): Effect {
  const what = dice.next();
  if (what < 0.08) return { kind: 'points-per', n: dice.pick(FEW), per: dice.pick(COUNTABLES) };
  if (what < 0.14)
    return {
      kind: 'may',
      gain: { kind: dice.pick(['wall-step', 'cathedral-step'] as const), n: dice.pick(FEW) },
    };
  return { kind: dice.pick(LEAVES), n: dice.chance(0.1) ? 5 : dice.pick(FEW) };
}

/** Up to `levels` deep, with at most two choices and eight parts. */
function drawGain(dice: Dice, levels: number, choices = 2): Effect {
  for (;;) {
    const gain = drawAny(dice, levels, choices > 0);
    if (partsOf(gain) <= 8 && choicesOf(gain) <= choices) return gain;
  }
}
function drawAny(dice: Dice, levels: number, mayChoose: boolean): Effect {
  const what = dice.next();
  if (levels === 1 || what < 0.55) return drawLeaf(dice);
  const kind = mayChoose && what < 0.75 ? 'choose-one' : 'both';
  return { kind, of: range(dice.pick([2, 2, 2, 3, 4])).map(() => drawAny(dice, levels - 1, mayChoose)) };
}
function partsOf(effect: Effect): number {
  return 'of' in effect ? effect.of.reduce((sum, part) => sum + partsOf(part), 0) : 1;
}
function choicesOf(effect: Effect): number {
  if (effect.kind === 'choose-one') return 1 + Math.max(...effect.of.map(choicesOf));
  return 'of' in effect ? effect.of.reduce((sum, part) => sum + choicesOf(part), 0) : 0;
}

const REPEATED: readonly Trigger[] = [
  'gold-mine-advance',
  'quarry-advance',
  'grid-row-up',
  'blue-token',
  'red-token',
  'egg',
];
function drawAbility(dice: Dice, more: object): Effect {
  const trigger = dice.pick(TRIGGERS);
  return { kind: 'ability', trigger, gain: drawGain(dice, 3, REPEATED.includes(trigger) ? 0 : 2), ...more };
}

function drawOnce(dice: Dice): Effect {
  const what = dice.next();
  if (what < 0.1) return { kind: 'climb', n: dice.pick(FEW), crossing: 'waived' };
  if (what < 0.4) return drawPart(dice);
  if (what < 0.6) return drawGain(dice, 4);
  // One of each special part at most.
  const parts = [drawPart(dice), drawGain(dice, 2, 0), drawLeaf(dice)];
  return { kind: 'both', of: dice.chance(0.5) ? parts : parts.toReversed() };
}
function drawPart(dice: Dice): Effect {
  const what = dice.next();
  if (what < 0.25) return { kind: 'plaza-rewards' };
  if (what < 0.45) return { kind: 'produce', what: dice.pick(['gold', 'stone']) };
  if (what < 0.6)
    return {
      kind: 'choose-one',
      of: [
        { kind: 'produce', what: 'gold' },
        { kind: 'produce', what: 'stone' },
      ],
    };
  const discount = dice.chance(0.5) ? { discount: drawCost(dice, MONEY, 1) } : {};
  return { kind: 'perform-action', action: dice.pick([...ACTIONS, 'any'] as const), ...discount };
}

function drawFree(dice: Dice): Effect {
  const what = dice.next();
  if (what < 0.2) return { kind: 'pay', cost: drawCost(dice, PAID, 1), gain: drawGain(dice, 3) };
  return what < 0.5 ? drawAbility(dice, { while: 'pawn-here' }) : drawGain(dice, 4);
}

const SIDES = [
  'gold',
  'stone',
  'egg',
  'silver-window',
  'gold-window',
  'points',
  'technology',
  'university',
] as const;
const corners = (dice: Dice) => some(dice, range(6), dice.pick([1, 2, 6]));
const edges = (dice: Dice) =>
  some(dice, range(6), dice.pick([1, 2, 6])).map((side) => ({
    side,
    gain: { kind: dice.pick(SIDES), n: 1 },
  }));
const rising = (dice: Dice, n: number, most: number) =>
  range(n)
    .map(() => Math.floor(dice.next() * (most + 1)))
    .toSorted((a, b) => a - b);
const pair = (dice: Dice) => {
  const [one, other] = some(dice, ACTIONS, 6).concat(ACTIONS);
  return one === other ? [one, ACTIONS[(ACTIONS.indexOf(one ?? 'kings-road') + 1) % 6]] : [one, other];
};

function drawSquares(dice: Dice, { grid }: TierSet, frames: readonly GridFrame[]): unknown {
  const { rows, columns } = frames.find(({ id }) => id === grid) ?? { rows: 6, columns: 6 };
  const share = dice.pick([0.2, 0.5, 1]);
  return range(rows * columns)
    .slice(1)
    .filter(() => dice.chance(share))
    .map((at) => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const kinds = [
        'points',
        ...(row < rows - 1 ? ['arrow-up'] : []),
        ...(column < columns - 1 ? ['arrow-sideways'] : []),
      ];
      const kind = dice.pick(kinds);
      return { row, column, effect: kind === 'points' ? { kind, n: dice.pick(FEW) } : { kind } };
    });
}

const DRAW: {
  readonly [K in ComponentKind]: (
    dice: Dice,
    entry: Extract<Component, { kind: K }>['entry'],
    pack: PackData,
  ) => Values;
} = {
  upgrade: (dice) => ({
    name: name(dice),
    action: dice.pick(ACTIONS),
    bonus: drawGain(dice, 4),
    edges: edges(dice),
    corners: corners(dice),
  }),
  wall: (dice) => ({
    name: name(dice),
    cost: drawCost(dice, MONEY),
    gain: drawGain(dice, 4),
    icon: dice.pick(['hunger-wall', null]),
    edges: edges(dice),
    corners: corners(dice),
  }),
  building: (dice) => ({
    name: name(dice),
    cost: drawCost(dice, MONEY),
    gain: drawGain(dice, 4),
    icon: dice.pick(['cathedral', null]),
    cubeSpace: dice.chance(0.5),
    corners: corners(dice),
  }),
  technology: (dice, { use }) => ({
    name: name(dice),
    effect:
      use === 'once' ? drawOnce(dice) : drawAbility(dice, dice.chance(0.5) ? { limit: 'once-per-turn' } : {}),
  }),
  'plaza-face': (dice) => ({ upper: drawGain(dice, 4), lower: drawGain(dice, 4) }),
  'bridge-face': (dice) => ({ spaces: [drawGain(dice, 4), drawGain(dice, 4)] }),
  'bridge-tile': (dice, { end }) => ({
    gain: end && dice.chance(0.3) ? null : drawGain(dice, 4),
    ...(end ? { end: { kind: 'points-per', n: dice.pick(FEW), per: dice.pick(COUNTABLES) } } : {}),
  }),
  'road-space': (dice) => ({
    free: drawFree(dice),
    egg: { kind: 'pay', cost: { egg: 1 }, gain: drawGain(dice, 3) },
  }),
  'road-face': (dice) => ({ free: drawFree(dice) }),
  'production-token': (dice) => ({ gain: drawGain(dice, 4) }),
  seal: (dice) => ({
    cost: drawCost(dice, PAID),
    end: dice.chance(0.3)
      ? { kind: 'points', n: dice.pick(FEW) }
      : { kind: 'spend-for-points', cost: drawCost(dice, MONEY, 1), n: dice.pick(FEW) },
  }),
  'tier-set': (dice, entry, { grids }) => ({ squares: drawSquares(dice, entry, grids.frames) }),
  'grid-frame': (dice, { rows, columns, tiers }) => ({
    rowPoints: rising(dice, rows, 20),
    columnValues: rising(dice, columns, 5),
    tiers: tiers.map((tier) => (tier.crossing ? { ...tier, crossing: drawCost(dice, MONEY) } : tier)),
  }),
  'production-track': (dice, { sealAtCount }) => ({
    productionBonuses: some(dice, range(sealAtCount - 1), 4).map((i) => ({
      field: i + 2,
      gain: drawGain(dice, 4, 0),
    })),
  }),
  'wealth-bonus': (dice, { reach }) => ({
    [reach ? 'reach' : 'reachEither']: reach
      ? { [dice.pick(MONEY)]: dice.pick([3, 6, 9]) }
      : { [dice.pick(MONEY)]: dice.pick([3, 6, 9]) },
    gain: drawGain(dice, 4),
  }),
  'action-tile': (dice) => ({ sides: { A: pair(dice), B: pair(dice) } }),
  'wheel-sector': (dice) => ({
    bonus: dice.pick<unknown>([
      { kind: dice.pick([...GOODS, 'points'] as const), n: dice.pick(FEW) },
      { kind: 'buy-egg', cost: drawCost(dice, MONEY, 1) },
      { kind: 'special-or-points', n: dice.pick(FEW) },
    ]),
  }),
  site: (dice) => ({ surcharge: { gold: dice.pick([0, 0, 1, 2, 3]) }, points: dice.pick([0, 0, 1, 5]) }),
};

function drawValues<K extends ComponentKind>(
  dice: Dice,
  component: Extract<Component, { kind: K }>,
  pack: PackData,
): Values {
  const draw = DRAW[component.kind] as (dice: Dice, entry: unknown, pack: PackData) => Values;
  const values = Object.entries(draw(dice, component.entry, pack));
  // All fields, or some of them.
  const chance = dice.pick([0.5, 1, 1]);
  return Object.fromEntries(values.filter(() => dice.chance(chance)));
}
