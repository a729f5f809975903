/** A recorded game at one of its moments, as a page receives it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { toAct } from '@/lib/game/engine/acting';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import { view } from '@/lib/game/engine/view';
import { packFor } from '@/lib/game/rulesets';
import type { GoldenGame } from '../../golden/games';

const FOLDER = path.join(import.meta.dirname, '../../golden/recorded');
const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

/** The table of a golden game after some of its commands, as the seat to act sees it. */
export function goldenTable(file: string, commands: number): TableView {
  let last: TableView | undefined;
  for (const table of playedTables(file, commands, true)) last = table;
  if (!last) throw new Error('a game has a beginning');
  return last;
}

/** The tables of a golden game after each of its commands. */
export const goldenTables = (file: string): Iterable<TableView> => playedTables(file, Infinity);

function* playedTables(file: string, commands: number, isLastOnly = false): Generator<TableView> {
  const game = JSON.parse(readFileSync(path.join(FOLDER, `${file}.json`), 'utf8')) as GoldenGame;
  // The game's own pack, which may be an older one.
  const pack = packFor(game.pack.id, game.pack.version);
  let position: Position = advance(undefined, { seq: 1, ...newGame(pack, game.setup, 1, game.seed) });
  const log: LogRow[] = [];
  for (const [seat, command] of game.commands.slice(0, commands)) {
    if (!isLastOnly) yield tableOf(pack, position, log);
    if (!position.secrets) throw new Error('a game has secrets');
    const result = decide(pack, position.state, position.secrets, seat, command);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    const seq = position.state.seq + 1;
    position = advance(position, { seq, seat, ...result.value });
    const { events } = result.value;
    log.push({ seq, seat, command, events, at: '2026-01-01T00:00:00Z', undone: false, hash: 'h' });
  }
  yield tableOf(pack, position, log);
}

/** A position as a page receives it. */
export function tableOf(pack: Pack, { state, secrets }: Position, log: readonly LogRow[]): TableView {
  if (!secrets) throw new Error('a game has secrets');
  const waitingFor = toAct(state);
  const [me] = waitingFor;
  const mine = view(state, secrets, me);
  return {
    gameId: 'golden',
    name: 'Golden',
    status: 'running',
    createdAt: '',
    head: 'h',
    joinPolicy: 'link' as const,
    watchers: 'anyone' as const,
    commitment: 'c',
    seq: state.seq,
    latestSeq: state.seq,
    version: '1.0.0',
    log: log.slice(-60),
    waitingFor,
    pack,
    ...(me === undefined ? {} : { me, options: options(pack, mine) }),
    seats: state.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? '', seated: true })),
    view: mine,
    scores: score(pack, state),
  };
}
