/** DEC-38: an ended turn comes back whole, and so does everything that was hidden. */
import { describe, expect, test } from 'vitest';
import { replay, standingRow, type Position } from '@/lib/game/engine/replay';
import { decideTurnBack } from '@/lib/game/engine/turn-back';
import { momentsOf, playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import { RECORDINGS } from '../golden/recordings';
import { end } from '../support/engine/commands';
import { sampled } from '../support/full';
import { type Running, give } from '../support/engine/running';
import { playedWithTurnsBack, takeTurnBack } from '../support/taken-back';

/** Everything but the number of the newest row, and pieces seen by all. */
function plain({ state, secrets, trail }: Position) {
  const { shown: _shown, ...undo } = state.undo;
  return { secrets, trail, state: { ...state, seq: 0, undo } };
}

/** The result of the rows that nobody took back, the hidden half included. */
function lasting(log: Running['log']) {
  const gone = new Set(
    log.flatMap(({ events }) => events.flatMap((e) => (e.type === 'Undone' ? e.rows : []))),
  );
  return log.flatMap(({ seq, seat, events, secretEvents }) =>
    gone.has(seq) || events.some(({ type }) => type === 'Undone') ? [] : [{ seat, events, secretEvents }],
  );
}

describe('DEC-38 an ended turn that is taken back', () => {
  const games = sampled(RECORDINGS, 8).map(({ file }) => {
    const game = readGame(file);
    return { file, game, played: playedWithTurnsBack(game) };
  });

  test.each(games)(
    '$file: each comes back to the last field, and the same game follows',
    ({ game, played: { taken, position, log } }) => {
      expect(taken.length).toBeGreaterThan(2);
      for (const { ended, later, now } of taken) {
        expect(plain(now)).toEqual(plain(ended));
        expect(now.state).toMatchObject({ seq: later.state.seq + 1, undo: { shown: later.state.seq + 1 } });
      }
      expect(position.state.ranking).toEqual(game.ranking);
      // Every draw came up as before: without what was taken back, the log is the recorded one.
      expect(lasting(log)).toEqual(lasting(playedTo(game).log));
      expect(replay(log)).toEqual(position);
    },
  );

  test('turns of all the others go back with it', () => {
    const turns = games.flatMap(({ played }) => played.taken.map((one) => one.turns));
    expect(new Set(turns)).toEqual(new Set([1, 2, 3, 4]));
  });

  test('its steps can be undone as before, and the row that everybody has seen stays', () => {
    const back = takeTurnBack(firstTurn(), 0);
    const { floor, steps } = back.position.state.undo;
    expect(steps.length).toBeGreaterThan(0);
    const { position } = give(back, 0, { type: 'Undo', to: floor });
    expect(position.state.undo).toEqual({ floor, steps: [], shown: back.position.state.seq });
    expect(position.trail).toEqual([]);
  });

  test('ended again, nothing is left of it but the log', () => {
    const once = firstTurn();
    const { position } = give(takeTurnBack(once, 0), 0, end);
    const { seq } = position.state;
    expect(position.state).toEqual({ ...once.position.state, seq, undo: { floor: seq, steps: [] } });
  });

  test('names everyone who agreed, and all rows since', () => {
    const { position } = firstTurn();
    const to = standingRow(position.ends?.at(-1)?.state ?? position.state);
    expect(decideTurnBack(position, 0, { type: 'TakeTurnBack', consent: [1] })).toEqual({
      ok: true,
      value: {
        events: [{ type: 'Undone', seat: 0, to, rows: [position.state.seq], consent: [1] }],
        secretEvents: [],
      },
    });
  });

  test.each([
    ['a seat that has ended no turn', 1, [0], 'nothing-to-undo'],
    ['its own consent', 0, [0], 'not-a-seat'],
    ['a seat that is not there', 0, [7], 'not-a-seat'],
    ['one seat twice', 0, [1, 1], 'not-a-seat'],
  ])('is refused: %s', (_title, seat, consent, code) => {
    const { position } = firstTurn();
    expect(decideTurnBack(position, seat, { type: 'TakeTurnBack', consent })).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});

/** A golden game for two right after its first turn. */
function firstTurn(): Running {
  for (const now of momentsOf(readGame('2-players-online'))) if (now.position.state.turnsDone > 0) return now;
  throw new Error('no turn ends');
}
