/** Every moment of a game, folded and drawn by the browser with what the server does it with. */
import { toAct } from '@/lib/game/engine/acting';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/score';
import type { State } from '@/lib/game/engine/state';
import { tracked } from '@/lib/game/drawing/tracked';
import {
  turnsOf,
  directionsFrom,
  type Filter,
  type TimedTurn,
  type Directions,
} from '@/lib/game/recap/timeline';
import { RECENT_ROWS } from '@/lib/game/eventlog/recent-rows';
import type { TableView } from '@/lib/features/table/table-view';
import { MomentPart } from '@/components/history/moment-part';
import { seatsAt } from '@/lib/game/wording/tenures';
import type { ReplayData } from './replay-data';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import type { Wording } from '@/lib/game/wording/wording';
import type { Shown } from './shown';

export class Replay {
  private readonly states: State[] = [];
  private position: Position | undefined;
  private readonly pack: Pack;
  private readonly turns: readonly TimedTurn[];

  constructor(
    private readonly data: ReplayData,
    pack: PackData,
    private readonly drawn: { readonly filter: Filter; readonly words: Wording },
  ) {
    this.pack = indexPack(pack);
    this.turns = turnsOf(data.rows);
  }

  get last(): number {
    return this.data.rows.length;
  }

  directionsFrom(seq: number): Directions {
    return directionsFrom(this.turns, seq, this.last);
  }

  /** How many steps the turn has that a step belongs to: the one that begins it ends the turn before. */
  stepsOfTurn(seq: number): number {
    const turn = this.turns.findLast(({ from }) => from < seq);
    return turn ? Math.max(1, turn.to + 1 - turn.from) : 1;
  }

  /** The moment after a row, ready to be drawn. */
  at(seq: number): Shown | undefined {
    const table = this.tableAt(seq);
    if (!table) return undefined;
    const { turns } = this;
    const { filter, words } = this.drawn;
    const props = { table, rows: this.data.rows, turns, filter };
    return {
      seq,
      draw: (part) => (
        <WordsContext value={words}>
          <MomentPart part={part} {...props} />
        </WordsContext>
      ),
    };
  }

  /** The table as loadTableAt shows it. */
  private tableAt(seq: number): TableView | undefined {
    const state = this.stateAfter(seq);
    const row = this.data.rows[seq - 1];
    if (!state || !row) return undefined;
    const { data, pack, last } = this;
    const status = seq === last ? data.table.status : 'running';
    return {
      ...data.table,
      seq,
      latestSeq: last,
      head: row.hash,
      status,
      pack,
      seats: seatsAt(data.table, seq),
      // What is drawn of the moment before, and would be the same here, is not drawn again.
      view: { state: tracked(state), offers: [] },
      scores: score(pack, state),
      log: data.rows.slice(Math.max(0, seq - RECENT_ROWS), seq),
      waitingFor: status === 'ended' ? [] : toAct(state),
    };
  }

  /**
   * Folded as far as it is asked for: whoever takes one step from the middle waits for half a game at most,
   * and once.
   */
  private stateAfter(seq: number): State | undefined {
    for (const row of this.data.rows.slice(this.states.length, seq)) {
      this.position = advance(this.position, row);
      this.states.push(this.position.state);
    }
    return this.states[seq - 1];
  }
}
