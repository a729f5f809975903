import { beforeAll, describe, expect, test } from 'vitest';
import { leaveLater } from '../support/after-responses';
import { isFull, ofEachKind } from '../support/full';
import { useService } from '../support/service';
import { allEntries, askedAs } from './matrix-entries';
import { inputOf } from './matrix-inputs';
import type { Row } from './matrix-rows';
import { EXPECTED } from './matrix-table';
import { ASKERS, askAs, makeWorld, type Entry, type World } from './matrix-world';

leaveLater();
await useService();

type Worlds = Readonly<Record<'anyone' | 'players', World>>;
/** Neither knows of the other, so they are made, and asked, side by side. */
const makeWorlds = async (): Promise<Worlds> => {
  const [anyone, players] = await Promise.all([makeWorld('anyone'), makeWorld('players')]);
  return { anyone, players };
};
let looked: Worlds;
beforeAll(async () => {
  looked = await makeWorlds();
});

const entries = [...allEntries().values()].filter(({ file }) => !file.includes('[...nextauth]'));
const isLook = ({ kind, name }: Entry) => kind === 'page' || name === 'GET';
/** Looking changes nothing, nor does what is refused to everybody: all that share their tables. */
const isRefused = ({ open, closed = [] }: Row) =>
  [...open, ...closed].every((answer) => /^4\d\d$|[?](problem|refused)\b/.test(answer));
const changes = (entry: Entry, row: Row) => !isLook(entry) && !isRefused(row);
/** Whether it is about a table: other answers do not depend on who may watch one. */
const isOfTable = ({ file }: Entry) => /\/games\/\[/.test(file);

test('every entry point has its row in matrix-table.ts, and no other row exists', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(entries.map(({ key }) => key).sort());
});

async function rowOf(entry: Entry, world: World): Promise<string[]> {
  const row = [];
  for (const asker of ASKERS)
    row.push(await askAs(asker, world, entry, inputOf(entry.key, entry.file, world)));
  return row;
}

/** Which askers get the same answer. */
function groupsOf({ open, closed = [] }: Row): string {
  const answers = [...open, ...closed];
  return answers.map((answer) => answers.indexOf(answer)).join(' ');
}
/** Entries of one kind are asked alike, and tell the same askers apart. */
const { rows, how } = ofEachKind('matrix', entries, {
  key: ({ key }) => key,
  kinds: (entry) => [`${askedAs(entry)} ${groupsOf(EXPECTED[entry.key] ?? { open: [] })}`],
});

describe(`who gets what (${how}): ${ASKERS.join(', ')}`, () => {
  test.each(rows.map((entry) => [entry.key, entry] as const))('%s', async (key, entry) => {
    const expected: Row = EXPECTED[key] ?? { open: [] };
    const { open, closed } = expected;
    const ownWorld = changes(entry, expected);
    const full = (row: readonly string[]) => (row.length === 1 ? ASKERS.map(() => row[0]) : row);
    if (isFull || (isLook(entry) && isOfTable(entry)) || closed) {
      const { anyone, players } = ownWorld ? await makeWorlds() : looked;
      const rows = await Promise.all([rowOf(entry, anyone), rowOf(entry, players)]);
      expect(rows).toEqual([full(open), full(closed ?? open)]);
    } else {
      const world = ownWorld ? await makeWorld('anyone') : looked.anyone;
      expect(await rowOf(entry, world)).toEqual(full(open));
    }
  });
});
