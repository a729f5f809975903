/**
 * The effect on the reader, computed again: from `options` and `decide` of the rules as if it were my turn,
 * before and after.
 */
import { expect, test } from 'vitest';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { score } from '@/lib/game/engine/phases/scoring';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { Performance, State } from '@/lib/game/engine/state';
import type { Meaning } from '@/lib/game/recap/meaning';
import { firstSeedOf, inFull } from '../support/full';
import { cutAt, recapOfCut, wholeGame } from './support';

const FIRST = Number(process.env.FUZZ_SEED ?? firstSeedOf('meanings', 101));
const GAMES = Array.from({ length: inFull(50, 2) }, (_, i) => FIRST + i);
/** The number of rows between two moments that are tested; the games begin at different ones. */
const EVERY = inFull(20, 30);
const seen = new Map<string, number>();

test.each(GAMES)('each line of random game %i follows from what I could do before and after', (number) => {
  const game = wholeGame(number);
  for (let seq = 10 + (number % EVERY); seq < game.log.length; seq += EVERY) {
    const cut = cutAt(game, seq);
    const { secrets, state: last } = cut.now;
    if (!secrets || last.phase !== 'playing') continue;
    for (const me of game.seats) {
      const own = cut.turns.findLastIndex((turn) => turn.seat === me && !turn.isOpen);
      const [from, mine] = [cut.turns[own + 1], cut.turns.slice(own + 1).find(({ seat }) => seat === me)];
      const recap = recapOfCut(cut, me);
      if (!recap || !from) continue;
      const now = mine?.start ?? last;
      for (const { kind } of recap.meanings) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const tilesOf = (kind: Meaning['kind']) =>
        recap.meanings.flatMap((line) => (line.kind === kind && 'tile' in line ? [line.tile] : [])).sort();
      expect(tilesOf('tile-gone')).toEqual(lost(cut.pack, from.start, now, me));
      expect(tilesOf('tile-come')).toEqual(lost(cut.pack, now, from.start, me));
      checkCrane({ pack: cut.pack, secrets, me }, from.start, now, recap.meanings);
      checkForecast(cut.pack, from.start, now, me, recap.meanings);
      checkPlazas(cut.pack, now, recap.meanings);
      checkOpenPlazas({ pack: cut.pack, me }, from.start, now, recap.meanings);
      checkSealsAndEra(from.start, now, me, recap.meanings);
    }
  }
});

test('the games had every kind of line', () => {
  const crane = ['crane-free', 'crane-dear', 'crane-points'];
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['tile-gone', 'tile-come', ...crane, 'plaza-open', 'era', 'forecast']),
  );
});

/** The state with the turn given to a seat, so the rules say what it could do. */
function asIfMine(state: State, seat: SeatId, performances: readonly Performance[]): State {
  const main = performances.length > 0 ? 'done' : 'open';
  const { number } = state.turn;
  const begun = { seat, number, main, extra: 'none', refreshed: false, performances, abilities: [] } as const;
  return { ...state, turn: begun, items: [] };
}

/** Tiles that could be built at one moment and do not lie in their row at the other. */
function lost(pack: Pack, could: State, other: State, me: SeatId): string[] {
  return (['wall', 'building'] as const)
    .flatMap((row) => {
      const action = row === 'wall' ? 'construct-wall' : 'construct-building';
      const performance = { id: 1, action, context: 'main', later: [], paid: true, done: false } as const;
      const state = asIfMine(could, me, [performance]);
      const legal = options(pack, { state, seat: me, offers: [] }).commands.map(({ command }) => command);
      const slots = new Set(
        legal.flatMap((command) =>
          command.type === 'PlaceWall' || command.type === 'PlaceBuilding' ? [command.slot] : [],
        ),
      );
      return [...slots]
        .map((slot) => could.rows[row].slots[slot] ?? '')
        .filter((tile) => !other.rows[row].slots.includes(tile));
    })
    .sort();
}

interface Asked {
  readonly pack: Pack;
  readonly secrets: Secrets;
  readonly me: SeatId;
}

/** The rules on taking each tile: whether it can be paid, what for, and the points of its place. */
function taking({ pack, secrets, me }: Asked, state: State) {
  return new Map(
    state.crane.tiles.map(({ tile, sector }) => {
      const command: Command = { type: 'TakeActionTile', position: (state.crane.arrow + sector) % 12 };
      const rich = {
        ...state,
        players: state.players.map((player) => ({
          ...player,
          goods: { ...player.goods, gold: 9, stone: 9 },
        })),
      };
      const ask = (given: State) => asking(() => decide(pack, asIfMine(given, me, []), secrets, me, command));
      const [asked, paid] = [ask(state), ask(rich)];
      if (!asked || !paid)
        return [tile, { isPayable: false, isFree: false, points: 0, isKnown: false }] as const;
      const events = paid.ok ? paid.value.events : [];
      const isPayable = asked.ok || asked.error.code !== 'cannot-pay';
      const isFree = !events.some((event) => event.type === 'Paid' && event.source.kind === 'crane');
      const points = events.reduce(
        (sum, event) => sum + (event.type === 'Scored' && event.source.kind === 'crane' ? event.points : 0),
        0,
      );
      return [tile, { isPayable, isFree, points, isKnown: paid.ok }] as const;
    }),
  );
}

/**
 * Nothing where the rules cannot continue from there: a turn taken out of the hands of Peter Parler leaves him
 * without cards.
 */
function asking<T>(decided: () => T): T | undefined {
  try {
    return decided();
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}

function checkCrane(asked: Asked, before: State, now: State, meanings: readonly Meaning[]): void {
  const [was, is] = [taking(asked, before), taking(asked, now)];
  const tilesOf = (kind: Meaning['kind']) =>
    meanings.flatMap((line) => (line.kind === kind && 'tiles' in line ? line.tiles : []));
  for (const [tile, then] of was) {
    const today = is.get(tile);
    if (!today || !then.isKnown || !today.isKnown) continue;
    expect(tilesOf('crane-free').includes(tile)).toBe(!then.isFree && today.isFree);
    expect(tilesOf('crane-dear').includes(tile)).toBe(then.isPayable && !today.isPayable);
    expect(tilesOf('crane-payable').includes(tile)).toBe(!then.isPayable && today.isPayable && !today.isFree);
    const told = meanings.find((line) => line.kind === 'crane-points' && line.tiles.includes(tile));
    expect(told?.kind === 'crane-points' ? told.points : undefined).toBe(
      today.points > then.points ? today.points : undefined,
    );
  }
}

function checkForecast(
  pack: Pack,
  before: State,
  now: State,
  me: SeatId,
  meanings: readonly Meaning[],
): void {
  const line = meanings.find(({ kind }) => kind === 'forecast');
  if (line?.kind !== 'forecast') return;
  const total = (state: State) => score(pack, state).find(({ seat }) => seat === me)?.forecast.total ?? 0;
  expect([line.before, line.now]).toEqual([total(before), total(now)]);
  expect(line.lines.reduce((sum, { by }) => sum + by, 0)).toBe(line.now - line.before);
  const lead = (state: State) => {
    const others = score(pack, state).filter(({ seat }) => seat !== me);
    return total(state) - Math.max(...others.map(({ forecast }) => forecast.total));
  };
  if (line.ahead) expect(line.ahead).toEqual({ before: lead(before), now: lead(now) });
  expect(line.ahead !== undefined).toBe(score(pack, now).length > 1);
}

function checkPlazas(pack: Pack, now: State, meanings: readonly Meaning[]): void {
  for (const line of meanings) {
    if (line.kind !== 'plaza-open') continue;
    const sites = pack.city.plazas.find(({ id }) => id === line.plaza)?.sites ?? [];
    const there = now.buildings.filter(({ site }) => sites.includes(site));
    expect(line.free).toBe(sites.length - there.length);
    for (const { seat, cubes } of line.claims)
      expect(there.filter((house) => house.cube && house.seat === seat).length).toBe(cubes);
  }
}

/**
 * Every plaza that is open, has claims, and is otherwise than before, if I have a claim there or the next
 * house closes it.
 */
function checkOpenPlazas(
  { pack, me }: Pick<Asked, 'pack' | 'me'>,
  before: State,
  now: State,
  meanings: readonly Meaning[],
): void {
  const expected = pack.city.plazas.flatMap(({ id, sites }) => {
    const houses = (state: State) => state.buildings.filter(({ site }) => sites.includes(site));
    const claims = (state: State) => houses(state).filter(({ cube }) => cube);
    const free = sites.length - houses(now).length;
    const isSame =
      houses(now).length === houses(before).length && claims(now).length === claims(before).length;
    const concerns = free === 1 || claims(now).some(({ seat }) => seat === me);
    return free > 0 && claims(now).length > 0 && !isSame && concerns ? [id] : [];
  });
  const told = meanings.flatMap((line) => (line.kind === 'plaza-open' ? [line.plaza] : []));
  expect([...told].sort()).toEqual([...expected].sort());
}

function checkSealsAndEra(before: State, now: State, me: SeatId, meanings: readonly Meaning[]): void {
  const told = meanings.flatMap((line) => (line.kind === 'seal-gone' ? [line.seal] : []));
  const had = before.seals.map(({ seal }) => seal);
  const gone = now.seals.filter(({ seal, seat }) => seat !== me && !had.includes(seal));
  const mayClaim = (before.players[me]?.sealRights ?? 0) > 0;
  expect(told).toEqual(mayClaim ? gone.map(({ seal }) => seal) : []);
  expect(meanings.some(({ kind }) => kind === 'era')).toBe(before.era !== now.era);
}
