/** The factors of a line of the final scoring, compared with its points. */
import { expect, test } from 'vitest';
import { elementAt } from '@/lib/game/engine/util';
import { GRIDS, type Grid } from '@/lib/game/engine/vocabulary';
import { figuresOf } from '@/lib/game/recap/figures';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { countedFrom, whyScored } from '@/lib/game/wording/score-lines';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { RECORDINGS } from '../golden/recordings';
import { goldenLog } from '../support/components/golden-log';
import { sampled } from '../support/full';

const told = new Set<string>();
/** For these a line names a row, not a factor. */
const isGrid = (source: string): source is Grid => GRIDS.some((grid) => grid === source);

test.each(sampled(RECORDINGS, 12).map(({ file }) => file))(
  '%s: the numbers of each line make its points',
  (file) => {
    const { pack, rows, states } = goldenLog(file);
    const state = elementAt(states, states.length - 1);
    const figures = figuresOf(pack, rows, () => state);
    const { scoredAt = 0, seats = [], sources = [] } = figures ?? {};
    expect(scoredAt).toBeGreaterThan(1);
    for (const seat of seats)
      for (const { source, earned } of sources[seat] ?? [])
        for (const { seq, points, id } of earned) {
          const player = state.players[seat];
          if (seq < scoredAt || !player) continue;
          const { n, times } = countedFrom(pack, player, source, id) ?? {};
          if (n !== undefined && times !== undefined) expect(n * times, `${source} of ${seat}`).toBe(points);
          if (n !== undefined) expect(n).toBeGreaterThan(0);
          if (isGrid(source))
            expect(pack.frameByGrid[source].rowPoints[n ?? -1], `${source} of ${seat}`).toBe(points);
          for (const locale of LOCALES)
            expect(whyScored({ words: wordingOf(locale), pack, state }, seat, source, id)).not.toMatch(
              /\{|undefined/,
            );
          told.add(source);
        }
  },
);

test('the games cover the counted lines', () => {
  const kinds = ['academics', 'hunger-wall', 'cathedral', 'tokens', 'wall-set', 'eggs', 'v-tile', 'seal'];
  expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
});
