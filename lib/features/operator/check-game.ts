import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { DamagedArchiveError } from '@/lib/features/table/log/packed-log';
import { verifyChain } from '@/lib/game/eventlog/chain';
import { rulesFor } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { healthFault } from '@/lib/platform/db/health';
import { databaseNow } from '@/lib/platform/db/health-store';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';
import { mailFault, type MailFault } from '@/lib/platform/outbox/mail-refusal-store';

/** How long a wrong clock is shown after it was noticed. */
const SHOWN_MS = 5 * 60_000;

export interface ServiceFaults {
  /** When a process with a wrong clock was last noticed, by the database's time; missing if not lately. */
  readonly clockAt?: Date;
  readonly isDiskFull: boolean;
  /** Why the mail server refuses our emails; missing while it takes them. */
  readonly mail?: MailFault;
}

/** Faults that pages do not show while they open. */
export async function serviceFaults(): Promise<ServiceFaults> {
  const [fault, at, now] = await Promise.all([healthFault(), lastUpkeep('clock'), databaseNow()]);
  const isLately = at !== undefined && now.getTime() - at.getTime() < SHOWN_MS;
  const mail = await mailFault(now);
  return {
    isDiskFull: fault === 'disk-full',
    ...(isLately ? { clockAt: at } : {}),
    ...(mail ? { mail } : {}),
  };
}

/** The check of a stored game; it is valid if `fault` is missing. */
export interface GameCheck {
  readonly gameId: string;
  readonly rows: number;
  readonly fault?: string;
}

/**
 * Checks a stored game against its own log: the hash chain with all secret parts, each decision by the
 * game's rules version, and the stored position.
 */
export async function checkGame(gameId: string): Promise<GameCheck | undefined> {
  const stored = await loadTableRow(gameId);
  if (!stored?.snapshot) return undefined;
  const { game, snapshot } = stored;
  const rows = await logOf(gameId, game.seq);
  if (!Array.isArray(rows)) return { gameId, rows: 0, fault: rows.fault };
  const found = { gameId, rows: rows.length };
  const { seed } = snapshot.secrets;
  const chain = verifyChain(rows, { gameId: game.chainId ?? gameId, seed, commitment: game.commitment });
  if (chain) return { ...found, fault: `chain broken at row ${chain.seq}: ${chain.fault}` };
  if (rows.length !== game.seq || rows.at(-1)?.hash !== game.head)
    return { ...found, fault: `the log ends at row ${rows.length}, the game stands at row ${game.seq}` };
  const fault = await replayFault({ ...stored, snapshot }, rows);
  return fault === undefined ? found : { ...found, fault };
}

/** The log, or the fault of its archive. */
async function logOf(gameId: string, seq: number) {
  try {
    return await readWholeLog(gameId, seq);
  } catch (error) {
    if (error instanceof DamagedArchiveError) return { fault: error.message };
    throw error;
  }
}

type StoredGame = Required<Pick<NonNullable<Awaited<ReturnType<typeof loadTableRow>>>, 'game' | 'snapshot'>>;

async function replayFault(
  { game, snapshot }: StoredGame,
  log: Awaited<ReturnType<typeof readWholeLog>>,
): Promise<string | undefined> {
  try {
    const played = { rulesVersion: game.rulesVersion, seed: snapshot.secrets.seed, log, kept: snapshot };
    const passport = passportOf(played, await packOfGame(game), rulesFor(game.rulesVersion));
    if (passport.verdict === 'identical') return undefined;
    return `differs from row ${passport.seq} on: ${passport.code}${passport.detail ? `, ${passport.detail}` : ''}`;
  } catch (error) {
    return `cannot be replayed: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
