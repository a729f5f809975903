/** Golden games as the documents that the service would export. */
import { score } from '@/lib/game/engine/phases/scoring';
import { GENESIS, sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import { EXPORT_FORMAT, type GameDocument } from '@/lib/game/eventlog/export';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { begin, type GoldenGame } from '../golden/games';
import { readGame } from '../golden/record';
import { give, type Running } from './engine/running';

const FIRST_MOMENT = Date.UTC(2026, 4, 9, 12);
const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const GAME_ID = 'goldengame01';

/** A UUID that contains the number of its row. */
export const commandIdOf = (seq: number): string =>
  `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;

const documents = new Map<string, GameDocument>();

/** The finished game of a file, with seed and secret parts; cached. */
export function goldenDocument(file: string): GameDocument {
  const known = documents.get(file);
  if (known) return known;
  const made = documentOf(readGame(file));
  documents.set(file, made);
  return made;
}

/** Plays a recorded game and exports it as the service would. */
function documentOf(game: GoldenGame): GameDocument {
  let now: Running = begin(game);
  for (const [seat, command] of game.commands) now = give(now, seat, command);
  return documentOfRunning(game, now);
}

/** Exports a game that was played up to here as if it were over: with seed and secret parts. */
export function documentOfRunning(
  { setup, seed, title, rulesVersion }: GoldenGame,
  { pack, position, log }: Running,
): GameDocument {
  const rows = rowsOf({ setup, seed, rulesVersion }, log);
  const { state } = position;
  const scores = score(pack, state).map(({ seat, total, bySource }) => ({ seat, total, bySource }));
  const last = rows.at(-1);
  return JSON.parse(
    JSON.stringify({
      format: EXPORT_FORMAT,
      game: {
        id: GAME_ID,
        name: title,
        status: 'finished',
        pack: { id: pack.id, version: pack.version },
        rulesVersion,
        setup,
        createdAt: rows[0]?.at,
        seq: rows.length,
        head: last?.hash,
        commitment: state.commitment,
        seed,
      },
      seats: NAMES.slice(0, setup.players).map((name, seat) => ({ seat, name, seated: true })),
      result: { ranking: state.ranking ?? [], scores },
      log: rows,
    }),
  ) as GameDocument;
}

function rowsOf(
  { setup, seed, rulesVersion }: Pick<GoldenGame, 'setup' | 'seed' | 'rulesVersion'>,
  log: Running['log'],
): StoredRow[] {
  const rows: StoredRow[] = [];
  for (const { seq, seat, command, events, secretEvents = [] } of log) {
    rows.push(
      sealRow(GAME_ID, seed, {
        seq,
        ...(seat === undefined ? {} : { seat }),
        commandId: commandIdOf(seq),
        command: command ?? { type: 'SetupChoices', setup },
        events: events.map((event) => storedForm(event)),
        secret: secretEvents,
        rulesVersion,
        at: new Date(FIRST_MOMENT + seq * 60_000).toISOString(),
        prevHash: rows.at(-1)?.hash ?? GENESIS,
      }),
    );
  }
  return rows;
}

/**
 * The document as the service would have exported it after row `seq`, while the game ran: without seed and
 * secret parts.
 */
export function whileRunning(document: GameDocument, seq: number): GameDocument {
  const log = document.log.slice(0, seq).map(({ secret: _secret, ...row }) => row);
  const { seed: _seed, ...game } = document.game;
  const { result: _result, ...rest } = document;
  return { ...rest, game: { ...game, status: 'running', seq, head: log.at(-1)?.hash ?? '' }, log };
}

/** Seals all rows again, so the chain is valid: the forgery of an attacker who rewrites the whole log. */
export function resealed(document: GameDocument): GameDocument {
  const { id, seed = '' } = document.game;
  const rows: StoredRow[] = [];
  for (const row of document.log) {
    const { hash: _hash, secretDigest: _digest, ...bare } = row;
    rows.push(
      sealRow(id, seed, { ...bare, secret: row.secret ?? [], prevHash: rows.at(-1)?.hash ?? GENESIS }),
    );
  }
  return { ...document, game: { ...document.game, head: rows.at(-1)?.hash ?? '' }, log: rows };
}
