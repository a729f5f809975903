/** Reads, forgets and moves the rows of a person in every table that the schema marks (decision 0043). */
import 'server-only';
import { z } from 'zod';
import type { PersonalTable } from '@/lib/features/people/personal-table';
import { PERSONAL } from '@/lib/generated/personal';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';

const { sql, join, empty } = Prisma;

/** An identifier of the schema, quoted. */
function quoted(identifier: string): Prisma.Sql {
  if (!/^\w+$/.test(identifier)) throw new RangeError(`no identifier: ${identifier}`);
  return Prisma.raw(`"${identifier}"`);
}

/** How rows `t` of a table belong to a person; `w` is the table that names the person, where it is another. */
interface Tie {
  readonly by: Prisma.Sql | null;
  readonly where: Prisma.Sql;
}

/** A person, with the tenures of seats that were theirs. */
interface Person {
  readonly id: string;
  readonly former: readonly Tenure[];
}

interface Tenure {
  readonly gameId: string;
  readonly seat: number;
  readonly tenure: number;
}

/** The tenures of seats that a person held before somebody else. The entries about seats name their holders. */
async function formerTenures(tx: Tx, userId: string): Promise<readonly Tenure[]> {
  return tx.$queryRaw<Tenure[]>`
    select distinct e."gameId", e."seat", e."tenure" from "SeatEntry" e
    join "Seat" s on s."gameId" = e."gameId" and s."seat" = e."seat"
    where e."userId" = ${userId} and e."tenure" <> s."tenure"`;
}

function tiesOf({ person, player, membership, seat }: PersonalTable, who: Person): readonly Tie[] {
  const userId = who.id;
  const ties: Tie[] = [];
  if (person) ties.push({ by: null, where: sql`t.${quoted(person)} = ${userId}` });
  else if (player)
    ties.push({
      by: sql`"User" w`,
      where: sql`w."id" = ${userId} and t.${quoted(player)} = w."playerKey"`,
    });
  if (membership) {
    const { of, within, columns } = membership;
    const same = within.map((name) => sql`w.${quoted(name)} = t.${quoted(name)}`);
    const ids = columns.map((name) => sql`t.${quoted(name)}`);
    const where = sql`w."userId" = ${userId} and ${join(same, ' and ')} and w."id" in (${join(ids)})`;
    ties.push({ by: sql`${quoted(of)} w`, where });
  }
  if (seat) ties.push(...seatTies(seat, person, who));
  return ties;
}

/** The conditions for rows of a time at a seat. */
const WHILE = {
  tenure: sql`t."tenure" = w."tenure"`,
  tenures: sql`t."tenures"[w."seat" + 1] = w."tenure"`,
  since: sql`t."at" >= w."seatedAt"`,
};

/** Rows of the seats that a person holds, and of those that they held. */
function seatTies(
  seat: NonNullable<PersonalTable['seat']>,
  person: string | null,
  { id, former }: Person,
): readonly Tie[] {
  const at = seat.columns.map(({ column, isList }) =>
    isList ? sql`w."seat" = any(t.${quoted(column)})` : sql`w."seat" = t.${quoted(column)}`,
  );
  const here = join(
    [
      sql`w."gameId" = t."gameId" and (${join(at, ' or ')}) and ${WHILE[seat.while]}`,
      ...(seat.isUnnamed && person ? [sql`t.${quoted(person)} is null`] : []),
    ],
    ' and ',
  );
  const held = { by: sql`"Seat" w`, where: sql`w."userId" = ${id} and ${here}` };
  if (seat.while === 'since' || former.length === 0) return [held];
  const [games, seats, tenures] = [
    former.map(({ gameId }) => gameId),
    former.map((each) => each.seat),
    former.map(({ tenure }) => tenure),
  ];
  const by = sql`unnest(${games}::text[], ${seats}::int[], ${tenures}::int[]) as w("gameId", "seat", "tenure")`;
  return [held, { by, where: here }];
}

// My data

/** Maximum rows in memory. */
const PAGE = 500;

type Row = Readonly<Record<string, unknown>>;

/** The rows of a person in one table, page by page, with the columns that they may see. */
export async function* personalRows(table: PersonalTable, userId: string): AsyncGenerator<readonly Row[]> {
  const former = table.seat ? await formerTenures(db(), userId) : [];
  for (const tie of tiesOf(table, { id: userId, former }))
    for (let skip = 0; ; skip += PAGE) {
      const rows = await pageOf(table, tie, skip);
      yield rows.map((row) => shown(table, row));
      if (rows.length < PAGE) break;
    }
}

async function pageOf(
  { table, shown: columns, primaryKey }: PersonalTable,
  { by, where }: Tie,
  skip: number,
) {
  const order = join(primaryKey.map((name) => sql`t.${quoted(name)}`));
  const selected = columns.map(({ column, as }) => sql`t.${quoted(column)} as ${quoted(as)}`);
  if (table === 'Seat') selected.unshift(sql`g."name" as "table"`, sql`g."status"`);
  return db().$queryRaw<Row[]>`
    select distinct on (${order}) ${join(selected)}
    from ${quoted(table)} t
    ${by ? sql`join ${by} on true` : empty}
    ${table === 'Seat' ? sql`join "Game" g on g."id" = t."gameId"` : empty}
    where ${where} order by ${order} limit ${PAGE} offset ${skip}`;
}

/**
 * The address of a webhook or of a browser is a key itself: anyone with it can send. Its host is enough
 * to recognise it.
 */
const MaskedTarget = z
  .union([
    z.object({ address: z.string() }).transform(({ address }) => address),
    z.object({ url: z.url() }).transform(({ url }) => new URL(url).host),
    z.object({ endpoint: z.url() }).transform(({ endpoint }) => new URL(endpoint).host),
  ])
  .nullable()
  .catch(null);

function shown({ shown: columns }: PersonalTable, row: Row): Row {
  const masked = columns.filter(({ isMasked }) => isMasked).map(({ as }) => as);
  const values = Object.entries(row).map(([name, value]) => {
    if (masked.includes(name)) return [name, MaskedTarget.parse(value)];
    return [name, typeof value === 'bigint' ? String(value) : value];
  });
  return Object.fromEntries(values);
}

// Leaving

const NOTHING = { nothing: sql`null`, text: sql`''`, list: sql`'{}'` };

function emptied({ column, to, member = '' }: PersonalTable['emptied'][number], at: Date): Prisma.Sql {
  if (to === 'now') return sql`${quoted(column)} = ${at}`;
  if (to !== 'rest') return sql`${quoted(column)} = ${NOTHING[to]}`;
  return sql`${quoted(column)} = (t.${quoted(column)}::jsonb - ${member}::text)::json`;
}

/**
 * Deletes or empties the rows of a person, table by table. They must still hold their seats and memberships. The
 * foreign keys do the rest when their row of `User` is deleted.
 */
export async function forgetRows(tx: Tx, userId: string, at: Date): Promise<void> {
  // Before the entries that name them are emptied.
  const who = { id: userId, former: await formerTenures(tx, userId) };
  for (const personal of PERSONAL)
    for (const { by, where } of tiesOf(personal, who)) {
      const table = quoted(personal.table);
      const changes = personal.emptied.map((each) => emptied(each, at));
      if (personal.leaving === 'deleted')
        await tx.$executeRaw`delete from ${table} t ${by ? sql`using ${by}` : empty} where ${where}`;
      else if (changes.length > 0)
        await tx.$executeRaw`
          update ${table} t set ${join(changes)} ${by ? sql`from ${by}` : empty} where ${where}`;
    }
}

// Merging

/** A person with their key in results. */
export interface PersonKeys {
  readonly id: string;
  readonly playerKey: string;
}

/**
 * Moves the rows of one person in a table to another. If a person can have only one such row, and the other has
 * theirs, one of both stays: the other's, or the earliest.
 */
export async function moveRows(
  tx: Tx,
  personal: PersonalTable,
  from: PersonKeys,
  into: PersonKeys,
): Promise<void> {
  const { person, player, merging, onePer } = personal;
  const named = person ?? player;
  if (named === null || merging === 'ended' || merging === 'ruled' || personal.table === 'User') return;
  const [table, name] = [quoted(personal.table), quoted(named)];
  const [old, key] = person ? [from.id, into.id] : [from.playerKey, into.playerKey];
  const changes = [
    sql`${name} = ${key}`,
    ...(person && player ? [sql`${quoted(player)} = ${into.playerKey}`] : []),
  ];
  const theirs = onePer.map((others) => {
    const same = others.map((other) => sql`o.${quoted(other)} = t.${quoted(other)}`);
    return join([sql`o.${name} = ${key}`, ...same], ' and ');
  });
  if (merging === 'earliest')
    for (const same of theirs)
      await tx.$executeRaw`
        delete from ${table} o using ${table} t where t.${name} = ${old} and t."at" < o."at" and ${same}`;
  const free = theirs.map((same) => sql`not exists (select 1 from ${table} o where ${same})`);
  const where = join([sql`t.${name} = ${old}`, ...free], ' and ');
  await tx.$executeRaw`update ${table} t set ${join(changes)} where ${where}`;
}
