import 'server-only';
import { z } from 'zod';
import recorded from '@/generated/film-game.json';
import { type Command, CommandSchema } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import { GENESIS, sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import { EXPORT_FORMAT } from '@/lib/game/eventlog/export';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { StoredSetupSchema } from '@/lib/game/engine/setup-shapes';
import { packFor } from '@/lib/game/rulesets';
import { perProcess } from '@/lib/platform/process';
import { importGame } from './import-game';

/** A replay of a four-player game: four computers played it, and only their choices are stored. */
const Film = z.object({
  pack: z.object({ id: z.string(), version: z.int() }),
  rulesVersion: z.int(),
  seed: z.string(),
  setup: StoredSetupSchema,
  /** The row where readers can try a turn of their own. */
  tryAt: z.int(),
  /** The commands of a seat until another one acts. */
  runs: z.array(z.object({ seat: z.int(), commands: z.array(CommandSchema) })),
});

const ID = 'praga0film';
const NAME = 'Praga Caput Regni';
const PEOPLE = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const BEGAN = Date.UTC(2026, 10, 1, 12);
const MINUTE_MS = 60_000;

interface Played extends LogEntry {
  readonly command?: Command;
}

export interface FilmTable {
  readonly gameId: string;
  readonly tryAt: number;
}

const made = perProcess('pragaFilm', () => bringIn());

/**
 * The table of the replay, imported on first use like a game from a file. Undefined while the service
 * is read-only and it is not imported yet.
 */
export async function filmTable(): Promise<FilmTable | undefined> {
  try {
    const table = await made.get();
    if (!table) made.forget();
    return table;
  } catch (error) {
    // After a failed import the next request tries again.
    made.forget();
    throw error;
  }
}

async function bringIn(): Promise<FilmTable | undefined> {
  const imported = await importGame(filmDocument(), 'finished');
  if (imported.ok) return { gameId: imported.value.gameId, tryAt: Film.parse(recorded).tryAt };
  if (imported.error.kind === 'read-only') return undefined;
  throw new Error(`the film is no game: ${JSON.stringify(imported.error)}`);
}

/** The recorded game as a document: its decisions are computed again, and every row is hashed again. */
function filmDocument() {
  const { pack: of, rulesVersion, seed, setup, runs } = Film.parse(recorded);
  const pack = packFor(of.id, of.version);
  const log: Played[] = [{ seq: 1, ...newGame(pack, setup, rulesVersion, seed) }];
  let position: Position = advance(undefined, log[0] ?? { seq: 1, events: [] });
  const moves = runs.flatMap(({ seat, commands }) => commands.map((command) => ({ seat, command })));
  for (const { seat, command } of moves) {
    if (!position.secrets) throw new Error('a game has secrets');
    const result = decide(pack, position.state, position.secrets, seat, command);
    if (!result.ok) throw new Error(`the film breaks off: ${JSON.stringify(result.error)}`);
    const entry = { seq: position.state.seq + 1, seat, command, ...result.value };
    position = advance(position, entry);
    log.push(entry);
  }
  const rows = sealed({ seed, rulesVersion }, log, { type: 'SetupChoices', setup });
  const { state } = position;
  const scores = score(pack, state).map(({ seat, total, bySource }) => ({ seat, total, bySource }));
  const game = { id: ID, name: NAME, status: 'finished', pack: of, rulesVersion, setup, seed };
  return {
    format: EXPORT_FORMAT,
    game: {
      ...game,
      createdAt: rows[0]?.at,
      seq: rows.length,
      head: rows.at(-1)?.hash,
      commitment: state.commitment,
    },
    seats: PEOPLE.map((name, seat) => ({ seat, name, seated: true })),
    result: { ranking: state.ranking ?? [], scores },
    log: rows,
  };
}

function sealed(
  { seed, rulesVersion }: { readonly seed: string; readonly rulesVersion: number },
  log: readonly Played[],
  setup: StoredRow['command'],
): StoredRow[] {
  const rows: StoredRow[] = [];
  for (const { seq, seat, command, events, secretEvents = [] } of log) {
    rows.push(
      sealRow(ID, seed, {
        seq,
        ...(seat === undefined ? {} : { seat }),
        commandId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
        command: command ?? setup,
        events: events.map((event) => storedForm(event)),
        secret: secretEvents,
        rulesVersion,
        at: new Date(BEGAN + seq * MINUTE_MS).toISOString(),
        prevHash: rows.at(-1)?.hash ?? GENESIS,
      }),
    );
  }
  return rows;
}
