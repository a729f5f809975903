import 'server-only';
import { toAct } from '@/lib/game/engine/acting';
import { replay } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import { verifyChain } from '@/lib/game/eventlog/chain';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { writePosition } from './position-store';

/**
 * same: the position was right. rebuilt: it was wrong. moved: a step was played meanwhile, try again.
 * broken: the log itself is invalid.
 */
export type RebuildResult =
  | { readonly outcome: 'same' | 'rebuilt' | 'moved' | 'unknown-table' }
  | { readonly outcome: 'broken'; readonly seq: number; readonly fault: string };

/**
 * Replays the log of a table and stores the resulting position. Refuses a broken log, because it does
 * not prove what was played.
 */
export async function rebuildPosition(gameId: string): Promise<RebuildResult> {
  const stored = await loadTableRow(gameId);
  if (!stored?.snapshot) return { outcome: 'unknown-table' };
  const { game, snapshot } = stored;
  const rows = await readWholeLog(gameId, game.seq);
  const { commitment } = game;
  const fault = verifyChain(rows, {
    gameId: game.chainId ?? gameId,
    commitment,
    seed: snapshot.secrets.seed,
  });
  if (fault) return { outcome: 'broken', seq: fault.seq, fault: fault.fault };
  if (rows.at(-1)?.hash !== game.head) return { outcome: 'broken', seq: rows.length, fault: 'head' };
  const { state, secrets } = replay(rows.map(entryOf));
  if (!secrets) return { outcome: 'broken', seq: 1, fault: 'secret-missing' };
  const waiting = game.status === 'running' ? toAct(state) : [];
  const isSame =
    canonicalJson({ ...snapshot, waiting: game.waiting }) === canonicalJson({ state, secrets, waiting });
  if (isSame) return { outcome: 'same' };
  const written = await writePosition(game, { state, secrets, waiting });
  return { outcome: written ? 'rebuilt' : 'moved' };
}
