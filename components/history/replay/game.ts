/** A replayed game: its turns and its positions, which are computed on demand. */
import type { LogRow } from '@/lib/features/table/load/table-view';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { turnsOf, type TimelineRow, type TimedTurn } from '@/lib/game/recap/timeline';
import type { ReplayCourse } from './reduce';
import { beatOf } from './rhythm';

export class ReplayedGame<Row extends TimelineRow = LogRow> {
  readonly turns: readonly TimedTurn[];
  private readonly states: State[] = [];
  private position: Position | undefined;

  constructor(
    /** All rows, oldest first. */
    readonly rows: readonly Row[],
  ) {
    this.turns = turnsOf(rows);
  }

  get course(): ReplayCourse {
    return { first: 1, last: this.rows.length, turns: this.turns };
  }

  /** The position after a row. The first request computes all earlier positions. */
  stateAfter(seq: number): State | undefined {
    for (const row of this.rows.slice(this.states.length, seq)) {
      this.position = advance(this.position, row);
      this.states.push(this.position.state);
    }
    return this.states[seq - 1];
  }

  /** Display time of a step in milliseconds. The step that begins a turn belongs to the previous one. */
  msAt(seq: number): number {
    const turn = this.turns.findLast(({ from }) => from < seq);
    return beatOf(turn ? Math.max(1, turn.to + 1 - turn.from) : 1);
  }
}
