import type { ReactNode } from 'react';
import { Drawing } from '@/components/board/drawing';
import { ROTATIONS } from '@/components/move/rotations';
import { turnSvg } from '@/lib/game/drawing/tiles';
import type { HexTile } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { useWords } from '@/lib/platform/i18n/current-words';

interface FieldProps {
  readonly pack: Pack;
  readonly tile: HexTile;
  readonly radio: (rotation: number, label: string) => ReactNode;
}

/** Radio buttons for a tile's rotation, drawn in all six directions. */
export function TurnField({ pack, tile, radio }: FieldProps) {
  return (
    <fieldset className="field">
      <legend>{useWords().t('moves.turnedBy')}</legend>
      <div className="turns grid grid-cols-3 gap-1.5 [&_svg]:w-full [&_svg]:max-w-18">
        {ROTATIONS.map((rotation) => (
          <label key={rotation} className="tick-tile p-1.5 text-md">
            <Drawing pack={pack} svg={turnSvg(tile, rotation)} />
            <span>
              {radio(rotation, `${rotation * 60}°`)}{' '}
              {/* The radio button has this name already, so screen readers would read each rotation
                  twice. */}
              <span aria-hidden="true">{`${rotation * 60}°`}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
