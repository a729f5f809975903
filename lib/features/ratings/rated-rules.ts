/** The rules of every rated table: the default ones of a new table. */
import { TableOptionsSchema, VariantSchema } from '@/lib/game/eventlog/setup';

export const RATED_OPTIONS = TableOptionsSchema.parse({});
export const RATED_VARIANT = VariantSchema.parse({});
