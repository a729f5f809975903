/**
 * Words that a person typed. They type in every way there is, leave their seats, and then the service: their data
 * has had every word, and none is left.
 */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { makeDuel } from '@/lib/features/deals/duel';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { myData } from '@/lib/features/people/my-data';
import { deleteAccount, saveProfile } from '@/lib/features/people/profile';
import { reportProblem } from '@/lib/features/problems/problems';
import { acceptMentorLink, nameMentor, leaveMentoredSeat } from '@/lib/features/seats/delegates/mentors';
import { jotAsMentor } from '@/lib/features/talk/notes';
import { db } from '@/lib/platform/db/db';
import { isLook, NO_BODY } from '@/lib/platform/http/contract';
import { WALL } from '../boxes/made-box';
import { call } from '../support/api';
import { FakeClock, hoursAfter } from '../support/clock';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { personWith } from '../support/world';

await useService();

/** The word that somebody types in a field: `operation.field`. */
const wordOf = (field: string): string => `Z${field.replaceAll(/\W/g, '')}`;

// Fields

type Json = Readonly<Record<string, unknown>>;

/** The fields of free text in a schema. */
function textsIn(schema: unknown, path = ''): string[] {
  const {
    type,
    format,
    pattern,
    enum: options,
    const: only,
    properties,
    items,
    anyOf,
    oneOf,
  } = schema as Json;
  if (type === 'string')
    return [format, pattern, options, only].every((each) => each === undefined) ? [path] : [];
  const inside = Object.entries((properties ?? {}) as Json).flatMap(([name, each]) =>
    textsIn(each, `${path}.${name}`),
  );
  const others = [...((anyOf ?? []) as Json[]), ...((oneOf ?? []) as Json[])];
  return [
    ...inside,
    ...(items === undefined ? [] : textsIn(items, path)),
    ...others.flatMap((each) => textsIn(each, path)),
  ];
}

const FIELDS = CONTRACTS.filter((contract) => contract.body !== NO_BODY && !isLook(contract)).flatMap(
  ({ id, body }) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return [...new Set(textsIn(schema))].map((path) => `${id}${path}`);
  },
);

/** Texts that name a thing and are nobody's words. */
const NAMES_OF_THINGS = [
  ...[
    'joinBox.token',
    'joinCircle.token',
    'joinTable.token',
    'takeOffer.token',
    'sitDown.token',
    'sitDown.timeZone',
  ],
  ...['foundCircle.timeZone', 'changeCircle.timeZone', 'addChannel.url', 'addCircleHook.url'],
  ...['changePlan.guard.site', 'changePlan.guard.tile', 'changePlan.guard.plaza', 'keepReview.pack.id'],
  ...['decideCompetition.fixture', 'makeCompetition.terms.pack'],
];

/** Words that stay, because they belong to a group. */
const KEPT: Readonly<Record<string, string>> = {
  'createTable.name': 'the name of a table where others play',
  'playWeekly.table': 'the name of a table where others play',
  'playWeekly.others.name': 'the name of somebody else, whose seat it is',
  'foundCircle.name': 'the name of a circle with other members',
  'changeCircle.name': 'the name of a circle with other members',
  'changeCircle.notice': 'all members read it',
  'addCircleHook.label': 'the name of a channel of the circle',
  'makeCompetition.name': 'the name of a competition of the circle',
  'changeCompetition.name': 'the name of a competition of the circle',
  'makeBox.name': 'the name of a box with other editors',
  'changeBox.name': 'the name of a box with other editors',
  'decideCompetition.reason': 'the reason of a decision about others, which stays with its results',
};

// Acts

const typed = new Set<string>();

/** Types a word into a field. */
function write(field: string): string {
  typed.add(field);
  return wordOf(field);
}

/** Calls an operation as a person. */
async function act(id: string, token: string, params: Readonly<Record<string, string>>, json?: object) {
  const contract = CONTRACTS.find((each) => each.id === id);
  if (!contract) throw new Error(`no operation ${id}`);
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await call({ method: contract.method, path, token, json });
  const body = await response.json();
  if (!response.ok) throw new Error(`${id}: ${JSON.stringify(body)}`);
  return body;
}

const uuid = () => crypto.randomUUID();

async function people() {
  const [anna, bohumil] = [await personWith('Anna'), await personWith('Bohumil')];
  const as =
    ({ token }: { token: string }) =>
    (id: string, params: Readonly<Record<string, string>> = {}, json?: object) =>
      act(id, token, params, json);
  return { anna, bohumil, byAnna: as(anna), byBohumil: as(bohumil) };
}
type People = Awaited<ReturnType<typeof people>>;

/** A table of both, with all that Anna can write at it. */
async function atTable({ anna, byAnna, bohumil, byBohumil }: People) {
  const seats = [{ name: write('createTable.seats.name') }, { name: 'Bohumil' }];
  const made = await byAnna(
    'createTable',
    {},
    { name: write('createTable.name'), seats, startingSeat: 'first' },
  );
  const id = made.game.id as string;
  const [own, others] = made.seats.map(({ token }: { token: string }) => token);
  await byAnna('sitDown', { id }, { token: own, name: write('sitDown.name') });
  await byBohumil('sitDown', { id }, { token: others });
  await byAnna('say', { id }, { id: uuid(), text: write('say.text') });
  await byAnna('keepNote', { id }, { id: uuid(), text: write('keepNote.text') });
  const line = { base: 1, key: 'ab'.repeat(32), steps: [] };
  await byAnna('keepLine', { id }, { ...line, name: write('keepLine.name') });
  const other = await byAnna('keepLine', { id }, { ...line, name: 'Mines' });
  await byAnna('alterLine', { id, line: other.id }, { name: write('alterLine.name') });
  const until = hoursAfter(new Date(), 48).toISOString();
  await byAnna('makeDelegate', { id }, { name: write('makeDelegate.name'), power: 'turns', until });
  const visitor = { userId: anna.id };
  await reportProblem({ gameId: id, seq: 1, visitor }, { text: write('form.problem'), locale: 'en' });
  const named = valueOf(await nameMentor(id, visitor, write('form.mentor')));
  await acceptMentorLink(named.token, bohumil.id);
  const asked = valueOf(await nameMentor(id, { userId: bohumil.id }, 'Anna'));
  await acceptMentorLink(asked.token, anna.id);
  await jotAsMentor(id, anna.id, { id: uuid(), text: write('form.mentor-note') }, new Date());
  await leaveMentoredSeat(id, anna.id);
  return id;
}

/** Leaves a table with words of farewell. */
async function leaveTable({ byAnna }: People, id: string) {
  await byAnna('leaveOrEnd', { id }, { kind: 'leave', word: write('leaveOrEnd.word') });
  const clock = new FakeClock(hoursAfter(new Date(), 2).toISOString());
  await executeDue(clock);
  expect(await db().seat.findFirst({ where: { gameId: id, seat: 0 } })).toMatchObject({ userId: null });
}

/** Tables that Anna comes to in other ways. */
async function atOtherTables({ byAnna, byBohumil }: People) {
  await byAnna('playDaily', {}, { name: write('playDaily.name') });
  const week = { players: 2, name: write('playWeekly.name'), table: write('playWeekly.table') };
  await byAnna('playWeekly', {}, { ...week, others: [{ name: write('playWeekly.others.name') }] });
  const key = keyOfDuel((await makeDuel({ places: 2, days: 7 })).id) ?? '';
  await byAnna('playDuel', { key }, { name: write('playDuel.name') });
  const seats = [{ name: 'Bohumil' }, { name: 'Cecilie' }, {}];
  const open = await byBohumil('createTable', {}, { name: 'Open', seats, door: 'open' });
  await byAnna('joinTable', {}, { table: open.game.id, name: write('joinTable.name') });
  const offering = await byBohumil('createTable', {}, { name: 'Offer', seats: [{ name: 'Bohumil' }, {}] });
  const { id } = offering.game;
  await byBohumil('sitDown', { id }, { token: offering.seats[0].token });
  const offer = await byBohumil('offerSeat', { id, seat: '0' });
  await byAnna('takeOffer', { id }, { token: offer.token, name: write('takeOffer.name') });
}

/** A circle of Anna's, and one that she leaves. */
async function inCircles({ byAnna, byBohumil }: People) {
  const own = { name: write('foundCircle.name'), myName: write('foundCircle.myName') };
  const { id: circle } = await byAnna('foundCircle', {}, own);
  const news = { name: write('changeCircle.name'), notice: write('changeCircle.notice') };
  await byAnna('changeCircle', { id: circle }, news);
  const url = 'https://ntfy.sh/praga';
  await byAnna('addCircleHook', { id: circle }, { form: 'ntfy', url, label: write('addCircleHook.label') });
  const competition = { circle, name: write('makeCompetition.name'), form: 'series', size: 2 };
  const { id } = await byAnna('makeCompetition', {}, competition);
  await byAnna('changeCompetition', { id }, { name: write('changeCompetition.name') });
  await byAnna('enterCompetition', { id });
  await db().competition.update({ where: { id }, data: { state: 'running', startedAt: new Date() } });
  const decision = { kind: 'call-off', reason: write('decideCompetition.reason') };
  await byAnna('decideCompetition', { id }, decision);
  const other = await byBohumil('foundCircle', {}, { name: 'Thursday', myName: 'Bohumil' });
  const token = String(other.link).split('/').at(-1);
  await byAnna('joinCircle', { id: other.id }, { token, name: write('joinCircle.name') });
  const { members } = await byAnna('readCircle', { id: other.id });
  const member = members.find(({ name }: { name: string }) => name !== 'Bohumil').id;
  await byAnna('sayInCircle', { id: other.id }, { id: uuid(), text: write('sayInCircle.text') });
  await byAnna('changeCircleMember', { id: other.id, member }, { name: write('changeCircleMember.name') });
  await byAnna('changeCircle', { id: other.id }, { act: 'leave' });
}

/** A box of Bohumil's that Anna edits and leaves, and one of her own. */
async function inBoxes({ byAnna, byBohumil }: People) {
  const { id: own } = await byAnna('makeBox', {}, { name: write('makeBox.name') });
  await byAnna('changeBox', { id: own }, { name: write('changeBox.name') });
  const { id } = await byBohumil('makeBox', {}, { name: 'Prague' });
  const { token } = await byBohumil('renewBoxLink', { id });
  await byAnna('joinBox', { id }, { token });
  await byAnna('enterBoxValue', { id, component: WALL }, { doubt: write('enterBoxValue.doubt') });
  await byAnna('leaveBox', { id });
}

async function onMe({ anna, byAnna }: People) {
  await saveProfile(anna.id, { name: write('form.name') });
  await makeAccessToken(anna.id, { name: write('form.token'), scope: 'read', days: 7 });
  const channel = { form: 'ntfy', url: 'https://ntfy.sh/anna', label: write('addChannel.label') };
  await byAnna('addChannel', {}, channel);
}

// The columns of the database

/** The columns of the database with one of these words, by word. */
async function stored(words: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const columns = await db().$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`;
  const found: Record<string, string[]> = {};
  for (const { table, column } of columns) {
    const sql = `select distinct t."${column}"::text as "text" from "${table}" t where t."${column}" is not null`;
    const texts = (await db().$queryRawUnsafe<{ text: string }[]>(sql)).map(({ text }) => text).join('\n');
    for (const word of words)
      if (texts.includes(word)) found[word] = [...(found[word] ?? []), `${table}.${column}`];
  }
  return found;
}

async function dataOf(userId: string): Promise<string> {
  let text = '';
  for await (const piece of myData(userId)) text += piece;
  return text;
}

test('no word that a person typed is missing in their data, or stays when they go', async () => {
  const all = await people();
  await onMe(all);
  const table = await atTable(all);
  await atOtherTables(all);
  await inCircles(all);
  await inBoxes(all);
  await leaveTable(all, table);
  expect([...typed].filter((field) => !field.startsWith('form.')).sort()).toEqual(
    FIELDS.filter((field) => !NAMES_OF_THINGS.includes(field)).sort(),
  );

  const words = [...typed].filter((field) => !(field in KEPT)).map(wordOf);
  const before = await stored(words);
  const data = await dataOf(all.anna.id);
  expect(Object.entries(before).filter(([word]) => !data.includes(word))).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await deleteAccount(all.anna.id);
  expect(await stored(words)).toEqual({});
});
