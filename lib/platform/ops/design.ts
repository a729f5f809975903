import 'server-only';
import { env } from '@/lib/platform/env';

/**
 * Whether the page with every symbol, tile and control is open: in development, or if enabled by a setting.
 */
export function isDesignOpen(): boolean {
  const { NODE_ENV, DESIGN } = env();
  return NODE_ENV !== 'production' || DESIGN;
}
