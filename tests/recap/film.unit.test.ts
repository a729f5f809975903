/**
 * The missed turns, step by step: each turn of a film ends on the board as the log has it, and takes two to
 * four seconds.
 */
import { expect, test } from 'vitest';
import { beatOf, ReplayedGame } from '@/components/history/replay/document';
import type { Event } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';
import { filmSince, meaningsByTurn, missedFilm, statesOf } from '@/lib/game/recap/film';
import { meaningsFor } from '@/lib/game/recap/meaning';
import { goldenTable } from '../support/components/golden-table';
import { cutAt, wholeGame, type Cut } from './support';

const GAMES = [3, 8, 21, 34];
const seen = { turns: 0, undone: 0 };

/** The pieces on the table. */
function lying({ players, crane, rows, buildings, seals, turn: { number } }: State) {
  return { players, crane, rows, buildings, seals, number };
}

test.each(GAMES)('every turn of the film of random game %i ends as it was played', (number) => {
  const game = wholeGame(number);
  for (const { seq } of game.log)
    if (seq % 13 === 5) for (const me of game.seats) checkFilm(cutAt(game, seq), me);
});

test('the games cover the cases', () => {
  expect(seen.turns).toBeGreaterThan(100);
  expect(seen.undone).toBeGreaterThan(0);
});

function checkFilm(cut: Cut, me: number): void {
  const film = missedFilm({ rows: cut.rows, stateAfter: (seq) => cut.positions[seq - 1]?.state }, me);
  if (!film) return;
  const meanings = meaningsByTurn(cut.pack, film, me);
  let before = film.base;
  for (const turn of film.turns) {
    const played = cut.turns.find((each) => each.turn === turn.turn);
    const now = statesOf(before, turn).at(-1);
    if (!played || !now) throw new Error(`turn ${turn.turn} was not played`);
    expect(lying(before), `before turn ${turn.turn}`).toEqual(lying(played.start));
    expect(lying(now), `after turn ${turn.turn}`).toEqual(lying(played.end));
    const events = turn.steps.flatMap((step) => step.events);
    expect(meanings.get(turn.turn)).toEqual(meaningsFor(cut.pack, { before, now, events }, me));
    seen.turns += 1;
    seen.undone += cut.rows.filter(({ undone }) => undone).length;
    before = now;
  }
}

test('news after a drawn position begins with it and ends as it was played', () => {
  let films = 0;
  for (const game of GAMES.map(wholeGame))
    for (const { seq } of game.log)
      for (const me of game.seats)
        if (seq % 17 === 5 && checkSince(cutAt(game, seq), me, seq - 1 - (seq % 5))) films += 1;
  expect(films).toBeGreaterThan(50);
});

function checkSince(cut: Cut, me: number, from: number): boolean {
  const drawn = cut.positions[from - 1]?.state;
  // Only whole turns reach a page: nothing that it has drawn is taken back later.
  if (cut.rows.some((row) => row.seq > from && row.events.some(({ type }) => type === 'Undone')))
    return false;
  const film = drawn && filmSince(cut.rows, drawn, me);
  if (!film) return false;
  let now = film.base;
  for (const turn of film.turns) {
    expect(turn.seat).not.toBe(me);
    now = statesOf(now, turn).at(-1) ?? now;
    expect(turn.steps.every(({ seq }) => seq > from)).toBe(true);
  }
  const end = cut.turns.find(({ turn }) => turn === film.turns.at(-1)?.turn)?.end;
  if (end) expect(lying(now)).toEqual(lying(end));
  return true;
}

test('a turn of Peter Parler, which is one row, has a step for each thing he does', () => {
  const at = (n: number) => goldenTable('solo-parler', n);
  const isWhole = ({ events }: { readonly events: readonly Event[] }) =>
    ['ParlerTileTaken', 'TurnEnded'].every((type) =>
      events.some((event) => event.type === type && (!('seat' in event) || event.seat === 1)),
    );
  const n = Array.from({ length: 60 }, (_, i) => i + 5).find((i) => at(i).log.slice(-1).some(isWhole)) ?? 0;
  const film = filmSince(at(n).log, at(n - 1).view.state, 0);
  const steps = film?.turns[0]?.steps ?? [];
  expect(film?.turns[0]?.seat).toBe(1);
  expect(steps.length).toBeGreaterThan(1);
  expect(new Set(steps.map(({ seq }) => seq)).size).toBe(1);
});

test('a turn is seen for two to four seconds, slower for more, whatever its steps', () => {
  for (const steps of [1, 2, 3, 5, 8, 20])
    // The board as it was left is a part of the first turn.
    for (const ms of [steps * beatOf(steps), 700 + steps * beatOf(steps, 700)]) {
      expect(ms).toBeGreaterThanOrEqual(2_000);
      expect(ms).toBeLessThanOrEqual(4_000);
    }
});

test('each turn of a game that plays on its own takes two to four seconds, whatever was done in it', () => {
  const table = goldenTable('2-players-first-game', 47);
  const rows = table.log;
  const game = new ReplayedGame({ table, rows });
  const ends = rows.flatMap(({ seq, events }) =>
    events.some(({ type }) => type === 'TurnEnded') ? [seq] : [],
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const [i, end] of ends.slice(1).entries()) {
    const before = ends[i] ?? 0;
    let ms = 0;
    for (let seq = before + 1; seq <= end; seq += 1) {
      expect(game.msAt(seq), `step ${seq}`).toBe(game.msAt(end));
      ms += game.msAt(seq);
    }
    expect(ms).toBeGreaterThanOrEqual(1_999);
    expect(ms).toBeLessThanOrEqual(4_001);
  }
});
