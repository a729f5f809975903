import 'server-only';
import {
  newestReports,
  reportById,
  storeAnswerTo,
  tenureOfSeat,
  type ProblemReport,
} from '@/lib/features/problems/problem-store';
import { problemLink } from '@/lib/features/problems/problems';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { EXPORT_FORMAT, type GameDocument } from '@/lib/game/eventlog/export';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { recordAct, type Operator } from './acts';

export type { ProblemReport } from '@/lib/features/problems/problem-store';

const SHOWN = 100;
const MAX_ANSWER = 1_000;

/** The newest problem reports about moments of games. */
export async function listReports(): Promise<readonly ProblemReport[]> {
  return newestReports(SHOWN);
}

/** A problem report by its id. */
export async function lookAtReport(id: string): Promise<ProblemReport | undefined> {
  return UUID.test(id) ? reportById(id) : undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The game of a report up to its moment, with everything hidden and without names: a document that
 * tests/verify/reports.unit.test.ts replays. Reading hidden tiles is logged.
 */
export async function fixtureOf(
  by: Operator,
  { gameId, id, seq }: ProblemReport,
  clock: Clock = systemClock,
): Promise<GameDocument | undefined> {
  await recordAct(by, { kind: 'look', about: `table ${gameId}`, detail: { report: id, seq } }, clock);
  const stored = await loadTableRow(gameId);
  const log = (await readWholeLog(gameId, seq)).map(({ waiting: _waiting, ...row }) => row);
  const head = log.at(-1);
  if (!stored?.snapshot || !head) return undefined;
  const { game, seats, snapshot } = stored;
  return {
    format: EXPORT_FORMAT,
    game: {
      id: game.chainId ?? gameId,
      name: `report ${id}`,
      status: 'running',
      pack: { id: game.packId, version: game.packVersion },
      rulesVersion: game.rulesVersion,
      setup: snapshot.state.setup,
      createdAt: game.createdAt.toISOString(),
      seq,
      head: head.hash,
      commitment: game.commitment,
      seed: snapshot.secrets.seed,
    },
    seats: seats.map(({ seat }) => ({ seat, name: '' })),
    log,
  };
}

/** Answers a report: its page shows the answer, and its author gets one message if they hold the seat. */
export async function answerReport(
  by: Operator,
  report: ProblemReport,
  text: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  const answer = text.trim();
  if (answer === '' || answer.length > MAX_ANSWER) return false;
  const { gameId, id, seq, seat, tenure } = report;
  await recordAct(by, { kind: 'answer', about: `table ${gameId}`, detail: { report: id } }, clock);
  const at = clock.now();
  await storeAnswerTo(report, answer, at);
  if (seat === null || tenure === null || (await tenureOfSeat(gameId, seat)) !== tenure) return true;
  const payload = { tenure, text: answer, url: problemLink(report) };
  const dedupe = `problem-answered ${id}`;
  await queueMessage({ gameId, seat, kind: 'problem-answered', seq, dedupe, payload, at });
  return true;
}
