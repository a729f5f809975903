/** A row is folded into one copy of the state, which must look as if each event had made one of its own. */
import { describe, expect, test } from 'vitest';
import { evolve } from '@/lib/game/engine/evolve';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import { deepFreeze } from '../support/engine/fuzz-finding';

/** Between them nearly every event there is. */
const GAMES = ['4-players-all-options', '2-players-cathedral', 'solo-parler-by-chance'];

interface Folded {
  readonly entry: LogEntry;
  readonly before: Position | undefined;
  readonly after: Position;
  readonly byEvents: State;
}

/**
 * The rows of a game but those that take something back. Whatever is handed over is frozen: a fold that wrote
 * into it would throw.
 */
function foldedRows(file: string): readonly Folded[] {
  let before: Position | undefined;
  return playedTo(readGame(file)).log.flatMap((entry): Folded[] => {
    deepFreeze([before, entry]);
    const folded = { before, entry, after: advance(before, entry) };
    before = folded.after;
    if (entry.events.some(({ type }) => type === 'Undone')) return [];
    return [{ ...folded, byEvents: eventByEvent(folded.before?.state, entry) }];
  });
}

function eventByEvent(before: State | undefined, { events, seq }: LogEntry): State {
  let state = before;
  for (const event of events) {
    state = evolve(state, event);
    deepFreeze(state);
  }
  if (!state) throw new Error(`row ${seq} has no events`);
  return state;
}

/** The parts of the position and of each player that are the same object or value as before. */
function untouched(before: State, after: State): readonly string[] {
  const same = (was: object, is: object, of = ''): string[] =>
    Object.keys(is).flatMap((key) => (Reflect.get(was, key) === Reflect.get(is, key) ? [`${of}${key}`] : []));
  return [
    ...same(before, after),
    ...after.players.flatMap((player, seat) => same(before.players[seat] ?? {}, player, `${seat}.`)),
  ];
}

const isOfRow = (key: string) => key === 'seq' || key === 'undo';

describe.each(GAMES)('a whole game row by row: %s', (file) => {
  const rows = foldedRows(file);

  test('leads to the same positions as event by event', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { after, byEvents } of rows) {
      const { seq, undo } = after.state;
      expect(after.state).toEqual({ ...byEvents, seq, undo });
      expect(Object.keys(after.state)).toEqual(Object.keys(byEvents));
    }
  });

  test('keeps every member that no event of the row replaces', () => {
    for (const { before, after, byEvents, entry } of rows) {
      if (!before) continue;
      const kept = untouched(before.state, after.state).filter((key) => !isOfRow(key));
      const expected = untouched(before.state, byEvents).filter((key) => !isOfRow(key));
      expect(kept, `row ${entry.seq}`).toEqual(expected);
      expect(kept).toContain('setup');
    }
  });

  test('leaves the position before in the trail as it was', () => {
    for (const { before, after } of rows) {
      const last = after.trail.at(-1);
      if (last) expect(last.state).toBe(before?.state);
      expect(after.state).not.toBe(before?.state);
    }
    expect(rows.some(({ after }) => after.trail.length > 2)).toBe(true);
  });

  test('gives every position the same keys in the same order, or folding is slow', () => {
    const shapes = new Set<string>();
    let position: Position | undefined;
    for (const entry of playedTo(readGame(file)).log) {
      position = advance(position, entry);
      for (const moment of [position, ...position.trail, ...(position.ends ?? [])])
        shapes.add(Object.keys(moment).join());
    }
    expect(shapes).toEqual(new Set(['state,secrets,trail,ends', 'state,secrets', 'state,secrets,trail']));
  });
});
