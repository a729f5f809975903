import 'server-only';
import { verifyChain } from '@/lib/game/eventlog/chain';
import { rulesFor } from '@/lib/game/rulesets';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { DamagedArchiveError } from '@/lib/features/table/log/packed-log';
import { passportOf } from '@/lib/game/verify/passport';

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
