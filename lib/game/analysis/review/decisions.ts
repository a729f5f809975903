/**
 * The decisions of a game: the steps of a turn up to the first reveal, with everything that the seat knew
 * before them.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { isRevealing, type SecretEvent } from '@/lib/game/engine/secrets';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { standingRows } from '@/lib/game/engine/util';
import { view, type View } from '@/lib/game/engine/view';
import { isCoachedTurn } from '@/lib/game/learning/coach';
import type { KnownPast, KnownRow } from '@/lib/game/analysis/sandbox/knowledge';

/** A row of a finished game, with hidden parts included. */
export interface ReviewRow extends KnownRow {
  readonly seat?: SeatId | undefined;
  /** Missing in the first row. */
  readonly command?: Command | undefined;
  readonly secretEvents: readonly SecretEvent[];
}

export interface TurnDecision {
  readonly turn: number;
  readonly seat: SeatId;
  /** The row before the decision. */
  readonly at: number;
  readonly known: KnownPast;
  readonly commands: readonly Command[];
  /** The view of the seat before each command, in turns that may have been coached. */
  readonly views: readonly View[];
}

/** All decisions of active seats, in order, and the game's final state. */
export interface GameDecisions {
  readonly decisions: readonly TurnDecision[];
  readonly end: State;
}

/**
 * Collects the decisions of a game; undefined without rows. Answers in other players' turns are not
 * reviewed.
 */
export function gameDecisions(rows: readonly ReviewRow[]): GameDecisions | undefined {
  const reader = new Reader(new Set(standingRows(rows).map(({ seq }) => seq)));
  for (const row of rows) reader.read(row);
  return reader.result();
}

class Reader {
  private position: Position | undefined;
  private readonly before: KnownRow[] = [];
  private readonly shown: Record<number, readonly string[]>[] = [];
  private readonly decisions: TurnDecision[] = [];
  private open:
    | { readonly decision: TurnDecision; readonly commands: Command[]; readonly views: View[] }
    | undefined;

  constructor(private readonly standing: ReadonlySet<number>) {}

  read(row: ReviewRow): void {
    if (this.standing.has(row.seq)) this.decide(row);
    const { seq, seat, events, secretEvents } = row;
    this.position = advance(this.position, {
      seq,
      ...(seat === undefined ? {} : { seat }),
      events,
      secretEvents,
    });
    this.before.push({ seq, events });
    this.remember(this.position);
  }

  result(): GameDecisions | undefined {
    this.close();
    return this.position && { decisions: this.decisions, end: this.position.state };
  }

  private decide({ seat, command, events }: ReviewRow): void {
    const { position } = this;
    if (!position || !command || seat === undefined) return;
    const { state, secrets } = position;
    if (state.phase !== 'playing' || state.turn.seat !== seat) return this.close();
    this.open ??= { decision: this.begin(position, seat), commands: [], views: [] };
    this.open.commands.push(command);
    if (isCoachedTurn(state)) this.open.views.push(view(state, secrets, seat));
    if (events.some(isRevealing)) this.close();
  }

  private begin({ state, secrets }: Position, seat: SeatId): TurnDecision {
    return {
      turn: state.turn.number,
      seat,
      at: state.seq,
      commands: [],
      views: [],
      known: {
        view: view(state, secrets, seat),
        rows: standingRows(this.before),
        shown: { ...this.shown[seat] },
      },
    };
  }

  private close(): void {
    if (this.open) {
      const { decision, commands, views } = this.open;
      this.decisions.push({ ...decision, commands, views });
    }
    this.open = undefined;
  }

  private remember({ state, secrets }: Position): void {
    for (const seat of state.players.keys()) {
      const seen = (this.shown[seat] ??= {});
      for (const { item, tiles } of view(state, secrets, seat).offers) seen[item] = tiles;
    }
  }
}
