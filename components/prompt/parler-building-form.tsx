import { cityContacts } from '@/lib/engine/board/contacts';
import type { CommandOf } from '@/lib/engine/commands';
import type { Option } from '@/lib/engine/options';
import type { HexTile } from '@/lib/engine/pack';
import type { Pack } from '@/lib/engine/pack-index';
import type { State } from '@/lib/engine/state';
import { Drawing } from '@/components/board/drawing';
import { tileSvg } from '@/components/board/svg/tile-svg';
import { count } from '@/lib/wording/grammar';
import { namesOf } from '@/lib/wording/names';
import { hexWords } from '@/lib/wording/position';
import { Choice } from './choice';
import { commandValue } from './command-value';
import { ROTATIONS } from './contact-hints';
import { commandsOf } from './groups';
import { placeWords } from './place-words';
import { StepFields, type StepAction, type StepStamp } from './step-fields';
import { TurnField } from './turn-field';

interface BuildingProps {
  readonly on: { readonly pack: Pack; readonly state: State };
  readonly options: readonly Option[];
  readonly stamp: StepStamp;
  readonly action: StepAction;
}

type Place = CommandOf<'PlaceParlerBuilding'>;

/** The building that Peter Parler has taken: which site, and how far turned. */
export function ParlerBuildingForm({ on, options, stamp, action }: BuildingProps) {
  const { pack, state } = on;
  const places = commandsOf(options, 'PlaceParlerBuilding');
  const owed = state.items.find((item) => item.kind === 'parler-building');
  const tile = owed?.kind === 'parler-building' ? namesOf(pack).hexes.get(owed.tile) : undefined;
  if (!tile || places.length === 0) return null;
  const sites = [...new Set(places.map(({ site }) => site))];
  const isFree = places.length === sites.length * ROTATIONS.length;
  return (
    <section aria-label="Building of Peter Parler">
      <form action={action} className="stack">
        <h3>Build {tile.name} for Peter Parler</h3>
        <StepFields {...stamp} />
        <div className="parler-tile">
          <Drawing pack={pack} svg={tileSvg(tile, hexWords(tile))} />
        </div>
        {isFree ? (
          <>
            <input type="hidden" name="command" value={commandValue({ type: 'PlaceParlerBuilding' })} />
            <Choice
              name="with.site"
              title="Site"
              items={sites.map((site) => [site, placeWords(pack, site)])}
            />
            <TurnField pack={pack} tile={tile} />
          </>
        ) : (
          <>
            <p className="small">It has to touch a blue corner, and can do so only like this.</p>
            <Choice
              name="command"
              title="Site, and how far turned clockwise"
              items={places.map((place) => [commandValue(place), spotWords(on, tile, place)])}
            />
          </>
        )}
        <button className="btn btn-main">Build for Peter Parler</button>
      </form>
    </section>
  );
}

function spotWords({ pack, state }: BuildingProps['on'], tile: HexTile, { site, rotation }: Place): string {
  const corners = cityContacts(pack, state, site, tile.id, rotation).length;
  return `${placeWords(pack, site)}, turned ${rotation * 60}°: touches ${count(corners, 'blue corner')}`;
}
