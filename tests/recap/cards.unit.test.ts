/**
 * Cards against the log: each card is computed again from the states before and after the turn. FUZZ_SEED=n
 * starts elsewhere.
 */
import { expect, test } from 'vitest';
import type { Player } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { TurnCard } from '@/lib/game/recap/recap';
import { firstSeedOf, inFull } from '../support/full';
import { cutAt, recapOfCut, wholeGame, type Cut, type PlayedTurn } from './support';

const FIRST = Number(process.env.FUZZ_SEED ?? firstSeedOf('cards', 1));
const GAMES = Array.from({ length: inFull(50, 2) }, (_, i) => FIRST + i);
const seen = { cards: 0, open: 0, undone: 0 };

test.each(GAMES)('every card of random game %i agrees with the log', (number) => {
  const game = wholeGame(number);
  // Ends of turns, and moments in the middle of them.
  for (const { seq } of game.log) {
    if (seq % 17 !== 2) continue;
    const cut = cutAt(game, seq);
    seen.undone += cut.rows.filter(({ undone }) => undone).length;
    for (const me of game.seats) checkRecap(cut, me);
  }
});

test('the games cover turns under way and steps taken back', () => {
  expect(seen.cards).toBeGreaterThan(20 * GAMES.length);
  expect(Object.values(seen), JSON.stringify(seen)).not.toContain(0);
});

function checkRecap(cut: Cut, me: number): void {
  const recap = recapOfCut(cut, me);
  const own = cut.turns.findLastIndex((turn) => turn.seat === me && !turn.isOpen);
  const missed = cut.turns
    .slice(own + 1)
    .filter(({ seat, isOpen, commands }) => seat !== me && !(isOpen && commands.length === 0));
  expect((recap?.cards ?? []).map(({ seat, turn, isOpen }) => [seat, turn, isOpen])).toEqual(
    missed.map(({ seat, turn, isOpen }) => [seat, turn, isOpen]),
  );
  expect(recap?.hasPlayed ?? false).toBe(missed.length > 0 && own >= 0);
  recap?.cards.forEach((card, i) => {
    const turn = missed[i];
    if (turn) checkCard(card, turn);
  });
}

function checkCard(card: TurnCard, turn: PlayedTurn): void {
  seen.cards += 1;
  if (card.isOpen) seen.open += 1;
  turn.end.players.forEach((after, seat) => {
    const before = turn.start.players[seat];
    if (before) checkPlayer(card, seat, before, after);
  });
  const taken = turn.commands.find(({ command }) => command.type === 'TakeActionTile');
  if (taken?.command.type === 'TakeActionTile') expect(card.tile?.position).toBe(taken.command.position);
  const declared = turn.commands.flatMap(({ command }) =>
    command.type === 'DeclareAction' ? [command.action] : [],
  );
  expect(card.actions).toEqual(expect.arrayContaining(declared));
  const built = turn.end.buildings.slice(turn.start.buildings.length).map(({ tile, site }) => [tile, site]);
  const told = card.deeds.flatMap((deed) => (deed.type === 'BuildingPlaced' ? [[deed.tile, deed.site]] : []));
  expect(told.filter(([tile]) => built.some(([id]) => id === tile))).toEqual(told);
  expect(told.length).toBe(built.length);
}

function checkPlayer(card: TurnCard, seat: number, before: Player, after: Player): void {
  const mine = card.income.filter((income) => income.seat === seat);
  const bySource: Partial<Record<SourceKind, number>> = {};
  for (const { source, points } of mine) if (points !== 0) bySource[source] = points;
  expect(bySource).toEqual(pointsBetween(before, after));
  if (seat === card.seat)
    for (const good of ['gold', 'stone'] as const) {
      const gained = mine.reduce((sum, { goods }) => sum + (goods[good] ?? 0), 0);
      expect(before.goods[good] + gained - (card.paid[good] ?? 0)).toBe(after.goods[good]);
    }
  const deeds = card.deeds.filter((deed) => 'seat' in deed && deed.seat === seat);
  const told = (type: string) =>
    deeds.flatMap((deed) => (deed.type === type && 'tile' in deed ? [deed.tile] : []));
  expect(told('WallPlaced')).toEqual(after.walls.slice(before.walls.length).map(({ tile }) => tile));
  const upgrades = (player: Player) =>
    Object.values(player.upgrades).flatMap((pile) => pile.map(({ tile }) => tile));
  const had = new Set(upgrades(before));
  expect([...told('UpgradePlaced')].sort()).toEqual(
    upgrades(after)
      .filter((tile) => !had.has(tile))
      .sort(),
  );
  for (const grid of ['hunger-wall', 'cathedral'] as const) {
    const moved = deeds.findLast((deed) => deed.type === 'GridMoved' && deed.grid === grid);
    expect(moved ?? before.grids[grid]).toMatchObject(after.grids[grid]);
  }
  expect(deeds.filter(({ type }) => type === 'RoadAdvanced').length).toBe(after.road - before.road);
}

function pointsBetween(before: Player, after: Player): Partial<Record<SourceKind, number>> {
  const out: Partial<Record<SourceKind, number>> = {};
  for (const [source, n] of Object.entries(after.scoreBySource) as [SourceKind, number][]) {
    const by = n - (before.scoreBySource[source] ?? 0);
    if (by !== 0) out[source] = by;
  }
  return out;
}
