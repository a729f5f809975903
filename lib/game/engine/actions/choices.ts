/** Answers to open items: choices caused by effects (DEC-26, DEC-30, DEC-31, DEC-32, DEC-33), and seals. */
import { isNow } from '@/lib/game/engine/acting';
import { SLOTS } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { payCost, refuseSeal } from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { isTokenOpen, produce } from '@/lib/game/engine/effects/tracks';
import { parlerPlacements, placeParlerBuilding } from '@/lib/game/engine/phases/opponent';
import { freeSitesAt, plazaRing, takeRewards } from '@/lib/game/engine/phases/plaza';
import { reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, type Rule } from '@/lib/game/engine/rule';
import { elementAt, must } from '@/lib/game/engine/util';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { resolveInOrder } from './technology';

/** DEC-31. */
export const chooseAlternative: Rule<CommandOf<'ChooseAlternative'>> = {
  answers: 'choice',
  refuse({ state }, seat, { item: id, option }) {
    const item = itemsOf(state, seat, 'choice').find((open) => open.id === id);
    if (!item) return reject('no-open-item', 'TIMING-6');
    return item.of[option] ? undefined : reject('unknown-option', 'TIMING-6');
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'choice').flatMap((item) =>
      item.of.map((_effect, option) => ({ type: 'ChooseAlternative' as const, item: item.id, option })),
    ),
};

export function decideChooseAlternative(
  work: Work,
  seat: SeatId,
  { item: id, option }: CommandOf<'ChooseAlternative'>,
): void {
  const item = mustItem(work.state, seat, 'choice', (open) => open.id === id);
  work.close(item, 'answered');
  resolve(work, seat, elementAt(item.of, option), item.source);
  if (item.then) resolveInOrder(work, seat, item.then, item.source);
}

/** DEC-32: the production of TECH-IV6; a production token just earned is chosen first (P-PROD). */
export const chooseProductionKind: Rule<CommandOf<'ChooseProductionKind'>> = {
  answers: 'production-kind',
  refuse({ state }, seat, { item: id, what }) {
    if (!itemsOf(state, seat, 'production-kind').some((open) => open.id === id))
      return reject('no-open-item', 'TECH-IV6');
    const track = what === 'gold' ? 'gold-mine' : 'quarry';
    return isTokenOpen(state.items, seat, track) ? reject('token-first', 'MINE-5', { track }) : undefined;
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'production-kind').flatMap((item) =>
      (['gold', 'stone'] as const).map((what) => ({
        type: 'ChooseProductionKind' as const,
        item: item.id,
        what,
      })),
    ),
};

export function decideChooseProductionKind(
  work: Work,
  seat: SeatId,
  { item: id, what }: CommandOf<'ChooseProductionKind'>,
): void {
  const item = mustItem(work.state, seat, 'production-kind', (open) => open.id === id);
  work.close(item, 'answered');
  produce(work, seat, what);
  if (item.then) resolveInOrder(work, seat, item.then, item.source);
}

/** DEC-26, PROD-3. */
export const chooseProductionToken: Rule<CommandOf<'ChooseProductionToken'>> = {
  answers: 'production-token',
  refuse({ state }, seat, { track, token }) {
    if (!isTokenOpen(state.items, seat, track)) return reject('no-open-item', 'PROD-1', { track });
    return state.river.includes(token) ? undefined : reject('token-not-in-river', 'PROD-1', { token });
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'production-token').flatMap(({ track }) =>
      state.river.map((token) => ({ type: 'ChooseProductionToken' as const, track, token })),
    ),
};

export function decideChooseProductionToken(
  work: Work,
  seat: SeatId,
  { track, token }: CommandOf<'ChooseProductionToken'>,
): void {
  work.close(
    mustItem(work.state, seat, 'production-token', (open) => open.track === track),
    'answered',
  );
  work.emit({ type: 'ProductionTokenTaken', seat, track, token });
}

/** DEC-30; a deferred choice stays closed while another one of the same seat is asked (DEV-1). */
export const choosePlazaReward: Rule<CommandOf<'ChoosePlazaReward'>> = {
  answers: 'plaza-reward',
  refuse({ state }, seat, { plaza }) {
    const item = itemsOf(state, seat, 'plaza-reward').find((open) => open.plaza === plaza && !open.both);
    if (!item) return reject('no-open-item', 'PLAZA-4', { plaza });
    return isNow(state, item) ? undefined : reject('no-open-item', 'DEV-1', { plaza });
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'plaza-reward').flatMap(({ plaza }) =>
      (['upper', 'lower'] as const).map((reward) => ({ type: 'ChoosePlazaReward' as const, plaza, reward })),
    ),
};

export function decideChoosePlazaReward(
  work: Work,
  seat: SeatId,
  { plaza, reward }: CommandOf<'ChoosePlazaReward'>,
): void {
  work.close(
    mustItem(work.state, seat, 'plaza-reward', (open) => open.plaza === plaza),
    'answered',
  );
  takeRewards(work, seat, plaza, reward);
}

/** DEC-33: TECH-IV5, any plaza tile on the board, evaluated or not. */
export const choosePlazaTile: Rule<CommandOf<'ChoosePlazaTile'>> = {
  answers: 'plaza-tile',
  refuse({ state }, seat, { plaza }) {
    if (itemsOf(state, seat, 'plaza-tile').length === 0) return reject('no-open-item', 'TECH-IV5');
    const found = state.plazas.find((candidate) => candidate.plaza === plaza);
    if (!found) return reject('unknown-plaza', 'TECH-IV5', { plaza });
    return found.face ? undefined : reject('plaza-without-tile', 'PLAZA-12', { plaza });
  },
  candidates: ({ state }) =>
    state.plazas
      .filter((plaza) => plaza.face)
      .map(({ plaza }) => ({ type: 'ChoosePlazaTile' as const, plaza })),
};

export function decideChoosePlazaTile(
  work: Work,
  seat: SeatId,
  { plaza }: CommandOf<'ChoosePlazaTile'>,
): void {
  work.close(mustItem(work.state, seat, 'plaza-tile'), 'answered');
  takeRewards(work, seat, plaza, 'both');
}

// The human's choices for Peter Parler (DEC-35, DEC-36).

/** DEC-35: the pawn on a plaza and a cube on one tile of each row (PARLER-4). */
export const setParlerMarkers: Rule<CommandOf<'SetParlerMarkers'>> = {
  answers: 'parler-markers',
  refuse({ pack, state }, seat, { plaza, slots }) {
    if (itemsOf(state, seat, 'parler-markers').length === 0) return reject('no-open-item', 'PARLER-4');
    if (!plazaRing(pack).includes(plaza)) return reject('unknown-plaza', 'R-49', { plaza });
    if (freeSitesAt(pack, state, plaza).length === 0) return reject('plaza-complete', 'PARLER-14', { plaza });
    const empty = ROWS.find((row) => !state.rows[row].slots[slots[row]]);
    return empty ? reject('slot-empty', 'PARLER-4', { row: empty, slot: slots[empty] }) : undefined;
  },
  candidates({ pack, state }, seat) {
    // There are about five hundred candidates, so they are computed only on demand.
    if (itemsOf(state, seat, 'parler-markers').length === 0) return [];
    return plazaRing(pack).flatMap((plaza) =>
      SLOTS.flatMap((upgrade) =>
        SLOTS.flatMap((wall) =>
          SLOTS.map((building) => ({
            type: 'SetParlerMarkers' as const,
            plaza,
            slots: { upgrade, wall, building },
          })),
        ),
      ),
    );
  },
};

export function decideSetParlerMarkers(
  work: Work,
  seat: SeatId,
  { plaza, slots }: CommandOf<'SetParlerMarkers'>,
): void {
  work.close(mustItem(work.state, seat, 'parler-markers'), 'answered');
  work.emit({ type: 'ParlerMarkersSet', plaza, markers: slots });
}

/** DEC-36. */
export const placeBuildingForParler: Rule<CommandOf<'PlaceParlerBuilding'>> = {
  answers: 'parler-building',
  refuse({ pack, state }, seat, { site, rotation }) {
    const [item] = itemsOf(state, seat, 'parler-building');
    if (!item) return reject('no-open-item', 'PARLER-9');
    const isLegal = parlerPlacements(pack, state, item.tile).some(
      (p) => p.site === site && p.rotation === rotation,
    );
    return isLegal ? undefined : reject('parler-place', 'PARLER-10', { site });
  },
  candidates: ({ pack, state }, seat) =>
    itemsOf(state, seat, 'parler-building').flatMap((item) =>
      parlerPlacements(pack, state, item.tile).map((placement) => ({
        type: 'PlaceParlerBuilding' as const,
        ...placement,
      })),
    ),
  exact: true,
};

export function decidePlaceParlerBuilding(
  work: Work,
  _seat: SeatId,
  { site, rotation }: CommandOf<'PlaceParlerBuilding'>,
): void {
  placeParlerBuilding(work, { site, rotation });
}

// Claiming seals (SEAL, SEAL-6, SEAL-7, R-56).

/**
 * DEC-10: with a right, at any moment of the seat's own turn, or at once if the right was gained out of
 * turn.
 */
export const claimSeal: Rule<CommandOf<'ClaimSeal'>> = {
  answers: 'seal',
  refuse(game, seat, { seal }) {
    if (seal !== undefined) return refuseSeal(game.pack, game.state, seat, seal);
    return itemsOf(game.state, seat, 'seal').length > 0 ? undefined : reject('no-open-item', 'SEAL-3');
  },
  candidates: ({ pack }) => [
    { type: 'ClaimSeal' },
    ...pack.seals.map((seal) => ({ type: 'ClaimSeal' as const, seal: seal.id })),
  ],
};

export function decideClaimSeal(work: Work, seat: SeatId, { seal }: CommandOf<'ClaimSeal'>): void {
  if (seal === undefined) return work.close(mustItem(work.state, seat, 'seal'), 'declined');
  // In the player's own turn the right stays without an open item.
  const [item] = itemsOf(work.state, seat, 'seal');
  if (item) work.close(item, 'answered');
  payCost(work, seat, must(work.pack.sealById, seal).cost, { kind: 'seal', id: seal });
  work.emit({ type: 'SealClaimed', seat, seal });
}
