/**
 * Statements written by hand: every column is one of the schema, and each statement is listed with its
 * reason.
 */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { contextOf, faultsOf, schemaOf, sqlTextsIn, sqlTextsOf } from '../support/raw-sql';

const schema = schemaOf(fs.readFileSync('prisma/schema.prisma', 'utf8'));
const texts = sqlTextsIn(['lib', 'app', 'components']);
const context = contextOf(texts, schema);
const LIST = 'docs/database.md';

test.each(texts.filter(({ sql }) => sql !== ''))('$file:$line names columns there are', (text) => {
  expect(faultsOf(text, context)).toEqual([]);
});

test.each([
  ['select g."nme" from "Game" g', 'no column g.nme'],
  ['select "nme" from "Game"', 'no column nme'],
  ['insert into "Upkeep" ("name", "when") values (?, ?)', 'no column Upkeep.when'],
  ['update "Seat" set "looked" = ? where "gameId" = ?', 'no column looked'],
  ['delete from "Games" where "id" = ?', 'no table Games'],
  ['select s."seat" from "Seat" s where s."hostHash" = ?', 'no column s.hostHash'],
  ['update "Seat" set "seat" = "Seat"."head"', 'no column Seat.head'],
  ['(k."tokenHsh" = ?)', 'no column k.tokenHsh'],
])('a name the schema lacks is found: %s', (sql, fault) => {
  expect(faultsOf({ sql }, context)).toContain(fault);
});

/** Names of columns with a moment. */
const MOMENTS = [...fs.readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^ {2}(\w+) +DateTime\b/gm)].map(
  ([, name]) => name,
);

test.each(texts.filter(({ sql }) => /json\w*\(/.test(sql)))(
  '$file:$line puts no moment into JSON but by `momentSql`',
  ({ sql }) => {
    const bare = [...sql.matchAll(/'\w+',\s*(?:\w+\.)?"(\w+)"(?!"|\s+is\b)/g)].map(([, name]) => name);
    expect(bare.filter((name) => MOMENTS.includes(name))).toEqual([]);
  },
);

test('the schema’s columns have the names of the database, not of the client', () => {
  expect(schema.get('Game')?.has('affairs')).toBe(true);
  expect(schema.get('Game')?.has('tableRevision')).toBe(false);
  expect(schema.get('Game')?.has('seats')).toBe(false);
});

test('statements are found as templates and as calls', () => {
  const source =
    'async function a() { await tx.$executeRaw`delete from "Game"`; }\nfunction b() { return db().$queryRaw(c()); }\nfunction d() { return db().$queryRaw(Prisma.sql`select 1`); }';
  expect(sqlTextsOf('x.ts', source).map(({ name, isSent }) => [name, isSent])).toEqual([
    ['a', true],
    ['b', true],
    ['d', true],
    ['d', false],
  ]);
});

test('each is listed with its reason, and the list names no other', () => {
  const sent = texts
    .filter(({ isSent }) => isSent)
    .map(({ file, name }) => `${file.split('/').at(-1)} ${name}`);
  const listed = [...fs.readFileSync(LIST, 'utf8').matchAll(/^\| `(\S+ \w+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(sent)].sort());
});
