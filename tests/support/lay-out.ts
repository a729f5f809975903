/** Lays a golden game out as a real table. Seed, commands and times are always the same. */
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { seatingOf } from '@/lib/features/table/new-table/create-table';
import { insertGame, type NewGame } from '@/lib/features/table/new-table/new-game-store';
import { toAct } from '@/lib/game/engine/acting';
import { newGame } from '@/lib/game/engine/new-game';
import { replay } from '@/lib/game/engine/replay';
import { GENESIS, sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { newGameId } from '@/lib/platform/auth/tokens';
import type { Clock } from '@/lib/platform/clock';
import type { GoldenGame } from '../golden/games';
import { readGame } from '../golden/record';
import { commandIdOf } from './documents';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const FIRST_MOMENT = Date.UTC(2026, 4, 9, 12);
const STEP_MS = 60_000;
/** Open to spectators, and without clocks, which would show another time every day. */
const NO_CLOCKS: NewGame['clocks'] = { changed: [] };
const TERMS: NewGame['terms'] = { joinPolicy: 'named', watchers: 'anyone', pace: { kind: 'relaxed' } };

/** The requested part of a game. */
export interface Wanted {
  readonly game: string;
  /** The number of its commands to play. */
  readonly commands: number;
  /** The names of the players. */
  readonly names?: readonly string[];
}

/** The new table: a key for every seat, and the newest row. */
export interface LaidOut {
  readonly gameId: string;
  readonly tokens: readonly string[];
  readonly seq: number;
}

/** A clock that moves on by a minute with each command. */
function steadyClock(): Clock {
  let moment = FIRST_MOMENT;
  return { now: () => new Date((moment += STEP_MS)) };
}

/** The setup row of the recorded game, with its seed and its pack. */
async function makeTable(
  { setup, seed, pack, rulesVersion }: GoldenGame,
  names: readonly string[],
  clock: Clock,
): Promise<Pick<LaidOut, 'gameId' | 'tokens'>> {
  const chairs = names.slice(0, setup.players).map((name) => ({ name }));
  const { people, seats } = seatingOf(chairs, 'first');
  const [gameId, at] = [newGameId(), clock.now()];
  const data = packFor(pack.id, pack.version);
  const { events, secretEvents } = newGame(data, setup, rulesVersion, seed);
  const { state, secrets } = replay([{ seq: 1, events, secretEvents }]);
  if (!secrets) throw new Error('the set-up has no secrets');
  const row = sealRow(gameId, seed, {
    seq: 1,
    command: { type: 'SetupChoices', setup },
    commandId: commandIdOf(1),
    events: events.map((event) => storedForm(event)),
    secret: secretEvents,
    at: at.toISOString(),
    rulesVersion,
    prevHash: GENESIS,
  });
  const { commitment } = state;
  const game = { id: gameId, name: 'At the Golden Tiger', at, seats, pack, commitment };
  const waiting = toAct(state);
  const told = { terms: TERMS, clocks: NO_CLOCKS, messages: [] };
  await insertGame({ ...game, ...told, rows: [{ row, waiting }], state, secrets, waiting });
  return { gameId, tokens: people.map(({ token }) => token) };
}

/** Gives the first `commands` of a game to the service, as its players would. */
export async function layOut({ game: name, commands: count, names = NAMES }: Wanted): Promise<LaidOut> {
  const game = readGame(name);
  const clock = steadyClock();
  const { gameId, tokens } = await makeTable(game, names, clock);
  for (const token of tokens) await sitDown({ token, isProgram: true }, clock);
  let expectedSeq = 1;
  for (const [seat, command] of game.commands.slice(0, count)) {
    const commandId = commandIdOf(expectedSeq + 1);
    const given = { gameId, token: tokens[seat], expectedSeq, commandId, command };
    const outcome = await submitCommand(given, clock);
    if (!outcome.ok) throw new Error(`${name}: refused at row ${expectedSeq}: ${JSON.stringify(outcome)}`);
    expectedSeq = outcome.value.answer.seq;
  }
  return { gameId, tokens, seq: expectedSeq };
}
