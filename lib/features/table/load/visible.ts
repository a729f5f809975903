import 'server-only';
import { entryOf, readLog, readWholeLog } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { replay, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import type { GameHead } from './game-row';
import { KnownPosition } from './known-position';

type Waits = Pick<GameHead, 'waiting'> & { readonly status: string };
type Game = Waits & Pick<GameHead, 'id'>;

/** The fields of a state that decide what is visible. */
export interface VisibleMoment {
  readonly seq: number;
  readonly undo: Pick<State['undo'], 'floor' | 'shown'>;
  readonly turn: Pick<State['turn'], 'seat'>;
}

/**
 * Whether the newest steps are hidden from a viewer; the only rule for all views. Steps that can still
 * be taken back are visible to the seat whose turn it is, and to a seat that has to choose something in
 * between. All others see the table after the last final step (`undo.floor`): the end of a turn, the
 * reveal of something hidden, or the choice of another seat. A turn that was taken back after its end
 * stays visible up to that row.
 */
function isHiddenFrom({ status, waiting }: Waits, state: VisibleMoment, me: SeatId | undefined): boolean {
  if (status !== 'running' || state.seq === finalRowOf(state)) return false;
  return me === undefined || !(waiting.includes(me) || state.turn.seat === me);
}

/** The last final row: the position after it has been public. */
export const finalRowOf = ({ undo }: Pick<VisibleMoment, 'undo'>): number => undo.shown ?? undo.floor;

/** The newest row that a viewer can see. */
export function newestRowFor(game: Waits, state: VisibleMoment, me: SeatId | undefined): number {
  return isHiddenFrom(game, state, me) ? finalRowOf(state) : state.seq;
}

/** The newest position that a viewer can see. */
export async function positionFor(
  game: Game,
  known: KnownPosition,
  me: SeatId | undefined,
): Promise<KnownPosition> {
  return isHiddenFrom(game, known.position.state, me) ? finalOf(game.id, known) : known;
}

/** The player in the middle of a turn, for viewers who see neither its steps nor their number. */
export const inTurnOf = ({ turn, undo }: State): { readonly seat: SeatId } | undefined =>
  undo.steps.length > 0 ? { seat: turn.seat } : undefined;

/** A version of the table for a viewer who sees it up to a row. */
export const versionAt = (version: string, seq: number): string =>
  `${seq}${version.slice(version.indexOf('.'))}`;

/**
 * The position after the last final row. Reads the log only if this process does not have the turn's steps.
 */
async function finalOf(gameId: string, known: KnownPosition): Promise<KnownPosition> {
  known.final ??= await readFinal(gameId, known);
  return known.final;
}

async function readFinal(gameId: string, { pack, recent, position }: KnownPosition): Promise<KnownPosition> {
  const { steps, shown } = position.state.undo;
  const floor = finalRowOf(position.state);
  // A turn that was taken back to its beginning has its starting position.
  const seen =
    steps.length === 0 ? position : position.trail.length === steps.length ? position.trail[0] : undefined;
  const { state, secrets } =
    (shown === undefined ? seen : undefined) ?? replay((await readWholeLog(gameId, floor)).map(entryOf));
  const hash =
    recent?.find(({ seq }) => seq === floor)?.hash ?? (await readLog(gameId, floor, floor))[0]?.hash;
  if (hash === undefined) throw new Error(`game ${gameId} has no row ${floor}`);
  const at: Position = { state: { ...state, seq: floor }, secrets, trail: [] };
  return new KnownPosition(pack, floor, hash, at);
}

/** The last final position after one more row, if this process has it. */
export function finalAfter(before: KnownPosition, state: State): KnownPosition | undefined {
  const final = finalRowOf(state);
  if (final === before.seq) return before;
  return finalRowOf(before.position.state) === final ? before.final : undefined;
}
