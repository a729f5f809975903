import { announcementOf, type HeardRow } from '@/components/table/heard-rows';
import { waitingWords } from '@/components/table/top-moment';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Event } from '@/lib/game/engine/events';
import { readBy } from '@/lib/game/recap/timeline';
import { describeEvent, rowText } from '@/lib/game/wording/events';
import { addFullStop, type Wording } from '@/lib/game/wording/wording';
import { seatName } from '@/lib/game/wording/names';
import { actorsAt } from '@/lib/game/wording/seat-names';

type Row = TableView['log'][number];

/** The newest step in words, with all steps of the same response after row `told`. */
export function describeNews(words: Wording, table: TableView, told: number, isShort = false): string {
  const known = readBy(table.log, table.me);
  const since = known.filter(({ seq }) => seq > told);
  return announcementOf(heardOf(words, table, since.length > 0 ? since : known.slice(-1)), isShort);
}

export function heardOf(words: Wording, table: TableView, rows: readonly Row[]): readonly HeardRow[] {
  const { me, pack, view } = table;
  return rows.map((row) => {
    const seats = actorsAt(table, row.seq);
    const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
    const [next] = row === rows.at(-1) ? nextWords(words, table, row) : [];
    const { seat } = row;
    const deeds = row.events
      .filter((event) => DEEDS.has(event.type))
      .map((event) => describeEvent(tell, event).text);
    return {
      seq: row.seq,
      text: rowText(tell, row),
      ...(next ? { next } : {}),
      ...(seat === undefined || seat === me ? {} : { short: { name: seatName(words, seats, seat), deeds } }),
    };
  });
}

/** Actions of a player, as opposed to their effects. */
const DEEDS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'ActionTileTaken',
  'UpgradePlaced',
  'WallPlaced',
  'BuildingPlaced',
  'GridMoved',
  'RoadAdvanced',
  'PlankPlaced',
  'TechnologyChosen',
  'SealClaimed',
  'PlazaRewardTaken',
  'RowRefreshed',
  'TurnEnded',
]);

/** At the end of a turn: the players to move now. */
function nextWords(words: Wording, table: TableView, last: Row | undefined): readonly string[] {
  const isEnd = last?.command.type === 'EndTurn' && table.status === 'running';
  return isEnd ? [addFullStop(waitingWords(words, table))] : [];
}
