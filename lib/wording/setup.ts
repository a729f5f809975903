/** What a table has chosen before the game, each with its one sentence: the same in the form and at the table. */
import { ROAD_SPACES } from '@/lib/engine/vocabulary';
import type { Setup, TableOptions, Variant } from '@/lib/engine/state';

export interface OptionWords {
  readonly name: keyof TableOptions;
  /** Its name in the rules. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Suits most tables, so it is not folded away in the form. */
  readonly usual?: true;
}

/** The readings and conveniences to choose from. */
export const OPTION_WORDS: readonly OptionWords[] = [
  {
    name: 'deferPlazaRewards',
    code: 'DEV-1',
    title: 'Plaza rewards may wait',
    text: 'When somebody completes a plaza in another’s turn, the choice of reward waits for the owner’s own turn, unless it could touch what others share.',
    usual: true,
  },
  {
    name: 'refillOnDemand',
    code: 'DEV-3',
    title: 'Rows are refilled on demand',
    text: 'A taken tile is replaced when somebody asks for it or the turn ends, so that taking a tile can still be undone.',
    usual: true,
  },
  {
    name: 'asyncTechnology',
    code: 'ASYNC_TECH',
    title: 'Technologies may be chosen later',
    text: 'The choice of a technology of level I or II may stay open until the owner’s next turn begins.',
    usual: true,
  },
  {
    name: 'simplifiedCovering',
    code: 'DEV-2',
    title: 'Covered symbols always block',
    text: 'The side or corner symbol of a covered upgrade is used up even if it never paid.',
  },
  {
    name: 'randomParler',
    code: 'DEV-5',
    title: 'Chance decides for Peter Parler',
    text: 'In a solo game his markers and the places of his buildings are drawn instead of chosen by you.',
  },
  {
    name: 'openVTiles',
    code: 'OPEN_V',
    title: 'V tiles lie open',
    text: 'Everybody sees the V tiles of the bridge and of the Cathedral from the start.',
  },
  {
    name: 'tieIncludesSite',
    code: 'TIE_INCLUDES_SITE',
    title: 'Sites count in a tie',
    text: 'Where cubes at a plaza are level, the gold for sites counts along with the prices printed on the buildings.',
  },
];

export interface VariantWords {
  /** Name of the field in the form. */
  readonly name: string;
  readonly title: string;
  /** Value, what it means; the first is the base game. */
  readonly of: readonly (readonly [string, string])[];
  /** The value that a table plays with. */
  readonly chosen: (variant: Variant) => string;
}

const TIERS = [
  ['base', 'As printed: the base game'],
  ['A', 'Tier tiles with side A up lie on the board'],
  ['B', 'Tier tiles with side B up lie on the board'],
] as const;

/** Ways to lay out the board. */
export const VARIANT_WORDS: readonly VariantWords[] = [
  {
    name: 'tileOrder',
    title: 'Action tiles on the crane',
    of: [
      ['random', 'In random order'],
      ['first-game', 'In the order for a first game'],
    ],
    chosen: (variant) => variant.tileOrder,
  },
  {
    name: 'actionSide',
    title: 'Side of the action tiles',
    of: [
      ['A', 'A: three pairs of actions, twice each'],
      ['B', 'B: six different pairs'],
    ],
    chosen: (variant) => variant.actionSide,
  },
  {
    name: 'tiers.hunger-wall',
    title: 'Hunger Wall',
    of: TIERS,
    chosen: (variant) => variant.tiers['hunger-wall'],
  },
  {
    name: 'tiers.cathedral',
    title: 'St. Vitus Cathedral',
    of: TIERS,
    chosen: (variant) => variant.tiers.cathedral,
  },
  ...ROAD_SPACES.filter((space) => space === 'I' || space === 'II' || space === 'III').map(
    (space): VariantWords => ({
      name: `road.${space}`,
      title: `King’s Road, space ${space}`,
      of: [
        ['', 'As printed'],
        ['A', 'A tile with side A up replaces the effect that takes no egg'],
        ['B', 'A tile with side B up replaces the effect that takes no egg'],
      ],
      // Tables from before there were such tiles have none.
      chosen: ({ roadTiles }: Partial<Variant>) => roadTiles?.[space] ?? '',
    }),
  ),
  {
    name: 'bridgeFaces',
    title: 'Faces of Charles Bridge',
    of: [
      ['random', 'Drawn by lot'],
      ['A', 'Side A everywhere'],
      ['chosen', 'Chosen place by place'],
    ],
    chosen: ({ bridgeFaces }) => (typeof bridgeFaces === 'string' ? bridgeFaces : 'chosen'),
  },
  {
    name: 'plazaFaces',
    title: 'Faces of the plaza tiles',
    of: [
      ['random', 'Drawn by lot'],
      ['A', 'Side A everywhere'],
    ],
    chosen: (variant) => variant.plazaFaces,
  },
];

export const SOLO_WORDS = {
  parler: [
    'Peter Parler',
    'He takes tiles and builds where you plan it for him, raises his mines and quarries, and sends action tiles back to the crane.',
  ],
  simple: ['Simple opponent', 'After each of your turns the oldest action tile goes back to the crane.'],
} as const satisfies Record<NonNullable<Setup['solo']>, readonly [string, string]>;

/** What a table plays with beyond the base game: a title and a sentence each. */
export function setupWords({
  players,
  solo = 'parler',
  options,
  variant,
}: Setup): (readonly [string, string])[] {
  const opponent = players === 1 ? [SOLO_WORDS[solo]] : [];
  const readings = OPTION_WORDS.filter(({ name }) => options[name]).map(
    ({ title, code, text }) => [`${title} (${code})`, text] as const,
  );
  const layout = VARIANT_WORDS.flatMap(({ title, of, chosen }) => {
    const value = chosen(variant);
    const found = of.find(([entry]) => entry === value);
    return found && found !== of[0] ? [[title, `${found[1]}.`] as const] : [];
  });
  return [...opponent, ...readings, ...layout];
}
