import 'server-only';
import path from 'node:path';
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
  const fontFiles = FONTS.map((name) => path.join(process.cwd(), FOLDER, `${name}.ttf`));
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    fitTo: { mode: 'width', value: width },
    logLevel: 'off',
  });
  return image.asPng();
}
