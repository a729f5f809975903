/** Every legal command can be typed, and its text means only that command: whole random games. */
import { describe, expect, test } from 'vitest';
import { fitOf, sayablesOf, splitIntoWords } from '@/lib/game/command-line/phrases';
import { toAct } from '@/lib/game/engine/acting';
import type { CommandType } from '@/lib/game/engine/commands';
import { options, type Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { RULES } from '@/lib/game/engine/rules';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { momentsOf } from '../golden/games';
import { readGame } from '../golden/record';
import { FuzzRun } from '../support/engine/fuzz';
import { planFor } from '../support/engine/fuzz-plan';
import { PACK } from '../support/engine/table';
import { firstSeedOf, inFull, sampled } from '../support/full';
import { COMMANDS, STATE } from '../wording/samples';

interface Moment {
  readonly pack: Pack;
  readonly state: State;
  readonly commands: readonly Option[];
}

function momentOf(pack: Pack, { state, secrets }: Position): readonly Moment[] {
  const [seat] = toAct(state);
  if (seat === undefined) return [];
  return [{ pack, state, commands: options(pack, view(state, secrets, seat)).commands }];
}

/** Every position of a random game. */
function randomMoments(seed: number): readonly Moment[] {
  const setup = { players: 3 as const, options: ONLINE_OPTIONS, variant: BASE_VARIANT };
  const { rows } = new FuzzRun({ ...planFor(seed), setup, pack: PACK, isRich: true }).play();
  let position: Position | undefined;
  return rows.flatMap((row) => {
    position = advance(position, row);
    return momentOf(PACK, position);
  });
}

/** Between them they hold a command of every type. */
const GOLDEN = [
  '4-players-base',
  'solo-parler',
  '2-players-rewards-wait',
  '3-players-a-sets-technologies-wait',
  '4-players-all-options',
];

/** Positions of a recorded game: where a type of command is taken for the first time, and a sample. */
function goldenMoments(file: string): readonly Moment[] {
  const game = readGame(file);
  const seen = new Set<CommandType>();
  const wanted = new Set(sampled([...game.commands.keys()], 15));
  return [...momentsOf(game)].flatMap(({ pack, position }, i) => {
    const [, command] = game.commands[i] ?? [];
    if (!command) return [];
    const isNew = !seen.has(command.type);
    seen.add(command.type);
    return isNew || wanted.has(i) ? momentOf(pack, position) : [];
  });
}

const MOMENTS = [
  // Two types of commands are so rare that no recorded game has them.
  {
    pack: PACK,
    state: STATE,
    commands: Object.values(COMMANDS).map((command) => ({ command, reveals: false })),
  },
  ...GOLDEN.flatMap(goldenMoments),
  ...sampled(randomMoments(firstSeedOf('command line', 11)), 25),
];

const TYPES = Object.keys(RULES) as readonly CommandType[];

describe.each(inFull<readonly Locale[]>(LOCALES, ['de']))('in %s', (locale) => {
  const words = wordingOf(locale);

  test(
    'each legal command has a phrase that fits it word for word, and no other',
    { timeout: 120_000 },
    () => {
      const said = new Set<CommandType>();
      for (const { pack, state, commands } of MOMENTS) {
        const all = sayablesOf({ words, pack, state }, commands);
        const byPhrase = new Map(all.map(({ tokens, option }) => [tokens.join(' '), option]));
        expect(byPhrase.size).toBe(commands.length);
        for (const { phrase, tokens, option } of all) {
          expect(fitOf(splitIntoWords(phrase), tokens)).toBe(0);
          expect(byPhrase.get(splitIntoWords(phrase).join(' '))).toBe(option);
          said.add(option.command.type);
        }
      }
      expect(TYPES.filter((type) => !said.has(type))).toEqual([]);
    },
  );
});
