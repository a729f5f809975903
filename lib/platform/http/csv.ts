/** Tables for spreadsheets (RFC 4180). */
import 'server-only';

export type CsvCell = string | number | boolean | undefined;

/** Spreadsheets read UTF-8 only after this byte order mark. */
const MARK = '\uFEFF';
/** Spreadsheets would run a text with such a beginning as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV: texts are quoted and never formulas, and an undefined cell is empty. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(cellText).join(','));
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/** The response with a CSV file of this name. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      vary: 'authorization, cookie',
    },
  });
}
