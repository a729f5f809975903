import { expect, test } from 'vitest';
import { zoomAround } from '@/components/table/zoom';

const whole = { scale: 1, left: 0, top: 0 };

test('the point under the fingers stays in place', () => {
  const twice = zoomAround(whole, 2, { x: 100, y: 40 });
  expect(twice).toEqual({ scale: 2, left: 100, top: 40 });
  const under = (zoom: typeof twice, at: { x: number; y: number }) => [
    (zoom.left + at.x) / zoom.scale,
    (zoom.top + at.y) / zoom.scale,
  ];
  const at = { x: 30, y: 200 };
  const more = zoomAround(twice, 1.3, at);
  expect(under(more, at)[0]).toBeCloseTo(under(twice, at)[0] ?? NaN);
  expect(under(more, at)[1]).toBeCloseTo(under(twice, at)[1] ?? NaN);
});

test('nothing gets smaller than it was drawn, nor larger than four times', () => {
  expect(zoomAround(whole, 0.5, { x: 9, y: 9 })).toEqual(whole);
  expect(zoomAround({ scale: 3, left: 10, top: 10 }, 9, { x: 0, y: 0 }).scale).toBe(4);
  expect(zoomAround({ scale: 3, left: 10, top: 10 }, 0, { x: 0, y: 0 }).scale).toBe(1);
});
