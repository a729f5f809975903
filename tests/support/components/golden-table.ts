/** A recorded game, stopped somewhere, as a page would be given it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toAct } from '@/lib/engine/acting';
import { decide } from '@/lib/engine/decide';
import { newGame } from '@/lib/engine/new-game';
import { options } from '@/lib/engine/options';
import { advance, type Position } from '@/lib/engine/replay';
import { score } from '@/lib/engine/score';
import { view } from '@/lib/engine/view';
import type { LogRow, TableView } from '@/lib/service/table-view';
import type { GoldenGame } from '../../golden/games';
import { PACK } from '../engine/table';

const FOLDER = path.join(import.meta.dirname, '../../golden/recorded');
const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

/** The table of a golden game after some of its commands, seen by whoever is to act. */
export function goldenTable(file: string, commands: number): TableView {
  const game = JSON.parse(readFileSync(path.join(FOLDER, `${file}.json`), 'utf8')) as GoldenGame;
  let position: Position = advance(undefined, { seq: 1, ...newGame(PACK, game.setup, 1, game.seed) });
  const log: LogRow[] = [];
  for (const [seat, command] of game.commands.slice(0, commands)) {
    if (!position.secrets) throw new Error('a game has secrets');
    const result = decide(PACK, position.state, position.secrets, seat, command);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    const seq = position.state.seq + 1;
    position = advance(position, { seq, seat, ...result.value });
    const { events } = result.value;
    log.push({ seq, seat, command, events, at: '2026-01-01T00:00:00Z', undone: false, hash: 'h' });
  }
  return tableOf(position, log);
}

function tableOf({ state, secrets }: Position, log: readonly LogRow[]): TableView {
  if (!secrets) throw new Error('a game has secrets');
  const waitingFor = toAct(state);
  const [me] = waitingFor;
  const mine = view(state, secrets, me);
  return {
    ...{
      gameId: 'golden',
      name: 'Golden',
      status: 'running',
      createdAt: '',
      head: 'h',
      door: 'link' as const,
      watchers: 'anyone' as const,
      commitment: 'c',
    },
    ...{
      seq: state.seq,
      latestSeq: state.seq,
      version: '1.0.0',
      log: log.slice(-60),
      waitingFor,
      pack: PACK,
    },
    ...(me === undefined ? {} : { me, options: options(PACK, mine) }),
    seats: state.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? '', seated: true })),
    view: mine,
    scores: score(PACK, state),
  };
}
