/** What a state is worth to a seat: the points it will probably have at the end of the game. */
import type { State } from '@/lib/game/engine/state';
import { nth } from '@/lib/game/engine/util';
import { finalLines, total } from '@/lib/game/engine/phases/final-lines';
import type { Outlook } from '@/lib/game/bots/outlook';
import { boardWorth } from './board';
import { goodsWorth } from './goods';
import { growthWorth } from './growth';
import { openWorth } from './open-items';
import { plazaWorth } from './plazas';
import { technologyWorth } from './technologies';
import { tracksWorth } from './tracks';
import { turnWorth } from './turn';

/**
 * Points expected at the end. Within the own turn, what it may still bring is estimated; in a finished game
 * it is the score.
 */
export function evaluate(outlook: Outlook, state: State): number {
  const player = nth(state.players, outlook.seat);
  if (state.phase === 'finished') return player.score;
  const lines = finalLines(outlook.pack, state, outlook.seat);
  return (
    player.score +
    total(lines) +
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
