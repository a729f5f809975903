import 'server-only';
import { isBoxPackId } from '@/lib/game/box/box';
import type { Setup } from '@/lib/game/engine/setup';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import { parseSetup } from '@/lib/game/eventlog/events';
import { storedPace, type Pace } from '@/lib/game/pace/pace';
import {
  joinPolicyOf,
  lineSharingOf,
  watchersOf,
  type JoinPolicy,
  type LineSharing,
  type Watchers,
} from '@/lib/game/wording/setup';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { endingOf, RULED, type RawEnding } from './game-row';

/** A table without its position. */
export interface TableHead {
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  /** The seats that the table waits for. */
  readonly waiting: readonly number[];
  readonly setup: Setup;
  /** The pack of a box, if it is played with one. */
  readonly pack?: string;
  readonly pace: Pace;
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  readonly lineSharing: LineSharing;
  readonly hostId?: string;
  /** The circle that the table belongs to. */
  readonly circleId?: string;
}

const ENDING = Prisma.sql`g."status", g."ending", g."winner", g."unrated", g."ruling", g."amended", ${RULED} as "ruled"`;

/** How a game ended, with the organiser's decision about it; undefined while it runs. */
export async function loadEnding(gameId: string): Promise<GameEnding | undefined> {
  const [row] = await db().$queryRaw<RawEnding[]>`select ${ENDING} from "Game" g where g."id" = ${gameId}`;
  return row && endingOf(row);
}

/** How games ended, by id; only those with a decision of an organiser. */
export async function ruledEndings(gameIds: readonly string[]): Promise<ReadonlyMap<string, GameEnding>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db().$queryRaw<(RawEnding & { readonly id: string })[]>`
    select g."id", ${ENDING} from "Game" g
    where g."id" = any(${[...gameIds]}) and coalesce(g."amendment", g."ruling") is not null`;
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const ending = endingOf(row);
      return ending ? [[id, ending] as const] : [];
    }),
  );
}

/** Loads a table without its position. */
export async function loadTableHead(gameId: string): Promise<TableHead | undefined> {
  const row = await db().game.findUnique({
    where: { id: gameId },
    select: {
      name: true,
      status: true,
      seq: true,
      waiting: true,
      setup: true,
      packId: true,
      pace: true,
      joinPolicy: true,
      watchers: true,
      lineSharing: true,
      hostId: true,
      circleId: true,
    },
  });
  if (!row) return undefined;
  const { name, status, seq, waiting, setup, packId, pace, joinPolicy, watchers, lineSharing } = row;
  const { hostId, circleId } = row;
  return {
    name,
    status,
    seq,
    waiting,
    setup: parseSetup(JSON.stringify(setup)),
    ...(isBoxPackId(packId) ? { pack: packId } : {}),
    pace: storedPace(pace),
    joinPolicy: joinPolicyOf(joinPolicy),
    watchers: watchersOf(watchers),
    lineSharing: lineSharingOf(lineSharing),
    hostId: hostId ?? undefined,
    circleId: circleId ?? undefined,
  };
}
