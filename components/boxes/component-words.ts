/** Components of a box and their parts in words. */
import type { ComponentValue } from '@/lib/features/boxes/box';
import type { FormPart } from '@/lib/features/boxes/form';
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import { ACTIONS, type Effect } from '@/lib/game/engine/vocabulary';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { titleOf } from '@/lib/game/wording/names';
import {
  actionName,
  cornerName,
  describeCost,
  describeEffect,
  gridName,
  isFree,
  sideName,
  trackName,
} from '@/lib/game/wording/terms';
import { costIn, draftOf, effectIn, isEqualValue, partsIn, readPart } from './editor/draft';
import { around, innerOf, isEmpty } from './editor/line';
import type { ComponentGroup } from './workshop-data';

/** "Walls, era I". */
export function groupName({ t }: Wording, { kind, era }: Pick<ComponentGroup, 'kind' | 'era'>): string {
  const name = t(`boxes.kind.${kind}`);
  return era ? t('boxes.ofEra', { name, era }) : name;
}

/** The name of a component: its own, or its place in the box. */
export function componentName(words: Wording, pack: PackData, component: Component): string {
  const { t } = words;
  const { entry, id } = component;
  if ('name' in entry && component.kind !== 'grid-frame') return hexName(words, pack, component, entry.name);
  switch (component.kind) {
    case 'plaza-face':
      return plazaName(words, pack, id);
    case 'bridge-face': {
      const place = pack.bridge.places.find(({ faces }) => faces.some((face) => face.id === id));
      return t('boxes.part.bridgeFace', { n: place?.place ?? 0, side: component.entry.side });
    }
    case 'road-space':
      return t('boxes.part.roadSpace', { space: component.entry.space });
    case 'road-face':
      return t('boxes.part.roadFace', { space: roadSpaceOf(pack, id), side: component.entry.side });
    case 'tier-set':
      return t('boxes.part.tierSet', {
        grid: gridName(words, component.entry.grid),
        variant: component.entry.variant,
      });
    case 'grid-frame':
      return t('boxes.part.gridFrame', { grid: gridName(words, component.entry.id) });
    case 'production-track':
      return capitalize(trackName(words, component.entry.resource === 'gold' ? 'gold-mine' : 'quarry'));
    case 'wealth-bonus':
      return t('boxes.part.wealth', { goods: wealthGoods(words, component) });
    case 'site':
      return titleOf(words, pack, id);
    default:
      return numberedName(words, pack, component);
  }
}

/** The name that the editors gave to a tile, else its name in the reader's language. */
function hexName(words: Wording, pack: PackData, { id }: Component, name: string): string {
  const isGiven = typeof pack.box?.changes[id]?.name === 'string';
  return isGiven ? name : (words.tile(id) ?? name);
}

function plazaName({ t }: Wording, pack: PackData, id: string): string {
  const tile = pack.plazas.tiles.find(({ faces }) => faces.some((face) => face.id === id));
  const alike = pack.plazas.tiles.filter(({ colour }) => colour === tile?.colour);
  const side = tile?.faces.find((face) => face.id === id)?.side ?? 'A';
  const n = tile ? alike.indexOf(tile) + 1 : 1;
  return t('boxes.part.plaza', { colour: t(`boxes.colour.${tile?.colour ?? 'tan'}`), n, side });
}

const roadSpaceOf = (pack: PackData, id: string): string => {
  const tile = pack.kingsRoad.variantTiles.find(({ faces }) => faces.some((face) => face.id === id));
  return pack.kingsRoad.spaces.find((space) => space.id === tile?.replacesFreeEffectOf)?.space ?? '';
};

function wealthGoods(
  words: Wording,
  { entry }: Extract<Component, { readonly kind: 'wealth-bonus' }>,
): string {
  if (entry.reach) return describeCost(words, entry.reach);
  const each = Object.entries(entry.reachEither ?? {}).map(([good, n]) => describeCost(words, { [good]: n }));
  return words.list(each, 'or');
}

/** Unnamed components are numbered. */
function numberedName({ t }: Wording, pack: PackData, { kind, id }: Component): string {
  const at = (list: readonly { readonly id: string }[]) => list.findIndex((entry) => entry.id === id) + 1;
  switch (kind) {
    case 'bridge-tile': {
      const isV = at(pack.bridge.tilesV) > 0;
      return t('boxes.part.plank', {
        stack: isV ? 'V' : 'IV',
        n: at(isV ? pack.bridge.tilesV : pack.bridge.tilesIV),
      });
    }
    case 'seal':
      return t('boxes.part.seal', { n: at(pack.seals) });
    case 'production-token':
      return t('boxes.part.token', { n: at(pack.productionTokens) });
    case 'action-tile':
      return t('boxes.part.actionTile', { n: at(pack.actionTiles.tiles) });
    case 'wheel-sector':
      return t('boxes.part.slot', { n: at(pack.crane.sectors) });
    default:
      return id;
  }
}

/** The parts next to the picture, named by their path without its numbers. */
const PART_NAMES = [
  ...(['action', 'bonus', 'cost', 'gain', 'icon', 'cubeSpace', 'effect', 'upper', 'lower'] as const),
  ...(['spaces', 'free', 'egg', 'end', 'reach', 'reachEither', 'points', 'name'] as const),
  ...(['surcharge.gold', 'rowPoints', 'columnValues', 'tiers.crossing', 'sides.A', 'sides.B'] as const),
  ...(['productionBonuses.field', 'productionBonuses.gain'] as const),
];

/** The name of a part, for example "side north-east". */
export function partName(words: Wording, { path, place }: FormPart): string {
  const { t } = words;
  if (place?.side !== undefined) return t('boxes.side', { side: sideName(words, place.side) });
  if (place?.corner !== undefined) return t('boxes.corner', { corner: cornerName(words, place.corner) });
  if (place) return t('boxes.square', { row: (place.row ?? 0) + 1, column: (place.column ?? 0) + 1 });
  const key = path.filter((step) => typeof step === 'string').join('.');
  const n = 1 + (path.find((step) => typeof step === 'number') ?? 0);
  return t(`boxes.field.${PART_NAMES.find((name) => name === key) ?? 'name'}`, { n });
}

/** The value of a part, for example "silver window" or "none". */
export function valueWords(words: Wording, part: FormPart, value: unknown): string {
  const { t } = words;
  if (value === null || value === undefined) return t('boxes.none');
  switch (part.type) {
    case 'effect':
      return effectWords(words, effectIn(value));
    case 'cost': {
      const cost = costIn(value);
      return isFree(cost) ? t('boxes.none') : describeCost(words, cost);
    }
    case 'corner':
    case 'choice':
      return choiceWords(words, value);
    default:
      return String(value);
  }
}

/** An effect in words; it may be empty. */
export function effectWords(words: Wording, effect: Effect): string {
  return isEmpty(effect) ? words.t('boxes.none') : describeEffect(words, filled(effect));
}

/** Completes an effect that lacks its inner effect, because descriptions need one. */
const filled = (effect: Effect): Effect => {
  const inner = innerOf(effect);
  return inner && isEmpty(inner) ? around(effect, { kind: 'points', n: 0 }) : effect;
};

export function choiceWords(words: Wording, value: unknown): string {
  if (value === 'hunger-wall' || value === 'cathedral') return gridName(words, value);
  const action = ACTIONS.find((each) => each === value);
  return action ? actionName(words, action) : words.t(value === true ? 'boxes.yes' : 'boxes.none');
}

/** The differences between two values of a component, part by part. */
export function differenceWords(
  words: Wording,
  { component, form }: { readonly component: Component; readonly form: readonly FormPart[] },
  before: ComponentValue,
  after: ComponentValue,
): readonly string[] {
  const [old, young] = [draftOf(component, before), draftOf(component, after)];
  const [had, has] = [partsIn(form, old), partsIn(form, young)];
  return form.flatMap((part) => {
    const from = had.includes(part) ? readPart(old, part) : undefined;
    const to = has.includes(part) ? readPart(young, part) : undefined;
    if (isEqualValue(from, to)) return [];
    const values = { from: valueWords(words, part, from), to: valueWords(words, part, to) };
    return [words.t('boxes.changed', { part: capitalize(partName(words, part)), ...values })];
  });
}
