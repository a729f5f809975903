import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { AMENDED_ENDING, AMENDMENTS, GAME_ENDINGS, type Amendment } from '@/lib/game/competing/result';
import { EndingSchema, type GameEnding } from '@/lib/game/competing/ending-shapes';
import { parseSecrets, parseState } from '@/lib/game/eventlog/events';
import {
  joinPolicyOf,
  lineSharingOf,
  watchersOf,
  type JoinPolicy,
  type LineSharing,
  type Watchers,
} from '@/lib/game/wording/setup';
import { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import type { NoticeTime } from '@/lib/platform/ops/notice-store';

/** ended: not played to the end. */
const STORED_STATUSES = ['running', 'finished', 'ended'] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];

/** The column "status" of a game. */
export function statusOf(text: string): StoredStatus {
  return STORED_STATUSES.find((status) => status === text) ?? 'running';
}

/** The columns about the end of a game. */
export interface RawEnding {
  readonly status: string;
  readonly ending: string | null;
  readonly winner: SeatId | null;
  readonly unrated: boolean;
  readonly ruling: number | null;
  readonly amended: string | null;
  /** The newest of these decisions; not read for lists. */
  readonly ruled?: unknown;
}

const { decided: Decided, places: Places } = EndingSchema.shape;
const Ruled = Decided.unwrap()
  .extend({ places: Places, playedPlaces: Places })
  .transform(({ places, playedPlaces, ...decided }) => ({ decided, places, playedPlaces }));

export const amendmentOf = (text: string | null): Amendment | undefined =>
  AMENDMENTS.find((known) => known === text);

/** How a game ended; undefined while it runs. */
export function endingOf({ ruled, amended: stored, ...row }: RawEnding): GameEnding | undefined {
  const { decided, places, playedPlaces } = Ruled.nullish().parse(ruled) ?? {};
  const amended = amendmentOf(stored);
  const played = playedEnding(row);
  if (!amended || !played) return played && { ...played, ...(decided ? { decided } : {}) };
  const { unrated, ...before } = played;
  const [winner, ...others] = (places ?? []).filter(({ place }) => place === 1);
  return {
    how: AMENDED_ENDING[amended],
    ...(winner && others.length === 0 ? { winner: winner.seat } : {}),
    ...(places ? { places } : {}),
    decided: decided ?? { kind: amended === 'corrected' ? 'correct' : 'annul' },
    played: { ...before, ...(playedPlaces ? { places: playedPlaces } : {}) },
    ...(unrated ? { unrated } : {}),
  };
}

/** How a game first ended, before an organiser corrected or annulled it. */
function playedEnding({
  status,
  ending,
  winner,
  unrated,
  ruling,
}: Omit<RawEnding, 'amended' | 'ruled'>): Pick<GameEnding, 'how' | 'winner' | 'unrated'> | undefined {
  if (status === 'running') return undefined;
  if (status === 'finished') return { how: 'played-out' };
  const how = GAME_ENDINGS.find((known) => known === ending) ?? 'no-result';
  return {
    how: ruling !== null && how !== 'no-result' ? 'awarded' : how,
    winner: winner ?? undefined,
    ...(unrated ? { unrated: true } : {}),
  };
}

/**
 * The organiser's decision that ended game `g` or changed its result, without keys that are not known. The name is
 * left out where strangers see the table, unless that person shows it in the competition.
 */
export const RULED = Prisma.sql`case when coalesce(g."amendment", g."ruling") is not null then (
  select json_strip_nulls(json_build_object('kind', d->>'kind', 'reason', d->>'reason', 'at', d->>'doneAt', 'by', case
    when g."watchers" = 'circle' or exists (
      select 1 from "Entrant" e where e."competitionId" = c."id" and e."id" = m."id" and e."named") then m."name" end,
    'places', (select json_agg(json_build_object(
        'seat', array_position(f."entrants", p->>'entrant') - 1, 'place', (p->>'place')::int) order by (p->>'place')::int)
      from json_array_elements(d->'places') p where p->>'entrant' = any(f."entrants")),
    'playedPlaces', (select json_agg(json_build_object('seat', s."seat", 'place', s."playedPlace") order by s."playedPlace", s."seat")
      from "ResultSeat" s where s."gameId" = g."id" and s."playedPlace" is not null)))
  from "Fixture" f join "Competition" c on c."id" = f."competitionId"
  cross join lateral json_array_elements(c."decisions") d
  left join "CircleMember" m on m."id"::text = d->>'by' and m."state" = 'in'
  where f."tableId" = g."id" and (d->>'id')::int = coalesce(g."amendment", g."ruling")) end`;

/** The origin of an imported game; it does not count as played. */
const ORIGINS = ['finished', 'study'] as const;
export type Origin = (typeof ORIGINS)[number];

function originOf(text: string | null): Origin | undefined {
  return ORIGINS.find((origin) => origin === text?.split(':')[0]);
}

/**
 * The column "origin" of an import. It contains the digest of its names, so one game under other names
 * is another row.
 */
export function storedOrigin({ origin, named }: { readonly origin: Origin; readonly named: string }): string {
  return `${origin}:${named}`;
}

/** A deal that other tables share, or that a player knew before. */
export interface DealOfTable {
  /** The id of a daily deal or of a duel. */
  readonly id?: string;
  readonly isKnown: boolean;
  /** Until then the table is closed to players who have not finished their own, and its seed is secret. */
  readonly opensAt?: Date;
}

/** Whether the deal of a table is still being played elsewhere. */
export function isSealed({ deal }: Pick<GameHead, 'deal'>, now: Date = systemClock.now()): boolean {
  return deal?.opensAt !== undefined && now < deal.opensAt;
}

/** A game without its position. */
export interface GameHead {
  readonly id: string;
  readonly name: string;
  readonly status: StoredStatus;
  readonly packId: string;
  readonly packVersion: number;
  readonly rulesVersion: number;
  readonly commitment: string;
  /** Newest row of the log, and its hash. */
  readonly seq: number;
  readonly head: string;
  readonly waiting: readonly SeatId[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  readonly lineSharing: LineSharing;
  /** Missing if the game was played here. */
  readonly origin?: Origin;
  /** The id in the hash chain, if it differs from the game's. */
  readonly chainId?: string;
  /** Missing while the game runs. */
  readonly ending?: GameEnding;
  /** Missing if the deal is the table's own and was unknown. */
  readonly deal?: DealOfTable;
  /** The circle that the table belongs to. */
  readonly circleId?: string;
}

/** A stored position: state and secrets after row `GameHead.seq`. */
export interface Snapshot {
  readonly state: State;
  readonly secrets: Secrets;
}

export interface GameRow {
  readonly game: GameHead;
  /** Missing if the caller already has this head. */
  readonly snapshot?: Snapshot;
}

/** The columns of GAME_COLUMNS as they come from the database. */
export interface RawGame extends Omit<
  GameHead,
  'status' | 'joinPolicy' | 'watchers' | 'lineSharing' | 'origin' | 'chainId' | 'ending' | 'deal' | 'circleId'
> {
  readonly circleId: string | null;
  readonly dealId: string | null;
  readonly knownDeal: boolean;
  readonly opensAt: Date | null;
  readonly ending: string | null;
  readonly winner: SeatId | null;
  readonly unrated: boolean;
  readonly ruling: number | null;
  readonly amended: string | null;
  readonly ruled: unknown;
  readonly origin: string | null;
  readonly chainId: string | null;
  readonly status: string;
  readonly joinPolicy: string;
  readonly watchers: string;
  readonly lineSharing: string;
  readonly state: string | null;
  readonly secrets: string | null;
}

const HEAD_COLUMNS = Prisma.sql`g."id", g."name", g."status", g."packId", g."packVersion", g."rulesVersion", g."commitment",
  g."seq", g."head", g."waiting", g."createdAt", g."updatedAt", g."door" as "joinPolicy", g."watchers", g."lineSharing", g."origin",
  g."chainId", g."ending", g."winner", g."unrated", g."ruling", g."amended", ${RULED} as "ruled",
  g."circleId", g."dealId", g."knownDeal", (select d."opensAt" from "Deal" d where d."id" = g."dealId") as "opensAt"`;

/**
 * The watchers of game `g` for this person: the value of its column, but only its players while its
 * deal is being played elsewhere. A table for its circle is open to members and closed to others.
 */
export function watchersSql(now: Date, notice: NoticeTime, userId: string | undefined): Prisma.Sql {
  return Prisma.sql`case when exists (select 1 from "Deal" d where d."id" = g."dealId" and d."opensAt" > ${now}::timestamptz)
    then 'players' when g."watchers" <> 'circle' then g."watchers"
    when ${memberSql(notice, userId)} then 'link' else 'players' end`;
}

/** Whether this person is a member of the circle of game `g`, if only the circle can watch. */
export function memberSql({ endedBy }: NoticeTime, userId: string | undefined): Prisma.Sql {
  return Prisma.sql`(g."watchers" = 'circle' and exists (
    select 1 from "CircleMember" i join "Circle" c on c."id" = i."circleId"
    where i."circleId" = g."circleId" and i."userId" = ${userId ?? null} and i."state" = 'in'
      and (i."endsAt" is null or i."endsAt" > ${endedBy}::timestamptz)
      and c."endedAt" is null and (c."endsAt" is null or c."endsAt" > ${endedBy}::timestamptz)))`;
}

/** Columns of game `g` without its position. */
export const COLUMNS_WITHOUT_POSITION = Prisma.sql`${HEAD_COLUMNS}, null as "state", null as "secrets"`;

/** Columns of game `g` with its secrets `x`; the position is only read if its head is not `knownHead`. */
export function gameColumns(knownHead: string | undefined): Prisma.Sql {
  const known = knownHead ?? '';
  return Prisma.sql`${HEAD_COLUMNS},
    case when g."head" <> ${known} then g."state"::text end as "state",
    case when g."head" <> ${known} then x."secrets"::text end as "secrets"`;
}

function dealOf({
  dealId,
  knownDeal,
  opensAt,
}: Pick<RawGame, 'dealId' | 'knownDeal' | 'opensAt'>): DealOfTable | undefined {
  if (dealId === null && !knownDeal) return undefined;
  return {
    isKnown: knownDeal,
    id: dealId ?? undefined,
    opensAt: opensAt ?? undefined,
  };
}

/** A game from its raw columns. */
export function gameRowOf(raw: RawGame): GameRow {
  const {
    state,
    secrets,
    status,
    joinPolicy,
    watchers,
    lineSharing,
    origin,
    chainId,
    ending,
    winner,
    unrated,
    ruling,
    amended,
    ruled,
    dealId,
    knownDeal,
    opensAt,
    circleId,
    ...rest
  } = raw;
  const deal = dealOf({ dealId, knownDeal, opensAt });
  const taken = originOf(origin);
  const ended = endingOf({ status, ending, winner, unrated, ruling, amended, ruled });
  const game: GameHead = {
    ...rest,
    ...(deal ? { deal } : {}),
    circleId: circleId ?? undefined,
    status: statusOf(status),
    joinPolicy: joinPolicyOf(joinPolicy),
    watchers: watchersOf(watchers),
    lineSharing: lineSharingOf(lineSharing),
    ...(taken ? { origin: taken } : {}),
    chainId: chainId ?? undefined,
    ending: ended,
  };
  if (state === null || secrets === null) return { game };
  return { game, snapshot: { state: parseState(state), secrets: parseSecrets(secrets) } };
}
