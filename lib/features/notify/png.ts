import 'server-only';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, crc32, deflate } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';

const FOLDER = 'assets/fonts/picture';
const FONTS = [
  'inter-latin-600',
  'inter-latin-ext-600',
  'eb-garamond-latin-600',
  'eb-garamond-latin-ext-600',
];

/**
 * Renders a drawing as a PNG. The result is byte-identical on every machine, because no system font is used.
 */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  return (await render(svg, width)).asPng();
}

/**
 * The same for a drawing without transparency, a third smaller: without a channel for it, and packed as tightly
 * as zlib can. Messengers drop previews of more than 300 kB.
 */
export async function smallPngOf(svg: string, width: number): Promise<Uint8Array> {
  const image = await render(svg, width);
  return encoded(image.pixels, image.width, image.height);
}

async function render(svg: string, width: number) {
  const fontFiles = FONTS.map((name) => path.join(process.cwd(), FOLDER, `${name}.ttf`));
  return renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    fitTo: { mode: 'width', value: width },
    logLevel: 'off',
  });
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue; no filter, which suits flat colours best; not interlaced. */
const FORMAT = [8, 2, 0, 0, 0];
const [RGBA, RGB] = [4, 3];

async function encoded(pixels: Buffer, width: number, height: number): Promise<Uint8Array> {
  // Each row begins with its filter, 0.
  const rows = Buffer.alloc((width * RGB + 1) * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let from = y * width * RGBA; from < (y + 1) * width * RGBA; from += RGBA)
      to += pixels.copy(rows, to, from, from + RGB);
  }
  const data = await promisify(deflate)(rows, { level: constants.Z_BEST_COMPRESSION });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([size, Buffer.from(FORMAT)]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
