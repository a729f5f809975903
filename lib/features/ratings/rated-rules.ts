/** The rules of every rated table: the ones a new table has by default. */
import { TableOptionsSchema, VariantSchema } from '@/lib/game/eventlog/setup';

export const RATED_OPTIONS = TableOptionsSchema.parse({});
export const RATED_VARIANT = VariantSchema.parse({});
