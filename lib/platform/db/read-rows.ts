import 'server-only';
import { logger } from '@/lib/platform/logger';
import { errorWords } from '@/lib/platform/logger/error-words';

/**
 * The rows of a list as `read` understands them. A row with an odd stored value is logged and left out: it costs
 * itself, and not the list.
 */
export function readRows<Row, T>(list: string, rows: readonly Row[], read: (row: Row, i: number) => T): T[] {
  return rows.flatMap((row, i) => {
    try {
      return [read(row, i)];
    } catch (error) {
      logger().error({ list, ...errorWords(error) }, 'a stored row cannot be read');
      return [];
    }
  });
}
