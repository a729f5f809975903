/**
 * Three open things that differ between set-ups: the best free tile on the crane, the plaza with the richest
 * rewards, and the richest tile in the rows.
 */
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { PlazaState } from '@/lib/game/engine/state';
import { ROWS, type Effect } from '@/lib/game/engine/vocabulary';
import type { Labelling } from '@/lib/game/wording/wording';
import { actionTileName, namesOf, titleOf } from '@/lib/game/wording/names';
import { describeEffect, isFree, rowName } from '@/lib/game/wording/terms';
import { atKey } from './board-location';
import { plazaPicture } from './city/city';
import { actionTilePicture } from './component-picture';
import { tilePicture } from './tiles';

/** A special thing: its place on the board, its name, what it is, and its picture. */
export interface Special {
  readonly at: string;
  readonly name: string;
  readonly about: string;
  readonly svg: string;
}

/** The special things of a setup, in the order of their numbers. */
export function specialsOf(on: Labelling): readonly Special[] {
  return [onCrane(on), inCity(on), inRows(on)].flatMap((special) => special ?? []);
}

function onCrane(on: Labelling): Special | undefined {
  const { words, pack, state } = on;
  const { actionSide } = state.setup.variant;
  const bonusOf = (sector: number) => pack.crane.sectors[sector]?.bonus ?? undefined;
  const free = state.crane.tiles.filter((tile) => {
    const place = pack.crane.positions[positionOf(state, tile)];
    return place && isFree(place.cost);
  });
  const best = richest(free, ({ sector }) => bonusOf(sector));
  const tile = best && namesOf(pack).actionTiles.get(best.tile);
  const bonus = best && bonusOf(best.sector);
  if (!tile || !bonus) return undefined;
  return {
    at: atKey('crane', positionOf(state, best)),
    name: actionTileName(words, pack, best.tile, actionSide),
    about: words.t('daily.special.crane', { bonus: describeEffect(words, bonus) }),
    svg: actionTilePicture(tile, actionSide),
  };
}

function inCity(on: Labelling): Special | undefined {
  const { words, pack, state } = on;
  const faces = pack.plazas.tiles.flatMap((tile) => tile.faces);
  const faceOf = (plaza: PlazaState | undefined) => faces.find(({ id }) => id === plaza?.face);
  const best = richest(state.plazas, (plaza) => {
    const face = faceOf(plaza);
    return face && { kind: 'both', of: [face.upper, face.lower] };
  });
  const face = faceOf(best);
  return (
    best &&
    face && {
      at: atKey('plaza', best.plaza),
      name: titleOf(words, pack, best.plaza),
      about: [face.upper, face.lower].map((reward) => describeEffect(words, reward)).join(' · '),
      svg: plazaPicture(on, best.plaza),
    }
  );
}

function inRows({ words, pack, state }: Labelling): Special | undefined {
  const { hexes } = namesOf(pack);
  const lying = ROWS.flatMap((row) =>
    state.rows[row].slots.map((id, slot) => ({ row, slot, tile: hexes.get(id ?? '') })),
  );
  const best = richest(lying, ({ tile }) => tile && ('gain' in tile ? tile.gain : tile.bonus));
  return (
    best?.tile && {
      at: atKey('slot', `${best.row}-${best.slot}`),
      name: titleOf(words, pack, best.tile.id),
      about: words.t('daily.special.row', { row: rowName(words, best.row) }),
      svg: tilePicture(best.tile),
    }
  );
}

/** The first of those with the largest effect. */
function richest<T>(all: readonly T[], effectOf: (each: T) => Effect | undefined): T | undefined {
  const most = Math.max(...all.map((each) => amountOf(effectOf(each))));
  return all.find((each) => amountOf(effectOf(each)) === most);
}

/** How much an effect gives, all kinds alike. */
function amountOf(effect: Effect | undefined): number {
  if (!effect) return 0;
  if (effect.kind === 'both') return effect.of.reduce((sum, part) => sum + amountOf(part), 0);
  return 'n' in effect ? effect.n : 1;
}
