import { linkToSheet, sheetUrl } from '@/components/board/sheet-url';
import { Markup } from '@/components/ui/markup';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { eventPicture } from '@/lib/game/drawing/component-picture';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { turnsOf } from '@/lib/game/recap/timeline';
import { capitalize } from '@/lib/game/wording/wording';
import { roundOfTurn } from '@/lib/game/wording/position';
import { useWords } from '@/lib/platform/i18n/current-words';
import { LogList } from './log-list';

interface RoundLogProps {
  readonly table: TableView;
  /** Oldest first. */
  readonly rows: readonly LogRow[];
}

/** The log by rounds, newest first, with the pieces of each turn in sight. The newest round is open. */
export function RoundLog({ table, rows }: RoundLogProps) {
  const { t } = useWords();
  const { pack, view } = table;
  const turns = turnsOf(rows);
  // The row that ends a turn begins the next one.
  const turnOf = ({ seq }: LogRow) => turns.findLast(({ from }) => from < seq)?.turn ?? 1;
  const roundOf = (row: LogRow) => roundOfTurn(turnOf(row), view.state.players.length);
  const pictures = picturesOf(table, rows);
  const again = new Map([...pictures].map(([seq, picture]) => [seq, repeated(picture, seq)]));
  return [...new Set(rows.map(roundOf))].reverse().map((round, i) => {
    const own = rows.filter((row) => roundOf(row) === round);
    return (
      <details key={round} className="fold border-t border-line" open={i === 0}>
        <summary className="flex-wrap py-1">
          <strong className="w-36">
            {capitalize(t('table.round', { round, rounds: pack.crane.turnsPerPlayer }))}
          </strong>
          <Markup html={stripOf(table, own, pictures)} className="flex flex-wrap items-center gap-1" />
        </summary>
        <LogList table={table} rows={own} pictures={again} />
      </details>
    );
  });
}

/** The pictures of the pieces that steps took or laid, by step. */
function picturesOf({ pack, view }: TableView, rows: readonly LogRow[]): ReadonlyMap<number, string> {
  const side = view.state.setup.variant.actionSide;
  return new Map(
    rows.flatMap(({ seq, events, undone }) => {
      const picture = undone ? undefined : eventPicture(pack, events, side);
      return picture ? [[seq, linkToSheet(picture, pack)] as const] : [];
    }),
  );
}

const PARTS = /^(<svg[^>]*)>(.*)<\/svg>$/s;

/** The same picture, which the browser copies from the summary of its round. */
const repeated = (picture: string, seq: number): string =>
  picture.replace(
    PARTS,
    (_all, head: string) => `${head} class="float-end ml-2 h-9 w-auto"><use href="#piece-${seq}"/></svg>`,
  );

/** The pieces of a round in their order, behind the sign of each seat. */
function stripOf(
  { pack }: TableView,
  rows: readonly LogRow[],
  pictures: ReadonlyMap<number, string>,
): string {
  const sheet = sheetUrl(pack);
  const shown = rows.filter(({ seq }) => pictures.has(seq));
  return shown
    .map(({ seq, seat }, i) => {
      const isFirst = seat !== undefined && seat !== shown[i - 1]?.seat;
      const sign = isFirst
        ? `<svg class="ico ml-2" viewBox="0 0 24 24" aria-hidden="true"><use href="${sheet}#${seatIcon(seat)}"/></svg>`
        : '';
      const piece = pictures.get(seq) ?? '';
      return (
        sign +
        piece.replace(
          PARTS,
          (_all, head: string, body: string) =>
            `${head} class="h-8 w-auto"><g id="piece-${seq}">${body}</g></svg>`,
        )
      );
    })
    .join('');
}
