import 'server-only';
import { ENOUGH_MET } from '@/lib/game/competing/opponents';
import type { PlayerRating } from '@/lib/game/competing/rating';
import { db } from '@/lib/platform/db/db';
import { OPEN } from './scope';

type ShownRow = PlayerRating & {
  readonly scope: string;
  readonly playerKey: string;
  readonly isHidden: boolean;
};

/** The ratings of these people in some scopes; none for a reader who hides ratings. */
export async function shownTo(
  readerId: string,
  scopes: readonly string[],
  keys: readonly string[],
): Promise<readonly ShownRow[]> {
  return db().$queryRaw<ShownRow[]>`
    select r."scope", r."playerKey", r."mu", r."sigma", r."games", u."ratings" is not distinct from 'hidden' as "isHidden"
    from "Rating" r join "User" u on u."playerKey" = r."playerKey"
    where r."scope" = any(${[...scopes]}) and r."playerKey" = any(${[...keys]})
      and not exists (select 1 from "User" where "id" = ${readerId} and "ratings" = 'hidden')`;
}

const MAX_LISTED = 100;
/** More than are listed, because not all of them have agreed. */
const MAX_READ = 1_000;

type ListedRow = PlayerRating & { readonly playerKey: string; readonly name: string };

/** The best people of the largest linked group who agreed to be listed and have played since then. */
export async function listedRows(since: Date): Promise<readonly ListedRow[]> {
  return db().$queryRaw<ListedRow[]>`
    with r as materialized (
      select * from "Rating" where "scope" = ${OPEN} and "games" >= 10 and "lastAt" > ${since}
        and cardinality("met") >= ${ENOUGH_MET}
      order by "mu" desc, "playerKey" limit ${MAX_READ}
    )
    select r."playerKey", r."mu", r."sigma", r."games", r."lastAt", r."met", u."name"
    from r join "User" u on u."playerKey" = r."playerKey"
    where r."group" = (select "group" from r group by "group" order by count(*) desc, "group" limit 1)
      and u."ratings" = 'listed' and u."bannedAt" is null and u."name" is not null
    order by r."mu" desc, r."playerKey" limit ${MAX_LISTED}`;
}

/** The stored choices of a person. */
export async function wishesOf(userId: string) {
  const select = { id: true, playerKey: true, ratings: true, waitShown: true } as const;
  return db().user.findUnique({ where: { id: userId }, select });
}

/** Stores choices of a person; missing ones stay unchanged. */
export async function storeWishes(
  userId: string,
  data: { readonly ratings?: string; readonly waitShown?: boolean },
): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data });
}
