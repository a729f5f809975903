import { expect, test } from 'vitest';
import {
  hexKey,
  neighbourOf,
  oppositeSide,
  printedAt,
  SIX,
  turnSide,
  vertexKey,
} from '@/lib/game/engine/board/hex';
import { PACK } from '../support/engine/table';

const HEXES = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => ({ q, r })));

test('the neighbour across a side has that side opposite', () => {
  for (const hex of HEXES)
    for (const side of SIX) expect(neighbourOf(neighbourOf(hex, side), oppositeSide(side))).toEqual(hex);
});
test('six different neighbours surround a hex, and walking round them comes back', () => {
  expect(new Set(SIX.map((side) => hexKey(neighbourOf({ q: 0, r: 0 }, side)))).size).toBe(6);
  const round = [2, 3, 4, 5, 0, 1].reduce(neighbourOf, { q: 0, r: -1 });
  expect(round).toEqual({ q: 0, r: -1 });
});
test('turning and looking up what is printed are inverse', () => {
  for (const printed of SIX)
    for (const turns of SIX) expect(printedAt(turnSide(printed, turns), turns)).toBe(printed);
});
test('a vertex belongs to exactly three hexes', () => {
  for (const hex of HEXES)
    for (const corner of SIX) {
      const key = vertexKey(hex, corner);
      // Corner k lies between side k - 1 and side k.
      const around = [hex, neighbourOf(hex, (corner + 5) % 6), neighbourOf(hex, corner)];
      const corners = around.map((other) => SIX.filter((c) => vertexKey(other, c) === key));
      expect(
        corners.map((found) => found.length),
        key,
      ).toEqual([1, 1, 1]);
    }
});
test('INV-62 every wall cell of the action board touches an action', () => {
  for (const { id } of PACK.actionBoard.wallCells) {
    const across = PACK.actionBoardPlaces.places.get(id)?.across ?? [];
    expect(across.filter((place) => place && !place.startsWith('wall-cell')).length, id).toBeGreaterThan(0);
  }
});
