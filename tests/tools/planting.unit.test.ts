import { expect, it } from 'vitest';
import { BANDS, chooseLine, countMarked } from '@/tools/review-quality/planting';

const [small, middle, large] = BANDS;
const line = (loss: number, error = 0.1) => ({ loss, error });

it('plants the line of the wanted size', () => {
  const lines = [line(0), line(9), line(6), line(4)];
  expect([small, middle, large].map((band) => chooseLine(lines, band)?.loss)).toEqual([4, 6, 9]);
});

it('plants another size rather than none', () => {
  expect(chooseLine([line(0), line(12), line(9)], small)?.loss).toBe(9);
});

it('plants nothing whose loss might be three points or less', () => {
  expect(chooseLine([line(0), line(3), line(5, 1)], small)).toBeUndefined();
});

it('counts every mark from the inaccuracy on', () => {
  const marks = ['best', 'fine', 'inaccuracy', 'mistake', 'missed-chance'] as const;
  const counted = countMarked(marks.map((mark) => ({ ...line(4), mark })));
  expect(counted).toMatchObject({ marked: 3, all: 5, share: 0.6 });
  expect(counted.low).toBeCloseTo(0.231, 3);
  expect(counted.high).toBeCloseTo(0.882, 3);
});
