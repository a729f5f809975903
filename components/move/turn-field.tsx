import type { HexTile } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { Drawing } from '@/components/board/drawing';
import { turnSvg } from '@/lib/game/drawing/tile-svg';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ROTATIONS } from './contact-hints';

/** How far to turn a tile, drawn in all six ways. */
export function TurnField({ pack, tile }: { readonly pack: Pack; readonly tile: HexTile }) {
  return (
    <fieldset className="field">
      <legend>{useWords().t('moves.turnedBy')}</legend>
      <div className="turns">
        {ROTATIONS.map((rotation) => (
          <label key={rotation}>
            <Drawing pack={pack} svg={turnSvg(tile, rotation)} />
            <span>
              <input type="radio" name="with.rotation" value={rotation} defaultChecked={rotation === 0} />{' '}
              {rotation * 60}°
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
