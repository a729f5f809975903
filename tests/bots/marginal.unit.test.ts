import { describe, expect, test } from 'vitest';
import { outlookOf } from '@/lib/game/bots/outlook';
import { unitWorth } from '@/lib/game/bots/value/growth';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Player, State } from '@/lib/game/engine/state';
import { start as begin } from '../support/engine/running';
import { PACK, TWO_PLAYERS } from './support';

const start = begin(PACK, TWO_PLAYERS, sha256Hex('worth')).position.state;
/** The last turn of seat 0: nothing will grow from now on, so worth is what final scoring pays. */
const LAST_TURN: State = { ...start, turnsDone: 2 * PACK.crane.turnsPerPlayer - 2 };
const frame = PACK.frameByGrid.cathedral;
const lastColumn = frame.columnValues.length - 1;

const player = (change: Partial<Player>): Player => {
  const [first] = start.players;
  if (!first) throw new Error('nobody plays');
  return { ...first, ...change };
};
const atColumn = (column: number, red = 0): Player => {
  const { grids, tokens } = player({});
  return player({
    grids: { ...grids, cathedral: { ...grids.cathedral, column } },
    tokens: { ...tokens, 'red-token': red },
  });
};

describe('in the last turn', () => {
  const outlook = outlookOf(PACK, LAST_TURN, 0);
  const worth = (who: Player, kind: Parameters<typeof unitWorth>[2]): number => unitWorth(outlook, who, kind);

  test('a token is worth the column of its marker (SCORE-5)', () => {
    const columns = frame.columnValues.map((_value, column) => worth(atColumn(column), 'red-token'));
    expect(columns).toEqual(frame.columnValues);
  });

  test('a step sideways is worth more, the more tokens it multiplies', () => {
    expect(worth(atColumn(lastColumn - 1, 5), 'cathedral-step')).toBeGreaterThan(
      worth(atColumn(lastColumn - 1, 1), 'cathedral-step'),
    );
  });

  test('a step beyond the last column is worth nothing', () => {
    expect(worth(atColumn(lastColumn, 5), 'cathedral-step')).toBe(0);
  });

  test('a university step at the top is worth its points', () => {
    const { top, overflowPoints } = PACK.playerBoard.universityTrack;
    const { heights } = player({});
    expect(worth(player({ heights: { ...heights, university: top } }), 'university')).toBe(overflowPoints);
  });
});

test('an advance on a full track is worth nothing', () => {
  const outlook = outlookOf(PACK, start, 0);
  const { counts } = player({});
  const full = player({ counts: { ...counts, 'gold-mine': PACK.trackByName['gold-mine'].sealAtCount } });
  expect(unitWorth(outlook, full, 'gold-mine')).toBe(0);
  expect(unitWorth(outlook, player({}), 'gold-mine')).toBeGreaterThan(0);
});
