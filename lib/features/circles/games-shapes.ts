/** The games of a circle: results, standing, years, its usual table, past tables, its export. */
import { SetupShape } from '@/lib/features/circles/preset';
import { z } from 'zod';

/** The rules of a table; by default the usual ones. */
export const RulesShape = z.object({
  options: SetupShape.shape.options.default(() => USUAL.options),
  variant: SetupShape.shape.variant.default(() => USUAL.variant),
});

const USUAL = SetupShape.parse({ options: {}, variant: {} });

export const CIRCLE_FORMAT = 'praga-by-post/circle';
