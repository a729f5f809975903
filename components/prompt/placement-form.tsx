import type { HexTile } from '@/lib/engine/pack';
import type { Pack } from '@/lib/engine/pack-index';
import type { SeatId } from '@/lib/engine/commands';
import type { State } from '@/lib/engine/state';
import { escapeMarkup } from '@/components/ui/escape';
import { list } from '@/lib/wording/grammar';
import { nameOf, namesOf } from '@/lib/wording/names';
import { hexWords } from '@/lib/wording/position';
import { ACTION_SHORT } from '@/lib/wording/terms';
import { commandValue } from './command-value';
import { contactHints } from './contact-hints';
import type { PlacementOption } from './groups';
import { placeWords } from './place-words';
import { REVEALS } from './reveals';
import { StepFields, type StepAction, type StepStamp } from './step-fields';
import { TurnField } from './turn-field';

interface PlacementProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seat: SeatId;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  /** All placements of one tile of a row. */
  readonly options: readonly PlacementOption[];
  /** Whether there is no other tile to choose. */
  readonly only: boolean;
}

/** One tile of a row: how far to turn it and where to put it, posted as one command. */
export function PlacementForm({ pack, state, seat, stamp, action, options, only }: PlacementProps) {
  const [first] = options;
  const tile = first && tileOf(pack, state, first);
  if (!first || !tile) return null;
  const places = [...new Set(options.map(placeOf))];
  const base = { type: first.command.type, slot: first.command.slot };
  return (
    <details className="placement" open={only}>
      <summary>
        <span>
          <strong>{tile.name}</strong>
          <span className="small"> {hexWords(tile)}</span>
        </span>
      </summary>
      <form action={action} className="stack">
        <StepFields {...stamp} />
        <input type="hidden" name="command" value={commandValue(base)} />
        <PlaceField
          pack={pack}
          state={state}
          seat={seat}
          tile={tile}
          type={first.command.type}
          places={places}
        />
        <TurnField pack={pack} tile={tile} />
        <button className="btn btn-main">
          <span>
            Place {tile.name}
            {options.every((option) => option.reveals) && <span className="reveals"> — {REVEALS}</span>}
          </span>
        </button>
        <SomeReveal pack={pack} options={options} />
      </form>
    </details>
  );
}

const ROW_OF = { PlaceUpgrade: 'upgrade', PlaceWall: 'wall', PlaceBuilding: 'building' } as const;

function tileOf(pack: Pack, state: State, { command }: PlacementOption): HexTile | undefined {
  const id = state.rows[ROW_OF[command.type]].slots[command.slot];
  return id ? namesOf(pack).hexes.get(id) : undefined;
}

function placeOf({ command }: PlacementOption): string {
  if (command.type === 'PlaceWall') return command.cell;
  return command.type === 'PlaceBuilding' ? command.site : '';
}

interface PlaceFieldProps extends Pick<PlacementProps, 'pack' | 'state' | 'seat'> {
  readonly tile: HexTile;
  readonly type: keyof typeof ROW_OF;
  readonly places: readonly string[];
}

function PlaceField({ pack, state, seat, tile, type, places }: PlaceFieldProps) {
  const hints = (place: string) => contactHints({ pack, state, seat, tile: tile.id, place });
  if ('action' in tile) {
    const gains = hints(tile.action);
    return (
      <p className="small">{`On ${ACTION_SHORT[tile.action]}. ${gains ? `Touching: ${gains}` : 'Nothing to touch there yet.'}`}</p>
    );
  }
  const id = `place-${tile.id}`;
  const items = places.map((place) => {
    const words = [placeWords(pack, place), hints(place)].filter(Boolean).join(' — ');
    return `<option value='${place}'>${escapeMarkup(words)}</option>`;
  });
  return (
    <div className="field">
      <label htmlFor={id}>Place</label>
      <select
        className="input"
        id={id}
        name={type === 'PlaceWall' ? 'with.cell' : 'with.site'}
        dangerouslySetInnerHTML={{ __html: items.join('') }}
      />
    </div>
  );
}

/** Which places and rotations reveal something, where only some of them do. */
function SomeReveal({ pack, options }: Pick<PlacementProps, 'pack' | 'options'>) {
  const revealing = options.filter((option) => option.reveals);
  if (revealing.length === 0 || revealing.length === options.length) return null;
  const words = revealing.map((option) => {
    const place = placeOf(option);
    return `${place ? `${nameOf(pack, place)} ` : ''}${option.command.rotation * 60}°`;
  });
  return (
    <p className="small">{`These reveal technologies, so that steps before become final: ${list(words)}.`}</p>
  );
}
