/** Open items in words: what is owed, from where, and what becomes of it at the end of the turn. */
import type { OpenEntry } from '@/lib/engine/open';
import type { Item, ItemClass } from '@/lib/engine/state';
import { list } from './grammar';
import { nameOf } from './names';
import type { Labelling } from './options';
import { ACTION_NAMES, GRID_NAMES, SOURCE_NAMES, TRACK_NAMES, describeEffect } from './terms';

/** What the class of an open item means, in a word for a badge. */
export const CLASS_NAMES: Readonly<Record<ItemClass, string>> = {
  now: 'answer now',
  must: 'must be done',
  auto: 'happens by itself',
  lapse: 'lapses',
  deferred: 'on your turn',
  keep: 'kept',
};
/** What the class of an open item means, in a sentence. */
export const CLASS_SENTENCES: Readonly<Record<ItemClass, string>> = {
  now: 'blocks everything else until it is answered',
  must: 'has to be done before the turn can end',
  auto: 'is carried out by itself when the turn ends',
  lapse: 'is lost when the turn ends',
  deferred: 'waits for the beginning of your turn',
  keep: 'stays open beyond this turn',
};

/** One open entry in words. */
export function describeOpen(on: Labelling, entry: OpenEntry): string {
  if (entry.item) return describeItem(on, entry.item);
  switch (entry.kind) {
    case 'take-tile':
      return 'Take an action tile from the crane';
    case 'main-action':
      return `Perform one of the two actions of your tile${tileActions(on)}`;
    case 'performance':
      return `Complete the action${performanceName(on, entry.performance)}`;
    case 'slot-bonus':
      return `Slot bonus: ${on.state.turn.slotBonus ? describeEffect(on.state.turn.slotBonus) : 'nothing'}`;
    case 'extra-action':
      return 'Extra action, bought and not yet performed';
    case 'upgrade-bonus':
      return `Upgrade bonus of the action${performanceName(on, entry.performance)}`;
    case 'seal-right':
      return 'Right to claim a seal';
    default:
      return entry.kind.replaceAll('-', ' ');
  }
}

function tileActions({ pack, state }: Labelling): string {
  const tile = state.turn.tile;
  const spec = tile && pack.actionTiles.tiles.find((entry) => entry.id === tile.tile);
  const actions = spec?.sides[state.setup.variant.actionSide] ?? [];
  return actions.length > 0
    ? `: ${list(
        actions.map((action) => ACTION_NAMES[action]),
        'or',
      )}`
    : '';
}

function performanceName({ state }: Labelling, id: number | undefined): string {
  const performance = state.turn.performances.find((entry) => entry.id === id);
  return performance ? `: ${ACTION_NAMES[performance.action]}` : '';
}

function describeItem(on: Labelling, item: Item): string {
  switch (item.kind) {
    case 'choice':
      return `Choose ${list(item.of.map(describeEffect), 'or')}${from(item)}`;
    case 'production-kind':
      return 'Choose what to produce: gold or stone';
    case 'technology':
      return item.drawn
        ? `Choose one of the technologies of level ${item.level}`
        : `A technology of level ${item.level} waits for its stack`;
    case 'production-token':
      return `Choose a production token for the ${TRACK_NAMES[item.track]}`;
    case 'sideways':
      return `Step sideways on the ${item.grid === 'either' ? 'Hunger Wall or the Cathedral' : GRID_NAMES[item.grid]}${from(item)}`;
    case 'arrow':
      return `Follow the arrow up on the ${GRID_NAMES[item.grid]}, or not`;
    case 'cathedral-tile':
      return 'Take one of the V tiles of the Cathedral, or none';
    default:
      return describeOtherItem(on, item);
  }
}

type Told =
  'choice' | 'production-kind' | 'technology' | 'production-token' | 'sideways' | 'arrow' | 'cathedral-tile';

function describeOtherItem({ pack }: Labelling, item: Exclude<Item, { kind: Told }>): string {
  switch (item.kind) {
    case 'plaza-reward':
      return `Choose a reward of ${nameOf(pack, item.plaza)}`;
    case 'plaza-tile':
      return 'Choose a plaza tile and gain both its rewards';
    case 'bridge-tile':
      return `Choose a bridge tile ${item.stack}`;
    case 'plank':
      return `Lay the plank ${nameOf(pack, item.tile)} on the bridge`;
    case 'road':
      return `Effect of space ${item.space} of the King's Road`;
    case 'road-egg':
      return `Egg effect of space ${item.space} of the King's Road (optional)`;
    case 'perform':
      return `${item.action === 'any' ? 'Any one action' : ACTION_NAMES[item.action]}, granted by ${nameOf(pack, item.tile)}`;
    case 'seal':
      return 'Claim a seal now, or keep the right';
    case 'windows':
      return 'Keep at most two windows';
    case 'parler-markers':
      return "Place Peter Parler's pawn on a plaza and a marker in each row";
    case 'parler-building':
      return `Place ${nameOf(pack, item.tile)} for Peter Parler`;
  }
}

function from(item: Item): string {
  return ` (${SOURCE_NAMES[item.source.kind]})`;
}
