/** The version that shows an open page that it is out of date. */
import { expect, test } from 'vitest';
import { writeVotes } from '@/lib/features/clocks/request-store';
import { addEntry } from '@/lib/features/seats/entry-store';
import { db } from '@/lib/platform/db/db';
import { versionsOf } from '@/lib/platform/live/change-store';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { emptyTable } from '../support/tables';

await useService();

const voice = (seat: number) => ({ seat, question: 'holiday', about: '2026-12-24' });
const AT = new Date();
const voted = (gameId: string, change: Parameters<typeof writeVotes>[2]) =>
  db().$transaction((tx) => writeVotes(tx, gameId, change, AT));

const table = async () => (await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }] })).gameId;

const version = async (gameId: string) => (await versionsOf([gameId])).get(gameId);

const CHANGES: readonly (readonly [string, (gameId: string) => Promise<unknown>])[] = [
  ['somebody agrees', (gameId) => voted(gameId, { vote: voice(0) })],
  ['another agrees', (gameId) => voted(gameId, { vote: voice(1) })],
  ['somebody takes it back', (gameId) => voted(gameId, { dropped: { questions: ['holiday'], seats: [1] } })],
  [
    'it is asked anew',
    (gameId) => voted(gameId, { dropped: { questions: ['holiday'], about: '2026-12-24' } }),
  ],
  ['something is told of a seat', (gameId) => addEntry(gameId, 0, 'offered', 0)],
  ['a seat gets a holder', (gameId) => setSeat(gameId, 0, { seatedAt: AT })],
  ['a seat gets a name', (gameId) => setSeat(gameId, 0, { name: 'Cyril' })],
];

test('each change outside of the log changes the version; other tables keep theirs', async () => {
  const [gameId, other] = [await table(), await table()];
  const before = await version(other);
  const seen = new Set([await version(gameId)]);
  for (const [what, change] of CHANGES) {
    await change(gameId);
    const now = await version(gameId);
    expect(seen, what).not.toContain(now);
    seen.add(now);
  }
  expect(await version(other)).toBe(before);
});

test('two concurrent changes of votes and moves wait for each other, and neither fails', async () => {
  const gameId = await table();
  const rounds = Array.from({ length: 20 }, (_, i) => i);
  const moved = () =>
    db().$transaction(async (tx) => {
      await tx.game.updateMany({ where: { id: gameId }, data: { tableRevision: { increment: 1 } } });
      await tx.vote.deleteMany({ where: { gameId } });
      await tx.seat.updateMany({ where: { gameId }, data: { lookAt: AT } });
    });
  await Promise.all(
    rounds.flatMap((i) => [
      voted(gameId, { vote: voice(i % 2) }),
      voted(gameId, { dropped: { questions: ['holiday'], seats: [i % 2] } }),
      moved(),
    ]),
  );
  await expect(db().game.findUniqueOrThrow({ where: { id: gameId } })).resolves.toMatchObject({
    voicesRevision: 40,
  });
});
