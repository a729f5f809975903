/** The schema of the choices before a game (DEC-39), with the defaults of a table played online. */
import { z } from 'zod';
import {
  BASE_VARIANT,
  ONLINE_OPTIONS,
  OPTION_NAMES,
  type OptionName,
  type Setup,
  type TableOptions,
  type Variant,
} from './setup';
import { GRID_VARIANTS } from './vocabulary';

/** The opponents of a single player. */
export const SOLO_OPPONENTS = ['parler', 'simple'] as const satisfies readonly Setup['solo'][];

/** An object schema's members, one for each option. */
function mapOptions<T>(schemaOf: (name: OptionName) => T): Record<OptionName, T> {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, schemaOf(name)])) as Record<OptionName, T>;
}

/** The rule readings and conveniences of a table; missing ones get the online default. */
export const TableOptionsSchema = z
  .strictObject(mapOptions((name) => z.boolean().default(ONLINE_OPTIONS[name])))
  .prefault({}) satisfies z.ZodType<TableOptions>;

const Side = z.enum(['A', 'B']);

const Tiers = z
  .strictObject({
    'hunger-wall': z.enum(GRID_VARIANTS).default(BASE_VARIANT.tiers['hunger-wall']),
    cathedral: z.enum(GRID_VARIANTS).default(BASE_VARIANT.tiers.cathedral),
  })
  .prefault({});

/** The variant of the board; missing values mean the base game. */
export const VariantSchema = z
  .strictObject({
    actionSide: Side.default(BASE_VARIANT.actionSide),
    tileOrder: z.enum(['first-game', 'random']).default(BASE_VARIANT.tileOrder),
    bridgeFaces: z
      .union([z.enum(['A', 'random']), z.array(Side).length(5).readonly()])
      .default(BASE_VARIANT.bridgeFaces),
    plazaFaces: z.enum(['A', 'random']).default(BASE_VARIANT.plazaFaces),
    tiers: Tiers,
    roadTiles: z.strictObject({ I: Side.optional(), II: Side.optional(), III: Side.optional() }).prefault({}),
  })
  .prefault({}) satisfies z.ZodType<Variant>;

const storedTier = z.enum(GRID_VARIANTS);

/**
 * A stored set-up. No defaults are filled in, because the hash covers the stored text. The oldest games
 * have fewer options and variants.
 */
export const StoredSetupSchema = z
  .strictObject({
    players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    solo: z.enum(SOLO_OPPONENTS).optional(),
    options: z.strictObject({
      ...mapOptions(() => z.boolean().optional()),
      // Every stored game has these two; the other options came later.
      deferPlazaRewards: z.boolean(),
      refillOnDemand: z.boolean(),
    }),
    variant: z.strictObject({
      actionSide: Side,
      tileOrder: z.enum(['first-game', 'random']),
      bridgeFaces: z.union([z.enum(['A', 'random']), z.array(Side).length(5)]),
      plazaFaces: z.enum(['A', 'random']),
      tiers: z.strictObject({ 'hunger-wall': storedTier, cathedral: storedTier }),
      roadTiles: z.strictObject({ I: Side.optional(), II: Side.optional(), III: Side.optional() }).optional(),
    }),
  })
  // Games have such an opponent exactly when one person plays.
  .refine(({ players, solo }) => (players === 1) === (solo !== undefined))
  // A missing choice did not exist yet; the rules treat it as not chosen.
  .transform((setup) => setup as Setup);
