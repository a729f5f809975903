/** The crane some turns ahead, for players who want to know where a tile will be. */
import { POSITIONS, positionOf, sectorAt, stepsAfterTurn } from '@/lib/game/engine/board/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Crane, State, WheelTile } from '@/lib/game/engine/state';
import type { Labelling } from '@/lib/game/wording/labelling';
import { colour, type Caption } from '../draw';
import { angleOf, wheelSvg } from './wheel';

/**
 * The crane `turns` turns later, if no one takes a tile. A tile that is turned beyond blue is left out,
 * because its new position depends on the tiles taken until then (END-5).
 */
export function craneAfter(pack: Pack, state: State, turns: number): State {
  let { crane } = state;
  for (let turn = 0; turn < turns; turn += 1) crane = turned(crane, turn === 0 ? state.turn.tile : undefined);
  const turnsDone = state.turnsDone + turns;
  const clock = pack.clockByPlayers.get(state.setup.players);
  const drops = clock?.dropsAfterTurns.filter((drop) => drop > state.turnsDone && drop <= turnsDone) ?? [];
  const { tile: _tile, ...turn } = state.turn;
  return {
    ...state,
    turn: turns > 0 ? turn : state.turn,
    turnsDone,
    era: clock && turnsDone >= clock.eraTwoAfterTurn ? 'II' : state.era,
    crane: { ...crane, platform: crane.platform - drops.length },
  };
}

/** The crane one turn later (END-3 to END-6): the taken tile returns to the first red position. */
function turned(crane: Crane, used: State['turn']['tile']): Crane {
  const steps = stepsAfterTurn(crane.arrow);
  const arrow = (crane.arrow + steps) % POSITIONS;
  const stays = (tile: WheelTile) => positionOf({ crane }, tile) + steps < POSITIONS;
  const back = used && { tile: used.tile, sector: sectorAt({ crane: { arrow } }, 0), fivePoints: false };
  return { ...crane, arrow, tiles: [...crane.tiles.filter(stays), ...(back ? [back] : [])] };
}

/** The whole future crane with a ring around one tile, without links. */
export function craneAfterSvg(on: Labelling & { readonly pack: Pack }, later: LaterWheel): string {
  const state = craneAfter(on.pack, on.state, later.turns);
  const ringed = state.crane.tiles.find(({ tile }) => tile === later.tile);
  const ring = ringed
    ? `<use href="#hit-wedge" class="ahead-ring" fill="none" stroke="${colour('red')}" stroke-width="6" transform="rotate(${angleOf(positionOf(state, ringed))})"/>`
    : '';
  return wheelSvg({ ...on, state }, later.caption)
    .replaceAll(/<use href="#hit-wedge"[^>]*>/g, '')
    .replaceAll(/<a [^>]*>/g, '<g>')
    .replaceAll('</a>', '</g>')
    .replace(/<\/svg>$/, `${ring}</svg>`);
}

interface LaterWheel {
  readonly turns: number;
  /** The tile to mark with a ring. */
  readonly tile: string;
  readonly caption: Caption;
}
