/** Drawings as parts of a larger picture. */
import { num, TEXT, withoutRows, type Area } from './draw';
import { escapeMarkup } from './escape';

/** A whole picture for a page. */
export function pictureSvg(
  body: string,
  { width, height }: Pick<Area, 'width' | 'height'>,
  title: string,
): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}" class="board-svg" ${TEXT}>${body}</svg>`;
}

/** A drawing at its place in a picture, without links and names. `redraw` gets each linked piece and its key. */
export function placeInPicture(
  { x, y, width, height }: Area,
  drawing: string,
  redraw: (piece: string, key: string) => string = withoutHits,
): string {
  const place = `x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`;
  return withoutRows(drawing)
    .replace(/^<svg viewBox="([^"]*)"[^>]*>/, `<svg ${place} viewBox="$1">`)
    .replace(/<title.*?<\/desc>/, '')
    .replaceAll(/<a ([^>]*)>(.*?)<\/a>/gs, (_whole, attributes: string, piece: string) => {
      const key = /data-at="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return `<g>${redraw(piece, key)}</g>`;
    });
}

/** The press targets of a piece. */
export const HIT = /<(use|rect)([^>]*) class="hit"([^>]*)\/>/g;

/** A piece without its press targets. */
export const withoutHits = (piece: string): string => piece.replaceAll(HIT, '');
