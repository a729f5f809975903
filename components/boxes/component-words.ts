/** Components of a box and their parts in words. */
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import type { Action, Cost, Effect } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/language/grammar';
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
import type { Wording } from '@/lib/game/wording/wording';
import { draftOf, isEqualValue, readSlot, slotsIn, type ChangedFields } from './editor/draft';
import { isEmpty } from './editor/line';
import type { EditorSlot } from './editor/slots';
import type { ComponentGroup } from './groups';

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

const GIVEN = /^(.+)-(\w+)$/;

/** The name of a part, for example "side north-east". */
export function slotName(words: Wording, slot: EditorSlot): string {
  const { t } = words;
  switch (slot.type) {
    case 'edge':
      return t('boxes.side', { side: sideName(words, slot.side) });
    case 'corner':
      return t('boxes.corner', { corner: cornerName(words, slot.corner) });
    case 'square':
      return t('boxes.square', { row: slot.row + 1, column: slot.column + 1 });
    default: {
      const [, head, n = ''] = GIVEN.exec(slot.id) ?? [];
      return head !== undefined && isNumbered(head)
        ? t(`boxes.slots.${head}`, { n: shownNumber(n) })
        : t(`boxes.slot.${slot.id as PlainSlot}`);
    }
  }
}

const NUMBERED = ['row', 'column', 'tier', 'field', 'bonus', 'A', 'B'] as const;
const isNumbered = (head: string): head is (typeof NUMBERED)[number] =>
  (NUMBERED as readonly string[]).includes(head);
const shownNumber = (n: string): string | number => (/^\d+$/.test(n) ? Number(n) + 1 : n);
type PlainSlot =
  | 'action'
  | 'bonus'
  | 'cost'
  | 'gain'
  | 'icon'
  | 'cubeSpace'
  | 'effect'
  | 'upper'
  | 'lower'
  | 'left'
  | 'right'
  | 'free'
  | 'egg'
  | 'end'
  | 'reach'
  | 'surcharge'
  | 'points'
  | 'name';

/** The value of a part, for example "silver window" or "none". */
export function valueWords(words: Wording, slot: EditorSlot, value: unknown): string {
  const { t } = words;
  if (value === null || value === undefined) return t('boxes.none');
  switch (slot.type) {
    case 'effect':
    case 'edge':
    case 'square':
      return effectWords(words, value as Effect);
    case 'corner':
      return t(value === true ? 'boxes.yes' : 'boxes.none');
    case 'cost':
      return isFree(value as Cost) ? t('boxes.none') : describeCost(words, value as Cost);
    case 'choice':
      return choiceWords(words, value as string | boolean);
    default:
      return String(value);
  }
}

/** An effect in words; it may be empty. */
export function effectWords(words: Wording, effect: Effect): string {
  return isEmpty(effect) ? words.t('boxes.none') : describeEffect(words, filled(effect));
}

/** Completes an effect that lacks its inner effect, because descriptions need one. */
function filled(effect: Effect): Effect {
  if ((effect.kind === 'ability' || effect.kind === 'pay') && isEmpty(effect.gain))
    return { ...effect, gain: { kind: 'points', n: 0 } };
  return effect;
}

export function choiceWords(words: Wording, value: string | boolean | null): string {
  const { t } = words;
  if (value === true) return t('boxes.yes');
  if (value === false || value === null) return t('boxes.none');
  if (value === 'hunger-wall' || value === 'cathedral') return gridName(words, value);
  return actionName(words, value as Action);
}

/** The component's parts with these values. The number of bonuses on a track varies. */
function partsOf(component: Component, values: ChangedFields) {
  const draft = draftOf(component, values);
  const slots = new Map(slotsIn(component, draft).map((slot) => [slot.id, slot]));
  return { slots, read: (slot: EditorSlot) => (slots.has(slot.id) ? readSlot(draft, slot) : undefined) };
}

/** The differences between two values of a component, part by part. */
export function differenceWords(
  words: Wording,
  component: Component,
  before: ChangedFields,
  after: ChangedFields,
): readonly string[] {
  const [old, young] = [partsOf(component, before), partsOf(component, after)];
  const slots = new Map([...young.slots, ...old.slots]);
  return [...slots.values()].flatMap((slot) => {
    const [from, to] = [old, young].map((parts) => parts.read(slot));
    if (isEqualValue(from, to)) return [];
    const values = { from: valueWords(words, slot, from), to: valueWords(words, slot, to) };
    return [words.t('boxes.changed', { part: capitalize(slotName(words, slot)), ...values })];
  });
}
