import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import { actionIcon } from '@/lib/game/drawing/glyphs';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { tilePicture } from '@/lib/game/drawing/tiles';
import { justNow, type JustNow } from '@/lib/game/recap/just-now';
import { readBy } from '@/lib/game/recap/timeline';
import { nameOf, namesOf, seatName } from '@/lib/game/wording/names';
import { actorsAt } from '@/lib/game/wording/seat-names';
import { actionShort, describeGained, describePoints } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { amountColour, amountIcon } from './signs-of';

/** The turns since the reader's last one as a line of icons: who, which tiles, what they gained. */
export function JustHappened({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { log, me } = table;
  const all = me === undefined ? [] : justNow(readBy(log, me), me);
  if (all.length === 0) return null;
  const own = log.findLast((row) => row.seat === me && row.command.type === 'EndTurn');
  const seats = actorsAt(table, table.seq, (own?.seq ?? 0) + 1);
  return (
    <ul
      data-ended
      aria-label={words.t('moves.justNow')}
      className="m-0 flex list-none flex-wrap gap-x-3 p-0 text-sm font-semibold whitespace-nowrap"
    >
      {all.map((each, i) => (
        <Item key={`${each.seat} ${i}`} table={{ ...table, seats }} now={each} />
      ))}
    </ul>
  );
}

function Item({ table, now }: { readonly table: TableView; readonly now: JustNow }) {
  const words = useWords();
  const { pack } = table;
  const { seat, actions = [], tile, gains } = now;
  const laid = tile === undefined ? undefined : namesOf(pack).hexes.get(tile);
  const sentence = inWords(words, table, now);
  return (
    <li className="inline-flex h-7 flex-none items-center gap-1" title={sentence}>
      <span className="sr-only">{sentence}</span>
      <Symbol pack={pack} name={seatIcon(seat)} />
      {actions.map((action) => (
        <Symbol key={action} pack={pack} name={actionIcon(action)} />
      ))}
      {laid && <Drawing pack={pack} svg={tilePicture(laid)} className="w-6 flex-none" />}
      {[...gains].map(([what, n]) => (
        <span key={what} className="inline-flex items-center" aria-hidden="true">
          {`+${n}`}
          <span style={{ color: amountColour(what, seat) }}>
            <Symbol pack={pack} name={amountIcon(what)} />
          </span>
        </span>
      ))}
    </li>
  );
}

/** "Anna: Mines, Wall, Chandlery and 2 gold". */
function inWords(words: Wording, { pack, seats }: TableView, now: JustNow): string {
  const { seat, actions = [], tile, gains } = now;
  const parts = [
    ...actions.map((action) => actionShort(words, action)),
    ...(tile === undefined ? [] : [nameOf(words, pack, tile)]),
    ...[...gains].map(([what, n]) =>
      what === 'points' ? describePoints(words, n) : describeGained(words, what, n),
    ),
  ];
  return `${seatName(words, seats, seat)}: ${words.list(parts)}`;
}
