import type { Pack } from '@/lib/engine/pack-index';
import type { State } from '@/lib/engine/state';
import type { SeatName } from '@/lib/wording/names';
import { planWords } from '@/lib/wording/opponent';
import { bridgeWords, cityWords, clockWords, craneWords, gridWords } from '@/lib/wording/position';
import { TileRows } from './rows';
import { Supply } from './supply';
import { bridgeSvg } from './svg/bridge';
import { citySvg } from './svg/city';
import { gridSvg } from './svg/grid';
import { wheelSvg } from './svg/wheel';
import { Zone } from './zone';

interface BoardProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
}

const BELOW = 'The list below says the same in words.';

/** The board everybody shares: projects and crane, rows, city, road and bridge, supply. */
export function SharedBoard(props: BoardProps) {
  const { pack, state, seats } = props;
  return (
    <div className="at-board">
      <div className="above">
        <Zone
          pack={pack}
          id="crane-zone"
          className="crane-zone"
          title="Action crane"
          drawing={wheelSvg(pack, state, `${clockWords(pack, state)}. ${BELOW}`)}
          words={craneWords(pack, state)}
        />
        <GridZone {...props} grid="hunger-wall" title="Hunger Wall" />
        <GridZone {...props} grid="cathedral" title="St. Vitus Cathedral" />
        <Supply {...props} />
      </div>
      <TileRows pack={pack} state={state} />
      <Zone
        pack={pack}
        id="city-zone"
        title="City"
        wide
        drawing={citySvg(pack, state, BELOW)}
        words={[...cityWords(pack, state, seats), ...planWords({ pack, state })]}
      />
      <Zone
        pack={pack}
        id="bridge-zone"
        title="King’s Road and Charles Bridge"
        className="bridge-zone"
        wide
        drawing={bridgeSvg(pack, state, BELOW)}
        words={bridgeWords(pack, state, seats)}
      />
    </div>
  );
}

interface GridZoneProps extends BoardProps {
  readonly grid: 'hunger-wall' | 'cathedral';
  readonly title: string;
}

function GridZone({ pack, state, seats, grid, title }: GridZoneProps) {
  return (
    <Zone
      pack={pack}
      id={`${grid}-zone`}
      className={`grid-zone ${grid}`}
      title={title}
      drawing={gridSvg(pack, state, grid, BELOW)}
      words={gridWords(pack, state, seats, grid)}
    />
  );
}
