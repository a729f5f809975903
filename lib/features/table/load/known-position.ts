import 'server-only';
import { LRUCache } from 'lru-cache';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { type LoggedRow, logRowsOf } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Position } from '@/lib/game/engine/replay';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import type { Secrets } from '@/lib/game/engine/secrets';
import { view, type View } from '@/lib/game/engine/view';
import { rulesFor } from '@/lib/game/rulesets';
import { perProcess } from '@/lib/platform/process';
import type { GameRow } from './game-row';
import type { LogRow } from './table-view';

const NOTHING_HIDDEN: Secrets = { seed: '', stacks: {}, offers: {}, shuffles: {} };

/** A position with memoised views and options. Immutable: a new row makes a new one. */
export class KnownPosition {
  private readonly optionsBySeat = new Map<SeatId, Options>();
  private seatScores?: readonly SeatScore[];
  private shownLog?: readonly LogRow[];

  constructor(
    readonly pack: Pack,
    readonly seq: number,
    /** Hash of row `seq`: a unique id of this position. */
    readonly head: string,
    readonly position: Position,
    /** The newest rows up to `seq`, once requested. */
    public recent?: readonly LoggedRow[],
    /**
     * The position after the last row that cannot be taken back, if it is another one and has been requested.
     */
    public final?: KnownPosition,
  ) {}

  get secrets(): Secrets {
    return this.position.secrets ?? NOTHING_HIDDEN;
  }

  get scores(): readonly SeatScore[] {
    this.seatScores ??= score(this.pack, this.position.state);
    return this.seatScores;
  }

  /** The newest rows as pages show them, if loaded. */
  get recentLog(): readonly LogRow[] {
    if (!this.recent) return [];
    this.shownLog ??= logRowsOf(this.recent);
    return this.shownLog;
  }

  viewOf(seat?: SeatId): View {
    return view(this.position.state, this.secrets, seat);
  }

  optionsOf(seat: SeatId): Options {
    const known = this.optionsBySeat.get(seat);
    if (known) return known;
    const { options } = rulesFor(this.position.state.rulesVersion);
    const found = options(this.pack, this.viewOf(seat));
    this.optionsBySeat.set(seat, found);
    return found;
  }
}

const LIMIT = 100;
const positions = perProcess('pragaPositions', () => new LRUCache<string, KnownPosition>({ max: LIMIT })).get;

/** The newest position in this process's cache; valid only if its head is still the head of the game. */
export function recallPosition(gameId: string): KnownPosition | undefined {
  return positions().get(gameId);
}

/** Caches a position; the least recently used games are evicted. */
export function rememberPosition(gameId: string, known: KnownPosition): KnownPosition {
  positions().set(gameId, known);
  return known;
}

/** The position of a game just read; `recalled` is the cached one that its query was given. */
export async function knownPositionOf(
  { game, snapshot }: GameRow,
  recalled: KnownPosition | undefined,
): Promise<KnownPosition> {
  if (recalled && recalled.head === game.head) return recalled;
  if (!snapshot) throw new Error(`game ${game.id} was read without its position`);
  const pack = await packOfGame(game);
  const { state, secrets } = snapshot;
  return rememberPosition(
    game.id,
    new KnownPosition(pack, game.seq, game.head, { state, secrets, trail: [] }),
  );
}
