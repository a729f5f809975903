/** Only its player sees a half-done turn, on every view of the table. */
import crypto from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable } from '@/lib/features/table/load/load-table';
import { readLog, type LoggedRow } from '@/lib/features/table/log/log-store';
import type { Command } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { closeStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { leaveLater } from '../support/after-responses';
import { useService } from '../support/service';
import { textOf } from './answer-text';
import { allEntries } from './matrix-entries';
import { inputOf } from './matrix-inputs';
import { answerTo, askAs, makeWorld, OTHERS, type Input, type World } from './matrix-world';

leaveLater();
await useService();

/** Steps of the turn under way, and the row before them. */
const STEPS = 3;
const FLOOR = 1;

let world: World;
let hidden: readonly LoggedRow[];

/** Makes steps of the first seat that can all be taken back. */
async function playHalf({ gameId, tokens: [token] }: World): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    const table = await loadTable(gameId, 0);
    const command: Command | undefined = table?.options?.commands.find(
      ({ command: { type }, reveals }) => !reveals && type !== 'EndTurn' && type !== 'Undo',
    )?.command;
    if (!table || !command) throw new Error('nothing can be done');
    const given = { gameId, token, expectedSeq: table.seq, commandId: crypto.randomUUID(), command };
    expect(await submitCommand(given)).toMatchObject({ ok: true });
  }
  const { view } = (await loadTable(gameId, 0)) ?? {};
  expect(view?.state.undo).toMatchObject({ floor: FLOOR });
}

beforeAll(async () => {
  world = await makeWorld('anyone');
  await playHalf(world);
  // A change of a seat in the middle of it is an entry that everybody sees.
  await sitDown({ token: world.tokens[2] ?? '', gameId: world.gameId, label: 'Another browser' });
  hidden = await readLog(world.gameId, FLOOR + 1, FLOOR + STEPS);
  expect(hidden).toHaveLength(STEPS);
  return () => Promise.all([closeStreams(), hub().close()]);
});

/** Values that no text for others may hold: hashes, command ids and numbers of the hidden rows. */
function leaksIn(text: string): readonly string[] {
  const marks = hidden.flatMap(({ hash, commandId }) => [hash, hash.slice(0, 16), commandId]);
  const numbers = hidden.map(({ seq }) => seq).join('|');
  const named = new RegExp(`"(?:seq|latestSeq|latest|at|head|expectedSeq)":(?:${numbers})\\b`).exec(text);
  const version = new RegExp(`\\b(?:${numbers})\\.\\d+\\.[0-9a-f]{8}\\b`).exec(text);
  return [...marks.filter((mark) => text.includes(mark)), ...(named ?? []), ...(version ?? [])];
}

const looks = [...allEntries().values()].filter(
  ({ kind, name, file }) => (kind === 'page' || name === 'GET') && /\/(games|embed)\/\[/.test(file),
);

/** Where an address can name a row, or ask for more of them. */
const ASKED: Readonly<Record<string, Input['query']>> = {
  'GET app/api/games/[id]/compare/route.ts': { a: '1', b: '3' },
  'GET app/api/games/[id]/log/route.ts': { from: '2' },
  'GET app/api/games/[id]/sandbox/route.ts': { at: '3' },
  'GET app/api/games/[id]/stream/route.ts': { rows: '1' },
  'GET app/embed/[gameId]/route.ts': { at: '3' },
  'GET app/games/[gameId]/live/route.ts': { since: '1' },
  'page app/games/[gameId]/compare/page.tsx': { a: '1', b: '3' },
  'page app/games/[gameId]/try/page.tsx': { at: '3' },
};

describe('others see nothing of it, not even how many steps there are', () => {
  test.each(looks.map((entry) => [entry.key, entry] as const))('%s', async (key, entry) => {
    const given = inputOf(key, entry.file, world);
    const more = ASKED[key];
    const inputs = more ? [given, { ...given, query: { ...given.query, ...more } }] : [given];
    for (const asker of OTHERS)
      for (const input of inputs)
        expect(leaksIn(await textOf(await answerTo(asker, world, entry, input))), asker).toEqual([]);
  });

  test.each([FLOOR, FLOOR + 1, FLOOR + STEPS, 40])(
    'a command on row %i is answered as of the last final row',
    async (expectedSeq) => {
      const token = world.tokens[1];
      const command: Command = { type: 'EndTurn' };
      const given = { gameId: world.gameId, token, expectedSeq, commandId: crypto.randomUUID(), command };
      const outcome = await submitCommand(given);
      expect(outcome).toMatchObject({
        error: { kind: expectedSeq === FLOOR ? 'rejected' : 'stale', seq: FLOOR },
      });
      expect(leaksIn(JSON.stringify(outcome))).toEqual([]);
    },
  );

  test('moments of it are not there, for none of them', async () => {
    const moments = looks.filter(({ file }) => file.includes('[seq]'));
    expect(moments.length).toBeGreaterThanOrEqual(4);
    for (const entry of moments)
      for (const { seq } of hidden)
        for (const asker of [...OTHERS, 'own'] as const) {
          const given = inputOf(entry.key, entry.file, world);
          const input = { ...given, params: { ...given.params, seq: String(seq) } };
          const status = await askAs(asker, world, entry, input);
          expect(status, `${entry.key} at ${seq} for ${asker}`).toBe(asker === 'own' ? '200' : '404');
        }
  });

  test('a line of it is shown to others when its steps are final', async () => {
    const { gameId, line } = world;
    const entry = looks.find(({ file }) => file.endsWith('try/[line]/[step]/page.tsx'));
    if (!entry) throw new Error('there is no page of a line');
    const input = inputOf(entry.key, entry.file, world);
    expect(await askAs('anonymous', world, entry, input)).toBe('200');
    await db().sandboxLine.updateMany({ where: { gameId, sharedAs: line }, data: { base: FLOOR + STEPS } });
    expect(await askAs('anonymous', world, entry, input)).toBe('404');
    await db().sandboxLine.updateMany({ where: { gameId, sharedAs: line }, data: { base: FLOOR } });
  });
});

test('its player sees it, by a program as well', async () => {
  const wanted = [
    'app/api/games/[id]/route.ts',
    'app/api/games/[id]/log/route.ts',
    'app/api/games/[id]/export/route.ts',
  ];
  const own = looks.filter(({ file }) => wanted.includes(file));
  expect(own).toHaveLength(wanted.length);
  for (const entry of own) {
    const text = await textOf(await answerTo('own', world, entry, inputOf(entry.key, entry.file, world)));
    expect([entry.key, text.includes(hidden.at(-1)?.hash ?? '-')]).toEqual([entry.key, true]);
  }
});
