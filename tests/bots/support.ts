import { chooseCommand, type ThinkingLimit, type Strength } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { askedIn, give, start } from '../support/engine/running';

const newest = PACKS.at(-1);
export const PACK = packFor(newest?.id ?? '', newest?.version ?? 0);

export const TWO_PLAYERS: Setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT };

/** Set-ups that between them use every player count, kind of solo game, variant and option. */
export const SETUPS: readonly (readonly [title: string, setup: Setup])[] = [
  ['two players', TWO_PLAYERS],
  ['three players with choices that wait', { ...TWO_PLAYERS, players: 3, options: ONLINE_OPTIONS }],
  [
    'four players, A sets, B action tiles',
    {
      players: 4,
      options: { ...BASE_OPTIONS, asyncTechnology: true, tieIncludesSite: true },
      variant: {
        ...BASE_VARIANT,
        actionSide: 'B',
        tiers: { 'hunger-wall': 'A', cathedral: 'A' },
        roadTiles: { I: 'A', II: 'A', III: 'A' },
      },
    },
  ],
  [
    'two players, B sets, B road tiles, open V tiles',
    {
      players: 2,
      options: { ...ONLINE_OPTIONS, openVTiles: true, simplifiedCovering: true },
      variant: {
        ...BASE_VARIANT,
        bridgeFaces: ['A', 'B', 'A', 'B', 'A'],
        tiers: { 'hunger-wall': 'B', cathedral: 'B' },
        roadTiles: { I: 'B', II: 'B', III: 'B' },
      },
    },
  ],
  ['the simple opponent', { ...TWO_PLAYERS, players: 1, solo: 'simple' }],
  ['Peter Parler', { ...TWO_PLAYERS, players: 1, solo: 'parler' }],
  [
    'Peter Parler by chance',
    { players: 1, solo: 'parler', options: { ...ONLINE_OPTIONS, randomParler: true }, variant: BASE_VARIANT },
  ],
];

export interface Played {
  readonly state: State;
  /** Every decision with the view of its seat. */
  readonly decisions: readonly { readonly seen: View; readonly command: Command }[];
}

/** Plays a whole game with the newest pack or another; throws if a command is refused. */
export function playGame(
  setup: Setup,
  seed: string,
  strengths: readonly Strength[],
  limit?: ThinkingLimit,
  pack: Pack = PACK,
): Played {
  let now = start(pack, setup, sha256Hex(seed));
  const decisions: { seen: View; command: Command }[] = [];
  while (now.position.state.phase !== 'finished') {
    const { seat, seen } = askedIn(now);
    const command = chooseCommand({
      pack,
      view: seen,
      strength: strengths[seat] ?? 'random',
      seed: `${seed}/${seat}`,
      ...(limit ? { limit } : {}),
    });
    decisions.push({ seen, command });
    now = give(now, seat, command);
  }
  return { state: now.position.state, decisions };
}
