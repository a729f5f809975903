import type { ReactNode } from 'react';
import { Words } from '@/components/ui/words';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { cityFrame } from '@/lib/game/drawing/city/city-ground';
import type { Caption } from '@/lib/game/drawing/draw';
import { gridSvg } from '@/lib/game/drawing/grid';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { namesKey, type SeatName } from '@/lib/game/wording/names';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Labelling } from '@/lib/game/wording/wording';
import { clockWords } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Drawing } from './drawing';
import { Ghosts } from './ghosts';
import { TileRows } from './rows';
import { Supply } from './supply';
import { zoneItems } from './zone-words';

export interface BoardProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
  /** Number of wheel places turned by the last step. */
  readonly turned?: 0 | 1 | 2;
}

/**
 * The shared board in three bands: crane between the projects, rows next to the bridge, city next to the
 * supply.
 */
export function SharedBoard(board: BoardProps) {
  const { pack, state, seats, turned } = board;
  const { t } = useWords();
  const names = namesKey(seats);
  return (
    <div className="at-board">
      <div
        className={`band xl:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)_minmax(0,1fr)] xl:[grid-template-areas:'hunger_crane_cathedral']`}
      >
        <DrawnZone
          board={board}
          zone="crane"
          title={t('table.crane')}
          className="crane-zone xl:[grid-area:crane] xl:[&>h2]:max-w-16 xl:[&>h2]:leading-none"
          by={`${turned}`}
          draw={(on, { title, desc }) => wheelSvg(on, { title, desc: `${clockWords(on)}. ${desc}` }, turned)}
        />
        <div id="projects" className="projects md:grid-cols-2">
          <DrawnZone
            board={board}
            zone="hunger-wall"
            title={t('table.hungerWall')}
            className="grid-zone hunger-wall xl:[grid-area:hunger] xl:[&>h2]:right-0 xl:[&>h2]:left-0 xl:[&>h2]:text-center"
            draw={(on, caption) => gridSvg(on, 'hunger-wall', caption)}
          />
          <DrawnZone
            board={board}
            zone="cathedral"
            title={t('table.cathedral')}
            className="grid-zone cathedral xl:[grid-area:cathedral]"
            draw={(on, caption) => gridSvg(on, 'cathedral', caption)}
          />
        </div>
      </div>
      <div className={`band xl:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]`}>
        <TileRows pack={pack} state={state} />
        <DrawnZone
          board={board}
          zone="bridge"
          title={t('table.roadAndBridge')}
          className="bridge-zone xl:grid-rows-[auto_minmax(0,1fr)] xl:gap-0.5 xl:[&>h2]:static xl:[&>h2]:leading-compact"
          by={names}
          draw={(on, caption) => bridgeSvg(on, caption, seats)}
        />
      </div>
      <div className={`band xl:grid-cols-[minmax(0,1fr)_10rem]`}>
        <DrawnZone
          board={board}
          zone="city"
          title={t('table.city')}
          className="city-zone phone:[&_.city-svg]:w-136 xl:overflow-hidden xl:p-0 xl:[&_.city-svg]:overflow-visible"
          over={<Ghosts of="city" box={cityFrame(pack).box} className="city-svg" />}
          by={names}
          draw={(on, caption) => citySvg(on, caption, seats)}
        />
        <Supply {...board} />
      </div>
    </div>
  );
}

interface DrawnProps {
  readonly board: BoardProps;
  readonly zone: 'crane' | 'hunger-wall' | 'cathedral' | 'bridge' | 'city';
  readonly title: string;
  readonly className: string;
  /** Lies over a drawing that is wider than a small screen: its frame scrolls and is focusable. */
  readonly over?: ReactNode;
  /** Cache key for every input of the drawing except the position. */
  readonly by?: string;
  readonly draw: (on: Labelling, caption: Caption) => string;
}

/** A zone of the table: heading, drawing and text version. */
function DrawnZone({ board, zone, title, className, over, by = '', draw }: DrawnProps) {
  const { pack, state, seats } = board;
  const words = useWords();
  const on = { words, pack, state };
  const make = () => draw(on, { title, desc: words.t('table.below') });
  const drawing = memoIn(words, state, `${zone} ${by}`, make);
  return (
    <section id={`${zone}-zone`} className={`panel zone ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {over ? (
        <div className="drawing relative" role="group" aria-label={title} tabIndex={0}>
          <Drawing pack={pack} svg={drawing} />
          {over}
        </div>
      ) : (
        <Drawing pack={pack} svg={drawing} className="drawing" />
      )}
      <Words of={title} items={zoneItems(on, zone, seats)} />
    </section>
  );
}
