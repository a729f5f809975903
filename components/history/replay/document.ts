/** A replay document: a game as sent to a page that replays it, and its moments, computed on demand. */
import type { TableView } from '@/lib/features/table/load/table-view';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import type { LogRow } from '@/lib/game/eventlog/row';
import { type SealedThought, thoughtsAt } from '@/lib/game/recap/figures';
import { turnsOf, type TimedTurn } from '@/lib/game/recap/timeline';
import type { SeatName } from '@/lib/game/wording/names';
import { seatsAt, type Tenure } from '@/lib/game/wording/seat-names';
import type { ReplayCourse } from './reduce';

/** Everything spectators may see of a game. A page and an exported file add what they show. */
export interface ReplayDocument {
  /** All past and current holders, if a seat changed hands. */
  readonly table: {
    readonly seats: readonly SeatName[];
    readonly tenures?: readonly Tenure[] | undefined;
  };
  /** Oldest first, starting with the setup. */
  readonly rows: readonly Omit<LogRow, 'at'>[];
  /** Sealed notes of a finished game; absent without notes. */
  readonly thoughts?: readonly SealedThought[] | undefined;
}

/** The parts of a table that are equal at every moment. */
export type ConstantTable = Omit<
  TableView,
  'pack' | 'view' | 'scores' | 'waitingFor' | 'log' | 'options' | 'inTurn'
>;

/** The document of a table's page. */
export interface TableDocument extends ReplayDocument {
  /** The table at the newest row. */
  readonly table: ConstantTable;
  readonly rows: readonly LogRow[];
}

/** The parts of a table that are equal at every moment, with the holders of each seat over time. */
export function constantTableOf(table: TableView): ConstantTable {
  const { pack: _pack, view: _view, scores: _scores, waitingFor: _waitingFor, ...rest } = table;
  const { log: _log, options: _options, inTurn: _inTurn, ...lasting } = rest;
  return lasting;
}

export class ReplayedGame<Document extends ReplayDocument = TableDocument> {
  readonly turns: readonly TimedTurn[];
  private readonly states: State[] = [];
  private position: Position | undefined;

  constructor(readonly document: Document) {
    this.turns = turnsOf(document.rows);
  }

  get course(): ReplayCourse {
    return { first: 1, last: this.document.rows.length, turns: this.turns };
  }

  /** The moment after a row. The first request computes all earlier positions. */
  momentAt(seq: number) {
    const { table, rows, thoughts = [] }: Document = this.document;
    for (const row of rows.slice(this.states.length, seq)) {
      this.position = advance(this.position, row);
      this.states.push(this.position.state);
    }
    const row: Document['rows'][number] | undefined = rows[seq - 1];
    const state = this.states[seq - 1];
    if (!row || !state) return undefined;
    return { row, state, seats: seatsAt(table, seq), thoughts: thoughtsAt(this.turns, thoughts, seq) };
  }

  /** Display time of a step in milliseconds. The step that begins a turn belongs to the previous one. */
  msAt(seq: number): number {
    const turn = this.turns.findLast(({ from }) => from < seq);
    return beatOf(turn ? Math.max(1, turn.to + 1 - turn.from) : 1);
  }
}

const STEP_MS = 700;
const TURN_MS = { least: 2_000, most: 4_000 } as const;

/** Milliseconds of each step of a turn and its initial position, which take two to four seconds in all. */
export function beatOf(steps: number, beforeMs = 0): number {
  const turn = Math.min(TURN_MS.most, Math.max(TURN_MS.least, beforeMs + steps * STEP_MS));
  return (turn - beforeMs) / Math.max(1, steps);
}
