import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GET } from '@/app/film/route';
import { filmTable } from '@/lib/features/archive/film';
import { loadTableAt } from '@/lib/features/history/load-position';
import { posterOf } from '@/lib/features/notify/picture';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { forgetMaintenance } from '@/lib/platform/ops/maintenance';
import { cancelMaintenance, insertMaintenance } from '@/lib/platform/ops/maintenance-store';
import { present } from '../support/present';
import { useService } from '../support/service';

await useService();

const film = async () => present(await filmTable());

test('during maintenance it is not imported: its address redirects to the start page, which says so', async () => {
  const now = Date.now();
  const [begins, ends] = [new Date(now - 1000), new Date(now + 600_000)];
  await insertMaintenance({ id: randomUUID(), begins, ends, text: '' }, begins);
  forgetMaintenance();
  expect(await filmTable()).toBeUndefined();
  const response = await GET(new Request('http://praga.test/film'));
  expect(response.headers.get('location')).toBe('/');
  expect(await db().game.count()).toBe(0);
  await cancelMaintenance(new Date());
  forgetMaintenance();
});

test('the replay is a public finished game of four that ends at the beginning of a turn', async () => {
  const { gameId, tryAt } = await film();
  expect(await loadTable(gameId)).toMatchObject({ status: 'finished', seats: { length: 4 } });
  const moment = await loadTableAt(gameId, tryAt);
  expect(moment?.view.state).toMatchObject({ phase: 'playing', turn: { main: 'open' } });
  expect(moment?.view.state.turn.tile).toBeUndefined();
  expect(await film()).toEqual({ gameId, tryAt });
});

test('its address leads to the beginning and says where the reader can take over', async () => {
  const { gameId, tryAt } = await film();
  const response = await GET(new Request('http://praga.test/film'));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/games/${gameId}/at/1?film=${tryAt}`);
});

test('its end is there as a poster', async () => {
  const { gameId } = await film();
  const png = Buffer.from(await posterOf(present(await loadTable(gameId)), 'en'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});
