/** Plays golden games where finished turns are taken back and finished again. */
import type { SeatId } from '@/lib/game/engine/commands';
import { advance, type Position } from '@/lib/game/engine/replay';
import { decideTurnBack, type TakeTurnBack } from '@/lib/game/engine/turn-back';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { begin, type GoldenGame } from '../golden/games';
import { readGame } from '../golden/record';
import { documentOfRunning } from './documents';
import { give, type Running } from './engine/running';

/** One turn that was taken back. */
export interface TakenBack {
  readonly seat: SeatId;
  /** The number of finished turns, including this one. */
  readonly turns: number;
  /** The positions before the end of the turn, before it was taken back, and afterwards. */
  readonly ended: Position;
  readonly later: Position;
  readonly now: Position;
}

/** Takes a seat's last turn back; throws if that is refused. */
export function takeTurnBack({ pack, position, log }: Running, seat: SeatId): Running {
  const players = position.state.players.map((_, other) => other);
  const command: TakeTurnBack = { type: 'TakeTurnBack', consent: players.filter((other) => other !== seat) };
  const result = decideTurnBack(position, seat, command);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  const entry = { seq: position.state.seq + 1, seat, command, ...result.value };
  return { pack, position: advance(position, entry), log: [...log, entry] };
}

/**
 * Plays a golden game. After every fourth turn, one that ended up to a round ago is taken back; then the same
 * commands follow again.
 */
export function playedWithTurnsBack(game: GoldenGame): Running & { readonly taken: readonly TakenBack[] } {
  const rowOf = new Map([[1, 1]]);
  const ends: { readonly at: number; readonly position: Position }[] = [];
  const taken: TakenBack[] = [];
  let now = begin(game);
  let most = 0;
  for (let i = 0; i < game.commands.length; i += 1) {
    const [seat, command] = game.commands[i] ?? [0, { type: 'EndTurn' }];
    const { position } = now;
    now = give(now, seat, command.type === 'Undo' ? { ...command, to: rowOf.get(command.to) ?? 0 } : command);
    rowOf.set(i + 2, now.position.state.seq);
    if (!now.log.at(-1)?.events.some(({ type }) => type === 'TurnEnded')) continue;
    ends.push({ at: i, position });
    if (now.position.state.phase === 'finished' || i <= most || ends.length % 4 > 0) continue;
    most = i;
    const back = Math.min((ends.length / 4) % game.setup.players, ends.length - 1);
    const { at, position: ended } = ends.splice(-1 - back)[0] ?? { at: 0, position };
    const later = now.position;
    now = takeTurnBack(now, ended.state.turn.seat);
    taken.push({ seat: ended.state.turn.seat, turns: back + 1, ended, later, now: now.position });
    i = at - 1;
  }
  return { ...now, taken };
}

/** The same as an exported document. */
export function documentWithTurnsBack(file: string): GameDocument {
  const game = readGame(file);
  return documentOfRunning(game, playedWithTurnsBack(game));
}
