import type { TableView } from '@/lib/features/table/table-view';
import type { Event, EventType } from '@/lib/game/engine/events';
import { readBy } from '@/lib/game/recap/timeline';
import { useWords } from '@/lib/platform/i18n/current-words';
import { rowText } from '@/lib/game/wording/events';
import { closed } from '@/lib/game/wording/grammar';
import { owedWords } from './end-turn';

/** The parts about the table and the next player. */
const BESIDE: ReadonlySet<EventType> = new Set<EventType>([
  ...(['WheelTurned', 'ActionTileReturned', 'ActionTileRecycled', 'PlatformMoved'] as const),
  ...(['TurnStarted', 'RowRefilled', 'EraChanged'] as const),
]);

/**
 * The automatic effects of the reader's End turn and its new choice, in one line; nothing unless it was the
 * reader's newest step, and nobody has ended a turn since.
 */
export function Ended({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { log, me, pack, seats, view, options, waitingFor } = table;
  const known = readBy(log, me);
  const at = known.findLastIndex(({ seat, undone }) => seat === me && !undone);
  const row = known[at];
  if (me === undefined || row?.command.type !== 'EndTurn') return null;
  if (known.slice(at + 1).some(({ events }) => events.some(isEnd))) return null;
  const tell = { words, pack, seats, side: view.state.setup.variant.actionSide };
  const did = rowText(tell, { ...row, events: row.events.filter(({ type }) => !BESIDE.has(type)) });
  const isStopped = waitingFor.includes(me) && !row.events.some(isEnd);
  const owed = isStopped ? owedWords({ words, pack, state: view.state }, options?.open ?? []) : '';
  return <p data-ended>{owed ? `${closed(did)} ${owed}` : did}</p>;
}

const isEnd = ({ type }: Event): boolean => type === 'TurnEnded';
