/** The part of /offline that needs a network: storing positions, checking them, and sending turns. */
import { packUrl } from '@/components/board/pack-url';
import { sheetUrl } from '@/components/board/sheet-url';
import { keepPages } from '@/components/ui/browser/offline-pages';
import { hasAll } from '@/components/ui/browser/payload';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { FORM_KEY } from '@/lib/platform/http/form-key';
import {
  forgetTable,
  forgetTurn,
  keepTable,
  keepTurn,
  preparedTurns,
  storedTables,
  type WaitingTurn,
} from './taken-positions';

/** One of the reader's tables whose position can be stored. */
export interface PortableTable {
  readonly gameId: string;
  readonly name: string;
}

/** Maximum number of stored tables, limited by browser storage. */
export const MAX_TABLES = 12;

export type TakeOutcome = 'taken' | 'noStore' | 'noWorker' | 'failed';

/** Stores each table's position as the reader sees it, and the pages that show them. */
export async function takeAlong(tables: readonly PortableTable[], lang: string): Promise<TakeOutcome> {
  const now = new Date().toISOString();
  const packs = new Map<string, SandboxStart['pack']>();
  for (const { gameId } of tables) {
    const start = await positionOf(gameId);
    if (typeof start !== 'object') return 'failed';
    if (!keepTable(start, now)) return 'noStore';
    packs.set(packUrl(start.pack), start.pack);
  }
  const files = [...packs].flatMap(([url, pack]) => [url, sheetUrl(pack)]);
  const version = [now.slice(0, 10), lang, ...packs.keys()].join(' ');
  const pages = ['/offline', '/offline/board'];
  return (await keepPages('/offline', { version, lang, pages, files })) ? 'taken' : 'noWorker';
}

/** The newest position; 'none' if the reader has no such table, undefined without a response. */
async function positionOf(gameId: string): Promise<SandboxStart | 'none' | undefined> {
  try {
    const response = await fetch(`/api/games/${gameId}/sandbox`, { cache: 'no-store' });
    if (response.status === 404) return 'none';
    const value: unknown = response.ok ? await response.json() : undefined;
    return hasAll<SandboxStart>(value, ['gameId', 'at', 'known', 'draftsOf']) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Changes since the positions were stored. */
export interface PositionNews {
  /** By table: its newest row, and whether the game is over. */
  readonly tables: Readonly<Record<string, { readonly latest: number; readonly isOver: boolean }>>;
  readonly sent: readonly SentTurn[];
  /** Whether turns of a seat were removed because it is no longer the reader's. */
  readonly isGone: boolean;
}

/** A prepared turn that has become a plan. */
interface SentTurn {
  readonly id: string;
  readonly gameId: string;
  readonly name: string;
  readonly isCut: boolean;
}

/** Removes positions of seats that are no longer the reader's, and sends the turns prepared on the others. */
export async function catchUp(own: readonly PortableTable[]): Promise<PositionNews> {
  const tables: Record<string, { latest: number; isOver: boolean }> = {};
  const sent: SentTurn[] = [];
  let isGone = false;
  for (const { at, start, isOwn } of storedTables()) {
    const { gameId, name } = start;
    const turns = preparedTurns().filter((each) => each.gameId === gameId);
    const now = own.some((table) => table.gameId === gameId) ? await positionOf(gameId) : 'none';
    if (now === undefined) continue;
    // `draftsOf` identifies the holder of a seat.
    if (now === 'none' || now.draftsOf !== start.draftsOf) {
      isGone ||= turns.length > 0;
      forgetTable(gameId);
      continue;
    }
    if (!isOwn) keepTable(start, at);
    tables[gameId] = { latest: now.latest, isOver: now.status !== 'running' };
    for (const turn of turns) {
      const done = await send(turn);
      if (done) sent.push({ id: turn.id, gameId, name, isCut: done === 'cut' });
    }
  }
  return { tables, sent, isGone };
}

/** Sends a turn to the plans page, which recomputes it. A refused turn stays with its reason. */
async function send(prepared: WaitingTurn): Promise<'kept' | 'cut' | undefined> {
  const { id, gameId, turn } = prepared;
  const { base, key, steps } = turn;
  const body = new URLSearchParams({
    id,
    base: String(base),
    key,
    steps: JSON.stringify(steps),
    [FORM_KEY]: id,
  });
  const query = await fetch(`/games/${gameId}/plan/keep`, { method: 'POST', body })
    .then(({ url }) => new URL(url).searchParams)
    .catch(() => undefined);
  const done = query?.get('done');
  if (done === 'kept' || done === 'cut') {
    forgetTurn(id);
    return done;
  }
  const problem = query?.get('problem');
  if (problem) keepTurn({ ...prepared, problem });
  return undefined;
}
