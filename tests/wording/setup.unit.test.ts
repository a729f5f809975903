import { describe, expect, test } from 'vitest';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { OPTIONS, setupWords, VARIANTS, variantWords } from '@/lib/game/wording/setup';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const EN = wordingOf('en');
const BASE: Setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT };
const titles = (setup: Setup) => setupWords(EN, setup).map(([title]) => title);

describe('choices of a table', () => {
  test('is nothing for the base game', () => expect(setupWords(EN, BASE)).toEqual([]));

  test('has words for every option', () => {
    expect(OPTIONS.map(({ name }) => name).sort()).toEqual(Object.keys(BASE_OPTIONS).sort());
    expect(titles({ ...BASE, options: ONLINE_OPTIONS })).toEqual([
      'Plaza rewards can wait',
      'Rows are refilled on demand',
    ]);
  });

  test('has words for every variant', () => {
    const variant: Setup['variant'] = {
      actionSide: 'B',
      tileOrder: 'first-game',
      bridgeFaces: ['A', 'B', 'A', 'B', 'A'],
      plazaFaces: 'A',
      tiers: { 'hunger-wall': 'A', cathedral: 'B' },
      roadTiles: { I: 'A', II: 'B', III: 'A' },
    };
    expect(titles({ ...BASE, variant })).toEqual(VARIANTS.map((choice) => variantWords(EN, choice).title));
  });

  test('is the base game at a table from before there were road tiles', () => {
    const { roadTiles: _none, ...variant } = BASE_VARIANT;
    expect(setupWords(EN, { ...BASE, variant: variant as Setup['variant'] })).toEqual([]);
  });

  test.each([
    ['parler', 'Peter Parler'],
    ['simple', 'Simple opponent'],
  ] as const)('names the opponent of a solo player: %s', (solo, title) =>
    expect(titles({ ...BASE, players: 1, solo })).toEqual([title]),
  );
});
