import { Drawing } from '@/components/board/drawing';
import { commandsOfType } from '@/components/move/groups';
import { ROTATIONS } from '@/components/move/rotations';
import { TurnField } from '@/components/move/turn/turn-field';
import { tileSvg, turnSvg } from '@/lib/game/drawing/tiles';
import { cityContacts } from '@/lib/game/engine/board/contacts';
import type { CommandOf } from '@/lib/game/engine/commands';
import type { HexTile } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { turnedLabel, type Labelling } from '@/lib/game/wording/wording';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { describeAmount } from '@/lib/game/wording/terms';
import { commandValue } from './command-value';
import { placeWords } from './contact-hints';
import { FillTiles, FillTurn } from './fill-fields';
import { StepFields, type StepFormProps } from './step-fields';

interface BuildingProps extends StepFormProps {
  readonly on: Labelling & { readonly pack: Pack };
}

type Place = CommandOf<'PlaceParlerBuilding'>;

/** The building that Peter Parler has taken: its site and rotation. */
export function ParlerBuildingForm({ on, options, stamp, action }: BuildingProps) {
  const { words, pack, state } = on;
  const places = commandsOfType(options, 'PlaceParlerBuilding');
  const owed = state.items.find((item) => item.kind === 'parler-building');
  const tile = owed?.kind === 'parler-building' ? namesOf(pack).hexes.get(owed.tile) : undefined;
  if (!tile || places.length === 0) return null;
  const sites = [...new Set(places.map(({ site }) => site))];
  const isFree = places.length === sites.length * ROTATIONS.length;
  return (
    <section aria-label={words.t('moves.parlerBuilding')}>
      <form action={action} className="stack" data-fills="">
        <h3 data-question>{words.t('moves.buildForParler', { tile: nameOf(words, pack, tile.id) })}</h3>
        <StepFields {...stamp} />
        <div className="max-w-28">
          <Drawing pack={pack} svg={tileSvg(on, tile)} />
        </div>
        {isFree ? (
          <>
            <input type="hidden" name="command" value={commandValue({ type: 'PlaceParlerBuilding' })} />
            <FillTiles
              name="with.site"
              title={words.t('moves.site')}
              items={sites.map((site) => ({ value: site, words: placeWords(words, pack, site) }))}
            />
            <TurnField
              pack={pack}
              tile={tile}
              radio={(rotation, label) => <FillTurn rotation={rotation} label={label} />}
            />
          </>
        ) : (
          <>
            <p className="small">{words.t('moves.mustTouch')}</p>
            <FillTiles
              name="command"
              title={words.t('moves.siteAndTurn')}
              items={places.map((place) => ({
                value: commandValue(place),
                words: spotWords(on, tile, place),
                picture: (
                  <Drawing pack={pack} svg={turnSvg(tile, place.rotation)} className="w-10 flex-none" />
                ),
              }))}
            />
          </>
        )}
        <button className="btn btn-main">{words.t('moves.buildForHim')}</button>
      </form>
    </section>
  );
}

function spotWords(
  { words, pack, state }: BuildingProps['on'],
  tile: HexTile,
  { site, rotation }: Place,
): string {
  const corners = cityContacts(pack, state, site, tile.id, rotation).length;
  return words.t('moves.spot', {
    place: turnedLabel(words, placeWords(words, pack, site), rotation),
    corners: describeAmount(words, 'blue-corner', corners),
  });
}
