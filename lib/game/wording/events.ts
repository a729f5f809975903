/**
 * Describes events in sentences, using only the events. `describeRow` turns a log row into a few lines,
 * each about one player; log-lines.ts joins them into text with the names.
 */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import { addAmounts } from '@/lib/game/engine/util';
import type { Cost, SourceKind } from '@/lib/game/engine/vocabulary';
import {
  describeGain,
  from,
  incomeRun,
  joinLines,
  linesOf,
  type LogFact,
  type LogLine,
  type LogWording,
  type RowFacts,
  tellIncome,
} from './log-lines';
import { actionTileName, listNames, listOnce, nameOf, namesOf, seatName, squareName } from './names';
import { roundOfTurn } from './position';
import {
  actionName,
  actionShort,
  describeAmount,
  describeCost,
  describeEffect,
  describePoints,
  isFree,
  rowName,
  trackName,
} from './terms';

/** Bookkeeping events, whose facts the surrounding sentences already state. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>([
  'ActionDone',
  'ItemOpened',
  'ItemClosed',
  'ActionTileReturned',
  'WheelTurned',
  'TileTaken',
  'ParlerStageReached',
]);

/** One event in words; covers all events. */
export function describeEvent(tell: LogWording, event: Event): LogFact {
  const say: Sentence<Event> = SENTENCES[event.type];
  return { seat: 'seat' in event ? event.seat : undefined, text: say(tell, event) };
}

/** A log row in words, most significant line first. */
export function describeRow(tell: LogWording, row: RowFacts): readonly LogLine[] {
  const told = mergePayments(tell, row.events);
  if (told.length > 0) return linesOf(told);
  // The end of a turn may only open a choice; see decideEndTurn.
  const key = row.command.type === 'EndTurn' ? 'events.endsSoon' : 'events.takesStep';
  return linesOf([{ seat: row.seat, text: tell.words.t(key) }]);
}

/** Like `describeRow`, as running text. */
export function rowText(tell: LogWording, row: RowFacts): string {
  return joinLines(tell, describeRow(tell, row));
}

/** Events that include a payment from these sources in their sentence. */
const BOUGHT: Readonly<Partial<Record<EventType, readonly SourceKind[]>>> = {
  ActionTileTaken: ['crane'],
  ExtraActionBought: ['extra-action'],
  RowRefreshed: ['refresh'],
  WallPlaced: ['wall', 'action'],
  BuildingPlaced: ['building', 'site', 'action'],
  UpgradePlaced: ['upgrade', 'action'],
  SealClaimed: ['seal'],
  GridMoved: ['grid', 'hunger-wall', 'cathedral'],
  RoadAdvanced: ['road'],
  SlotBonusUsed: ['wheel'],
};

/** Words for events in order. Payments join their purchase, and gains of one source share a line. */
function mergePayments(tell: LogWording, events: readonly Event[]): LogFact[] {
  const spent = new Set<Event>();
  const priceOf = new Map<Event, Cost>();
  for (const event of events) {
    const sources = BOUGHT[event.type];
    if (!sources) continue;
    const paid = events.flatMap((other) =>
      other.type === 'Paid' && !spent.has(other) && sources.includes(other.source.kind) ? [other] : [],
    );
    // A climb has one payment; a building may have two, for its tile and its site.
    const mine = event.type === 'GridMoved' ? paid.slice(0, 1) : paid;
    mine.forEach((other) => spent.add(other));
    priceOf.set(
      event,
      mine.reduce<Cost>((sum, { cost }) => addAmounts(sum, cost), {}),
    );
  }
  const loud = events.filter((event) => !spent.has(event) && !QUIET.has(event.type));
  return tellAll(tell, leadFirst(loud), priceOf);
}

/** A tile's rewards come before its placement, but the line must begin with the placement. */
const LEADS: ReadonlySet<EventType> = new Set<EventType>(['UpgradePlaced', 'WallPlaced', 'BuildingPlaced']);

/**
 * A row may end a turn and contain the next one, so a placement stays behind the card or turn that led to
 * it.
 */
const BEGINS: ReadonlySet<EventType> = new Set<EventType>(['TurnEnded', 'TurnStarted', 'ParlerCardRevealed']);

function leadFirst(events: readonly Event[]): Event[] {
  const passages: Event[][] = [[]];
  for (const event of events) {
    if (BEGINS.has(event.type)) passages.push([event], []);
    else passages.at(-1)?.push(event);
  }
  return passages.flatMap((passage) => [
    ...passage.filter(({ type }) => LEADS.has(type)),
    ...passage.filter(({ type }) => !LEADS.has(type)),
  ]);
}

function tellAll(tell: LogWording, events: readonly Event[], priceOf: ReadonlyMap<Event, Cost>): LogFact[] {
  const told: LogFact[] = [];
  for (let i = 0; i < events.length;) {
    const run = incomeRun(events, i);
    const first = events[i];
    if (!first) break;
    if (run.length > 1) told.push(tellIncome(tell.words, run));
    else {
      const { seat, text } = describeEvent(tell, first);
      const price = priceOf.get(first);
      const cost = price && !isFree(price) ? describeCost(tell.words, price) : undefined;
      told.push({ seat, text: cost ? tell.words.t('events.forPrice', { text, price: cost }) : text });
    }
    i += Math.max(run.length, 1);
  }
  return told;
}

// A sentence for each event, without the name of its player.

/** Declared as a method, because method parameters are bivariant: `describeEvent` calls the sentence of any event. */
type Sentence<E extends Event> = { say(tell: LogWording, event: E): string }['say'];

const SENTENCES: { readonly [T in EventType]: Sentence<EventOf<T>> } = {
  // The course of the game and of a turn.
  GameStarted: ({ words }, { setup }) => words.t('events.GameStarted', { n: setup.players }),
  TurnStarted: sayRound,
  TurnEnded: sayRound,
  ActionTileTaken: ({ words, pack, side }, { tile, position }) =>
    words.t('events.ActionTileTaken', {
      tile: actionTileName(words, pack, tile, side),
      zone: pack.crane.positions[position]?.zone ?? 'none',
    }),
  SlotBonusUsed: ({ words }, { how, bonus }) =>
    words.t(`events.slot.${how}`, { bonus: describeEffect(words, bonus) }),
  ActionDeclared: ({ words, pack }, { action, context }) =>
    words.t('events.ActionDeclared', {
      action: actionName(words, action),
      context,
      technology:
        context === 'main' || context === 'extra' ? '' : nameOf(words, pack, context.slice('tech:'.length)),
    }),
  ActionDone: sayPlain,
  MainActionSkipped: sayPlain,
  ExtraActionBought: sayPlain,
  ExtraActionLapsed: sayPlain,
  WindowsDiscarded: ({ words }, { discarded }) =>
    words.t('events.WindowsDiscarded', { windows: describeCost(words, discarded) }),
  ItemOpened: ({ words }, { item }) =>
    words.t('events.ItemOpened', { item: words.t(`events.item.${item.kind}`) }),
  ItemClosed: ({ words }, { how, kind }) =>
    words.t(`events.closed.${how}`, { item: words.t(`events.item.${kind}`) }),
  Undone: ({ words, seats }, { rows, consent }) => {
    if (!consent) return words.t('events.Undone', { n: rows.length });
    const names = consent.map((seat) => seatName(words, seats, seat));
    return words.t('events.TurnTakenBack', { n: names.length, names: words.list(names) });
  },
  LastCallStarted: sayPlain,
  ScoringStarted: sayPlain,
  GameEnded: sayEnd,

  // Gains and payments.
  Gained: ({ words }, event) =>
    from(words, words.t('events.gains', { what: describeGain(words, event) }), event.source.kind),
  Paid: ({ words }, { cost, source }) =>
    from(words, words.t('events.pays', { cost: describeCost(words, cost) }), source.kind),
  Scored: ({ words }, { points, source }) =>
    from(words, words.t('events.scores', { points: describePoints(words, points) }), source.kind),

  // The crane.
  WheelTurned: ({ words }, { steps }) => words.t('events.WheelTurned', { n: steps }),
  ActionTileReturned: ({ words, pack, side }, { tile }) =>
    words.t('events.ActionTileReturned', { tile: actionTileName(words, pack, tile, side) }),
  ActionTileRecycled: ({ words, pack, side }, { tile }) =>
    words.t('events.ActionTileRecycled', {
      tile: actionTileName(words, pack, tile, side),
      points: describePoints(words, pack.crane.overripeToken.points),
    }),
  PlatformMoved: ({ words }, { left }) => words.t('events.PlatformMoved', { left }),
  EraChanged: ({ words }, { era }) => words.t('events.EraChanged', { era }),

  // Tracks, seals and technologies.
  TrackAdvanced: ({ words }, { track, to }) => {
    if (track === 'gold-mine') return words.t('events.mines', { n: to });
    if (track === 'quarry') return words.t('events.quarries', { n: to });
    return words.t('events.TrackAdvanced', { to, track: trackName(words, track) });
  },
  Produced: ({ words }, { what }) => words.t('events.Produced', { what }),
  WealthBonusTaken: ({ words }, { cubes }) => words.t('events.WealthBonusTaken', { n: cubes }),
  ProductionTokenTaken: ({ words, pack }, { token, track }) =>
    words.t('events.ProductionTokenTaken', {
      token: nameOf(words, pack, token),
      track: trackName(words, track),
    }),
  AbilityUsed: sayTile,
  SealRightGained: ({ words }, { track }) =>
    words.t('events.SealRightGained', { track: trackName(words, track) }),
  SealClaimed: saySeal,
  TechnologyDrawn: ({ words }, { count, level }) => words.t('events.TechnologyDrawn', { n: count, level }),
  TechnologyChosen: ({ words, pack }, { tile, level }) =>
    words.t('events.TechnologyChosen', { tile: nameOf(words, pack, tile), level }),
  TechnologyUsed: sayTile,

  // Tiles and plazas.
  UpgradePlaced: ({ words, pack }, { action, tile, covers }) => {
    const told = { action: actionShort(words, action), tile: nameOf(words, pack, tile) };
    return covers
      ? words.t('events.UpgradeCovers', { ...told, covered: nameOf(words, pack, covers) })
      : words.t('events.UpgradePlaced', told);
  },
  WallPlaced: ({ words, pack }, { tile, cell }) =>
    words.t('events.WallPlaced', { tile: nameOf(words, pack, tile), cell: nameOf(words, pack, cell) }),
  BuildingPlaced: ({ words, pack }, { tile, site, cube }) =>
    words.t('events.BuildingPlaced', {
      tile: nameOf(words, pack, tile),
      site: nameOf(words, pack, site),
      plaza: nameOf(words, pack, namesOf(pack).sites.get(site)?.plaza ?? ''),
      cube: cube ? 'yes' : 'no',
    }),
  TileTaken: sayRowTile,
  RowRefilled: sayRowTile,
  RowRefreshed: ({ words, pack }, { row, removed }) => {
    const tiles = listNames(words, pack, removed);
    return words.t('events.RowRefreshed', { row: rowName(words, row), n: removed.length, tiles });
  },
  EdgeMatched: ({ words }, { gains }) =>
    words.t('events.EdgeMatched', {
      gains: listOnce(
        words,
        gains.map((gain) => describeEffect(words, gain)),
      ),
    }),
  CornersMatched: ({ words }, { token, contacts }) => {
    const kind = token === 'blue-token' ? 'blue-corner' : 'red-corner';
    return words.t('events.CornersMatched', { corners: describeAmount(words, kind, contacts.length) });
  },
  UpgradeBonusCollected: sayTile,
  UpgradeBonusLapsed: sayPlain,
  PlazaCompleted: sayPlaza,
  PlazaRewardTaken: ({ words, pack }, { reward, plaza }) =>
    words.t('events.PlazaRewardTaken', { reward, plaza: nameOf(words, pack, plaza) }),

  // The road, the bridge and the grids.
  RoadAdvanced: ({ words }, { space }) => words.t('events.RoadAdvanced', { space }),
  BridgeTilesDrawn: ({ words }, { count, stack }) => words.t('events.BridgeTilesDrawn', { n: count, stack }),
  BridgeTileChosen: sayTile,
  PlankPlaced: ({ words, pack }, { tile, place }) =>
    words.t('events.PlankPlaced', { tile: nameOf(words, pack, tile), place: nameOf(words, pack, place) }),
  CathedralTilesShown: ({ words }, { count }) => words.t('events.CathedralTilesShown', { n: count }),
  CathedralTileClaimed: ({ words, pack }, { tile }) =>
    tile
      ? words.t('events.CathedralTileClaimed', { tile: nameOf(words, pack, tile) })
      : words.t('events.CathedralTileDeclined'),
  GridMoved: ({ words }, { by, grid, ...square }) =>
    words.t(`events.move.${by}`, { grid, ...squareName(square) }),

  // Peter Parler's turn.
  ParlerMarkersSet: ({ words, pack }, { plaza }) =>
    words.t('events.ParlerMarkersSet', { plaza: nameOf(words, pack, plaza) }),
  ParlerCardRevealed: ({ words }, { left, reshuffled }) =>
    words.t('events.ParlerCardRevealed', { n: left, reshuffled: reshuffled ? 'yes' : 'no' }),
  ParlerTileTaken: ({ words, pack }, { to, tile }) =>
    words.t(to === 'city' ? 'events.ParlerTileToCity' : 'events.ParlerTileToStack', {
      tile: nameOf(words, pack, tile),
    }),
  ParlerMarkerMoved: ({ words }, { row, slot }) =>
    words.t('events.ParlerMarkerMoved', { row: rowName(words, row), slot: slot + 1 }),
  ParlerPawnMoved: ({ words, pack }, { plaza }) =>
    plaza === undefined
      ? words.t('events.ParlerPawnStays')
      : words.t('events.ParlerPawnMoved', { plaza: nameOf(words, pack, plaza) }),
  ParlerStageReached: sayPlain,
  ProductionTokenRemoved: ({ words, pack }, { token }) =>
    words.t('events.ProductionTokenRemoved', { token: nameOf(words, pack, token) }),
  ParlerSealClaimed: saySeal,
};

type PlainType =
  | 'ActionDone'
  | 'MainActionSkipped'
  | 'ExtraActionBought'
  | 'ExtraActionLapsed'
  | 'LastCallStarted'
  | 'ScoringStarted'
  | 'UpgradeBonusLapsed'
  | 'ParlerStageReached';

function sayPlain({ words }: LogWording, { type }: EventOf<PlainType>): string {
  return words.t(`events.${type}`);
}

function sayRound(
  { words, seats }: LogWording,
  { type, turn }: EventOf<'TurnStarted' | 'TurnEnded'>,
): string {
  return words.t(`events.${type}`, { round: roundOfTurn(turn, seats.length) });
}

type TileType = 'AbilityUsed' | 'TechnologyUsed' | 'UpgradeBonusCollected' | 'BridgeTileChosen';

function sayTile({ words, pack }: LogWording, { type, tile }: EventOf<TileType>): string {
  return words.t(`events.${type}`, { tile: nameOf(words, pack, tile) });
}

function sayRowTile({ words, pack }: LogWording, event: EventOf<'TileTaken' | 'RowRefilled'>): string {
  const { type, tile, row } = event;
  return words.t(`events.${type}`, { tile: nameOf(words, pack, tile), row: rowName(words, row) });
}

function saySeal({ words, pack }: LogWording, event: EventOf<'SealClaimed' | 'ParlerSealClaimed'>): string {
  return words.t(`events.${event.type}`, { seal: nameOf(words, pack, event.seal) });
}

function sayPlaza({ words, pack, seats }: LogWording, event: EventOf<'PlazaCompleted'>): string {
  const claims = event.claims.map((claim) =>
    words.t('events.claim', {
      name: seatName(words, seats, claim.seat),
      cubes: describeAmount(words, 'cube', claim.cubes),
    }),
  );
  const told = {
    plaza: nameOf(words, pack, event.plaza),
    claims: claims.length > 0 ? words.list(claims) : words.t('events.noClaims'),
  };
  const names = event.both.map((seat) => seatName(words, seats, seat));
  return names.length > 0
    ? words.t('events.PlazaCompletedBoth', { ...told, names: words.list(names) })
    : words.t('events.PlazaCompleted', told);
}

function sayEnd({ words, seats }: LogWording, event: EventOf<'GameEnded'>): string {
  const ranks = event.ranking.map((seat) =>
    words.t('events.rank', {
      name: seatName(words, seats, seat),
      points: describePoints(words, event.scores[seat] ?? 0),
    }),
  );
  const winner = seatName(words, seats, event.ranking[0] ?? 0);
  return words.t('events.GameEnded', { winner, ranks: words.list(ranks) });
}
