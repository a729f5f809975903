/** The set-up of a circle's tables. */
import { z } from 'zod';
import { PaceShape } from '@/lib/features/table/pace-shape';
import type { TableOptions, Variant } from '@/lib/game/engine/setup';
import { TableOptionsSchema, VariantSchema } from '@/lib/game/eventlog/setup';
import type { Pace } from '@/lib/game/pace/pace';

/** The turn order: each person gets each position equally often, or it is drawn. */
export const SEAT_ORDERS = ['rotated', 'drawn'] as const;
export type SeatOrder = (typeof SEAT_ORDERS)[number];

/** The rules of a table. */
export const SetupShape = z.object({ options: TableOptionsSchema, variant: VariantSchema });
/** The same; by default the usual ones. */
export const RulesShape = z.object({
  options: SetupShape.shape.options.default(() => USUAL.options),
  variant: SetupShape.shape.variant.default(() => USUAL.variant),
});
const USUAL = SetupShape.parse({ options: {}, variant: {} });

export interface TableRules {
  readonly options: TableOptions;
  readonly variant: Variant;
}

/** The usual table of a circle. */
export const PresetShape = SetupShape.extend({
  /** The usual people, by their ids in the circle. */
  members: z.array(z.guid()).min(2).max(4),
  pace: PaceShape,
  seatOrder: z.enum(SEAT_ORDERS),
});
export interface Preset extends TableRules {
  readonly members: readonly string[];
  readonly pace: Pace;
  readonly seatOrder: SeatOrder;
}

/** The stored usual table; undefined until a member has chosen one. */
export const presetOf = (stored: unknown): Preset | undefined => PresetShape.safeParse(stored).data;
