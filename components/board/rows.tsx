import { Words } from '@/components/ui/words';
import { atKey, inspectHref } from '@/lib/game/drawing/board-location';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { parlersMarker } from '@/lib/game/drawing/small-pieces';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tiles';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { ROWS, type Row } from '@/lib/game/engine/vocabulary';
import { rowAt } from '@/lib/game/turn/places';
import { capitalize, type Labelling } from '@/lib/game/wording/wording';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { plansOf } from '@/lib/game/wording/opponent';
import { rowName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RowTiles } from './ghosts';
import { linkToSheet } from './sheet-url';
import { zoneItems } from './zone-words';

interface RowsProps {
  readonly pack: Pack;
  readonly state: State;
}

/** The three rows of hexagon tiles, each with three normal slots and a special one. */
export function TileRows({ pack, state }: RowsProps) {
  const words = useWords();
  return (
    <section id="rows" className="panel zone" aria-label={words.t('table.rows')}>
      <h2 className="xl:sr-only">{words.t('table.rows')}</h2>
      <div className="drawing xl:grid-rows-3 xl:gap-0.5">
        {ROWS.map((row) => (
          <TileRow key={row} pack={pack} state={state} row={row} />
        ))}
      </div>
      <Words of={words.t('table.rows')} items={zoneItems({ words, pack, state }, 'rows')} />
    </section>
  );
}

const ROW_NAME =
  'quiet-place -mx-1 flex w-fit items-center gap-2 rounded-md px-1 text-inherit no-underline phone:-my-2 phone:min-h-target';
const ROW_NAME_AT_DESK = 'xl:mx-0 xl:h-full xl:w-full xl:justify-end xl:gap-0.5 xl:px-0';
const FACE_DOWN =
  'forced-color-adjust-none inline-grid h-6 w-[1.35rem] place-content-center [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]';

function TileRow({ pack, state, row }: RowsProps & { readonly row: Row }) {
  const words = useWords();
  const { stack } = state.rows[row];
  const faceDown = words.t('table.faceDown', stack);
  return (
    <div className="tile-row not-first:mt-1.5 xl:mt-0! xl:grid xl:min-h-0 xl:grid-cols-[2.5rem_minmax(0,1fr)] xl:items-center">
      <h3 className="text-base xl:h-full xl:text-md xl:leading-none xl:whitespace-nowrap">
        <a
          className={`${ROW_NAME} ${ROW_NAME_AT_DESK}`}
          href={inspectHref(rowAt(row))}
          data-at={rowAt(row)}
          tabIndex={-1}
        >
          <span className="xl:rotate-180 xl:text-center xl:[writing-mode:vertical-rl]">
            {capitalize(rowName(words, row))}
          </span>
          <span className="inline-flex items-center gap-0.75 font-sans text-2xs font-strong xl:relative xl:flex-col">
            <span className="sr-only">{`, ${faceDown}`}</span>
            <span
              aria-hidden="true"
              title={faceDown}
              className={`${FACE_DOWN} bg-[light-dark(var(--wheel),#5b4932)] text-art`}
            >
              {stack.normal}
            </span>
            <span aria-hidden="true" title={faceDown} className={`${FACE_DOWN} bg-gold text-on-gold`}>
              {stack.special}
            </span>
            <Refresh />
          </span>
        </a>
      </h3>
      <RowTiles
        row={row}
        items={state.rows[row].slots.map((_, slot) =>
          memoIn(words, state, `${row} ${slot}`, () =>
            linkToSheet(slotItem({ words, pack, state }, row, slot), pack),
          ),
        )}
      />
    </div>
  );
}

/**
 * Shown where the row may be refreshed. That is almost always legal and rarely wanted, so it is not
 * highlighted. On a desktop it takes no space, because it appears with the rules and must not shift anything.
 */
function Refresh() {
  return (
    <svg
      className="hidden size-5.25 xl:absolute xl:top-full xl:left-1/2 xl:size-4 xl:-translate-x-1/2 fill-none stroke-legal stroke-2 [stroke-linecap:round] [stroke-linejoin:round] [[data-legal]_&]:block"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="M18 4v5h-5M17.6 9a7 7 0 1 0 .9 5.5" />
    </svg>
  );
}

/** Adds a hit area to a tile, like the hit areas of places in drawings. */
const toBePressed = (tile: string): string =>
  tile.replace(/<\/svg>$/, '<use href="#hit-hex" class="hit"/></svg>');

/** A slot of a row as a list item. The last one holds the special tile. */
function slotItem({ words, pack, state }: Labelling, row: Row, slot: number): string {
  const id = state.rows[row].slots[slot];
  const tile = namesOf(pack).hexes.get(id ?? '');
  const key = atKey('slot', `${row}-${slot}`);
  const special = slot === 3 ? ' class="is-special"' : '';
  const mark = slot === plansOf(state)?.markers[row] ? parlersMarker(words) : '';
  if (!tile)
    return `<li${special} data-at="${key}">${EMPTY_SLOT}<span class="xl:sr-only">${escapeMarkup(words.t('table.empty'))}</span>${mark}</li>`;
  const name = `<span class="xl:sr-only">${escapeMarkup(nameOf(words, pack, tile.id))}</span>`;
  return `<li${special}><a href="${inspectHref(key)}" data-at="${key}">${toBePressed(tileSvg({ words, pack }, tile))}${name}</a>${mark}</li>`;
}
