'use client';

import { Drawing } from '@/components/board/drawing';
import type { FormPart } from '@/lib/features/boxes/form';
import type { Component } from '@/lib/game/box/components';
import { componentPicture, HEX_BOX } from '@/lib/game/drawing/component-picture';
import { towardsCorner, towardsSide } from '@/lib/game/drawing/draw';
import { gridBox, squareMiddle } from '@/lib/game/drawing/grid';
import type { PackData } from '@/lib/game/engine/pack';
import { useWords } from '@/lib/platform/i18n/current-words';
import { partName, valueWords } from '../component-words';
import { effectIn, readPart, withDraft } from './draft';
import type { EditorState } from './editor-state';
import { KeyboardButton } from './controls';
import { isEmpty } from './line';

/** The edited component. Its sides, corners and squares can be pressed. */
export function Stage({
  pack,
  state,
  onPress,
}: {
  pack: PackData;
  state: EditorState;
  onPress: (part: string) => void;
}) {
  const { component, form, draft, at } = state;
  return (
    <div className={`relative mx-auto w-full ${widthOf(component)}`}>
      <Drawing
        pack={pack}
        svg={componentPicture(pack, withDraft(component, draft))}
        className="drawing-wide"
      />
      {form.map((part) => (
        <Spot
          key={part.id}
          {...{ pack, component, part, onPress }}
          value={readPart(draft, part)}
          isChosen={part.id === at.part}
        />
      ))}
    </div>
  );
}

const WIDE = ['technology', 'bridge-tile', 'road-face', 'production-track', 'bridge-face', 'grid-frame'];
const widthOf = ({ kind }: Component): string => {
  if (kind === 'tier-set') return 'max-w-120';
  if (kind === 'upgrade' || kind === 'wall' || kind === 'building') return 'max-w-88';
  return WIDE.includes(kind) ? 'max-w-96' : 'max-w-52';
};

interface SpotProps {
  readonly pack: PackData;
  readonly component: Component;
  readonly part: FormPart;
  readonly value: unknown;
  readonly isChosen: boolean;
  readonly onPress: (part: string) => void;
}

const LOOK =
  'absolute -translate-1/2 cursor-pointer border-2 border-dashed bg-transparent hover:border-chosen focus-visible:border-chosen';

/** A place of the picture to press; nothing for parts beside it. */
function Spot({ pack, component, part, value, isChosen, onPress }: SpotProps) {
  const words = useWords();
  const at = spotOf(pack, component, part);
  if (!at) return null;
  const isCorner = part.type === 'corner';
  const isBare = isCorner ? value !== true : isEmpty(effectIn(value));
  const shape = at.width ? 'aspect-square min-w-target max-sm:min-w-0 rounded-sm' : 'size-12 rounded-full';
  const edge = isChosen
    ? 'border-chosen border-solid'
    : isBare && !at.width
      ? 'border-line'
      : 'border-transparent';
  return (
    <KeyboardButton
      className={`${LOOK} ${shape} ${edge}`}
      style={at}
      aria-label={`${partName(words, part)}: ${valueWords(words, part, value)}`}
      aria-pressed={isCorner ? value === true : isChosen}
      onClick={() => onPress(part.id)}
    />
  );
}

const MIDDLE = { x: 0, y: 0 };

/** The place of a part in percent of the picture. Squares have a width, corners and sides the target size. */
function spotOf(pack: PackData, component: Component, { place }: FormPart) {
  if (!place) return undefined;
  const { side, corner = 0, row, column = 0 } = place;
  const frame =
    component.kind === 'tier-set' && pack.grids.frames.find(({ id }) => id === component.entry.grid);
  const [x, y, width, height] = frame ? gridBox(frame) : HEX_BOX;
  const at =
    frame && row !== undefined
      ? squareMiddle(frame, row, column)
      : side === undefined
        ? towardsCorner(MIDDLE, 43, corner)
        : towardsSide(MIDDLE, 35, side);
  return {
    left: `${((at.x - x) / width) * 100}%`,
    top: `${((at.y - y) / height) * 100}%`,
    width: frame ? `${(44 / width) * 100}%` : undefined,
  };
}
