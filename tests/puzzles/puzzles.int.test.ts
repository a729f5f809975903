/** Puzzles as the service hands them out. */
import { expect, test } from 'vitest';
import { puzzleEntries, puzzleOfDay, puzzleSet } from '@/lib/features/puzzles/puzzles';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';

await useService();

test('a puzzle is all its seat knew, and no answer', async () => {
  const { status, body } = await callJson({ path: '/api/puzzles/1' });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['at', 'grade', 'id', 'known', 'pack', 'seat', 'theme']);
  expect(body.known.view.state.turn.seat).toBe(body.seat);
  expect(JSON.stringify(body)).not.toContain('"secret');
});

test('an unknown puzzle is not found', async () => {
  await problemOf({ path: '/api/puzzles/99999' }, 404, 'unknown-puzzle');
  await problemOf({ path: '/api/puzzles/last' }, 400, 'invalid-request');
});

test('the day has the same turn from its first second to its last, and the next day another', async () => {
  const [first, last, next] = await Promise.all(
    ['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z'].map((at) =>
      puzzleOfDay(new Date(at)),
    ),
  );
  expect(first).toEqual(last);
  expect(first?.day).toBe('2026-11-22');
  expect(next?.id).not.toBe(first?.id);
});

test('before the first day and after the last of the list there is a turn, too', async () => {
  const ids = new Set((await puzzleEntries()).map(({ id }) => id));
  for (const at of ['2020-01-01', '2099-12-31'])
    expect(ids.has((await puzzleOfDay(new Date(at))).id)).toBe(true);
});

test('the best turn is played to its end', async () => {
  const { id } = await puzzleOfDay(new Date('2026-11-22'));
  const found = await puzzleSet(id);
  expect(found?.line.steps.at(-1)?.command.type).toMatch(/EndTurn|DiscardWindows/);
});
