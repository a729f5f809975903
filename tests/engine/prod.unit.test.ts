/** PROD: production tokens. */
import { describe, expect, test } from 'vitest';
import { mines, quarries, token, use } from '../support/engine/commands';
import { counts, goods, noWealth, productionToken, technology } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { declared, performs } from '../support/engine/scenes';
import type { Patch } from '../support/engine/table';

describe('ends and marks of the tracks', () => {
  test('PROD-2 the token pays with each production, whatever caused it', () => {
    given(
      noWealth(0),
      goods(0, { stone: 0 }),
      technology(0, 'technology-iii-produce-stone'),
      productionToken(0, 'quarry', 'production-token-point-gold'),
    )
      .when(0, use('technology-iii-produce-stone'))
      .gains(0, { stone: 2, gold: 3, points: 1 });
  });
});

describe('production tracks', () => {
  test('PROD-3 at most one token per track: advancing beyond its space asks for no other', () => {
    performs(
      'manage-mines',
      counts(0, { 'gold-mine': 5 }),
      productionToken(0, 'gold-mine', 'production-token-point-stone'),
    )
      .when(0, mines('increase'))
      .open(0)
      .then((state) =>
        expect(state.players[0]?.productionTokens).toEqual({ 'gold-mine': 'production-token-point-stone' }),
      );
  });
});

const mining = (...patches: readonly Patch[]) => declared('manage-mines', noWealth(0), ...patches);
const quarrying = (...patches: readonly Patch[]) => declared('manage-quarries', noWealth(0), ...patches);

describe('tracks', () => {
  const points = 'production-token-two-points-1';
  test('PROD-1 any token of the river; taking it pays nothing', () => {
    const due = mining(counts(0, { 'gold-mine': 4 })).when(0, mines('increase'));
    expect(due.offered(0).filter(({ type }) => type === 'ChooseProductionToken')).toHaveLength(8);
    due.when(0, token('gold-mine', points)).gains(0, {});
  });
  test('PROD-3, PROD-4 a token taken has left the river', () => {
    const taken = mining(counts(0, { 'gold-mine': 4 })).when(
      0,
      mines('increase'),
      token('gold-mine', points),
    );
    expect(taken.state.river).toHaveLength(7);
    expect(taken.state.river).not.toContain(points);
    quarrying(counts(0, { quarry: 3 }), productionToken(0, 'gold-mine', points))
      .when(0, quarries('increase'))
      .refused(0, token('quarry', points), 'token-not-in-river', 'PROD-1');
  });
});
