/** Names of goods, actions, effects and sources in English. Everything here is a pure function of its arguments. */
import type { Zone } from '@/lib/engine/pack';
import type {
  AcademicTrack,
  Action,
  Cost,
  Countable,
  Effect,
  Good,
  Grid,
  Row,
  Token,
  Track,
  Trigger,
} from '@/lib/engine/vocabulary';
import { GOODS } from '@/lib/engine/vocabulary';
import type { SourceKind } from '@/lib/engine/state';
import { assertNever, count, list } from './grammar';

/** Actions in two or three words, as written on tiles and buttons. */
export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  'manage-mines': 'Manage mines',
  'manage-quarries': 'Manage quarries',
  'upgrade-action': 'Upgrade an action',
  'construct-wall': 'Construct a wall',
  'construct-building': 'Construct a building',
  'kings-road': "Construct the King's Road",
};
/** Actions in one word, where two of them share a line. */
export const ACTION_SHORT: Readonly<Record<Action, string>> = {
  'manage-mines': 'Mines',
  'manage-quarries': 'Quarries',
  'upgrade-action': 'Upgrade',
  'construct-wall': 'Wall',
  'construct-building': 'Building',
  'kings-road': "King's Road",
};
export const GRID_NAMES: Readonly<Record<Grid, string>> = {
  'hunger-wall': 'Hunger Wall',
  cathedral: 'Cathedral',
};
export const ROW_NAMES: Readonly<Record<Row, string>> = {
  upgrade: 'upgrades',
  wall: 'walls',
  building: 'buildings',
};
export const ZONE_NAMES: Readonly<Record<Zone, string>> = { red: 'red', green: 'green', blue: 'blue' };
export const TRACK_NAMES: Readonly<Record<Track | AcademicTrack, string>> = {
  'gold-mine': 'gold mine track',
  quarry: 'quarry track',
  technology: 'technology track',
  university: 'university track',
};

/** Where points and gains come from; also the headings of the score table. */
export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  crane: 'crane',
  wheel: 'wheel bonus',
  action: 'action',
  production: 'production',
  upgrade: 'upgrade',
  edge: 'side symbols',
  corner: 'corners',
  wall: 'wall',
  building: 'building',
  site: 'Old Town site',
  'plaza-buildings': 'buildings at the plaza',
  plaza: 'plaza',
  road: "King's Road",
  bridge: 'Charles Bridge',
  technology: 'technology',
  'track-end': 'end of a track',
  grid: 'grid square',
  wealth: 'wealth bonus',
  refresh: 'row refresh',
  'extra-action': 'extra action',
  seal: 'seal',
  academics: 'academics',
  'hunger-wall': 'Hunger Wall rows',
  cathedral: 'Cathedral rows',
  tokens: 'bonus tokens',
  'wall-set': 'set of walls',
  'v-tile': 'V tile',
  eggs: 'eggs',
  parler: 'Peter Parler',
};

/** Whether a text names a source. */
export function isSource(text: string): text is SourceKind {
  return Object.hasOwn(SOURCE_NAMES, text);
}

/** The six sides of a hexagon, clockwise from side 0. */
export const SIDE_NAMES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;
/** The six corners of a hexagon, clockwise from corner 0. */
export const CORNER_NAMES = [
  'top',
  'upper right',
  'lower right',
  'bottom',
  'lower left',
  'upper left',
] as const;

const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  'crane-points': 'when your action tile scores points',
  'wheel-gold': 'when your slot bonus is gold',
  'wheel-stone': 'when your slot bonus is stone',
  'gold-mine-advance': 'for each new gold mine',
  'quarry-advance': 'for each new quarry',
  'grid-row-up': 'for each row climbed on either grid',
  'blue-token': 'when you gain a blue token',
  'red-token': 'when you gain a red token',
  'wall-with-icon': 'for each wall with the Hunger Wall symbol you build',
  'building-with-icon': 'for each building with the Cathedral symbol you build',
  'building-without-icon': 'for each building without the Cathedral symbol you build',
  egg: 'for each egg you gain or buy',
  'upgrade-performed': 'each time you upgrade an action',
  'wall-performed': 'each time you construct a wall',
};
const COUNTABLE_WORDS: Readonly<Record<Countable, string>> = {
  'era-1-upgrade': 'Era I upgrade',
  upgrade: 'upgrade',
  wall: 'wall',
  'silver-window': 'silver window held',
  'gold-mine': 'gold mine',
  quarry: 'quarry',
  'university-height': 'step on the university track',
  'grid-row': 'row climbed on both grids',
};

const AMOUNT_WORDS: Readonly<Record<Good | Token, readonly [string, string]>> = {
  gold: ['gold', 'gold'],
  stone: ['stone', 'stone'],
  egg: ['egg', 'eggs'],
  'silver-window': ['silver window', 'silver windows'],
  'gold-window': ['gold window', 'gold windows'],
  'blue-token': ['blue token', 'blue tokens'],
  'red-token': ['red token', 'red tokens'],
};

/** "2 gold", "1 silver window". */
export function describeAmount(what: Good | Token, n: number): string {
  return count(n, ...AMOUNT_WORDS[what]);
}

/** "3 points". */
export function describePoints(n: number): string {
  return count(n, 'point');
}

/** A price in words: "2 gold and 1 stone", or "nothing". */
export function describeCost(cost: Cost): string {
  const parts = GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good) =>
    describeAmount(good, cost[good] ?? 0),
  );
  return parts.length > 0 ? list(parts) : 'nothing';
}

/** Whether a price asks for nothing at all. */
export function isFree(cost: Cost): boolean {
  return Object.values(cost).every((n) => n === 0);
}

/** An effect in words, as a noun phrase: "2 gold or 2 stone", "1 step on the Hunger Wall". */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'both':
      return list(effect.of.map(describeEffect));
    case 'choose-one':
      return list(effect.of.map(describeEffect), 'or');
    case 'may':
      return `${describeEffect(effect.gain)} (optional)`;
    case 'pay':
      return `${describeEffect(effect.gain)} for ${describeCost(effect.cost)}`;
    case 'buy-egg':
      return `1 egg for ${describeCost(effect.cost)}`;
    case 'climb':
      return `${count(effect.n, 'row')} up on either grid, no price to cross a tier`;
    case 'perform-action':
      return describePerform(effect.action, effect.discount);
    case 'produce':
      return `produce ${effect.what}`;
    case 'plaza-rewards':
      return 'both rewards of one plaza tile';
    case 'points-per':
      return `${describePoints(effect.n)} per ${COUNTABLE_WORDS[effect.per]}`;
    case 'spend-for-points':
      return `${describePoints(effect.n)} for each ${describeCost(effect.cost)} spent`;
    case 'ability':
      return describeAbility(effect);
    case 'arrow-up':
      return 'a free row up';
    case 'arrow-sideways':
      return 'one more step sideways';
    default:
      return describeCounted(effect);
  }
}

type Counted = Extract<Effect, { readonly n: number }>;
type PlainCounted = Exclude<Counted, { readonly kind: 'climb' | 'points-per' | 'spend-for-points' }>;

function describeCounted({ kind, n }: PlainCounted): string {
  switch (kind) {
    case 'points':
      return describePoints(n);
    case 'technology':
      return `${count(n, 'step')} on the technology track`;
    case 'university':
      return `${count(n, 'step')} on the university track`;
    case 'gold-mine':
      return count(n, 'gold mine');
    case 'quarry':
      return count(n, 'quarry', 'quarries');
    case 'wall-step':
      return `${count(n, 'step')} on the Hunger Wall`;
    case 'cathedral-step':
      return `${count(n, 'step')} on the Cathedral`;
    case 'wall-or-cathedral-step':
      return `${count(n, 'step')} on the Hunger Wall or the Cathedral`;
    case 'special-or-points':
      return `the right to a special tile, or ${describePoints(n)}`;
    case 'gold':
    case 'stone':
    case 'egg':
    case 'silver-window':
    case 'gold-window':
    case 'blue-token':
    case 'red-token':
      return describeAmount(kind, n);
    default:
      return assertNever(kind);
  }
}

function describePerform(action: Action | 'any', discount?: Cost): string {
  const less = discount && !isFree(discount) ? ` for ${describeCost(discount)} less` : '';
  const name = action === 'any' ? 'any one of the six actions' : ACTION_NAMES[action].toLowerCase();
  return `perform: ${name.replace("king's road", "King's Road")}${less}`;
}

function describeAbility(effect: Extract<Effect, { kind: 'ability' }>): string {
  const limits = [
    effect.limit === 'once-per-turn' ? 'once per turn' : '',
    effect.while === 'pawn-here' ? 'while your pawn stands here' : '',
  ].filter(Boolean);
  const limit = limits.length > 0 ? ` (${limits.join(', ')})` : '';
  return `${describeEffect(effect.gain)} ${TRIGGER_WORDS[effect.trigger]}${limit}`;
}
