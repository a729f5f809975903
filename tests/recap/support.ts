/** Random games as a reader of their log would have them, and the events computed only from the states. */
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { recapOf, type Recap, type RecapRow } from '@/lib/game/recap/recap';
import { packFor } from '@/lib/game/rulesets';
import { randomGame, type RandomGame } from '../support/engine/random-game';

/** A game cut off after some row, with the boundaries of its turns. */
export interface Cut {
  readonly pack: Pack;
  readonly rows: readonly RecapRow[];
  readonly positions: readonly Position[];
  readonly now: Position;
  /** Each turn with the states it went from and to, taken back steps left out. */
  readonly turns: readonly PlayedTurn[];
}
export interface PlayedTurn {
  readonly seat: number;
  readonly turn: number;
  readonly start: State;
  readonly end: State;
  readonly isOpen: boolean;
  /** Commands given in it that were not taken back, of all seats. */
  readonly commands: RandomGame['log'];
}

export interface WholeGame {
  readonly pack: Pack;
  readonly log: RandomGame['log'];
  readonly positions: readonly Position[];
  /** The seats of its people. */
  readonly seats: readonly number[];
}

export function wholeGame(number: number): WholeGame {
  const { log, pack } = randomGame(number);
  const positions: Position[] = [];
  for (const row of log) positions.push(advance(positions.at(-1), { ...row, secretEvents: row.secret }));
  const seats = positions[0]?.state.players.map((_, seat) => seat) ?? [];
  return { pack: packFor(pack.id, pack.version), log, positions, seats };
}

/** The game as it stood after row `seq`. */
export function cutAt({ pack, log, positions }: WholeGame, seq: number): Cut {
  const read = log.slice(0, seq);
  const taken = new Set(
    read.flatMap(({ events }) => events.flatMap((e) => (e.type === 'Undone' ? e.rows : []))),
  );
  const now = positions[seq - 1];
  if (!now) throw new Error(`no row ${seq}`);
  return {
    pack,
    now,
    positions: positions.slice(0, seq),
    rows: read.map((row) => ({ seq: row.seq, events: row.events, undone: taken.has(row.seq) })),
    turns: turnsOf(standing(read)),
  };
}

/** The missed turns of a seat there. */
export const recapOfCut = ({ pack, rows, positions }: Cut, me: number): Recap | undefined =>
  recapOf(pack, { rows, stateAfter: (seq) => positions[seq - 1]?.state }, me);

/** The rows that stand: an Undo is a step back on the pile, not a mark on a row. */
function standing(log: RandomGame['log']): RandomGame['log'] {
  let pile: RandomGame['log'][number][] = [];
  for (const row of log) {
    const undone = row.events.find((event) => event.type === 'Undone');
    pile = undone ? pile.filter(({ seq }) => seq <= undone.to) : [...pile, row];
  }
  return pile;
}

function turnsOf(rows: RandomGame['log']): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let state: State | undefined;
  let open:
    | { seat: number; turn: number; start: State; ended: boolean; commands: RandomGame['log'][number][] }
    | undefined;
  const close = () => {
    if (open && state) turns.push({ ...open, end: state, isOpen: !open.ended });
    open = undefined;
  };
  for (const row of rows) {
    open?.commands.push(row);
    for (const event of row.events) {
      if (event.type === 'TurnStarted' || event.type === 'ScoringStarted') close();
      if (event.type === 'TurnStarted' && state)
        open = { seat: event.seat, turn: event.turn, start: state, ended: false, commands: [] };
      if (event.type === 'TurnEnded' && open) open.ended = true;
      state = evolve(state, event);
    }
  }
  close();
  return turns;
}
