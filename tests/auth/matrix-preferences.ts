/** The part of the matrix (matrix-table.ts) for preferences of a reader: language, theme, messages. */
import { all, type Row } from './matrix-rows';

export const OF_PREFERENCES: Readonly<Record<string, Row>> = {
  'POST app/language/route.ts': all('303 /'),
  'POST app/me/at-table/route.ts': all('204'),
  'POST app/me/prompts/declined/route.ts': all('303 /games/:here'),
  'POST app/theme/route.ts': all('303 /'),
};
