import 'server-only';
import type { Setup } from '@/lib/engine/state';
import { parseSetup } from '@/lib/eventlog/parse';
import { storedPace, type Pace } from '@/lib/pace/pace';
import { db } from '@/lib/store/db';
import {
  doorOf,
  lineSharingOf,
  watchersOf,
  type Door,
  type LineSharing,
  type Watchers,
} from '@/lib/store/doors';
import { onDatabase } from '@/lib/store/unavailable';

/** What a table is, without where it stands. */
export interface TableHead {
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly setup: Setup;
  readonly pace: Pace;
  readonly door: Door;
  readonly watchers: Watchers;
  readonly lineSharing: LineSharing;
  readonly hostId?: string;
}

/** A table without its position. */
export async function loadTableHead(gameId: string): Promise<TableHead | undefined> {
  const row = await onDatabase(() =>
    db().game.findUnique({
      where: { id: gameId },
      select: {
        ...{ name: true, status: true, seq: true, setup: true, pace: true },
        ...{ door: true, watchers: true, lineSharing: true, hostId: true },
      },
    }),
  );
  if (!row) return undefined;
  const { name, status, seq, setup, pace, door, watchers, lineSharing, hostId } = row;
  return {
    ...{ name, status, seq, setup: parseSetup(JSON.stringify(setup)) },
    ...{ pace: storedPace(pace), door: doorOf(door), watchers: watchersOf(watchers) },
    lineSharing: lineSharingOf(lineSharing),
    ...(hostId === null ? {} : { hostId }),
  };
}
