/** A recorded game at one of its moments, as a page receives it. */
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { toAct } from '@/lib/game/engine/acting';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { momentsOf } from '../../golden/games';
import { readGame } from '../../golden/record';
import type { Running } from '../engine/running';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

const played = new Map<string, readonly Running[]>();

/** The moments of a golden game; each game is played once. */
function momentsIn(file: string): readonly Running[] {
  const known = played.get(file) ?? [...momentsOf(readGame(file))];
  played.set(file, known);
  return known;
}

/** The table of a golden game after some of its commands, as the seat to act sees it. */
export function goldenTable(file: string, commands: number): TableView {
  const moments = momentsIn(file);
  return tableAt(elementAt(moments, Math.min(commands, moments.length - 1)));
}

/** The tables of a golden game after each of its commands. */
export function* goldenTables(file: string): Generator<TableView> {
  for (const moment of momentsIn(file)) yield tableAt(moment);
}

function tableAt({ pack, position, log }: Running): TableView {
  const rows = log.slice(1).map(({ seq, seat = 0, command, events }): LogRow => {
    if (!command) throw new Error(`row ${seq} has no command`);
    return { seq, seat, command, events, at: '2026-01-01T00:00:00Z', undone: false, hash: 'h' };
  });
  return tableOf(pack, position, rows);
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
