/** The address of a pack's sheet: symbols and boards that never change. */
import type { PackData } from '@/lib/game/engine/pack';
import SHEETS from '@/lib/generated/browser/sheets.json';

const known: Readonly<Record<string, string | undefined>> = SHEETS;

/** Contains a content hash. A pack without a table gets the newest sheet. */
export function sheetUrl({ id, version }: Pick<PackData, 'id' | 'version'>): string {
  return known[`${id}-${version}`] ?? '/s/newest';
}

/** Makes a drawing's references point to its pack's sheet. */
export function linkToSheet(markup: string, pack: Pick<PackData, 'id' | 'version'>): string {
  return markup.replaceAll(' href="#', ` href="${sheetUrl(pack)}#`);
}
