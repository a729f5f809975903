/** Where a page finds the sheet of a pack: symbols and boards that never change. */
import type { PackData } from '@/lib/game/engine/pack';
import SHEETS from '@/lib/generated/browser/sheets.json';

const known: Readonly<Record<string, string | undefined>> = SHEETS;

/** Changes with its content; a pack that nobody plays with has the newest sheet. */
export function sheetUrl({ id, version }: Pick<PackData, 'id' | 'version'>): string {
  return known[`${id}-${version}`] ?? '/s/newest';
}

/** Has the references of a drawing lead to the sheet of its pack. */
export function linkToSheet(markup: string, pack: Pick<PackData, 'id' | 'version'>): string {
  return markup.replaceAll(' href="#', ` href="${sheetUrl(pack)}#`);
}
