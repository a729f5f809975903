// The output of the demo: the progress of the game, and its final table.

import type { State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { View } from '@/lib/game/engine/view';
import type { ShownTable } from './api';

const BAR_WIDTH = 24;
const TURNS = 16;
/** The number of progress lines without a terminal. */
const LINES = 8;

/** Shows the progress of a game; returns a function to call with each new view. */
export function showProgress(
  players: number,
  out: NodeJS.WriteStream = process.stdout,
): (view: View) => void {
  const turns = TURNS * players;
  let told = 0;
  return ({ state }) => {
    const done = state.turnsDone;
    const line = progressLine(done, turns, state.players);
    if (out.isTTY) out.write(`\r\x1b[K${line}${done === turns ? '\n' : ''}`);
    else if (done >= told + turns / LINES) {
      told = done;
      out.write(`${line}\n`);
    }
  };
}

function progressLine(done: number, turns: number, players: State['players']): string {
  const filled = Math.round((BAR_WIDTH * done) / turns);
  const bar = '#'.repeat(filled) + '.'.repeat(BAR_WIDTH - filled);
  const scores = players.map((player) => String(player.score).padStart(3)).join(' ');
  return `[${bar}] turn ${String(Math.min(done + 1, turns)).padStart(2)} of ${turns}  scores ${scores}`;
}

type Line = readonly [string, ...(string | number)[]];

/** The final table: a column per seat, a line for each of `allSources` that gave points. */
export function finalTable({ seats, scores, view }: ShownTable, allSources: readonly SourceKind[]): string {
  const sources = allSources.filter((source) => scores.some(({ bySource }) => bySource[source]));
  const ranking = view.state.ranking ?? [];
  const lines: readonly Line[] = [
    ['', ...seats.map(({ name }) => name)],
    ...sources.map((source): Line => [source, ...scores.map(({ bySource }) => bySource[source] ?? 0)]),
    ['total', ...scores.map(({ total }) => total)],
    ['place', ...seats.map(({ seat }) => ranking.indexOf(seat) + 1)],
  ];
  return lines.map(tableLine).join('\n');
}

const tableLine = ([head, ...cells]: Line) =>
  `  ${head.padEnd(18)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
