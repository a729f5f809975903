/** Choices caused by effects (DEC-26, DEC-30, DEC-31, DEC-32, DEC-33). */
import { isNow } from '@/lib/game/engine/board/now';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { isTokenOpen, produce } from '@/lib/game/engine/effects/tracks';
import { takeRewards } from '@/lib/game/engine/phases/plaza';
import { reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, type Rule } from '@/lib/game/engine/rule';
import { elementAt } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { resolveInOrder } from './sequence';

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
