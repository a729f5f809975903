import 'server-only';
import { randomUUID } from 'node:crypto';
import { loadHistory } from '@/lib/features/history/load-position';
import { proveHolder } from '@/lib/features/seats/holder';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { cleanText } from '@/lib/platform/http/clean-text';
import { answeredReport, insertReport, reportOfTable, type ProblemReport } from './problem-store';

/** Maximum characters of a report. */
export const MAX_PROBLEM = 500;

/** A moment of a game, and its reader. */
export interface AtMoment {
  readonly gameId: string;
  readonly seq: number;
  readonly visitor: Visitor;
}

/** Why a report was not stored. */
export type ProblemFault = 'unknown-table' | 'empty' | 'too-long';

/** Stores a report about a moment that its author can see, and returns its id, which opens its page. */
export async function reportProblem(
  { gameId, seq, visitor }: AtMoment,
  { text, locale }: { readonly text: string; readonly locale: string },
  clock: Clock = systemClock,
): Promise<{ readonly id: string } | ProblemFault> {
  const words = cleanText(text).trim();
  if (words === '') return 'empty';
  if (words.length > MAX_PROBLEM) return 'too-long';
  if (!(await loadHistory(gameId, seq, visitor))) return 'unknown-table';
  const id = randomUUID();
  const holder = await holderOf(gameId, visitor);
  await insertReport({ gameId, id, seq, text: words, locale, at: clock.now(), ...holder });
  return { id };
}

/** The seat that a reader proves to hold; a visitor with only a link counts as a spectator. */
async function holderOf(gameId: string, visitor: Visitor): Promise<Pick<ProblemReport, 'seat' | 'tenure'>> {
  const held = await proveHolder(gameId, visitor);
  return held.ok ? { seat: held.value.seat, tenure: held.value.tenure } : { seat: null, tenure: null };
}

/** A report with its answer. Its id is the only key. */
export async function problemById(gameId: string, id: string): Promise<ProblemReport | undefined> {
  return reportOfTable(gameId, id);
}

/** The page of a reader's answered report about a moment, if they hold a seat. */
export async function answerAt({ gameId, seq, visitor }: AtMoment): Promise<string | undefined> {
  const holder = await holderOf(gameId, visitor);
  if (holder.seat === null) return undefined;
  const found = await answeredReport({ gameId, seq, ...holder });
  return found && problemPath({ gameId, seq, id: found.id });
}

/** The page of a report. */
export const problemPath = ({
  gameId,
  seq,
  id,
}: Pick<ProblemReport, 'gameId' | 'seq' | 'id'>): `/games/${string}` =>
  `/games/${gameId}/at/${seq}/problem?id=${id}`;

/** The address of that page for a message. */
export const problemLink = (report: Pick<ProblemReport, 'gameId' | 'seq' | 'id'>): string =>
  env().APP_URL + problemPath(report);
