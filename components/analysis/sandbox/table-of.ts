/** A position of a sandbox as a table for the real table's components. */
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { toAct } from '@/lib/game/engine/acting';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { view } from '@/lib/game/engine/view';
import { lastPositionOf, type TrialLine } from './trial-line';

/** The end of a line, as the seat to move sees it. */
export function lineTableOf(pack: Pack, start: SandboxStart, line: TrialLine): TableView {
  const { state, secrets } = lastPositionOf(line);
  const [me] = toAct(state);
  const seen = view(state, secrets, me);
  const { commands, open } = options(pack, seen);
  return {
    gameId: start.gameId,
    name: start.name,
    createdAt: '',
    origin: 'study',
    status: state.phase === 'finished' ? 'finished' : 'running',
    seq: state.seq,
    latestSeq: state.seq,
    version: '',
    head: '',
    seats: start.seats,
    me,
    reader: start.me ?? null,
    joinPolicy: 'named',
    watchers: 'players',
    view: seen,
    // Going back is a tool of the sandbox, not a step of the game.
    options: { commands: commands.filter(({ command }) => command.type !== 'Undo'), open },
    scores: score(pack, state),
    waitingFor: toAct(state),
    commitment: state.commitment,
    log: logOf(start, line),
    pack,
  };
}

/** Events of the current turn before the sandbox, and of every step in it. */
function logOf({ known }: SandboxStart, { steps, events, positions }: TrialLine): readonly LogRow[] {
  const gone = new Set(
    known.rows.flatMap((row) => row.events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
  );
  const nothing = { at: '', hash: '', command: { type: 'EndTurn' } } as const;
  const before = known.rows.map((row) => ({ ...nothing, ...row, undone: gone.has(row.seq) }));
  const since = steps.map(({ seat, command }, i) => ({
    seq: positions[i + 1]?.state.seq ?? 0,
    seat,
    command,
    events: events[i] ?? [],
    at: '',
    hash: '',
    undone: false,
  }));
  return [...before, ...since];
}
