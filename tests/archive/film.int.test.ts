import { expect, test } from 'vitest';
import { filmTable } from '@/lib/features/archive/film';
import { loadTable } from '@/lib/features/table/load-table';
import { loadTableAt } from '@/lib/features/history/load-position';
import { GET } from '@/app/film/route';
import { useService } from '../support/service';

await useService();

test('the film is a finished game of four that anybody may look at, and ends at the beginning of a turn', async () => {
  const { gameId, tryAt } = await filmTable();
  expect(await loadTable(gameId)).toMatchObject({ status: 'finished', seats: { length: 4 } });
  const moment = await loadTableAt(gameId, tryAt);
  expect(moment?.view.state).toMatchObject({ phase: 'playing', turn: { main: 'open' } });
  expect(moment?.view.state.turn.tile).toBeUndefined();
  expect(await filmTable()).toEqual({ gameId, tryAt });
});

test('its address leads to the beginning, and says where the reader may take over', async () => {
  const { gameId, tryAt } = await filmTable();
  const response = await GET(new Request('http://praga.test/film'));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/games/${gameId}/at/1?film=${tryAt}`);
});
