/** What was learned about: one seat's side of a position, by name. What is not there counts as 0. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { WORTH_PARTS, worthByPart } from '@/lib/game/bots/value/evaluate';
import { read } from '@/lib/game/bots/value/tables';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import { ACTIONS, GRIDS } from '@/lib/game/engine/vocabulary';
import { nth } from '@/lib/game/engine/util';

/** Takes a feature: something counted, or a step reached. */
export type Put = (name: string, value: number) => void;

/** Every feature that is not 0, of where a turn of the outlook's seat ends. */
export function features(outlook: Outlook, state: State, drawn: number, put: Put): void {
  const player = nth(state.players, outlook.seat);
  const putSome: Put = (name, value) => {
    if (value !== 0) put(name, value);
  };
  const worth = worthByPart(outlook, state);
  for (const part of WORTH_PARTS) putSome(part, worth[part]);
  putSome('drawn', drawn);
  if (state.players.length > 2) putSome(state.players.length === 3 ? 'three' : 'four', 1);
  ofGoods(player, putSome);
  ofGrids(outlook.pack, player, putSome);
  ofTracks(outlook.pack, player, putSome);
  ofTiles(state, outlook.seat, player, putSome);
}

/** How far something has come: each step is a feature of its own, for its worth grows by no rule. */
function reached(name: string, at: number, start: number, put: Put): void {
  if (at > start) put(`${name}-${at}`, 1);
}

function ofGoods({ goods }: Player, put: Put): void {
  const { gold, stone, egg, 'silver-window': silver, 'gold-window': golden } = goods;
  put('gold', gold);
  put('stone', stone);
  put('gold-and-stone', Math.min(gold, stone));
  put('gold-over-5', Math.max(0, gold - 5));
  put('stone-over-5', Math.max(0, stone - 5));
  put('egg', egg);
  put('egg-over-4', Math.max(0, egg - 4));
  put('silver', silver);
  put('gold-window', golden);
  put('windows-over-2', Math.max(0, silver + golden - 2));
}

function ofGrids(pack: Pack, player: Player, put: Put): void {
  for (const grid of GRIDS) {
    const { columnValues, token } = pack.frameByGrid[grid];
    const { row, column } = player.grids[grid];
    const tokens = player.tokens[token];
    put(`${grid}-tokens`, tokens);
    put(`${grid}-product`, tokens * (columnValues[column] ?? 0));
    put(`${grid}-smooth`, tokens * column);
    reached(`${grid}-row`, row, 0, put);
    reached(`${grid}-column`, column, 0, put);
  }
}

function ofTracks({ playerBoard }: Pack, player: Player, put: Put): void {
  const { technology, university } = player.heights;
  reached('technology', technology, 0, put);
  reached('university', university, 0, put);
  put('academics', technology * university);
  put('multiplied', technology * read(playerBoard.universityTrack.multiplierByHeight, university, 0));
  reached('mines', player.counts['gold-mine'], 3, put);
  reached('quarries', player.counts.quarry, 2, put);
  put('mine-token', player.productionTokens['gold-mine'] ? 1 : 0);
  put('quarry-token', player.productionTokens.quarry ? 1 : 0);
  put('cubes', player.cubes);
  put('seal-rights', player.sealRights);
  put('wealth', player.wealth.length);
  reached('road', player.road, 0, put);
}

function ofTiles(state: State, seat: number, player: Player, put: Put): void {
  for (const { seal, seat: owner } of state.seals) if (owner === seat) put(seal, 1);
  for (const { tile } of player.technologies) put(tile, 1);
  for (const { tile } of player.vTiles) put(tile, 1);
  put('used-technologies', player.usedTechnologies.length);
  for (const action of ACTIONS) put(`upgrades-${action}`, player.upgrades[action].length);
  reached('walls', player.walls.length, 0, put);
  put('contacts', player.paidContacts.length);
  const own = state.buildings.filter((building) => building.seat === seat);
  put('buildings', own.length);
  put('building-cubes', own.filter(({ cube }) => cube).length);
}
