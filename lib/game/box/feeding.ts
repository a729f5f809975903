/** Finds abilities of a pack that trigger each other endlessly. */
import type { PackData } from '@/lib/game/engine/pack';
import type { Effect, Trigger } from '@/lib/game/engine/vocabulary';
import { leavesOf } from './effect-schema';

interface Ability {
  readonly id: string;
  readonly effect: Extract<Effect, { kind: 'ability' }>;
}

/** Gains that can trigger an ability without limit. Moves, knowledge and goods are limited, so they end. */
const FIRED: Readonly<Partial<Record<Effect['kind'], Trigger>>> = {
  egg: 'egg',
  'blue-token': 'blue-token',
  'red-token': 'red-token',
  'gold-mine': 'gold-mine-advance',
  quarry: 'quarry-advance',
};

/** The ids of abilities that trigger themselves in a cycle, in pack order; empty if there is no cycle. */
export function feedingAbilities(pack: PackData): readonly string[] {
  // An ability limited to once per turn cannot be part of a cycle.
  const abilities = abilitiesOf(pack).filter(({ effect }) => effect.limit === undefined);
  const next = new Map<Trigger, ReadonlySet<Trigger>>();
  for (const { trigger, gain } of abilities.map(({ effect }) => effect))
    next.set(trigger, new Set([...(next.get(trigger) ?? []), ...firedBy(gain)]));
  return abilities
    .filter(({ effect }) => firedBy(effect.gain).some((fired) => leadsTo(next, fired, effect.trigger)))
    .map(({ id }) => id);
}

function abilitiesOf(pack: PackData): readonly Ability[] {
  const road = [...pack.kingsRoad.spaces, ...pack.kingsRoad.variantTiles.flatMap(({ faces }) => faces)].map(
    ({ id, free }) => ({ id, effect: free }),
  );
  return [...pack.technologies, ...road].flatMap(({ id, effect }) =>
    effect?.kind === 'ability' ? [{ id, effect }] : [],
  );
}

function firedBy(gain: Effect): readonly Trigger[] {
  return leavesOf(gain).flatMap(({ kind }) => FIRED[kind] ?? []);
}

function leadsTo(next: ReadonlyMap<Trigger, ReadonlySet<Trigger>>, from: Trigger, to: Trigger): boolean {
  const reached = new Set([from]);
  for (const trigger of reached) for (const more of next.get(trigger) ?? []) reached.add(more);
  return reached.has(to);
}
