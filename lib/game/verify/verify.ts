/**
 * Recomputes a whole game from nothing but its document: the hash chain, the seed's commitment, every shuffle
 * and draw, every decision, and the final scores. It is pure, so players can run it in their own browser
 * without trusting the service.
 */
import { BOX_PACK_VERSION, boxPackId, isBoxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import { canonicalJson, digestOfSecret, GENESIS, hashOfRow } from '@/lib/game/eventlog/chain';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import { rulesFor, UnknownPackError, UnknownRulesError, type Rules } from '@/lib/game/rulesets';
import {
  CHECKS,
  type CheckState,
  decideAgain,
  type DecisionContext,
  fail,
  type Fault,
  FaultFound,
  foldOnly,
  type Verification,
  type VerifyCheck,
  type VerifyTally,
} from './report';

const NEED_SEED: ReadonlySet<VerifyCheck> = new Set(['secrets', 'setup', 'decisions', 'end', 'scores']);

/** Progress of a verification, in rows. */
export interface VerifyProgress {
  readonly done: number;
  readonly rows: number;
}

/** Verifies a game in one go. Only tests pass `rules`. */
export function verifyGame(game: GameDocument, rules: (version: number) => Rules = rulesFor): Verification {
  const steps = verifySteps(game, rules);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Like `verifyGame`, row by row, for callers that do other work in between. */
export function* verifySteps(
  game: GameDocument,
  rules: (version: number) => Rules = rulesFor,
): Generator<VerifyProgress, Verification> {
  const tally = { rows: 0, shuffles: 0, draws: 0, decisions: 0 };
  try {
    yield* work(game, openGame(game, rules), tally);
    return verificationOf(game, tally);
  } catch (error) {
    if (error instanceof FaultFound) return verificationOf(game, tally, error.fault);
    // A forged log may contain anything, and folding it may throw any error.
    const fault = { check: 'decisions', code: 'unreadable', seq: tally.rows + 1 } as const;
    return verificationOf(game, tally, { ...fault, detail: error instanceof Error ? error.name : 'error' });
  }
}

/** The document with the inputs of its decisions. */
interface Opened extends DecisionContext {
  readonly game: GameDocument;
  readonly commitment: string;
}

function openGame(game: GameDocument, rules: (version: number) => Rules): Opened {
  const { rulesVersion, setup, commitment } = game.game;
  try {
    const by = { pack: packOf(game), rules: rules(rulesVersion) };
    return { ...by, game, setup, commitment };
  } catch (error) {
    if (error instanceof UnknownPackError) return fail('versions', 'unknown-pack', 1);
    if (error instanceof UnknownRulesError) return fail('versions', 'unknown-rules', 1);
    throw error;
  }
}

/** The pack of a game. The values of a box must match the pack's id. */
function packOf({ game: { pack, box } }: GameDocument): Pack {
  if (!isBoxPackId(pack.id)) return box ? fail('versions', 'box-values', 1) : packFrom(pack);
  if (!box) return fail('versions', 'box-missing', 1);
  const parsed = parseBoxValues(box);
  if (!parsed.ok) return fail('versions', 'box-values', 1, `${parsed.problem.code} ${parsed.problem.path}`);
  // Values that are not normalised would have another hash.
  if (boxPackId(box) !== pack.id || boxPackId(parsed.values) !== pack.id || pack.version !== BOX_PACK_VERSION)
    return fail('versions', 'box-hash', 1);
  return packFrom({ ...pack, box: parsed.values });
}

type Counting = { -readonly [K in keyof VerifyTally]: VerifyTally[K] };

function* work({ log, game }: GameDocument, opened: Opened, tally: Counting): Generator<VerifyProgress> {
  checkPromise(opened.game);
  const ids = new Set<string>();
  let prevHash = GENESIS;
  let position: Position | undefined;
  for (const [index, row] of log.entries()) {
    checkRow(opened, row, index + 1, prevHash);
    if (ids.has(row.commandId)) fail('chain', 'command-id', row.seq);
    ids.add(row.commandId);
    position = advance(position, entryOf(opened, position, row));
    count(tally, row);
    prevHash = row.hash;
    yield { done: tally.rows, rows: game.seq };
  }
  checkEnd(opened, position, prevHash);
}

/** Checks that the seed matches the digest published before any shuffle. */
function checkPromise({ game: { seed, commitment } }: GameDocument): void {
  if (seed !== undefined && sha256Hex(seed) !== commitment) fail('commitment', 'commitment', 1);
}

function checkRow({ game, rules }: Opened, row: ExportedRow, seq: number, prevHash: string): void {
  const { id, seed } = game.game;
  if (row.seq !== seq) fail('chain', 'sequence', seq);
  if (row.prevHash !== prevHash) fail('chain', 'previous-hash', seq);
  if (row.hash !== hashOfRow(id, row)) fail('chain', 'hash', seq);
  if (row.rulesVersion !== rules.version) fail('versions', 'rules-version', seq);
  if (seed === undefined) return;
  if (!row.secret) return fail('secrets', 'secret-missing', seq);
  if (digestOfSecret(seed, id, seq, row.secret) !== row.secretDigest) fail('secrets', 'secret-digest', seq);
}

/**
 * With the seed, each row is decided again and the new result is folded; without it, the stored events are
 * folded.
 */
function entryOf(opened: Opened, position: Position | undefined, row: ExportedRow): LogEntry {
  return opened.game.game.seed === undefined
    ? foldOnly(opened, position, row)
    : decideAgain(opened, position, row, opened.game.game.seed);
}

function count(tally: Counting, row: ExportedRow): void {
  tally.rows += 1;
  if (!row.secret) return;
  tally.decisions += 1;
  for (const event of row.secret) {
    if (event.type === 'Shuffled' || event.type === 'PutUnder') tally.shuffles += 1;
    if (event.type === 'DrawnFrom') tally.draws += event.count;
  }
}

function checkEnd({ game, pack }: Opened, position: Position | undefined, head: string): void {
  const { seq, status, seed, head: told } = game.game;
  if (game.log.length < seq) fail('chain', 'rows-missing', game.log.length + 1);
  if (game.log.length > seq) fail('chain', 'sequence', seq + 1);
  if (head !== told) fail('chain', 'head', seq);
  if (seed === undefined || !position) return;
  const { state } = position;
  // The seed is public once a game has ended; only a game stopped by its players may lack a last turn.
  if (status !== 'ended' && state.phase !== 'finished') fail('end', 'not-finished', seq);
  if (!game.result || state.phase !== 'finished') return;
  const scores = score(pack, state).map(({ seat, total, bySource }) => ({ seat, total, bySource }));
  const result = { ranking: state.ranking ?? [], scores };
  if (canonicalJson(result) !== canonicalJson(game.result)) fail('scores', 'result', seq);
}

function verificationOf({ game, log }: GameDocument, tally: VerifyTally, fault?: Fault): Verification {
  const complete = game.seed !== undefined;
  const failed = fault ? CHECKS.indexOf(fault.check) : CHECKS.length;
  const stateOf = (check: VerifyCheck, index: number): CheckState => {
    if (index === failed) return 'failed';
    if (!complete && (check === 'commitment' || NEED_SEED.has(check))) return 'later';
    // Rows are processed once, with all checks on each, so after a fault nothing is known about later rows.
    return fault && tally.rows < log.length ? 'open' : index > failed ? 'open' : 'ok';
  };
  const checks = Object.fromEntries(CHECKS.map((check, index) => [check, stateOf(check, index)]));
  return {
    complete,
    tally: { ...tally },
    checks: checks as Record<VerifyCheck, CheckState>,
    fault,
  };
}
