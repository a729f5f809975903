'use client';

import { Drawing } from '@/components/board/drawing';
import type { Component } from '@/lib/game/box/components';
import { componentPicture, HEX_BOX } from '@/lib/game/drawing/component-picture';
import { towardsCorner, towardsSide, type Point } from '@/lib/game/drawing/draw';
import { gridBox, squareMiddle } from '@/lib/game/drawing/grid';
import type { PackData } from '@/lib/game/engine/pack';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';
import { slotName, valueWords } from '../component-words';
import { readSlot, withDraft } from './draft';
import type { EditorState } from './editor-state';
import { keepFocus } from './keep-focus';
import { isEmpty } from './line';
import { type EditorSlot, slotsOf } from './slots';

interface StageProps {
  readonly pack: PackData;
  readonly state: EditorState;
  /** Undefined in a read-only view. */
  readonly onPress?: ((slot: string) => void) | undefined;
}

/** The edited component. Its sides, corners and squares can be pressed. */
export function Stage({ pack, state, onPress }: StageProps) {
  const { component, draft, at } = state;
  const drawn = withDraft(component, draft);
  const isWide = component.kind === 'tier-set';
  return (
    <div className={`relative mx-auto w-full ${isWide ? 'max-w-120' : widthOf(component)}`}>
      <Drawing pack={pack} svg={componentPicture(pack, drawn)} className="drawing-wide" />
      {onPress &&
        spotsOf(pack, component).map((spot) => (
          <SpotButton
            key={spot.slot.id}
            spot={spot}
            value={readSlot(draft, spot.slot)}
            isChosen={spot.slot.id === at.slot}
            onPress={onPress}
          />
        ))}
    </div>
  );
}

const WIDE = ['technology', 'bridge-tile', 'road-face', 'production-track', 'bridge-face', 'grid-frame'];
const widthOf = ({ kind }: Component): string => {
  if (kind === 'upgrade' || kind === 'wall' || kind === 'building') return 'max-w-88';
  return WIDE.includes(kind) ? 'max-w-96' : 'max-w-52';
};

interface SpotProps {
  readonly spot: EditorSpot;
  readonly value: unknown;
  readonly isChosen: boolean;
  readonly onPress: (slot: string) => void;
}

const LOOK =
  'absolute -translate-1/2 cursor-pointer border-2 border-dashed bg-transparent hover:border-chosen focus-visible:border-chosen';

function SpotButton({ spot: { slot, left, top, width }, value, isChosen, onPress }: SpotProps) {
  const words = useWords();
  const isBare = slot.type === 'corner' ? value !== true : isEmpty(value as Effect);
  const shape =
    width === undefined ? 'size-12 rounded-full' : 'aspect-square min-w-target max-sm:min-w-0 rounded-sm';
  const edge = isChosen
    ? 'border-chosen border-solid'
    : isBare && width === undefined
      ? 'border-line'
      : 'border-transparent';
  return (
    <button
      type="button"
      className={`${LOOK} ${shape} ${edge}`}
      style={{ left: `${left}%`, top: `${top}%`, ...(width === undefined ? {} : { width: `${width}%` }) }}
      aria-label={`${slotName(words, slot)}: ${valueWords(words, slot, value)}`}
      aria-pressed={isPressable(slot) ? isChosen : value === true}
      onMouseDown={keepFocus}
      onClick={() => onPress(slot.id)}
    />
  );
}

const isPressable = ({ type }: EditorSlot): boolean => type !== 'corner';

interface EditorSpot {
  readonly slot: EditorSlot;
  readonly left: number;
  readonly top: number;
  /** Width in percent. Default: the minimum target size. */
  readonly width?: number;
}

const MIDDLE: Point = { x: 0, y: 0 };

/** The spots of a component. Only tiles and projects have some. */
function spotsOf(pack: PackData, component: Component): readonly EditorSpot[] {
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
