/** The rules of Peter Parler come with the later part: before it there are none of him, then all. */
import { expect, test, vi } from 'vitest';
import { hasParler } from '@/components/live/later';
import * as rules from '@/lib/game/engine/actions/parler';
import * as pieces from '@/lib/game/drawing/parlers-pieces';
import { parlerHandlers } from '@/lib/game/engine/evolve/parler';
import type { Game } from '@/lib/game/engine/rule';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { HUMAN, soloTable } from '../support/engine/solo';
import { PACK } from '../support/engine/table';

const { state } = soloTable('parler');
const game: Game = { pack: PACK, state, offered: () => undefined };
const wrong = { type: 'SetParlerMarkers', plaza: 'p9', slots: { upgrade: 0, wall: 0, building: 0 } } as const;

test('what they say is the same once they have come, and nothing before', async () => {
  // As a page has it that nobody has touched: other tests may have fetched it.
  vi.resetModules();
  const standIn = await import('@/components/live/parler-rules');
  const { fetchLater } = await import('@/components/live/later');
  const names = [...Object.keys(rules), ...Object.keys(pieces), 'labelParlers', 'movePawn', 'parlerHandlers'];
  expect(Object.keys(standIn).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(standIn.parlerHandlers)).toEqual(Object.keys(parlerHandlers));
  const moved = { type: 'ParlerPawnMoved', steps: 1, plaza: 'p9' } as const;
  expect(() => standIn.parlerHandlers.ParlerPawnMoved(state, moved)).toThrow(/have not come/);
  const listed = rules.setParlerMarkers.candidates(game, HUMAN);
  expect(listed.length).toBeGreaterThan(100);
  expect(standIn.setParlerMarkers.candidates(game, HUMAN)).toEqual([]);
  expect(standIn.setParlerMarkers.refuse(game, HUMAN, wrong)).toMatchObject({ code: 'no-open-item' });
  expect(standIn.parlersMarker(wordingOf('en'))).toBe('');
  await fetchLater();
  expect(standIn.parlersMarker(wordingOf('en'))).toContain('marker');
  expect(standIn.setParlerMarkers.candidates(game, HUMAN)).toEqual(listed);
  expect(standIn.setParlerMarkers.refuse(game, HUMAN, wrong)).toMatchObject({ code: 'unknown-plaza' });
  const draft = { ...state };
  standIn.parlerHandlers.ParlerPawnMoved(draft, moved);
  expect(draft.parler).toMatchObject({ plaza: 'p9' });
  for (const name of ['setParlerMarkers', 'placeBuildingForParler'] as const)
    expect(Object.keys(standIn[name]).toSorted()).toEqual(Object.keys(rules[name]).toSorted());
});

test('only a table with an automatic seat needs them', () => {
  const { seats } = goldenTable('2-players-first-game', 47);
  expect(hasParler({ seats })).toBe(false);
  expect(hasParler({ seats: seats.map((seat) => ({ ...seat, automatic: true })) })).toBe(true);
});
