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
  const { pack, state } = props;
  const words = useWords();
  return (
    <div className="at-board">
      <div
        className={`band xl:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)_minmax(0,1fr)] xl:[grid-template-areas:'hunger_crane_cathedral']`}
      >
        <CraneZone {...props} />
        <div id="projects" className="projects md:grid-cols-2">
          <GridZone {...props} grid="hunger-wall" title={words.t('table.hungerWall')} />
          <GridZone {...props} grid="cathedral" title={words.t('table.cathedral')} />
        </div>
      </div>
      <div className={`band xl:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]`}>
        <TileRows pack={pack} state={state} />
        <BridgeZone {...props} />
      </div>
      <div className={`band xl:grid-cols-[minmax(0,1fr)_10rem]`}>
        <CityZone {...props} />
        <Supply {...props} />
      </div>
    </div>
  );
}

function CraneZone({ pack, state, turned }: BoardProps) {
  const words = useWords();
  const on = { words, pack, state };
  const title = words.t('table.crane');
  const desc = () => `${clockWords(on)}. ${words.t('table.below')}`;
  return (
    <Zone
      pack={pack}
      id="crane-zone"
      className="crane-zone xl:[grid-area:crane] xl:[&>h2]:max-w-16 xl:[&>h2]:leading-none"
      title={title}
      drawing={memoIn(words, state, `crane ${turned}`, () => wheelSvg(on, { title, desc: desc() }, turned))}
      words={zoneItems(on, 'crane')}
    />
  );
}

function BridgeZone({ pack, state, seats }: BoardProps) {
  const words = useWords();
  const on = { words, pack, state };
  const caption = { title: words.t('table.roadAndBridge'), desc: words.t('table.below') };
  return (
    <Zone
      pack={pack}
      id="bridge-zone"
      title={caption.title}
      className="bridge-zone xl:grid-rows-[auto_minmax(0,1fr)] xl:gap-[.1rem] xl:[&>h2]:static xl:[&>h2]:leading-[1.2]"
      drawing={memoIn(words, state, `bridge ${namesKey(seats)}`, () => bridgeSvg(on, caption, seats))}
      words={zoneItems(on, 'bridge', seats)}
    />
  );
}

function CityZone({ pack, state, seats }: BoardProps) {
  const words = useWords();
  const on = { words, pack, state };
  const caption = { title: words.t('table.city'), desc: words.t('table.below') };
  return (
    <Zone
      pack={pack}
      id="city-zone"
      title={caption.title}
      className="city-zone phone:[&_.city-svg]:w-136 xl:overflow-hidden xl:p-0 xl:[&_.city-svg]:overflow-visible"
      wide
      drawing={memoIn(words, state, `city ${namesKey(seats)}`, () => citySvg(on, caption, seats))}
      words={zoneItems(on, 'city', seats)}
    />
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
