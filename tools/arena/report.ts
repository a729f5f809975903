// The results of the arena, as figures and as text.
import { crossTable } from './cross-table';
import type { Digest } from './digest';
import { groupBy, mean, percentile, type Share, sum, wilson } from './stats';

/** A game with the strengths that met in it. */
export type PairedGame = Digest & { readonly pair: string };

/** A component of the game whose takes are counted. */
export interface CountedComponent {
  readonly family: string;
  readonly id: string;
}

interface PairFigures {
  readonly pair: string;
  readonly games: number;
  readonly first: string;
  readonly second: string;
  readonly wins: Share;
}

interface SourceFigures {
  readonly source: string;
  readonly mean: number;
  readonly share: number;
}

interface StrengthFigures {
  readonly strength: string;
  readonly seats: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly sources: readonly SourceFigures[];
  readonly turn: { readonly mean: number; readonly p95: number; readonly max: number };
}

interface ComponentFigures extends CountedComponent {
  readonly shown: number;
  readonly taken: number;
  readonly share: number;
}

export interface Summary {
  readonly pairs: readonly PairFigures[];
  readonly strengths: readonly StrengthFigures[];
  readonly winner: number;
  readonly firstSeat: Share;
  readonly seats: number;
  readonly components: readonly ComponentFigures[];
}

/** All figures of a run. */
export function summarise(games: readonly PairedGame[], components: readonly CountedComponent[]): Summary {
  return {
    pairs: [...groupBy(games, (game) => game.pair)].map(([pair, own]) => pairFigures(pair, own)),
    strengths: strengthFigures(games),
    winner: mean(games.map((game) => Math.max(...game.scores))),
    firstSeat: wilson(games.filter((game) => game.winner === 0).length, games.length),
    seats: games[0]?.strengths.length ?? 0,
    components: componentFigures(games, components),
  };
}

function pairFigures(pair: string, games: readonly PairedGame[]): PairFigures {
  const [first = '', second = ''] = pair.split(' - ');
  const wins = games.filter((game) => game.strengths[game.winner ?? -1] === first).length;
  return { pair, games: games.length, first, second, wins: wilson(wins, games.length) };
}

function strengthFigures(games: readonly PairedGame[]): readonly StrengthFigures[] {
  const seats = games.flatMap((game) =>
    game.strengths.map((strength, seat) => ({
      strength,
      score: game.scores[seat] ?? 0,
      by: game.bySource[seat] ?? {},
    })),
  );
  return [...groupBy(seats, (seat) => seat.strength)].map(([strength, own]) => {
    const turns = games.flatMap((game) => game.turns.filter((turn) => turn.strength === strength));
    const ms = turns.map((turn) => turn.ms);
    return {
      strength,
      seats: own.length,
      mean: mean(own.map((seat) => seat.score)),
      low: percentile(
        own.map((seat) => seat.score),
        0.05,
      ),
      high: percentile(
        own.map((seat) => seat.score),
        0.95,
      ),
      sources: sourceFigures(own),
      turn: { mean: mean(ms), p95: percentile(ms, 0.95), max: Math.max(...ms) },
    };
  });
}

function sourceFigures(
  seats: readonly { readonly by: Readonly<Record<string, number>> }[],
): readonly SourceFigures[] {
  const points = new Map<string, number>();
  for (const { by } of seats)
    for (const [source, n] of Object.entries(by)) points.set(source, (points.get(source) ?? 0) + n);
  const all = sum([...points.values()]);
  return [...points]
    .map(([source, n]) => ({ source, mean: n / seats.length, share: n / all }))
    .sort((a, b) => b.share - a.share);
}

/** The share of games where a component was taken, among the games where it was available. */
function componentFigures(
  games: readonly PairedGame[],
  components: readonly CountedComponent[],
): readonly ComponentFigures[] {
  return components.map(({ family, id }) => {
    const shown = games.filter((game) => game.shown.includes(id));
    const taken = shown.filter((game) => game.taken.includes(id)).length;
    return { family, id, shown: shown.length, taken, share: shown.length > 0 ? taken / shown.length : NaN };
  });
}

const percent = (share: number) =>
  Number.isNaN(share) ? '   -  ' : `${(100 * share).toFixed(1)} %`.padStart(7);
const range = ({ low, high }: Share) => `(95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`;

/** The report as text. */
export function reportText(figures: Summary, { every }: { readonly every: boolean }): string {
  const table = crossTable(figures.pairs);
  return [
    ...(table === undefined ? [] : [table, '']),
    ...figures.pairs.map(
      ({ pair, first, games, wins }) =>
        `${pair}: ${first} wins ${percent(wins.share).trim()} of ${games} games ${range(wins)}`,
    ),
    `winner: ${figures.winner.toFixed(1)} points on average; first of ${figures.seats} seats wins ` +
      `${percent(figures.firstSeat.share).trim()} ${range(figures.firstSeat)}`,
    '',
    ...figures.strengths.flatMap(strengthText),
    ...componentText(figures.components, every),
  ].join('\n');
}

function strengthText({
  strength,
  seats,
  mean: points,
  low,
  high,
  sources,
  turn,
}: StrengthFigures): readonly string[] {
  return [
    `${strength}: ${points.toFixed(1)} points on average (5 % below ${low}, 5 % above ${high}, ${seats} seats); ` +
      `a turn takes ${turn.mean.toFixed(0)} ms on average, 95 % up to ${turn.p95.toFixed(0)} ms, at most ${turn.max.toFixed(0)} ms`,
    ...sources.map((s) => `  ${s.source.padEnd(16)} ${s.mean.toFixed(1).padStart(6)} ${percent(s.share)}`),
    '',
  ];
}

function componentText(components: readonly ComponentFigures[], every: boolean): readonly string[] {
  return [...groupBy(components, (component) => component.family)].flatMap(([family, own]) => {
    const known = own.filter((component) => component.shown > 0).sort((a, b) => a.share - b.share);
    const shown = every ? known : known.slice(0, 3);
    const title = `${family}: taken in ${percent(mean(known.map((c) => c.share))).trim()} of the games with it`;
    return [
      every || known.length === shown.length ? title : `${title}; least:`,
      ...shown.map((c) => `  ${c.id.padEnd(34)} ${percent(c.share)}  ${c.taken} of ${c.shown}`),
    ];
  });
}
