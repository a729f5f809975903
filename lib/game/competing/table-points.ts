/** Table points: every table gives the same number per person, so tables of all sizes can be added. */

/** Table points are stored in twelfths, because two, three or four people may share places. */
export const POINT = 12;

const BY_PEOPLE: Readonly<Record<number, readonly number[]>> = {
  2: [8, 2],
  3: [9, 5, 1],
  4: [10, 6, 3, 1],
};

/** The table points of an average result: five per person, in twelfths. */
export const AVERAGE = 5 * POINT;

/** Table points in twelfths for places from 1, in input order; equal places share their points. */
export function tablePointsOf(places: readonly number[]): readonly number[] {
  const scale = BY_PEOPLE[places.length] ?? places.map(() => 5);
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const sum = scale.slice(place - 1, place - 1 + sharing).reduce((total, points) => total + points, 0);
    return (sum * POINT) / sharing;
  });
}

/** Places from 1 by tiers, where a lower tier is better; equal tiers share the better place. */
export function placesByTier(tiers: readonly number[]): readonly number[] {
  return tiers.map((tier) => 1 + tiers.filter((other) => other < tier).length);
}
