import 'server-only';
import crypto from 'node:crypto';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { storedLineOf, ownerFor } from '@/lib/features/sandbox/sandbox';
import { lineOf, lineSharedAs, shareLine, type SharedRow } from '@/lib/features/sandbox/sandbox-store';
import type { StoredLine, SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { GameHead } from '@/lib/features/table/load/game-row';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { knownPositionOf, recallPosition } from '@/lib/features/table/load/known-position';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { newestRowFor } from '@/lib/features/table/load/visible';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { playLine, tellableSteps } from '@/lib/game/analysis/sandbox/line';
import { refused } from '@/lib/platform/http/refused';
import type { SandboxOutcome } from './refusals';
import { loadSeatKnowledge } from './seat-knowledge';

/** While a game runs its table decides; afterwards the author of each line does. */
function mayBeShared({ status, lineSharing }: GameHead): boolean {
  return status !== 'running' || lineSharing === 'link';
}

export interface SharedLineView {
  readonly line: StoredLine;
  /** The number of its last steps that no one else sees. */
  readonly hidden: number;
}

/** Shares the player's own line under a new address, or ends the sharing, which is always possible. */
export async function setShared(
  gameId: string,
  who: Visitor,
  id: string,
  isShared: boolean,
): Promise<SandboxOutcome<SharedLineView>> {
  const asked = await ownerFor(gameId, who);
  if (!asked.ok) return asked;
  const { owner, row } = asked.value;
  if (isShared && !mayBeShared(row.game)) return refused({ kind: 'lines-private' });
  const sharedAs = isShared ? crypto.randomUUID() : null;
  const isDone = await shareLine(owner, id, sharedAs);
  const line = isDone ? await lineOf(owner, id) : undefined;
  if (!line) return refused({ kind: 'unknown-line' });
  const shown = sharedAs === null ? undefined : await loadSharedLine(gameId, who, sharedAs);
  return { ok: true, value: { line: storedLineOf(line), hidden: shown?.hidden ?? 0 } };
}

/**
 * A shared line; the caller checks that the viewer can see the table. Undefined if it does not exist or
 * cannot be shown.
 */
export async function loadSharedLine(
  gameId: string,
  who: Visitor,
  sharedAs: string,
): Promise<SharedLine | undefined> {
  const recalled = recallPosition(gameId);
  const row = await loadTableRow(gameId, { knownHead: recalled?.head, keys: keysOf(who) });
  if (!row || !mayLook(row, who) || !mayBeShared(row.game)) return undefined;
  const line = await lineSharedAs(gameId, sharedAs);
  // A line of the current turn is shown to others once the steps before it are final.
  const latest = newestRowFor(row.game, (await knownPositionOf(row, recalled)).position.state, row.visitor);
  return line && line.base <= latest ? asOthersSeeIt(row.game, line) : undefined;
}

/**
 * The line as others can see it. While the game runs, it is dealt again from public knowledge, and ends
 * where its author knew more. After the game nothing is hidden.
 */
async function asOthersSeeIt(game: GameHead, line: SharedRow): Promise<SharedLine | undefined> {
  const { name, seat, seats, seq, base, key, steps } = line;
  const isRunning = game.status === 'running';
  const author = seat === null ? {} : { author: seat };
  const visitor = { gameId: game.id, seq: game.seq, head: game.head };
  const known = await loadSeatKnowledge(isRunning ? visitor : { ...visitor, seat: author.author }, base);
  if (!known) return undefined;
  const pack = await packOfGame(game);
  const { positions, events } = playLine(pack, determinize(pack, known, key), steps);
  const told = isRunning ? tellableSteps(known.rows, seats, events) : events.length;
  return {
    name,
    ...author,
    seq,
    base,
    known,
    hidden: steps.length - told,
    steps: steps.slice(0, told),
    events: events.slice(0, told),
    positions: positions.slice(0, told + 1),
  };
}
