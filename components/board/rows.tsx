import type { Pack } from '@/lib/game/engine/pack-index';
import type { Row } from '@/lib/game/engine/vocabulary';
import type { State } from '@/lib/game/engine/state';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/memo';
import { lineItems, MarkupList, Words } from '@/components/ui/words';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { capital } from '@/lib/game/wording/grammar';
import { hexWords } from '@/lib/game/wording/hexes';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { plansOf } from '@/lib/game/wording/opponent';
import { rowWords } from '@/lib/game/wording/position';
import { rowName } from '@/lib/game/wording/terms';
import { atKey, inspectHref } from '@/lib/game/drawing/at';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { linkToSheet, sheetOf } from '@/lib/game/drawing/sheet';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tile-svg';

interface RowsProps {
  readonly pack: Pack;
  readonly state: State;
}

const SHOWN: readonly Row[] = ['upgrade', 'wall', 'building'];

/** The three rows of hexagon tiles, each with its three normal slots and the special one. */
export function TileRows({ pack, state }: RowsProps) {
  const words = useWords();
  return (
    <section id="rows" className="panel zone rows-zone" aria-label={words.t('table.rows')}>
      <h2>{words.t('table.rows')}</h2>
      <div className="drawing">
        {SHOWN.map((row) => (
          <TileRow key={row} pack={pack} state={state} row={row} />
        ))}
      </div>
      <Words
        items={memoIn(words, state, 'rows-words', () =>
          lineItems(
            SHOWN.flatMap((row) =>
              rowWords({ words, pack, state }, row).map((line) => `${capital(rowName(words, row))}. ${line}`),
            ),
          ),
        )}
      />
    </section>
  );
}

function TileRow({ pack, state, row }: RowsProps & { readonly row: Row }) {
  const words = useWords();
  const { stack } = state.rows[row];
  const faceDown = words.t('table.faceDown', stack);
  return (
    <div className="tile-row">
      <h3>
        <span className="row-name">{capital(rowName(words, row))}</span>
        <span className="stack-count" title={faceDown}>
          <span className="sr-only">{` ${faceDown}`}</span>
          <span aria-hidden="true" className="face-down">
            {stack.normal}
          </span>
          <span aria-hidden="true" className="face-down is-special">
            {stack.special}
          </span>
        </span>
      </h3>
      <MarkupList
        className="tiles"
        items={memoIn(words, state, `${row} row`, () =>
          linkToSheet(
            slotItems(words, pack, row, state.rows[row].slots, plansOf(state)?.markers[row]),
            sheetOf(pack).url,
          ),
        )}
      />
    </div>
  );
}

/** Peter Parler's marker: he goes for this tile. */
const markerOf = ({ t }: Wording): string =>
  `<span class="marker"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${seatIcon(1)}"/></svg>${escapeMarkup(t('table.parlerMarker'))}</span>`;

/** A tile has its own shape to be pressed and ringed, as the places on the drawings have. */
const toBePressed = (tile: string): string =>
  tile.replace(/<\/svg>$/, '<use href="#hit-hex" class="hit"/></svg>');

/** The slots of a row as list items; the last one holds the special tile. */
function slotItems(
  words: Wording,
  pack: Pack,
  row: Row,
  slots: State['rows'][Row]['slots'],
  marked?: number,
): string {
  return slots
    .map((id, slot) => {
      const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
      const key = atKey('slot', `${row}-${slot}`);
      const special = slot === 3 ? ' class="is-special"' : '';
      const mark = slot === marked ? markerOf(words) : '';
      if (!tile)
        return `<li${special} data-at="${key}">${EMPTY_SLOT}<span class="tile-name">${escapeMarkup(words.t('table.empty'))}</span>${mark}</li>`;
      const name = `<span class="tile-name">${escapeMarkup(nameOf(words, pack, tile.id))}</span>`;
      return `<li${special}><a href="${inspectHref(key)}" data-at="${key}">${toBePressed(tileSvg(words, tile, hexWords(words, tile)))}${name}</a>${mark}</li>`;
    })
    .join('');
}
