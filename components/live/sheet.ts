/**
 * Stands in for lib/game/drawing/sheet where the live table is drawn: the page links to the sheet already,
 * and
 * its browser has it.
 */
let here = '';

/** From now on drawings lead to this file. */
export function drawWith(url: string): void {
  here = url;
}

export const sheetOf = (_pack: object): { readonly url: string } => ({ url: here });

export function linkToSheet(markup: string, url: string): string {
  return markup.replaceAll(' href="#', ` href="${url}#`);
}
