/** Past moments on the live table: the turns during the reader's absence, step by step. */
import type { ReactNode } from 'react';
import { AllBoards } from '@/components/table/all-boards';
import { Scores } from '@/components/table/ending/scores';
import { TableBoard } from '@/components/table/table-board';
import type { TableView } from '@/lib/features/table/load/table-view';
import { boardsOf, changeRings, ringedPlacesOf, sightsOf } from '@/lib/game/drawing/rings';
import { trackReads } from '@/lib/game/drawing/glyphs';
import { turnOfWheel } from '@/lib/game/drawing/wheel';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import type { Film } from '@/lib/game/recap/film';

/** The parts of the page that a replay changes. */
type FramePart = 'board' | 'boards' | 'scores';

/** A moment of a replay. */
export interface ReplayFrame {
  readonly turn: number;
  readonly seq: number;
  readonly state: State;
  /** CSS rules that ring the changes. */
  readonly rings: string;
  /**
   * Places to scroll to, most important first. On a desktop everything is visible except the boards of the
   * player.
   */
  readonly sights: readonly string[];
  readonly boards: string;
  readonly draw: (part: FramePart) => ReactNode;
}

/** Ancestor selector of all rings; the rules are in the page only while shown. */
const ON_TABLE = '#tabletop';

/** The initial board, and then the board after each step. */
export function framesOf(table: TableView, { base, turns }: Film): readonly ReplayFrame[] {
  let state = base;
  const { turn = 0, seat = 0 } = turns[0] ?? {};
  const left = frameOf(table, { turn, seat, seq: base.seq, events: [], state });
  const steps = turns.flatMap((played) =>
    played.steps.map(({ seq, events }) => {
      state = events.reduce(evolve, state);
      return frameOf(table, { turn: played.turn, seat: played.seat, seq, events, state });
    }),
  );
  return [left, ...steps];
}

/** CSS rules that ring every change of a replay. */
export function ringsOf(pack: TableView['pack'], state: State, { turns }: Film): string {
  const events = turns.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  return changeRings(ON_TABLE, ringedPlacesOf(pack, state, events));
}

interface Moment {
  readonly turn: number;
  readonly seat: SeatId;
  readonly seq: number;
  readonly events: readonly Event[];
  readonly state: State;
}

function frameOf(now: TableView, { turn, seat, seq, events, state }: Moment): ReplayFrame {
  const { pack } = now;
  const table = (): TableView => ({
    ...now,
    seq,
    view: { state: trackReads(state), offers: [] },
    scores: score(pack, state),
    waitingFor: [state.turn.seat],
    log: [],
  });
  const sights = sightsOf(pack, state, events);
  const isPerson = !now.seats.some((each) => each.automatic && each.seat === seat);
  const isThere = sights[0] === boardsOf(seat) || events.some((event) => isOnBoards(event, seat));
  const isOpen = seat !== now.me && isPerson && isThere;
  const rung = ringedPlacesOf(pack, state, events);
  return {
    turn,
    seq,
    state,
    rings: changeRings(
      ON_TABLE,
      isOpen ? { ...rung, keys: rung.keys.map((key) => ownKey(key, seat)) } : rung,
    ),
    sights: isOpen ? [BOARDS] : sights,
    boards: boardsOf(seat),
    draw: (part) => {
      if (part === 'board') return <TableBoard table={table()} turned={turnOfWheel(events)} />;
      if (part === 'scores') return <Scores table={table()} />;
      return <AllBoards table={table()} open={isOpen ? seat : undefined} />;
    },
  };
}

/** A rival's changes on their own boards are shown in place of the reader's boards. */
const BOARDS = '#mine';

function isOnBoards(event: Event, seat: SeatId): boolean {
  return (event.type === 'WallPlaced' || event.type === 'UpgradePlaced') && event.seat === seat;
}

/** Translates a place on a rival's boards to the same place on open boards. */
const ownKey = (key: string, seat: SeatId): string => key.replace(`rival:${seat}-`, 'cell:');
