import 'server-only';
import { setImmediate } from 'node:timers/promises';
import {
  findImported,
  insertImported,
  type ImportClaim,
  type ImportedGame,
  type ImportedHolder,
  type ImportedSeat,
} from '@/lib/features/archive/import-store';
import type { Origin } from '@/lib/features/table/load/game-row';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import { entryOf } from '@/lib/features/table/log/log-store';
import { toAct } from '@/lib/game/engine/acting';
import { sha256Hex } from '@/lib/game/engine/hash';
import { advance, type Position } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import {
  readDocument,
  type ExportedHolder,
  type ExportedRow,
  type GameDocument,
} from '@/lib/game/eventlog/export';
import { distinctNames } from '@/lib/game/names/alike';
import { fittingName } from '@/lib/game/names/clean-name';
import type { Verification } from '@/lib/game/verify/report';
import { verifySteps } from '@/lib/game/verify/verify';
import { hashToken, newGameId, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import type { NotImportable, ImportOutcome } from './refusals';

export interface ImportResult {
  readonly gameId: string;
  /** False if the same game was imported before. */
  readonly isNew: boolean;
}

/**
 * Imports a game from an exported document. First the whole game is computed again (lib/game/verify): a
 * document that is consistent from its seed on is a legal game, no matter who played it. The table is
 * marked as imported, and no one can act in it.
 */
export async function importGame(
  value: unknown,
  origin: Origin,
  clock: Clock = systemClock,
): Promise<ImportOutcome<ImportResult>> {
  const read = readDocument(value);
  if (!read.ok) return refused({ kind: 'not-importable', code: 'no-document', ...read.error });
  const document = withCleanNames(read.value);
  const refusal = refuseImport(document, origin) ?? refuseVerified(await verified(document));
  if (refusal) return refused(refusal);
  const claim = claimOf(document, origin);
  const known = await findImported(claim);
  if (known) return { ok: true, value: { gameId: known, isNew: false } };
  const until = await readOnlyUntil(clock);
  if (until) return refused({ kind: 'read-only', until });
  const game = importedGame(document, claim, clock.now());
  if (await insertImported(game)) return { ok: true, value: { gameId: game.id, isNew: true } };
  const other = await findImported(claim);
  if (!other) throw new Error('an import was neither stored nor found');
  return { ok: true, value: { gameId: other, isNew: false } };
}

/** The document with names cleaned like typed ones, and made distinct among its seats. */
function withCleanNames(document: GameDocument): GameDocument {
  const { game, seats, holders } = document;
  const names = distinctNames(seats.map(({ name }) => fittingName(name)));
  return {
    ...document,
    game: { ...game, name: fittingName(game.name, MAX_TABLE_NAME) || game.id },
    seats: seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })),
    ...(holders ? { holders: holders.map((one) => ({ ...one, name: fittingName(one.name) })) } : {}),
  };
}
const MAX_TABLE_NAME = 80;

/**
 * The identity of an imported table. Names are not part of the hash chain, so an importer can choose
 * any. Therefore the same game under other names is another table, and its players never see names
 * chosen by other importers.
 */
function claimOf({ game, seats, holders = [] }: GameDocument, origin: Origin): ImportClaim {
  const names = [game.name, seats.map(({ seat, name }) => [seat, name]), holders.map(({ name }) => name)];
  const named = sha256Hex(canonicalJson(names)).slice(0, NAMES_DIGITS);
  return { chainId: game.id, head: game.head, origin, named };
}
const NAMES_DIGITS = 20;

/** Refuses games that cannot be verified completely, and finished ones that were not played to the end. */
function refuseImport(
  { game, seats, holders = [], log }: GameDocument,
  origin: Origin,
): NotImportable | undefined {
  const refusal = (code: NotImportable['code'], more: Partial<NotImportable> = {}): NotImportable => ({
    kind: 'not-importable',
    code,
    ...more,
  });
  if (game.seed === undefined || game.status === 'running') return refusal('seed-missing');
  if (game.status !== 'finished' && origin === 'finished') return refusal('not-finished');
  const [first] = log;
  const players = first?.command.type === 'SetupChoices' ? first.command.setup.players : 0;
  const people = seats.filter(({ automatic }) => !automatic).map(({ seat }) => seat);
  const isWhole = people.length === players && people.every((seat, index) => seat === index);
  if (!isWhole) return refusal('no-document', { path: 'seats' });
  return areInOrder(holders, players, log.length) ? undefined : refusal('no-document', { path: 'holders' });
}

/** Whether each former holder had a seat of this game and gave it up at a row of it, in order. */
function areInOrder(holders: readonly ExportedHolder[], players: number, rows: number): boolean {
  const ends = holders.map(({ seat, untilSeq }) => `${seat} ${untilSeq}`);
  return (
    new Set(ends).size === ends.length &&
    holders.every(({ seat, untilSeq }) => seat < players && untilSeq <= rows) &&
    holders.every(({ untilSeq }, i) => untilSeq >= (holders[i - 1]?.untilSeq ?? 0))
  );
}

function refuseVerified({ fault }: Verification): NotImportable | undefined {
  if (!fault) return undefined;
  return { kind: 'not-importable', code: 'not-genuine', seq: fault.seq, fault: fault.code };
}

/** Pause after this many rows, to let other requests run: a long game takes as long as many requests. */
const STRETCH = 20;

async function verified(document: GameDocument): Promise<Verification> {
  const steps = verifySteps(document);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (step.value.done % STRETCH === 0) await setImmediate();
  }
}

function importedGame(document: GameDocument, claim: ImportClaim, at: Date): ImportedGame {
  const { game, seats, holders = [], log } = document;
  const { rows, position } = replayed(log);
  const { state, secrets } = position;
  if (!secrets) throw new Error('a verified game has secrets');
  const last = log.at(-1);
  return {
    id: newGameId(),
    ...claim,
    name: game.name,
    pack: game.pack,
    box: game.box,
    at,
    status: state.phase === 'finished' ? 'finished' : 'ended',
    rulesVersion: game.rulesVersion,
    commitment: game.commitment,
    state,
    secrets,
    rows,
    createdAt: new Date(game.createdAt),
    finishedAt: new Date(last?.at ?? game.createdAt),
    seats: seats.filter(({ automatic }) => !automatic).map(seatOf),
    past: holders.map(pastOf),
  };
}

function pastOf({ seat, untilSeq, name, bot }: ExportedHolder): ImportedHolder {
  const computer = seatBotOf(bot);
  return { seat, untilSeq, name, ...(computer ? { bot: computer } : {}) };
}

/** A person's seat has a token, here a random one that is not stored. */
function seatOf({ seat, name, bot }: GameDocument['seats'][number]): ImportedSeat {
  const computer = seatBotOf(bot);
  return { seat, name, ...(computer ? { bot: computer } : { tokenHash: hashToken(newToken()) }) };
}

/** The log with the seats that the table waited for after each row, and the resulting position. */
function replayed(log: readonly ExportedRow[]) {
  let position: Position | undefined;
  const rows = log.map((row) => {
    position = advance(position, entryOf(row));
    return { row: { ...row, secret: row.secret ?? [] }, waiting: toAct(position.state) };
  });
  if (!position) throw new Error('a document has at least one row');
  return { rows, position };
}
