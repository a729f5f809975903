/** Pages of the past: their drawings and marks. */
import { NextRequest } from 'next/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GET } from '@/app/games/[gameId]/at/route';
import { MomentBoard } from '@/components/history/compare-drawings';
import { momentOf, type ReplayMoment } from '@/components/history/replay/moment';
import { PlayerView } from '@/components/history/replay/moment-part';
import { Timeline } from '@/components/history/timeline';
import { titleAt } from '@/components/history/replay/use-address';
import { framesOf } from '@/components/live/past';
import { turnsOf } from '@/lib/game/recap/timeline';
import { htmlOf } from '../support/components/html';
import { goldenLog } from '../support/components/golden-log';
import { present } from '../support/present';

const { rows, states, tableAt } = goldenLog('4-players-online');

describe('two moments', () => {
  const drawn = (a: number, b: number) => htmlOf(MomentBoard, { table: tableAt(a), other: tableAt(b) });
  const ringsIn = (html: string, shape: string) =>
    [...html.matchAll(new RegExp(`<${shape}[^>]*stroke=.var\\(--changed\\)`, 'g'))].length;

  test('are one small board each, and mark nothing where they are the same', () => {
    expect(drawn(90, 90).match(/<svg viewBox=/g)).toHaveLength(1);
    expect(drawn(90, 90)).not.toContain('--changed');
  });

  test('mark each square of a marker that is elsewhere in the other, and each tile', () => {
    const [a, b] = [tableAt(90).view.state, tableAt(190).view.state];
    const squares = (['hunger-wall', 'cathedral'] as const).flatMap((grid) =>
      a.players.flatMap(({ grids }, seat) => {
        const [{ row, column }, there] = [grids[grid], b.players[seat]?.grids[grid]];
        return row === there?.row && column === there.column ? [] : [`${grid} ${row} ${column}`];
      }),
    );
    const tiles = (['upgrade', 'wall', 'building'] as const).flatMap((row) =>
      a.rows[row].slots.filter((tile, slot) => tile !== b.rows[row].slots[slot]),
    );
    expect(squares.length).toBeGreaterThan(0);
    const built = b.buildings.filter(({ site }) => !a.buildings.some((each) => each.site === site));
    expect(built.length).toBeGreaterThan(0);
    expect(ringsIn(drawn(90, 190), "rect [^>]*width='44'")).toBe(new Set(squares).size);
    expect(ringsIn(drawn(90, 190), 'use href=[^>]*hit-hex')).toBeGreaterThanOrEqual(
      built.length + tiles.length,
    );
  });
});

test('a replay of missed steps turns the wheel in its own step (END-4)', () => {
  const base = present(states[89]);
  const steps = rows.slice(90, 120).map(({ seq, events }) => ({ seq, events }));
  const [left, ...frames] = framesOf(tableAt(120), { base, turns: [{ turn: 1, seat: 0, steps }] });
  const turnedIn = (frame = left) =>
    /class=.?turned-(\d)/.exec(renderToStaticMarkup(frame?.draw('board')))?.[1];
  expect(turnedIn()).toBeUndefined();
  const wanted = steps.map(({ events }) => {
    const turned = events.find(({ type }) => type === 'WheelTurned');
    return turned?.type === 'WheelTurned' ? String(turned.steps) : undefined;
  });
  expect(wanted.filter(Boolean).length).toBeGreaterThan(3);
  expect(frames.map(turnedIn)).toEqual(wanted);
});

test.each(['UpgradePlaced', 'TrackAdvanced'] as const)(
  "a rival's %s is shown on the rival's boards instead of mine",
  (happened) => {
    const isElsewhere = /^(ActionTileTaken|BuildingPlaced|GridMoved|RoadAdvanced|TileTaken)$/;
    const laid = rows.find(
      ({ events }) =>
        events.some(({ type }) => type === happened) &&
        (happened === 'UpgradePlaced' || !events.some(({ type }) => isElsewhere.test(type))),
    );
    const { seq, events } = present(laid);
    const seat = present(laid?.seat);
    const base = present(states[seq - 2]);
    const turns = [{ turn: 1, seat, steps: [{ seq, events }] }];
    const openIn = (me: number) => {
      const frames = framesOf({ ...tableAt(seq), me }, { base, turns });
      return frames.map(
        ({ draw }) => /id="mine"[^>]*seat-(\d)/.exec(renderToStaticMarkup(draw('boards')))?.[1],
      );
    };
    const other = seat === 0 ? 1 : 0;
    expect(openIn(other)).toEqual([String(other), String(seat)]);
    expect(openIn(seat)).toEqual([String(seat), String(seat)]);
  },
);

const props = { table: tableAt(90), rows, turns: turnsOf(rows) };

function playerAt(moment: ReplayMoment): string {
  const { seq: at, latestSeq: last } = moment.table;
  const course = { first: 1, last, turns: moment.turns };
  const state = { course, at, isPlaying: false, speed: 1, ms: undefined, give: () => {} };
  return htmlOf(PlayerView, { replay: { ...state, moment } });
}

test('the turns of the timeline have the signs of their seats, out of the sheet', () => {
  const html = htmlOf(Timeline, momentOf(props, { undone: false }));
  const uses = [...html.matchAll(/<use href=['"]?([^'" >]*)/g)].map(([, address = '']) => address);
  expect(uses.length).toBe(turnsOf(rows).length);
  expect(uses.filter((address) => !/^\/s\/.+#/.test(address))).toEqual([]);
});

test('every way has a name, and the slider keeps the filter without a script', async () => {
  const filter = { undone: true, seat: 1, kind: 'crane' } as const;
  const html = playerAt(momentOf(props, filter));
  for (const way of ['First step', 'Previous turn', 'Previous step', 'Next step', 'Next turn', 'Last step'])
    expect(html).toContain(`aria-label="${way}"`);
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g))
    form.set(name, value);
  form.set('seq', '44');
  const request = new NextRequest(`http://localhost/games/game01/at?${form.toString()}`);
  const answer = await GET(request, { params: Promise.resolve({ gameId: 'game01' }) });
  expect(answer.headers.get('location')).toBe('/games/game01/at/44?seat=1&kind=crane&undone=1');
});

test('a way that leads nowhere is a disabled link, with a role that may carry its name', () => {
  for (const [seq, dead] of [
    [1, ['First step', 'Previous step']],
    [rows.length, ['Next step', 'Last step']],
  ] as const) {
    const html = playerAt(momentOf({ ...props, table: tableAt(seq) }, { undone: false }));
    const ends = [...html.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes(' href='));
    for (const name of dead) expect(ends.join()).toContain(`aria-label="${name}"`);
    for (const tag of ends) expect(tag).toMatch(/aria-disabled="true".* role="link"/);
  }
});

test.each([
  ['Step 41 · Sunday round 2 · Praga by Post', 'Step 7 · Sunday round 2 · Praga by Post'],
  ['(3) Schritt 41 · Runde 12', '(3) Schritt 7 · Runde 12'],
])('stepping changes only the number of the step: %s', (before, after) => {
  expect(titleAt(before, 7)).toBe(after);
});
