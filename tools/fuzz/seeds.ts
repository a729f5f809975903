// Selects the games: consecutive numbers, without those whose table was not requested.

/** Numbers go through these tables in turn, as tests/support/engine/fuzz-plan.ts does. */
const MODES = ['2', '3', '4', 'simple', 'parler'];

/** The arguments as given on the command line. */
interface FuzzArguments {
  readonly games: string;
  readonly seed: string;
  readonly players?: string;
  readonly mode?: string;
}

/** The numbers of the games. */
export function seedsOf({ games, seed, players, mode }: FuzzArguments): number[] {
  const wanted = wantedModes(players, mode);
  const [count, first] = [wholeNumber(games, '--games'), wholeNumber(seed, '--seed')];
  const seeds: number[] = [];
  for (let number = first; seeds.length < count; number += 1)
    if (wanted.has(MODES[number % MODES.length] ?? '')) seeds.push(number);
  return seeds;
}

function wantedModes(players?: string, mode?: string): ReadonlySet<string> {
  if (players === undefined && mode === undefined) return new Set(MODES);
  const counts = players?.split(',').flatMap((n) => (n === '1' ? ['simple', 'parler'] : [n])) ?? [];
  const wanted = new Set([...counts, ...(mode?.split(',') ?? [])]);
  const unknown = [...wanted].filter((name) => !MODES.includes(name));
  if (unknown.length > 0) throw new Error(`no such table: ${unknown.join(', ')}`);
  return wanted;
}

function wholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < (name === '--games' ? 1 : 0))
    throw new Error(`${name} ${text} is no whole number`);
  return number;
}
