import fs from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { pngOf } from '@/lib/features/notify/png';
import { appBadge, appIcon, appIconFilled, appIconWithCount } from '@/lib/game/drawing/app-icon';

const shapes = (svg: string) => svg.replaceAll(/\s+/g, '').replace(/viewBox="[^"]*"/, '');

test('the icon in pixels is the one of the tab', () => {
  expect(shapes(appIcon())).toBe(shapes(fs.readFileSync('public/icon.svg', 'utf8')));
});

test('the image for a device to cut is a full square, as large as it was asked for', async () => {
  const png = Buffer.from(await pngOf(appIconFilled(), 180));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
});

test('ten stands for all that is more', () => {
  expect(appIconWithCount(9)).toContain('>9<');
  expect(appIconWithCount(10)).toContain('>9+<');
});

test('the sign of a message is white on nothing: systems take only its shape', async () => {
  const { pixels } = new Resvg(appBadge(), { fitTo: { mode: 'width', value: 96 } }).render();
  const colours = new Set<string>();
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 255) colours.add([...pixels.subarray(at, at + 3)].join());
    seen += alpha / 255;
  }
  expect([...colours]).toEqual(['255,255,255']);
  // Neither empty nor a full square.
  expect(seen / (pixels.length / 4)).toBeGreaterThan(0.25);
  expect(seen / (pixels.length / 4)).toBeLessThan(0.75);
});
