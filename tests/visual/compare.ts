/**
 * Compares two pictures as somebody would who sees them one after the other; the browser itself reads them.
 */
import type { Page } from '@playwright/test';

/**
 * How far a colour may be away, out of 255, before it counts: letters are drawn a little differently on every
 * machine.
 */
const SHADE = 40;

/**
 * Compares on a page of its own: how much of the picture looks different, from 0 to 1, and the picture with
 * all that differs in red, as PNG.
 */
export async function compare(page: Page, before: Buffer, after: Buffer) {
  const sources = [before, after].map((picture) => picture.toString('base64'));
  const { share, marked } = await page.evaluate(differences, { sources, shade: SHADE });
  return { share, marked: Buffer.from(marked.slice(marked.indexOf(',') + 1), 'base64') };
}

/** In the page. At half the size, so the edge of a line may lie half a dot aside. */
async function differences({ sources, shade }: { sources: readonly string[]; shade: number }) {
  const [before, after] = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = `data:image/webp;base64,${source}`;
      await image.decode();
      return image;
    }),
  );
  if (!before || !after) throw new Error('two pictures are compared');
  const [width, height] = [Math.floor(after.width / 2), Math.floor(after.height / 2)];
  const drawn = (image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return { canvas, context, dots: context.getImageData(0, 0, width, height) };
  };
  const [old, now] = [drawn(before), drawn(after)];
  if (before.width !== after.width || before.height !== after.height)
    return { share: 1, marked: now.canvas.toDataURL() };
  let differing = 0;
  for (let at = 0; at < now.dots.data.length; at += 4) {
    const away = (channel: number) =>
      Math.abs((old.dots.data[at + channel] ?? 0) - (now.dots.data[at + channel] ?? 0));
    if (Math.max(away(0), away(1), away(2)) <= shade) continue;
    differing += 1;
    now.dots.data.set([255, 0, 0, 255], at);
  }
  now.context.putImageData(now.dots, 0, 0);
  return { share: differing / (width * height), marked: now.canvas.toDataURL() };
}
