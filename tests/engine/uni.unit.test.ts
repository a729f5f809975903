/** UNI: charles University. */
import { expect, test } from 'vitest';
import { use } from '../support/engine/commands';
import { heights, technology } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

test('UNI-2 moving up on the university brings nothing at once', () => {
  given(technology(0, 'technology-iii-university'), heights(0, { university: 2 }))
    .when(0, use('technology-iii-university'))
    .gains(0, { university: 4 })
    .open(0);
});
test('UNI-1 each advance is one space, and the top is at height 8', () => {
  const start = given(technology(0, 'technology-iii-university'), heights(0, { university: 4 }));
  const up = start.when(0, use('technology-iii-university'));
  expect(up.eventsOf('TrackAdvanced').map(({ to }) => to)).toEqual([5, 6, 7, 8]);
  expect(PACK.playerBoard.universityTrack.top).toBe(8);
});
