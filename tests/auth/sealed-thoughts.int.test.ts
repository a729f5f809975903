/** A sealed note is shown only to its author while the game runs, and to everyone afterwards. */
import crypto from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { exportGame } from '@/lib/features/history/read-log';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable } from '@/lib/features/table/load/load-table';
import { writeNote, loadNotes } from '@/lib/features/talk/notes';
import { db } from '@/lib/platform/db/db';
import { closeStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { leaveLater } from '../support/after-responses';
import { afterResponses } from '../support/api';
import { inFull, sampled } from '../support/full';
import { useService } from '../support/service';
import { textOf } from './answer-text';
import { allEntries } from './matrix-entries';
import { inputOf } from './matrix-inputs';
import { answerTo, makeWorld, OTHERS, type Asker, type Entry, type World } from './matrix-world';

leaveLater();
await useService();

const MARK = 'I shall give up the Hunger Wall';
/** Everything that can be read; streams of several tables stay open without a word. */
const looks = [...allEntries().values()].filter(
  ({ kind, name, file }) => (kind === 'page' || name === 'GET') && !/(me|games)\/stream\//.test(file),
);
const ofGames = (entry: Entry) => /\/(games|embed)\/\[/.test(entry.file);

let world: World;
const author = () => ({ token: world.cookies.own[Object.keys(world.cookies.own)[0] ?? ''] });

beforeAll(async () => {
  world = await makeWorld('anyone');
  const note = { id: crypto.randomUUID(), text: MARK, sealed: true };
  expect(await writeNote(world.gameId, author(), note)).toBeUndefined();
  return () => Promise.all([closeStreams(), hub().close()]);
});

const ask = async (asker: Asker, entry: Entry) =>
  textOf(await answerTo(asker, world, entry, inputOf(entry.key, entry.file, world)));

/** The entries whose answer to this visitor has the note. */
async function showing(asker: Asker, entries: readonly Entry[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of entries) if ((await ask(asker, entry)).includes(MARK)) found.push(entry.key);
  return found;
}

const SEEN_BY_AUTHOR = ['GET app/api/games/[id]/notes/route.ts', 'page app/games/[gameId]/talk/page.tsx'];

test.each(OTHERS)('while the game runs no answer to %s has it', { timeout: 60_000 }, async (asker) => {
  const elsewhere = looks.filter((entry) => !ofGames(entry));
  const more = asker === 'other' || asker === 'admin' ? inFull(elsewhere, sampled(elsewhere, 4)) : [];
  const entries = [...looks.filter(ofGames), ...more];
  expect(entries.length).toBeGreaterThan(40);
  expect(await showing(asker, entries)).toEqual([]);
});

test('its author sees it with their notes, and nowhere else at the table', { timeout: 60_000 }, async () => {
  expect((await showing('own', looks.filter(ofGames))).sort()).toEqual(SEEN_BY_AUTHOR);
});

test('no message about a step has it', async () => {
  const { gameId, tokens } = world;
  const command = (await loadTable(gameId, 0))?.options?.commands[0]?.command;
  if (!command) throw new Error('nothing can be done');
  const given = { gameId, token: tokens[0], expectedSeq: 1, commandId: crypto.randomUUID(), command };
  const outcome = await submitCommand(given);
  expect(outcome).toMatchObject({ ok: true });
  expect(JSON.stringify(outcome)).not.toContain(MARK);
  await afterResponses();
  expect(JSON.stringify(await db().outbox.findMany())).not.toContain(MARK);
  expect(JSON.stringify(await listStoredMail(1000))).not.toContain(MARK);
});

/** The pages and documents that show it next to its turn. */
const SHOWN_AFTERWARDS = [
  'GET app/api/games/[id]/export/route.ts',
  'GET app/api/games/[id]/notes/route.ts',
  'GET app/games/[gameId]/archive.html/route.ts',
  'GET app/games/[gameId]/at/replay/route.ts',
  'page app/games/[gameId]/at/[seq]/page.tsx',
  'page app/games/[gameId]/talk/page.tsx',
];

async function setStatus(status: 'running' | 'finished' | 'ended'): Promise<void> {
  await db().game.update({ where: { id: world.gameId }, data: { status } });
}

test.each(inFull<readonly ('finished' | 'ended')[]>(['finished', 'ended'], ['finished']))(
  'once the game has %s it is there for all',
  { timeout: 60_000 },
  async (status) => {
    await setStatus(status);
    for (const asker of inFull<readonly Asker[]>(['anonymous', 'other'], ['anonymous']))
      expect((await showing(asker, looks.filter(ofGames))).sort()).toEqual(SHOWN_AFTERWARDS);
    expect((await exportGame(world.gameId))?.thoughts).toMatchObject([{ seat: 0, seq: 1, text: MARK }]);
    await setStatus('running');
    expect((await exportGame(world.gameId))?.thoughts).toBeUndefined();
  },
);

test('while the same deal is played elsewhere it stays sealed, like the seed', async () => {
  const { gameId } = world;
  const past = new Date('2026-01-01');
  const deal = { id: 'duel-sealed', kind: 'duel', seed: '', commitment: '', packId: '', packVersion: 1 };
  const times = { createdAt: past, startsAt: past, opensAt: new Date('2100-01-01') };
  await db().deal.create({ data: { ...deal, ...times, rulesVersion: 1, setup: {} } });
  await db().game.update({ where: { id: gameId }, data: { dealId: deal.id, status: 'finished' } });
  const seen = async () => [
    (await exportGame(gameId, author()))?.thoughts?.length ?? 0,
    await openedFor(gameId),
  ];
  expect(await seen()).toEqual([0, 0]);
  await db().deal.update({ where: { id: deal.id }, data: { opensAt: past } });
  expect(await seen()).toEqual([1, 1]);
});

async function openedFor(gameId: string): Promise<number> {
  const table = await loadTable(gameId, author(), { log: 'none' });
  return table ? (await loadNotes(table, author())).opened.length : -1;
}
