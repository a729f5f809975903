import 'server-only';
import { LRUCache } from 'lru-cache';
import type { LogRowText } from '@/lib/game/eventlog/packed-rows';
import { perProcess } from '@/lib/platform/process';
import { loadArchive } from './archive-store';
import { unpackLog } from './packed-log';

type Rows = readonly LogRowText[];

/**
 * Maximum characters cached: about twenty games of four players. Readers of a game request its log
 * repeatedly.
 */
const MAX_LETTERS = 8_000_000;

const unpacked = perProcess(
  'pragaArchives',
  () => new LRUCache<string, Rows>({ maxSize: MAX_LETTERS, sizeCalculation: lettersOf }),
).get;

function lettersOf(rows: Rows): number {
  return rows.reduce(
    (sum, { command, events, secret }) => sum + command.length + events.length + secret.length,
    500,
  );
}

/** All rows of an archived log, oldest first, with their texts as stored; undefined if it is not archived. */
export async function archivedRows(gameId: string): Promise<Rows | undefined> {
  const packed = await loadArchive(gameId);
  if (!packed) return undefined;
  const key = `${gameId} ${packed.digest}`;
  const known = unpacked().get(key);
  if (known) return known;
  const rows = await unpackLog(packed);
  unpacked().set(key, rows);
  return rows;
}
