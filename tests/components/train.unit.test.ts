/** Positions in a browser: whose they are, and turns that become plans. */
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { whenTaken } from '@/components/analysis/train/moment';
import { catchUp } from '@/components/analysis/train/online';
import {
  keepTable,
  keepTurn,
  newTurnId,
  preparedTurns,
  takenIn,
  takenTables,
  takenText,
} from '@/components/analysis/train/taken-positions';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';

const ID = '0123abcd-0123-0123-0123-0123456789ab';
let cookie: string;
let answers: Map<string, object | number>;
let posted: string[];

/** A store whose keys can be listed. */
function storage(): Storage {
  const store = Object.create({
    getItem: (key: string) => Reflect.get(store, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(store, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(store, key),
  }) as Storage;
  return store;
}

const startOf = (more: Partial<SandboxStart> = {}) =>
  ({
    gameId: 'table1',
    name: 'Sunday round',
    status: 'running',
    at: 12,
    latest: 12,
    draftsOf: '0.1',
    lines: [{ id: 'secret line' }],
    keeper: 'person',
    known: {},
    ...more,
  }) as unknown as SandboxStart;
const TURN = {
  id: ID,
  at: '2026-11-24T14:05:00.000Z',
  gameId: 'table1',
  turn: { base: 12, key: 'a'.repeat(64), steps: [] },
};
const OWN = [{ gameId: 'table1', name: 'Sunday round' }];

beforeEach(() => {
  [cookie, posted] = ['', []];
  answers = new Map<string, object | number>([['/api/games/table1/sandbox', startOf({ latest: 15 })]]);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(set: string) {
      cookie = set.includes('Max-Age=0') ? '' : set;
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: URLSearchParams }) => {
    if (init.method === 'POST') posted.push(String(init.body?.get('id')));
    const answer = answers.get(url);
    if (answer === undefined) throw new Error('no network');
    if (typeof answer === 'number') return { ok: false, status: answer };
    return { ok: true, status: 200, url: 'http://praga.test/', json: async () => answer, ...answer };
  });
  expect(keepTable(startOf(), TURN.at)).toBe(true);
  expect(keepTurn(TURN)).toBe(true);
  return () => vi.unstubAllGlobals();
});

const kept = () => [takenTables().length, preparedTurns().length];

test('a stored position has none of the saved lines', () => {
  expect(JSON.stringify(takenTables())).not.toContain('secret line');
});

test('a turn becomes a plan and is removed', async () => {
  answers.set('/games/table1/plan/keep', { url: 'http://praga.test/games/table1/plan?done=kept' });
  expect(await catchUp(OWN)).toEqual({
    tables: { table1: { latest: 15, isOver: false } },
    sent: [{ id: ID, gameId: 'table1', name: 'Sunday round', isCut: false }],
    isGone: false,
  });
  expect([posted, kept()]).toEqual([[ID], [1, 0]]);
});

test('a refused turn stays and says why', async () => {
  answers.set('/games/table1/plan/keep', { url: 'http://praga.test/games/table1/plan?problem=no-turn' });
  expect((await catchUp(OWN)).sent).toEqual([]);
  expect(preparedTurns()).toEqual([{ ...TURN, problem: 'no-turn' }]);
});

test('without an answer nothing changes', async () => {
  answers.clear();
  await catchUp(OWN);
  expect([posted, kept(), preparedTurns()[0]?.problem]).toEqual([[], [1, 1], undefined]);
  answers.set('/api/games/table1/sandbox', 429);
  await catchUp(OWN);
  expect(kept()).toEqual([1, 1]);
});

test.each([
  ['a later holder of the seat', OWN, startOf({ draftsOf: '0.2' })],
  ['somebody who only watches', OWN, startOf({ draftsOf: 'watcher' })],
  ['somebody who may not look', OWN, 404],
  ['somebody without the table', [], startOf()],
])('%s gets nothing of it, and sends nothing', async (_who, own, answer) => {
  answers.set('/api/games/table1/sandbox', answer);
  expect(await catchUp(own)).toMatchObject({ sent: [], isGone: true });
  expect([posted, kept()]).toEqual([[], [0, 0]]);
});

test('another person on the browser removes it before anything is read', () => {
  cookie = 'theme=dark; train_other=1';
  localStorage.setItem('theme', 'dark');
  expect(kept()).toEqual([0, 0]);
  expect([cookie, localStorage.getItem('theme')]).toEqual(['', 'dark']);
});

test('somebody who signed in without a session sees a position once the server has confirmed its seat', async () => {
  cookie = 'theme=dark; train_unsure=1';
  expect([kept(), takenIn(takenText('table1') ?? '')]).toEqual([[0, 1], undefined]);
  expect(cookie).toBe('');
  await catchUp(OWN);
  expect([posted, kept()]).toEqual([[ID], [1, 1]]);
  cookie = 'train_unsure=1';
  await catchUp([]);
  expect(kept()).toEqual([0, 0]);
});

/** Leaves the position as an earlier release has stored it. */
function storeAsBefore(): void {
  const { isOwn: _, ...before } = takenTables()[0] ?? {};
  localStorage.setItem('train-table-table1', JSON.stringify(before));
}

test('a position of an earlier release is hidden until the server has confirmed the seat', async () => {
  storeAsBefore();
  expect([kept(), takenIn(takenText('table1') ?? '')]).toEqual([[0, 1], undefined]);
  const answer = answers.get('/api/games/table1/sandbox') ?? 404;
  answers.clear();
  await catchUp(OWN);
  expect(kept()).toEqual([0, 1]);
  answers.set('/api/games/table1/sandbox', answer);
  await catchUp(OWN);
  expect([posted, kept()]).toEqual([[ID], [1, 1]]);
});

test('a position of an earlier release goes if its seat is not the reader’s', async () => {
  storeAsBefore();
  await catchUp([]);
  expect([posted, localStorage.getItem('train-table-table1')]).toEqual([[], null]);
});

test('the position of another holder takes the place of the first with its turns', () => {
  keepTable(startOf(), TURN.at);
  expect(kept()).toEqual([1, 1]);
  keepTable(startOf({ draftsOf: '1.1' }), TURN.at);
  expect(kept()).toEqual([1, 0]);
});

test('a browser without a store says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([keepTable(startOf(), TURN.at), keepTurn(TURN), ...kept()]).toEqual([false, false, 0, 0]);
});

test('the id of a turn is one that a plan can have', () => {
  const ids = Array.from({ length: 50 }, newTurnId);
  expect(ids.filter((id) => !z.uuid().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});

test('damaged entries are left out', () => {
  localStorage.setItem('train-table-other', '{"at":');
  localStorage.setItem('train-turn-other', '[]');
  expect(kept()).toEqual([1, 1]);
});

test('a moment is a day of the week and a time, or a date where it is older', () => {
  vi.stubEnv('TZ', 'UTC');
  const now = Date.parse('2026-11-27T12:00:00Z');
  expect(whenTaken('en', TURN.at, now)).toBe('Tuesday 14:05');
  expect(whenTaken('de', '2026-11-03T09:00:00Z', now)).toBe('3. November 09:00');
  vi.unstubAllEnvs();
});
