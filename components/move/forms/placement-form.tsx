import { Drawing } from '@/components/board/drawing';
import { placeWords, contactHints } from './contact-hints';
import { TurnField } from '@/components/move/turn/turn-field';
import { tilePicture } from '@/lib/game/drawing/tiles';
import { keepsCube, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { HexTile } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { PlacementOption } from '@/lib/game/turn/losses';
import { slotAt } from '@/lib/game/turn/places';
import { hexWords } from '@/lib/game/wording/city';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import { actionShort } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { losesArrow } from './command-buttons';
import { commandValue } from './command-value';
import { Reveals } from './reveals';
import { StepFields, type StepAction, type StepStamp } from './step-fields';
import { TileCube, TileFold, TilePlace, TileTurn } from './tile-fields';

interface PlacementProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seat: SeatId;
  readonly stamp: StepStamp;
  readonly action?: StepAction | undefined;
  /** All placements of one tile of a row. */
  readonly options: readonly PlacementOption[];
  /** A command that could pay for an arrow that the tile would lose (R-22). */
  readonly cure?: Command | undefined;
  /** The bonus that the same press collects first, without which the tile could not be paid. */
  readonly first?: Command | undefined;
  /** Whether it is the only tile. */
  readonly only: boolean;
}

/** One tile of a row: its rotation and place, posted as one command. */
export function PlacementForm(props: PlacementProps) {
  const { pack, state, seat, stamp, action, options, cure, first: before, only } = props;
  const words = useWords();
  const [first] = options;
  const tile = first && tileOf(pack, state, first);
  if (!first || !tile) return null;
  const places = [...new Set(options.map(placeOf))];
  const name = nameOf(words, pack, tile.id);
  const base = { type: first.command.type, slot: first.command.slot };
  const at = slotAt(ROW_OF[first.command.type], first.command.slot);
  const place = words.t('moves.placeTile', { tile: name });
  const collect = before && labelCommand({ words, pack, state }, before);
  return (
    <TileFold
      at={at}
      only={only}
      title={
        <>
          <Drawing pack={pack} svg={tilePicture(tile)} className="w-12 flex-none" />
          <span>
            <strong>{name}</strong>
            <span className="small group-not-open:sr-only"> {hexWords(words, tile)}</span>
            {cure && (
              <span className="loses small italic"> — {losesArrow({ words, pack, state }, cure)}</span>
            )}
          </span>
        </>
      }
    >
      <form action={action} className="stack">
        <StepFields {...stamp} />
        <input type="hidden" name="command" value={commandValue(base)} />
        {before && <input type="hidden" name="before" value={commandValue(before)} />}
        <PlaceField {...{ at, pack, state, seat, tile, places }} type={first.command.type} />
        <TurnField
          pack={pack}
          tile={tile}
          radio={(rotation, label) => <TileTurn at={at} rotation={rotation} label={label} />}
        />
        {options.some(({ command }) => keepsCube(command)) && <CubeField at={at} />}
        <button className="btn btn-main">
          <span>
            {collect === undefined ? place : words.t('moves.collectThen', { collect, then: place })}
            {options.every((option) => option.reveals) && <Reveals />}
          </span>
        </button>
        <SomeReveal pack={pack} options={options} />
      </form>
    </TileFold>
  );
}

function tileOf(pack: Pack, state: State, { command }: PlacementOption): HexTile | undefined {
  const id = state.rows[ROW_OF[command.type]].slots[command.slot];
  return id ? namesOf(pack).hexes.get(id) : undefined;
}

function placeOf({ command }: PlacementOption): string {
  if (command.type === 'PlaceWall') return command.cell;
  return command.type === 'PlaceBuilding' ? command.site : '';
}

interface PlaceFieldProps extends Pick<PlacementProps, 'pack' | 'state' | 'seat'> {
  readonly at: string;
  readonly tile: HexTile;
  readonly type: keyof typeof ROW_OF;
  readonly places: readonly string[];
}

function PlaceField({ at, pack, state, seat, tile, type, places }: PlaceFieldProps) {
  const words = useWords();
  const hints = (place: string) => contactHints({ words, pack, state, seat, tile: tile.id, place });
  if ('action' in tile) {
    const gains = hints(tile.action);
    const key = gains ? 'moves.onAction' : 'moves.onActionNothing';
    return <p className="small">{words.t(key, { action: actionShort(words, tile.action), gains })}</p>;
  }
  const items = places.map((place) => ({
    value: place,
    words: [placeWords(words, pack, place), hints(place)].filter(Boolean).join(' — '),
  }));
  const name = type === 'PlaceWall' ? 'with.cell' : 'with.site';
  return <TilePlace at={at} title={words.t('moves.place')} name={name} items={items} />;
}

/** R-65: the last cube goes on the building or is kept for the seal it entitles to. */
function CubeField({ at }: { readonly at: string }) {
  const { t } = useWords();
  const uses = [
    { value: '' as const, label: t('moves.cubeOnBuilding') },
    { value: 'yes' as const, label: t('moves.cubeForSeal') },
  ];
  return (
    <fieldset className="field">
      <legend>{t('moves.lastCube')}</legend>
      {uses.map(({ value, label }) => (
        <label key={value}>
          <TileCube at={at} value={value} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The places and rotations that reveal something, if only some do. */
function SomeReveal({ pack, options }: Pick<PlacementProps, 'pack' | 'options'>) {
  const words = useWords();
  const revealing = options.filter((option) => option.reveals);
  if (revealing.length === 0 || revealing.length === options.length) return null;
  const places = revealing.map((option) => {
    const place = placeOf(option);
    return `${place ? `${nameOf(words, pack, place)} ` : ''}${option.command.rotation * 60}°`;
  });
  return <p className="small">{words.t('moves.someReveal', { places: words.list(places) })}</p>;
}
