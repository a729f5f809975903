import { Words, lineItems } from '@/components/ui/words';
import { plazaPicture } from '@/lib/game/drawing/city/city';
import { rowIcon } from '@/lib/game/drawing/glyphs';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { tilePicture } from '@/lib/game/drawing/tiles';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { namesOf } from '@/lib/game/wording/names';
import { cardsToCome, cardsToComeWords, opponentWords, plansOf } from '@/lib/game/wording/opponent';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Drawing } from './drawing';
import type { PanelProps } from './player-panel';
import { Symbol } from './symbol';

interface ParlerProps extends Pick<PanelProps, 'pack' | 'state' | 'seat' | 'player'> {
  readonly name: string;
  /** Log rows that revealed the shown cards. */
  readonly log: Parameters<typeof cardsToCome>[2];
}

/** The opponent of a solo game as pieces: his stores, his plans, and his cards to come. */
export function ParlerPanel(props: ParlerProps) {
  const { pack, state, name, seat, player, log } = props;
  const words = useWords();
  const on = { words, pack, state };
  const title = words.t('table.boardsOf', { name });
  const lines = [...opponentWords(on, seat, player), ...cardsToComeWords(on, log)];
  return (
    <section className="rival parler relative grid min-w-0 content-start gap-1.25" aria-label={title}>
      <h2 className="flex flex-wrap items-center gap-y-0.5 gap-x-1.5 text-lg [.zone>&]:text-lg">
        <Symbol pack={pack} name={seatIcon(seat)} className="ico size-6" />
        {name}
        <span className="badge px-1.5 font-sans text-2xs leading-4.5">{words.t('table.byTheRules')}</span>
      </h2>
      <div className="grid gap-1.25" aria-hidden="true">
        <Stores {...props} />
        <Plans {...props} />
        <Cards {...props} />
      </div>
      <Words of={title} items={lineItems(lines)} />
    </section>
  );
}

/** His tracks, cubes and seals. The simple opponent has none that matter. */
function Stores({ pack, state, seat, player }: ParlerProps) {
  const seals = state.seals.filter((claim) => claim.seat === seat).length;
  const stores = [
    ['i-mine', player.counts['gold-mine']],
    ['i-quarry', player.counts.quarry],
    ['i-cube', player.cubes],
    ['i-seal', seals],
  ] as const;
  if (!state.parler) return null;
  return (
    <ul className="chips">
      {stores.map(([symbol, n]) => (
        <li key={symbol} className={n === 0 ? 'none' : 'some'} style={{ color: `var(--seat-${seat})` }}>
          <Symbol pack={pack} name={symbol} className="" />
          <span className="text-ink">{n}</span>
        </li>
      ))}
    </ul>
  );
}

/** The plaza of his pawn, and the tiles that his markers are on. */
function Plans({ pack, state, seat }: ParlerProps) {
  const plans = plansOf(state);
  if (!plans) return null;
  const tiles = ROWS.flatMap((row) => {
    const tile = namesOf(pack).hexes.get(state.rows[row].slots[plans.markers[row]] ?? '');
    return tile ? [{ row, tile }] : [];
  });
  const mark = { color: `var(--seat-${seat})` };
  return (
    <ul className="m-0 flex list-none flex-wrap items-center gap-2 p-0">
      {plans.plaza !== undefined && (
        <li className="flex items-center" style={mark}>
          <Symbol pack={pack} name="i-pawn" className="size-5" />
          <Drawing
            pack={pack}
            svg={plazaPicture({ pack, state }, plans.plaza)}
            className="w-10 drawing-wide"
          />
        </li>
      )}
      {tiles.map(({ row, tile }) => (
        <li key={row} className="relative">
          <Drawing pack={pack} svg={tilePicture(tile)} className="w-10 drawing-wide" />
          <Symbol pack={pack} name={seatIcon(seat)} className="absolute right-0 bottom-0 size-4" />
        </li>
      ))}
    </ul>
  );
}

const TRACK_SYMBOL = { 'gold-mine': 'i-mine', quarry: 'i-quarry' } as const;
const CARD =
  'flex h-7 min-w-7 items-center justify-center gap-0.5 rounded-sm border border-edge bg-tile px-0.5';

/** The cards left in his deck, face up if the log tells which; otherwise one card with their number. */
function Cards({ pack, state, log }: ParlerProps) {
  if (!state.parler) return null;
  const cards = cardsToCome(pack, state, log);
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1 p-0 text-sm font-semibold">
      {!cards && <li className={CARD}>{state.parler.deck}</li>}
      {cards?.map(({ id, takes, raises }) => (
        <li key={id} className={CARD}>
          {takes && <Symbol pack={pack} name={rowIcon(takes)} className="size-5" />}
          {raises.map((track, i) => (
            <span key={track} className="flex items-center gap-0.5">
              {i > 0 && '/'}
              <Symbol pack={pack} name={TRACK_SYMBOL[track]} className="size-5" />
            </span>
          ))}
          {!takes && raises.length === 0 && '–'}
        </li>
      ))}
    </ul>
  );
}
