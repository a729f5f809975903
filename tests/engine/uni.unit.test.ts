/** UNI: charles University. */
import { describe, expect, test } from 'vitest';
import { use } from '../support/engine/commands';
import { heights, technology } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { scored } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';

describe('goods and tokens', () => {
  test('UNI-4 the multiplier goes from 0 to 3 and is 3 only on the topmost space', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (university) => scored(heights(0, { technology: 7, university })).academics ?? 0,
    );
    const multipliers = points.map((n) => n / 7);
    expect(multipliers).toEqual(multipliers.toSorted());
    expect(new Set(multipliers)).toEqual(new Set([0, 1, 2, 3]));
    expect([multipliers[0], multipliers[7], multipliers[8]]).toEqual([0, 2, 3]);
  });
});

describe('goods without limit or worth', () => {
  test('UNI-2 moving up on the university brings nothing at once', () => {
    given(technology(0, 'technology-iii-university'), heights(0, { university: 2 }))
      .when(0, use('technology-iii-university'))
      .gains(0, { university: 4 })
      .open(0);
  });
  test('UNI-1 each advance is one space, and the top is at height 8', () => {
    const up = given(technology(0, 'technology-iii-university'), heights(0, { university: 4 })).when(
      0,
      use('technology-iii-university'),
    );
    expect(up.eventsOf('TrackAdvanced').map(({ to }) => to)).toEqual([5, 6, 7, 8]);
    expect(PACK.playerBoard.universityTrack.top).toBe(8);
  });
});
