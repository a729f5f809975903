/** The setup of a circle's tables. Also for components. */
import { z } from 'zod';
import { PaceShape } from '@/lib/features/table/pace-shape';
import type { TableOptions, Variant } from '@/lib/game/engine/setup';
import { TableOptionsSchema, VariantSchema } from '@/lib/game/engine/setup-shapes';

/** The turn order: each person gets each position equally often, or it is drawn. */
export const SEAT_ORDERS = ['rotated', 'drawn'] as const;
export type SeatOrder = (typeof SEAT_ORDERS)[number];

const OptionsShape: z.ZodType<TableOptions, z.input<typeof TableOptionsSchema>> = TableOptionsSchema;
const VariantShape: z.ZodType<Variant, z.input<typeof VariantSchema>> = VariantSchema;
/** The rules of a table. */
export const SetupShape = z.object({ options: OptionsShape, variant: VariantShape });
export type TableRules = Readonly<z.infer<typeof SetupShape>>;
export const USUAL_RULES: TableRules = SetupShape.parse({ options: {}, variant: {} });
/** The same; by default the usual ones. */
export const RulesShape = z.object({
  options: SetupShape.shape.options.default(() => USUAL_RULES.options),
  variant: SetupShape.shape.variant.default(() => USUAL_RULES.variant),
});

/** The usual table of a circle. */
export const PresetShape = SetupShape.extend({
  /** The usual people, by their ids in the circle. */
  members: z.array(z.guid()).min(2).max(4),
  pace: PaceShape,
  seatOrder: z.enum(SEAT_ORDERS),
});
export type Preset = Readonly<z.infer<typeof PresetShape>>;

/** The stored usual table; undefined until a member has chosen one. */
export const presetOf = (stored: unknown): Preset | undefined => PresetShape.safeParse(stored).data;
