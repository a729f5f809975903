/**
 * How pieces and places are identified: `data-at="<kind>:<id>"`, see docs/live-table.md. Drawings write
 * it, islands read it, and the page "look" shows the piece that it names.
 */
import { escapeMarkup } from '@/lib/game/drawing/escape';

export const AT_KINDS = [
  'crane',
  'slot',
  'row',
  'site',
  'plaza',
  'reward',
  'cell',
  'rival',
  'grid',
  'road',
  'bridge',
  'stack',
  'seal',
  'technology',
  'level',
  'token',
  'goods',
  'track',
  'board',
] as const;
export type AtKind = (typeof AT_KINDS)[number];

/** The `data-at` value of a piece. */
export function atKey(kind: AtKind, id: string | number): string {
  return `${kind}:${id}`;
}

/** Kind and id of a key, or undefined if it is malformed. */
export function parseAt(key: string): { readonly kind: AtKind; readonly id: string } | undefined {
  const [name = '', ...rest] = key.split(':');
  const kind = AT_KINDS.find((entry) => entry === name);
  const id = rest.join(':');
  return kind && /^[A-Za-z0-9-]{1,60}$/.test(id) ? { kind, id } : undefined;
}

/** The address that shows a piece enlarged; works on every table page, with and without JavaScript. */
export function inspectHref(key: string): string {
  return `?look=${key}`;
}

/**
 * A piece of a drawing as a link to its enlarged picture. It is left out of the tab order, which would
 * grow by a hundred stops: the lists next to the drawings name the same things, and islands move the focus
 * by arrow keys. Its name describes the state of the place; the drawing inside has no text of its own.
 */
export function linkPiece(kind: AtKind, id: string | number, name: string, body: string): string {
  const key = atKey(kind, id);
  return `<a href="${inspectHref(key)}" data-at="${key}" aria-label="${escapeMarkup(name)}" tabindex="-1"><g aria-hidden="true">${body}</g></a>`;
}
