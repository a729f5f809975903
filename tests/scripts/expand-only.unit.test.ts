import { expect, test } from 'vitest';
import { refuseStep } from '../../scripts/lib/expand-only';
import { readMigrations } from '../../scripts/migrate';

const named = (sql: string) => ({ name: '20270101000000_named', sql });

// A base runs only where there is nothing yet.
test.each(readMigrations().filter(({ replaces }) => !replaces))(
  'a migration may be rolled out while older servers run: $name',
  (migration) => {
    expect(refuseStep(migration)).toBeUndefined();
  },
);
test.each([
  ['drop table "Seat";', 'takes away'],
  ['alter table "Seat" drop column "name";', 'takes away'],
  ['ALTER TABLE "Seat" RENAME COLUMN "name" TO "title";', 'renames'],
  ['alter table "Seat" rename to "Chair";', 'renames'],
  ['alter table "Seat" rename to "Chair"; create view "Chairs" as select 1;', 'renames'],
  ['alter table "Seat" alter column "name" type int;', 'changes'],
  ['alter table "Seat" alter column "name" set not null;', 'changes'],
  ['alter table "Seat" add column "age" int not null;', 'without a default'],
  ['create index "a" on "GameLog" ("at");', 'concurrently'],
  ['create unique index "a" on "Seat" ("at");', 'concurrently'],
])('refused: %s', (sql, why) => expect(refuseStep(named(sql))).toContain(why));

test.each([
  'create table "New" ("id" int); create index "New_id" on "New" ("id");',
  'alter table "Seat" add column "age" int not null default 0;',
  'alter table "Seat" rename to "Chair"; create view "Seat" as select "id" from "Chair";',
  '-- no-transaction\ndrop index concurrently if exists "a";\ncreate index concurrently "a" on "GameLog" ("at");',
  '-- contract: 20261121000700_upkeep\nalter table "Seat" drop column "name";',
  '-- never drop table "Seat" here\nselect 1;',
])('accepted: %s', (sql) => expect(refuseStep(named(sql))).toBeUndefined());
