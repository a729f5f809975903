import { afterAll, expect, inject, test, vi } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { hub } from '@/lib/platform/live/hub';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
// Listening succeeds there, and nothing of our tables is ever heard: notices stay within their database. So
// it is behind a pooler.
vi.stubEnv('LISTEN_URL', inject('adminUrl'));
afterAll(() => vi.unstubAllEnvs());

test('if LISTEN succeeds but delivers nothing, changes are sent within two seconds and the metric says deaf', async () => {
  const { gameId } = await seatedTable();
  const heard: string[] = [];
  const end = hub().watch(gameId, (version) => heard.push(version));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  // For longer than the listening takes to begin.
  await new Promise((done) => setTimeout(done, 500));
  expect(hub().isListening).toBe(false);
  await db().game.update({ where: { id: gameId }, data: { seq: 7 } });
  await expect.poll(() => heard.at(-1)?.split('.')[0], { timeout: 6_000 }).toBe('7');
  expect(hub().isListening).toBe(false);
  end();
});
