/** Learned weights: corrections of the value model at the end of a turn, and the features that they weigh. */
import {
  type FeatureWeights,
  type LearnedWeights,
  lessonTimes,
  NO_CHARACTER,
  type Outlook,
  WEIGHTS,
} from '@/lib/game/bots/outlook';
import type { Thought } from '@/lib/game/bots/candidates';
import { type Worth, WORTH_PARTS, worthByPart, type WorthPart } from '@/lib/game/bots/value/evaluate';
import { readTable } from '@/lib/game/bots/value/growth';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { ACTIONS, GRIDS } from '@/lib/game/engine/vocabulary';

/** Points to add to the worth of a position where a turn has just ended. */
export function learnedCorrectionOf(outlook: Outlook, thought: Pick<Thought, 'state' | 'drawn'>): number {
  let sum = 0;
  eachCorrection(outlook, thought, (points) => {
    sum += points;
  });
  return sum;
}

/** The worth with the same correction added to each part. */
export function correctedByPart(
  outlook: Outlook,
  thought: Pick<Thought, 'state' | 'drawn'>,
  worth: Worth,
): Worth {
  const sums: Record<WorthPart, number> = { ...worth };
  eachCorrection(outlook, thought, (points, part) => {
    sums[part] += points;
  });
  return sums;
}

function eachCorrection(
  outlook: Outlook,
  { state, drawn }: Pick<Thought, 'state' | 'drawn'>,
  add: (points: number, part: WorthPart) => void,
): void {
  const { lesson, left } = outlook;
  if (!lesson || state.phase === 'finished') return;
  const [, early, late] = lessonTimes(left);
  forEachFeature(withUsualWeights(outlook), state, drawn, (name, value, part) => {
    const figures = lesson[name];
    if (figures) add(value * (figures[0] + early * figures[1] + late * figures[2]), part);
  });
}

/** The learned weights scaled by a share between 0 and 1. */
export function shareOf(lesson: LearnedWeights, share: number): LearnedWeights {
  const out: Record<string, FeatureWeights> = {};
  for (const [name, figures] of Object.entries(lesson)) {
    if (figures) out[name] = [share * figures[0], share * figures[1], share * figures[2]];
  }
  return out;
}

/** The outlook used in training: standard weights and no style bias. */
export function withUsualWeights(outlook: Outlook): Outlook {
  return { ...outlook, weights: WEIGHTS, character: NO_CHARACTER };
}

// Features for learning: one seat's side of a position, by name. Missing features count as 0.

/**
 * Receives a feature: its name, its value (a count, or 1 for a step reached) and the part of the worth it
 * belongs to.
 */
type Put = (name: string, value: number, part: WorthPart) => void;

/** Passes every non-zero feature of a position at the end of a turn of the outlook's seat to `put`. */
export function forEachFeature(outlook: Outlook, state: State, drawn: number, put: Put): void {
  const player = elementAt(state.players, outlook.seat);
  const putSome: Put = (name, value, part) => {
    if (value !== 0) put(name, value, part);
  };
  const worth = worthByPart(outlook, state);
  for (const part of WORTH_PARTS) putSome(part, worth[part], part);
  putSome('drawn', drawn, 'open');
  if (state.players.length > 2) putSome(state.players.length === 3 ? 'three' : 'four', 1, 'growth');
  ofGoods(player, putSome);
  ofGrids(outlook.pack, player, putSome);
  ofTracks(outlook.pack, player, putSome);
  ofTiles(state, outlook.seat, player, putSome);
}

/** Puts each step of a track as its own feature, because the worth of a step does not grow linearly. */
function reached(name: string, at: number, start: number, put: Put, part: WorthPart): void {
  if (at > start) put(`${name}-${at}`, 1, part);
}

function ofGoods({ goods }: Player, put: Put): void {
  const { gold, stone, egg, 'silver-window': silver, 'gold-window': golden } = goods;
  put('gold', gold, 'goods');
  put('stone', stone, 'goods');
  put('gold-and-stone', Math.min(gold, stone), 'goods');
  put('gold-over-5', Math.max(0, gold - 5), 'goods');
  put('stone-over-5', Math.max(0, stone - 5), 'goods');
  put('egg', egg, 'goods');
  put('egg-over-4', Math.max(0, egg - 4), 'goods');
  put('silver', silver, 'goods');
  put('gold-window', golden, 'goods');
  put('windows-over-2', Math.max(0, silver + golden - 2), 'goods');
}

function ofGrids(pack: Pack, player: Player, put: Put): void {
  for (const grid of GRIDS) {
    const { columnValues, token } = pack.frameByGrid[grid];
    const { row, column } = player.grids[grid];
    const tokens = player.tokens[token];
    put(`${grid}-tokens`, tokens, 'growth');
    put(`${grid}-product`, tokens * (columnValues[column] ?? 0), 'growth');
    put(`${grid}-smooth`, tokens * column, 'growth');
    reached(`${grid}-row`, row, 0, put, 'growth');
    reached(`${grid}-column`, column, 0, put, 'growth');
  }
}

function ofTracks({ playerBoard }: Pack, player: Player, put: Put): void {
  const { technology, university } = player.heights;
  reached('technology', technology, 0, put, 'growth');
  reached('university', university, 0, put, 'growth');
  put('academics', technology * university, 'growth');
  put(
    'multiplied',
    technology * readTable(playerBoard.universityTrack.multiplierByHeight, university, 0),
    'growth',
  );
  reached('mines', player.counts['gold-mine'], 3, put, 'tracks');
  reached('quarries', player.counts.quarry, 2, put, 'tracks');
  put('mine-token', player.productionTokens['gold-mine'] ? 1 : 0, 'tracks');
  put('quarry-token', player.productionTokens.quarry ? 1 : 0, 'tracks');
  put('cubes', player.cubes, 'goods');
  put('seal-rights', player.sealRights, 'tracks');
  put('wealth', player.wealth.length, 'goods');
  reached('road', player.road, 0, put, 'tracks');
}

function ofTiles(state: State, seat: number, player: Player, put: Put): void {
  for (const { seal, seat: owner } of state.seals) if (owner === seat) put(seal, 1, 'growth');
  for (const { tile } of player.technologies) put(tile, 1, 'technologies');
  for (const { tile } of player.vTiles) put(tile, 1, 'growth');
  put('used-technologies', player.usedTechnologies.length, 'technologies');
  for (const action of ACTIONS) put(`upgrades-${action}`, player.upgrades[action].length, 'boards');
  reached('walls', player.walls.length, 0, put, 'boards');
  put('contacts', player.paidContacts.length, 'boards');
  const own = state.buildings.filter((building) => building.seat === seat);
  put('buildings', own.length, 'plazas');
  put('building-cubes', own.filter(({ cube }) => cube).length, 'plazas');
}
