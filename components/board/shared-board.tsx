import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { memoIn } from '@/lib/game/drawing/memo';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { SeatName } from '@/lib/game/wording/names';
import { clockWords } from '@/lib/game/wording/position';
import { namesKey } from '@/lib/game/drawing/names-key';
import { TileRows } from './rows';
import { Supply } from './supply';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import { Zone } from './zone';
import { zoneItems } from '#zone-words';

export interface BoardProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
  /** How far the last step has turned the wheel. */
  readonly turned?: 0 | 1 | 2;
}

/**
 * The board everybody shares, in three bands: crane between the projects, rows beside the bridge, city beside
 * the supply.
 */
export function SharedBoard(props: BoardProps) {
  const { pack, state, seats, turned } = props;
  const words = useWords();
  const { t } = words;
  const on = { words, pack, state };
  const desc = t('table.below');
  const keep = (key: string, make: () => string) => memoIn(words, state, key, make);
  const names = namesKey(seats);
  return (
    <div className="at-board">
      <div
        className={`band xl:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)_minmax(0,1fr)] xl:[grid-template-areas:'hunger_crane_cathedral']`}
      >
        <Zone
          pack={pack}
          id="crane-zone"
          className="crane-zone xl:[grid-area:crane] xl:[&>h2]:max-w-16 xl:[&>h2]:leading-none"
          title={t('table.crane')}
          drawing={keep(`crane ${turned}`, () =>
            wheelSvg(on, { title: t('table.crane'), desc: `${clockWords(on)}. ${desc}` }, turned),
          )}
          words={zoneItems(on, 'crane')}
        />
        <div id="projects" className="projects md:grid-cols-2">
          <GridZone {...props} grid="hunger-wall" title={t('table.hungerWall')} />
          <GridZone {...props} grid="cathedral" title={t('table.cathedral')} />
        </div>
      </div>
      <div className={`band xl:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]`}>
        <TileRows pack={pack} state={state} />
        <Zone
          pack={pack}
          id="bridge-zone"
          title={t('table.roadAndBridge')}
          className="bridge-zone xl:grid-rows-[auto_minmax(0,1fr)] xl:gap-[.1rem] xl:[&>h2]:static xl:[&>h2]:leading-[1.2]"
          drawing={keep(`bridge ${names}`, () =>
            bridgeSvg(on, { title: t('table.roadAndBridge'), desc }, seats),
          )}
          words={zoneItems(on, 'bridge', seats)}
        />
      </div>
      <div className={`band xl:grid-cols-[minmax(0,1fr)_10rem]`}>
        <Zone
          pack={pack}
          id="city-zone"
          title={t('table.city')}
          className="city-zone phone:[&_.city-svg]:w-136 xl:overflow-hidden xl:p-0 xl:[&_.city-svg]:overflow-visible"
          wide
          drawing={keep(`city ${names}`, () => citySvg(on, { title: t('table.city'), desc }, seats))}
          words={zoneItems(on, 'city', seats)}
        />
        <Supply {...props} />
      </div>
    </div>
  );
}

/** On a desk one beside the crane on each side. */
const PLACES = {
  'hunger-wall': 'xl:[grid-area:hunger] xl:[&>h2]:right-0 xl:[&>h2]:left-0 xl:[&>h2]:text-center',
  cathedral: 'xl:[grid-area:cathedral]',
} as const;

interface GridZoneProps extends BoardProps {
  readonly grid: 'hunger-wall' | 'cathedral';
  readonly title: string;
}

function GridZone({ pack, state, seats, grid, title }: GridZoneProps) {
  const words = useWords();
  const on = { words, pack, state };
  const keep = (key: string, make: () => string) => memoIn(words, state, `${grid} ${key}`, make);
  return (
    <Zone
      pack={pack}
      id={`${grid}-zone`}
      className={`grid-zone ${grid} ${PLACES[grid]}`}
      title={title}
      drawing={keep('drawing', () => gridSvg(on, grid, { title, desc: words.t('table.below') }))}
      words={zoneItems(on, grid, seats)}
    />
  );
}
