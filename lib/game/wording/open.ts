/** Open items in words: the claim, its source, and its fate at the end of the turn. */
import type { OpenEntry } from '@/lib/game/engine/open';
import type { Item } from '@/lib/game/engine/state';
import type { Cost, Grid, ItemClass } from '@/lib/game/engine/vocabulary';
import { assertWorded, type Labelling, type Wording } from '@/lib/game/wording/wording';
import { nameOf } from './names';
import { actionName, describeEffect, sourceName, trackName } from './terms';

/** The class of an open item as a word for a badge. */
export function className({ t }: Wording, kind: ItemClass): string {
  return t(`open.class.${kind}`);
}

/** The class of an open item as a sentence. */
export function classSentence({ t }: Wording, kind: ItemClass): string {
  return t(`open.sentence.${kind}`);
}

/** One open entry in words. */
export function describeOpen(on: Labelling, entry: OpenEntry): string {
  const { words, state } = on;
  if (entry.item) return describeItem(on, entry.item);
  switch (entry.kind) {
    case 'main-action':
      return mainAction(on);
    case 'performance':
    case 'upgrade-bonus':
      return words.t(`open.${entry.kind}`, { action: performanceName(on, entry.performance) });
    case 'slot-bonus': {
      const bonus = state.turn.slotBonus;
      return words.t('open.slot-bonus', {
        bonus: bonus ? describeEffect(words, bonus) : words.t('terms.nothing'),
      });
    }
    case 'take-tile':
    case 'extra-action':
    case 'seal-right':
      return words.t(`open.${entry.kind}`);
    default:
      // All other kinds have an item.
      return words.t(`events.item.${entry.kind}`);
  }
}

/** Open gains of a kind that lapse at the end of a turn, in two or three words: "1 egg offer". */
export function describeOpenShort({ t }: Wording, kind: OpenEntry['kind'], n: number): string {
  switch (kind) {
    case 'slot-bonus':
    case 'extra-action':
    case 'upgrade-bonus':
    case 'road':
    case 'road-egg':
    case 'sideways':
    case 'arrow':
      return t(`open.short.${kind}`, { n });
    default:
      return t('open.short.other', { n });
  }
}

function mainAction({ words, pack, state }: Labelling): string {
  const tile = state.turn.tile;
  const spec = tile && pack.actionTiles.tiles.find((entry) => entry.id === tile.tile);
  const actions = spec?.sides[state.setup.variant.actionSide] ?? [];
  if (actions.length === 0) return words.t('open.main-action-unknown');
  const names = actions.map((action) => actionName(words, action));
  return words.t('open.main-action', { actions: words.list(names, 'or') });
}

function performanceName({ words, state }: Labelling, id: number | undefined): string {
  const performance = state.turn.performances.find((entry) => entry.id === id);
  return performance ? actionName(words, performance.action) : '';
}

function describeItem(on: Labelling, item: Item): string {
  const { words } = on;
  const { t } = words;
  const source = sourceName(words, item.source.kind);
  switch (item.kind) {
    case 'choice': {
      const rewards = item.of.map((effect) => describeEffect(words, effect));
      return t('open.choice', { rewards: words.list(rewards, 'or'), source });
    }
    case 'technology':
      return t(item.drawn ? 'open.technology' : 'open.technology-waits', { level: item.level });
    case 'production-token':
      return t('open.production-token', { track: trackName(words, item.track) });
    case 'sideways':
      return t('open.sideways', { grid: item.grid, source });
    case 'arrow':
      return t('open.arrow', { grid: item.grid });
    case 'bridge-tile':
      return t('open.bridge-tile', { stack: item.stack });
    case 'road':
    case 'road-egg':
      return t(`open.${item.kind}`, { space: item.space });
    case 'plaza-reward':
    case 'plank':
    case 'perform':
    case 'parler-building':
      return describeNamed(on, item);
    case 'production-kind':
    case 'cathedral-tile':
    case 'plaza-tile':
    case 'seal':
    case 'windows':
    case 'parler-markers':
      return t(`open.${item.kind}`);
    default:
      return assertWorded(item);
  }
}

type NamedItem = Extract<Item, { readonly kind: 'plaza-reward' | 'plank' | 'perform' | 'parler-building' }>;

function describeNamed({ words, pack }: Labelling, item: NamedItem): string {
  const { t } = words;
  if (item.kind === 'plaza-reward') return t('open.plaza-reward', { plaza: nameOf(words, pack, item.plaza) });
  const tile = nameOf(words, pack, item.tile);
  if (item.kind !== 'perform') return t(`open.${item.kind}`, { tile });
  const action = item.action === 'any' ? t('open.anyAction') : actionName(words, item.action);
  return t('open.perform', { action, tile });
}

// The row above a marker on a project, and the price of its tier.

/** Applies to the player to move; a row within the same tier costs nothing (GRID-6). */
export function rowAbove(
  { pack, state }: Labelling,
  grid: Grid,
): { readonly row: number; readonly cost: Cost } {
  const row = (state.players[state.turn.seat]?.grids[grid].row ?? -1) + 1;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  return { row, cost: frame?.tiers.find((tier) => tier.rows[0] === row)?.crossing ?? {} };
}
