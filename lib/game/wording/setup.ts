/**
 * The choices of a table before the game, each with its sentence, and who may join and watch it; shared by
 * the form and the table.
 */
import { OPTION_NAMES, type OptionName, type Setup, type Variant } from '@/lib/game/engine/setup';
import { ROAD_SPACES } from '@/lib/game/engine/vocabulary';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import type { Wording } from '@/lib/game/wording/wording';

export interface TableOption {
  readonly name: OptionName;
  readonly isUsual: boolean;
}

/** Options that suit most tables, so the form does not fold them away. */
const USUAL: readonly OptionName[] = ['deferPlazaRewards', 'refillOnDemand', 'asyncTechnology'];

/** The selectable rule readings and conveniences. */
export const OPTIONS: readonly TableOption[] = [
  ...USUAL.map((name) => ({ name, isUsual: true })),
  ...OPTION_NAMES.filter((name) => !USUAL.includes(name)).map((name) => ({ name, isUsual: false })),
];

/** The name and the sentence of an option. */
export function optionWords({ t }: Wording, { name }: TableOption): readonly [string, string] {
  return [t(`setup.option.${name}.title`), t(`setup.option.${name}.text`)];
}

/** The name and the sentence of a solo opponent. */
export function soloWords({ t }: Wording, solo: NonNullable<Setup['solo']>): readonly [string, string] {
  return [t(`setup.solo.${solo}.title`), t(`setup.solo.${solo}.text`)];
}

/** A choice of board layout. */
export interface VariantChoice {
  /** Name of the field in the form. */
  readonly name: string;
  readonly title: MessageKey;
  /** Set if the title mentions a space of the King's Road. */
  readonly space?: string;
  /** Values with their meanings; the first is the base game. */
  readonly of: readonly (readonly [string, MessageKey])[];
  /** The chosen value of a table. */
  readonly chosen: (variant: Variant) => string;
}

const TIERS = [
  ['base', 'setup.variant.tiers.base'],
  ['A', 'setup.variant.tiers.A'],
  ['B', 'setup.variant.tiers.B'],
] as const;

const ROADS = ROAD_SPACES.filter((space) => space === 'I' || space === 'II' || space === 'III').map(
  (space): VariantChoice => ({
    name: `road.${space}`,
    title: 'setup.variant.road.title',
    space,
    of: [
      ['', 'setup.variant.road.printed'],
      ['A', 'setup.variant.road.A'],
      ['B', 'setup.variant.road.B'],
    ],
    // Tables older than such tiles have none.
    chosen: ({ roadTiles }: Partial<Variant>) => roadTiles?.[space] ?? '',
  }),
);

/** All choices of board layout. */
export const VARIANTS: readonly VariantChoice[] = [
  {
    name: 'tileOrder',
    title: 'setup.variant.tileOrder.title',
    of: [
      ['random', 'setup.variant.tileOrder.random'],
      ['first-game', 'setup.variant.tileOrder.first-game'],
    ],
    chosen: (variant) => variant.tileOrder,
  },
  {
    name: 'actionSide',
    title: 'setup.variant.actionSide.title',
    of: [
      ['A', 'setup.variant.actionSide.A'],
      ['B', 'setup.variant.actionSide.B'],
    ],
    chosen: (variant) => variant.actionSide,
  },
  {
    name: 'tiers.hunger-wall',
    title: 'setup.variant.hunger-wall.title',
    of: TIERS,
    chosen: (variant) => variant.tiers['hunger-wall'],
  },
  {
    name: 'tiers.cathedral',
    title: 'setup.variant.cathedral.title',
    of: TIERS,
    chosen: (variant) => variant.tiers.cathedral,
  },
  ...ROADS,
  {
    name: 'bridgeFaces',
    title: 'setup.variant.bridgeFaces.title',
    of: [
      ['random', 'setup.variant.faces.random'],
      ['A', 'setup.variant.faces.A'],
      ['chosen', 'setup.variant.bridgeFaces.chosen'],
    ],
    chosen: ({ bridgeFaces }) => (typeof bridgeFaces === 'string' ? bridgeFaces : 'chosen'),
  },
  {
    name: 'plazaFaces',
    title: 'setup.variant.plazaFaces.title',
    of: [
      ['random', 'setup.variant.faces.random'],
      ['A', 'setup.variant.faces.A'],
    ],
    chosen: (variant) => variant.plazaFaces,
  },
];

/** The title of a variant, and its values with their meanings. */
export function variantWords({ t }: Wording, { title, space = '', of }: VariantChoice) {
  return { title: t(title, { space }), of: of.map(([value, key]) => [value, t(key)] as const) };
}

/** The options of a table that differ from the base game: a title and a sentence each. */
export function setupWords(
  words: Wording,
  { players, solo = 'parler', options, variant }: Setup,
): (readonly [string, string])[] {
  const opponent = players === 1 ? [soloWords(words, solo)] : [];
  const readings = OPTIONS.filter(({ name }) => options[name]).map((option) => optionWords(words, option));
  const layout = VARIANTS.flatMap((choice) => {
    const value = choice.chosen(variant);
    const { title, of } = variantWords(words, choice);
    const at = of.findIndex(([entry]) => entry === value);
    return at > 0 ? [[title, `${of[at]?.[1] ?? ''}.`] as const] : [];
  });
  return [...opponent, ...readings, ...layout];
}

/**
 * Who may take a free seat: anyone who finds the table in the lobby, anyone with its link, or only people
 * with a seat's link.
 */
export const JOIN_POLICIES = ['open', 'link', 'named'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** Who may watch a table: everyone, anyone with its address, members of its circle, or only its players. */
export const WATCHERS = ['anyone', 'link', 'circle', 'players'] as const;
export type Watchers = (typeof WATCHERS)[number];
/** The same options at a table without a circle. */
export const OPEN_WATCHERS = ['anyone', 'link', 'players'] as const satisfies readonly Watchers[];

/** Whether strangers cannot watch even with the address. */
export const isHidden = (watchers: Watchers): boolean => watchers === 'circle' || watchers === 'players';

/** Who may see a line tried during a running game: only its author, or anyone with the author's link. */
export const LINE_SHARINGS = ['private', 'link'] as const;
export type LineSharing = (typeof LINE_SHARINGS)[number];

/** Parses the column "lineSharing" of a game. */
export function lineSharingOf(text: string): LineSharing {
  return LINE_SHARINGS.find((sharing) => sharing === text) ?? 'private';
}

/** Parses the column "door" of a game. */
export function joinPolicyOf(text: string): JoinPolicy {
  return JOIN_POLICIES.find((joinPolicy) => joinPolicy === text) ?? 'named';
}

/** Parses the column "watchers" of a game; an unknown value admits only players. */
export function watchersOf(text: string): Watchers {
  return WATCHERS.find((watchers) => watchers === text) ?? 'players';
}
