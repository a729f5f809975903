/** Moments of the past on the live table: what was done while somebody was away, drawn step by step. */
import type { ReactNode } from 'react';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import { score } from '@/lib/game/engine/score';
import type { State } from '@/lib/game/engine/state';
import { changeRings, ringed } from '@/lib/game/drawing/rings';
import { boardsOf, sightsOf } from '@/lib/game/drawing/sights';
import { tracked } from '@/lib/game/drawing/tracked';
import { turnOfWheel } from '@/lib/game/drawing/wheel-turn';
import type { Film, FilmTurn } from '@/lib/game/recap/film';
import type { TableView } from '@/lib/features/table/table-view';
import { AllBoards } from '@/components/table/all-boards';
import { TableBoard } from '@/components/table/table-board';
import { Scores } from '@/components/table/scores';

/** The parts of the page that a film plays on. */
export type FramePart = 'board' | 'boards' | 'scores';

/** A moment of a film. */
export interface Frame {
  /** Number of the turn that it belongs to. */
  readonly turn: number;
  readonly seq: number;
  /** Rules of style that ring what was done. */
  readonly rings: string;
  /** Where it is to be seen, the most telling first; on a desk everything is but the row of who played. */
  readonly sights: readonly string[];
  readonly boards: string;
  readonly draw: (part: FramePart) => ReactNode;
}

/** Rings of a frame stand while the film shows it. */
const IN_FILM = '#recap[data-film=plays]~#tabletop';

/** The board as it was left, and then after each step. */
export function framesOf(table: TableView, { base, turns }: Film): readonly Frame[] {
  let state = base;
  const [first] = turns;
  const seat = seatOf(first);
  const left = frameOf(table, { turn: first?.turn ?? 0, seat, seq: base.seq, events: [], state });
  const steps = turns.flatMap((played) =>
    played.steps.map(({ seq, events }) => {
      state = events.reduce(evolve, state);
      return frameOf(table, { turn: played.turn, seat: seatOf(played), seq, events, state });
    }),
  );
  return [left, ...steps];
}

/** Who played it: a turn is told from its beginning. */
function seatOf(turn: FilmTurn | undefined): SeatId {
  const began = turn?.steps[0]?.events.find(({ type }) => type === 'TurnStarted');
  return began?.type === 'TurnStarted' ? began.seat : 0;
}

interface Moment {
  readonly turn: number;
  readonly seat: SeatId;
  readonly seq: number;
  readonly events: readonly Event[];
  readonly state: State;
}

function frameOf(now: TableView, { turn, seat, seq, events, state }: Moment): Frame {
  const { pack } = now;
  const table = (): TableView => ({
    ...now,
    seq,
    view: { state: tracked(state), offers: [] },
    scores: score(pack, state),
    waitingFor: [state.turn.seat],
    log: [],
  });
  return {
    turn,
    seq,
    rings: changeRings(IN_FILM, ringed(pack, state, events)),
    sights: sightsOf(pack, events),
    boards: boardsOf(seat),
    draw: (part) => {
      if (part === 'board') return <TableBoard table={table()} turned={turnOfWheel(events)} />;
      return part === 'boards' ? <AllBoards table={table()} /> : <Scores table={table()} />;
    },
  };
}
