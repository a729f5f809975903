/** Places to press on a component's picture, in percent of its size. */
import { HEX_BOX } from '@/lib/game/drawing/component-picture';
import { towardsCorner, towardsSide, type Point } from '@/lib/game/drawing/draw';
import { gridBox, squareMiddle } from '@/lib/game/drawing/grid';
import type { Component } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import { slotsOf, type EditorSlot } from './slots';

export interface EditorSpot {
  readonly slot: EditorSlot;
  readonly left: number;
  readonly top: number;
  /** Width in percent. Default: the minimum target size. */
  readonly width?: number;
}

const MIDDLE: Point = { x: 0, y: 0 };

/** The spots of a component. Only tiles and projects have some. */
export function spotsOf(pack: PackData, component: Component): readonly EditorSpot[] {
  const frame =
    component.kind === 'tier-set' && pack.grids.frames.find(({ id }) => id === component.entry.grid);
  const box = frame ? gridBox(frame) : HEX_BOX;
  return slotsOf(component).flatMap((slot) => {
    const at = slot.type === 'square' && frame ? squareMiddle(frame, slot.row, slot.column) : onTile(slot);
    if (!at) return [];
    const [x, y, width, height] = box;
    const share = { left: ((at.x - x) / width) * 100, top: ((at.y - y) / height) * 100 };
    return [{ slot, ...share, ...(slot.type === 'square' ? { width: (44 / width) * 100 } : {}) }];
  });
}

function onTile(slot: EditorSlot): Point | undefined {
  if (slot.type === 'edge') return towardsSide(MIDDLE, 35, slot.side);
  return slot.type === 'corner' ? towardsCorner(MIDDLE, 43, slot.corner) : undefined;
}
