/** The editable parts of each kind of component, used by picture, fields and keys. */
import type { Component } from '@/lib/game/box/components';
import { ACTIONS, GOODS, type Good } from '@/lib/game/engine/vocabulary';

/** Where an effect is printed, which determines the offered symbols. */
export type EffectPlace = 'gain' | 'seal' | 'v-tile' | 'road' | 'road-egg' | 'lasting' | 'once' | 'wheel';

type Path = readonly (string | number)[];

/** One part and its path in the values. */
export type EditorSlot = { readonly id: string } & (
  | { readonly type: 'effect'; readonly path: Path; readonly place: EffectPlace }
  | { readonly type: 'cost'; readonly path: Path; readonly goods: readonly Good[] }
  | { readonly type: 'number'; readonly path: Path; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly path: Path; readonly options: readonly SlotChoice[] }
  | { readonly type: 'edge'; readonly side: number }
  | { readonly type: 'corner'; readonly corner: number }
  | { readonly type: 'square'; readonly row: number; readonly column: number }
  | { readonly type: 'name' }
);
export type SlotChoice = string | boolean | null;

/** The editable values of one component. */
export type ComponentDraft = Readonly<Record<string, unknown>>;

const effect = (id: string, place: EffectPlace = 'gain', path: Path = [id]): EditorSlot => ({
  id,
  type: 'effect',
  path,
  place,
});
const cost = (id: string, path: Path = [id], goods: readonly Good[] = GOODS): EditorSlot => ({
  id,
  type: 'cost',
  path,
  goods,
});
const number = (id: string, path: Path, [min, max]: readonly [number, number]): EditorSlot => ({
  id,
  type: 'number',
  path,
  min,
  max,
});
const choice = (id: string, options: readonly SlotChoice[], path: Path = [id]): EditorSlot => ({
  id,
  type: 'choice',
  path,
  options,
});

const NAME: EditorSlot = { id: 'name', type: 'name' };
const SIXTHS = [0, 1, 2, 3, 4, 5];
const corners = SIXTHS.map((corner): EditorSlot => ({ id: `corner-${corner}`, type: 'corner', corner }));
const edges = SIXTHS.map((side): EditorSlot => ({ id: `edge-${side}`, type: 'edge', side }));
/** Alternating corners and sides, clockwise from the top. */
const around = SIXTHS.flatMap((k) => [corners[k], edges[k]].filter((slot) => slot !== undefined));

/** Goods that tiles can cost. */
const MATERIAL: readonly Good[] = ['gold', 'stone'];

/** The parts of a component, in keyboard order. */
export function slotsOf(component: Component): readonly EditorSlot[] {
  switch (component.kind) {
    case 'upgrade':
      return [choice('action', ACTIONS), effect('bonus'), ...around, NAME];
    case 'wall':
      return [
        cost('cost', ['cost'], MATERIAL),
        effect('gain'),
        choice('icon', ['hunger-wall', null]),
        ...around,
        NAME,
      ];
    case 'building':
      return [
        cost('cost', ['cost'], MATERIAL),
        effect('gain'),
        choice('icon', ['cathedral', null]),
        choice('cubeSpace', [true, false]),
        ...corners,
        NAME,
      ];
    case 'technology':
      return [effect('effect', component.entry.use === 'once' ? 'once' : 'lasting'), NAME];
    default:
      return smallSlots(component);
  }
}

type Small = Exclude<Component, { readonly kind: 'upgrade' | 'wall' | 'building' | 'technology' }>;

function smallSlots(component: Small): readonly EditorSlot[] {
  switch (component.kind) {
    case 'plaza-face':
      return [effect('upper'), effect('lower')];
    case 'bridge-face':
      return [effect('left', 'gain', ['spaces', 0]), effect('right', 'gain', ['spaces', 1])];
    case 'bridge-tile':
      return [
        ...(component.entry.gain ? [effect('gain')] : []),
        ...(component.entry.end ? [effect('end', 'v-tile')] : []),
      ];
    case 'road-space':
      return [effect('free', 'road'), ...(component.entry.egg ? [effect('egg', 'road-egg')] : [])];
    case 'road-face':
      return [effect('free', 'road')];
    case 'production-token':
      return [effect('gain')];
    case 'seal':
      return [cost('cost'), effect('end', 'seal')];
    case 'wealth-bonus':
      return [cost('reach', [component.entry.reach ? 'reach' : 'reachEither'], MATERIAL), effect('gain')];
    case 'wheel-sector':
      return [effect('bonus', 'wheel')];
    case 'site':
      return [number('surcharge', ['surcharge', 'gold'], [0, 9]), number('points', ['points'], [0, 9])];
    default:
      return boardSlots(component);
  }
}

type Board = Extract<
  Component,
  { readonly kind: 'tier-set' | 'grid-frame' | 'production-track' | 'action-tile' }
>;

function boardSlots(component: Board): readonly EditorSlot[] {
  switch (component.kind) {
    case 'tier-set':
      return squares;
    case 'grid-frame':
      return [
        ...component.entry.rowPoints.map((_, i) => number(`row-${i}`, ['rowPoints', i], [0, 50])),
        ...component.entry.columnValues.map((_, i) => number(`column-${i}`, ['columnValues', i], [0, 9])),
        ...component.entry.tiers.flatMap(({ tier, crossing }, i) =>
          crossing ? [cost(`tier-${tier}`, ['tiers', i, 'crossing'])] : [],
        ),
      ];
    case 'production-track':
      return component.entry.productionBonuses.flatMap((_, i) => [
        number(`field-${i}`, ['productionBonuses', i, 'field'], [2, 8]),
        effect(`bonus-${i}`, 'gain', ['productionBonuses', i, 'gain']),
      ]);
    case 'action-tile':
      return (['A', 'B'] as const).flatMap((side) =>
        [0, 1].map((i) => choice(`${side}-${i}`, ACTIONS, ['sides', side, i])),
      );
  }
}

/** Squares of both projects. The start square has no effect. */
const ROWS = [5, 4, 3, 2, 1, 0];
const squares = ROWS.flatMap((row) =>
  SIXTHS.map((column): EditorSlot => ({ id: `square-${row}-${column}`, type: 'square', row, column })),
).filter(({ id }) => id !== 'square-0-0');

/** The part that is selected first: the first whose value is drawn. */
export function firstSlot(slots: readonly EditorSlot[]): string {
  return slots.find(({ type }) => type === 'effect' || type === 'cost')?.id ?? slots[0]?.id ?? '';
}

export const holdsEffect = ({ type }: EditorSlot): boolean =>
  type === 'effect' || type === 'edge' || type === 'square';
