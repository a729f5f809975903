/** Tables for spreadsheets (RFC 4180). */
import 'server-only';
import { languageOf, type Locale } from '@/lib/game/wording/language/locales';

export type CsvCell = string | number | boolean | undefined;

/** Spreadsheets read UTF-8 only after this byte order mark. */
const MARK = '\uFEFF';
/** Spreadsheets would run a text with such a beginning as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** How spreadsheets of one language separate the cells of a line, and the decimals of a number. */
interface Separators {
  readonly cell: ',' | ';';
  readonly decimal: '.' | ',';
}

/** A spreadsheet in a language with a decimal comma reads a comma as part of a number. */
function separatorsOf(locale: Locale): Separators {
  const parts = new Intl.NumberFormat(languageOf(locale).format).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { cell: ';', decimal: ',' } : { cell: ',', decimal: '.' };
}

/** Rows as CSV in the reader's language: texts are quoted and never formulas. An undefined cell is empty. */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  locale: Locale,
): string {
  const separators = separatorsOf(locale);
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => cellText(cell, separators)).join(separators.cell),
  );
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell, { decimal }: Separators): string {
  if (typeof cell === 'string') return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  return cell === undefined ? '' : String(cell).replace('.', decimal);
}

/** The response with a CSV file of this name. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      vary: 'accept-language, authorization, cookie',
    },
  });
}
