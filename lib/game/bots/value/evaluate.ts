/** The worth of a state to a seat: its expected points at the end of the game. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { boardWorth, goodsWorth, plazaWorth, tracksWorth } from './board';
import { growthWorth } from './growth';
import { openWorth } from './open-items';
import { technologyWorth } from './technologies';
import { turnWorth } from './turn';

/** The parts of the expected points. */
export const WORTH_PARTS = [
  'points',
  'scoring',
  'growth',
  'goods',
  'tracks',
  'technologies',
  'boards',
  'plazas',
  'open',
  'turn',
] as const;
export type WorthPart = (typeof WORTH_PARTS)[number];
export type Worth = Readonly<Record<WorthPart, number>>;

/** Like `evaluate`, split into parts. */
export function worthByPart(outlook: Outlook, state: State): Worth {
  const player = elementAt(state.players, outlook.seat);
  const none = { growth: 0, goods: 0, tracks: 0, technologies: 0, boards: 0, plazas: 0, open: 0, turn: 0 };
  if (state.phase === 'finished') return { points: player.score, scoring: 0, ...none };
  const lines = finalLines(outlook.pack, state, outlook.seat);
  return {
    points: player.score,
    scoring: sumLines(lines),
    growth: growthWorth(outlook, player, lines),
    goods: goodsWorth(outlook, player),
    tracks: tracksWorth(outlook, player, state),
    technologies: technologyWorth(outlook, state, player),
    boards: boardWorth(outlook, player),
    plazas: plazaWorth(outlook, state),
    open: openWorth(outlook, state, player),
    turn: turnWorth(outlook, state, player),
  };
}

/**
 * Expected points at the end of the game. During the seat's own turn, it includes an estimate of the rest
 * of the turn. In a finished game it is the score.
 */
export function evaluate(outlook: Outlook, state: State): number {
  const player = elementAt(state.players, outlook.seat);
  if (state.phase === 'finished') return player.score;
  const lines = finalLines(outlook.pack, state, outlook.seat);
  return (
    player.score +
    sumLines(lines) +
    growthWorth(outlook, player, lines) +
    goodsWorth(outlook, player) +
    tracksWorth(outlook, player, state) +
    technologyWorth(outlook, state, player) +
    boardWorth(outlook, player) +
    plazaWorth(outlook, state) +
    openWorth(outlook, state, player) +
    turnWorth(outlook, state, player)
  );
}
