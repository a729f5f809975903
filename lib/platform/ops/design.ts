import 'server-only';
import { env } from '@/lib/platform/env';

/**
 * Whether the page that shows every symbol, tile and control is open: where the service is developed, or when
 * asked for.
 */
export function isDesignOpen(): boolean {
  const { NODE_ENV, DESIGN } = env();
  return NODE_ENV !== 'production' || DESIGN;
}
