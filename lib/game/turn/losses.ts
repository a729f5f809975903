/** Things that ending the turn now would lose for good. */
import { refusedAfter, stateAfter } from '@/lib/game/engine/explain';
import { BlindWork } from '@/lib/game/engine/blind-work';
import { isPlacement, type Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { squareEffect } from '@/lib/game/engine/effects/grid';
import type { Event } from '@/lib/game/engine/events';
import { execute } from '@/lib/game/engine/decide';
import type { OpenEntry } from '@/lib/game/engine/open';
import { type Option, type Options, options as optionsOf } from '@/lib/game/engine/options';
import type { PackData } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import type { LogRow } from '@/lib/game/eventlog/row';
import { impossibleNow } from './impossible-commands';
import { isForParler } from './places';

/** Gains that a seat could still use and End turn would discard. */
export interface Losses {
  readonly entries: readonly OpenEntry[];
  /** Windows above the number that a player may keep (WINDOW-3). */
  readonly windows: number;
}

type Limits = Pick<PackData, 'playerBoard'>;

/** Losses of ending the turn now (END-1, END-2); none if it cannot end yet. */
export function lossesAtEnd(pack: Limits, state: State, { open, commands }: Options): Losses {
  const end = commands.some(({ command }) => command.type === 'EndTurn');
  if (!end) return { entries: [], windows: 0 };
  return { entries: lostAtEnd(open, commands), windows: windowsLost(pack, state, commands) };
}

/** Whether anything would be lost. */
export const isLoss = ({ entries, windows }: Losses): boolean => entries.length > 0 || windows > 0;

/**
 * Windows of one colour that would be discarded although something could be bought with them. With two
 * colours, the end of the turn asks which to keep, and can still be undone there.
 */
function windowsLost(pack: Limits, state: State, options: readonly Option[]): number {
  const goods = state.players[state.turn.seat]?.goods;
  if (!goods || !options.some(({ command: { type } }) => type === 'MoveUp' || type === 'BuyExtraAction'))
    return 0;
  const [gold, silver] = [goods['gold-window'], goods['silver-window']];
  const isOneColour = gold === 0 || silver === 0;
  return isOneColour ? Math.max(0, gold + silver - pack.playerBoard.limits.windowsKeptAtEndOfTurn) : 0;
}

/**
 * Usable entries that would lapse. An unaffordable offer is no loss, and warning about it would make
 * players ignore warnings.
 */
export function lostAtEnd(open: readonly OpenEntry[], options: readonly Option[]): readonly OpenEntry[] {
  return open.filter(
    (entry) =>
      entry.class === 'lapse' && (!isOffer(entry) || options.some(({ command }) => takes(command, entry))),
  );
}

/** Items with a price that the seat may lack; all others are paid or free. */
const OFFERS: ReadonlySet<OpenEntry['kind']> = new Set<OpenEntry['kind']>(['road', 'road-egg', 'slot-bonus']);

const isOffer = ({ kind }: OpenEntry): boolean => OFFERS.has(kind);

function takes(command: Command, { kind, item }: OpenEntry): boolean {
  switch (command.type) {
    case 'ResolveRoadEgg':
      return item?.kind === 'road-egg' && item.space === command.space;
    case 'ResolveRoadEffect':
      return item?.kind === 'road' && item.space === command.space;
    case 'BuyEgg':
      return kind === 'slot-bonus';
    default:
      return false;
  }
}

// Steps that would lose an arrow although an available bonus could pay for it first (GRID-9, GRID-10, R-22).

/** Commands that collect an available bonus. */
const AT_HAND: ReadonlySet<CommandType> = new Set<CommandType>(['CollectSlotBonus', 'CollectUpgradeBonus']);

/** Whether an option is a bonus that costs and reveals nothing. */
const isAtHand = ({ command, reveals }: Option): boolean => AT_HAND.has(command.type) && !reveals;

/** `work` with its results kept, one for each list of options. */
function perOptions<R extends object>(work: (pack: Pack, view: View, options: readonly Option[]) => R) {
  const known = new WeakMap<readonly Option[], R>();
  return (pack: Pack, view: View, options: readonly Option[]): R => {
    const found = known.get(options) ?? work(pack, view, options);
    known.set(options, found);
    return found;
  };
}

/** Such steps, each with the command that should come first. */
export const lostArrows = perOptions((pack, { state, seat }, options): ReadonlyMap<Command, Command> => {
  const atHand = options.filter(isAtHand);
  const found = new Map<Command, Command>();
  if (atHand.length === 0 || seat === undefined) return found;
  const after = (from: State, command: Command) => afterForcedMove(pack, from, seat, command);
  for (const { command } of onePerTile(options)) {
    if (AT_HAND.has(command.type) || command.type === 'Undo') continue;
    const { events } = after(state, command);
    if (!events.some((event) => isOnArrow(pack, state, seat, event))) continue;
    const cure = atHand.find(
      (first) => arrowsIn(after(after(state, first.command).state, command).events) > arrowsIn(events),
    );
    if (cure) found.set(command, cure.command);
  }
  return found;
});

/** The state after a step and the sideways move that a tile forces next. */
function afterForcedMove(pack: Pack, from: State, seat: SeatId, command: Command) {
  const done = execute(new BlindWork(pack, from), seat, command);
  if (!isPlacement(command)) return done;
  const side = done.events.flatMap((event) =>
    event.type === 'ItemOpened' && event.item.kind === 'sideways' ? [event.item] : [],
  )[0];
  if (!side?.grid || side.grid === 'either') return done;
  const on: Command = { type: 'MoveSideways', item: side.id, grid: side.grid };
  const next = execute(new BlindWork(pack, done.state), seat, on);
  return { ...next, events: [...done.events, ...next.events] };
}

/**
 * One placement per tile, because a tile's climbing steps are printed on it and do not depend on its
 * place.
 */
function onePerTile(options: readonly Option[]): readonly Option[] {
  const tried = new Set<string>();
  return options.filter(({ command }) => {
    if (!isPlacement(command)) return true;
    const tile = tileKey(command);
    return !tried.has(tile) && tried.add(tile);
  });
}

const tileKey = ({ type, slot }: Placement): string => `${type} ${slot}`;

/** The lost arrow of a placement; the result for one placement holds for its whole tile. */
export function arrowLostBy(arrows: ReadonlyMap<Command, Command>, command: Placement): Command | undefined {
  return [...arrows].find(([lost]) => isPlacement(lost) && tileKey(lost) === tileKey(command))?.[1];
}

function isOnArrow(pack: Pack, state: State, seat: SeatId, event: Event): boolean {
  if (event.type !== 'GridMoved' || event.seat !== seat) return false;
  return squareEffect(pack, state, event.grid, event.row, event.column)?.kind === 'arrow-up';
}

const arrowsIn = (events: readonly Event[]): number =>
  events.filter((event) => event.type === 'ItemOpened' && event.item.kind === 'arrow').length;

// Steps that lack only uncollected goods: one press collects these first and then makes the step.

/** Two steps made with one press. */
export interface JoinedSteps {
  readonly first: Command;
  readonly then: Command;
}

/** Commands of a single press that reveal nothing. */
const JOINED: ReadonlySet<CommandType> = new Set<CommandType>(['DeclareAction', 'BuyExtraAction', 'MoveUp']);

/** All placements of a tile that lack only a bonus. */
export interface PlacedAfter {
  readonly first: Command;
  readonly placements: readonly PlacementOption[];
}

export interface PlacementOption {
  readonly command: Placement;
  readonly reveals: boolean;
}

/** Such steps, each with the first free bonus that makes it possible. */
export const afterCollecting = perOptions((pack, view, options): readonly JoinedSteps[] => {
  const bonuses = options.filter(isAtHand);
  if (bonuses.length === 0) return [];
  return impossibleNow(pack, view, options)
    .filter(({ command }) => JOINED.has(command.type))
    .flatMap(({ command: then }) => {
      const bonus = bonuses.find(({ command }) => !refusedAfter(pack, view, command, then));
      return bonus ? [{ first: bonus.command, then }] : [];
    });
});

/** Tiles that can be placed only after collecting a bonus, each with the first sufficient one. */
export const placedAfterCollecting = perOptions((pack, view, options): readonly PlacedAfter[] => {
  const { state, seat = -1 } = view;
  const found = new Map<number, PlacedAfter>();
  const dear = impossibleNow(pack, view, options)
    .map(({ command }) => command)
    .filter(isPlacement);
  if (dear.length === 0) return [];
  for (const { command: first } of options.filter(isAtHand)) {
    const { commands } = optionsOf(pack, { ...view, state: stateAfter(pack, state, seat, first) });
    for (const { slot } of dear) {
      const placements = commands.flatMap(({ command, reveals }) =>
        isPlacement(command) && command.slot === slot ? [{ command, reveals }] : [],
      );
      if (placements.length > 0 && !found.has(slot)) found.set(slot, { first, placements });
    }
  }
  return [...found.values()];
});

// The turn that could still be taken back after its end, according to the log.

type Row = Pick<LogRow, 'seq' | 'seat' | 'command' | 'events' | 'undone'>;

/** A turn that a player ended, and the row that ended it. */
export interface EndedTurn {
  readonly seat: SeatId;
  readonly row: number;
}

const endsOwnTurn = ({ seat, events, undone }: Row): boolean =>
  !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);

const isPassing = ({ command, events, undone }: Row): boolean =>
  undone || isForParler(command) || events.some(({ type }) => type === 'Undone');

/**
 * The last turn that a person ended, if only bots and Parler have acted since; rows oldest first.
 * `isComputer` tells whether a bot made a row.
 */
export function endedTurn(
  rows: readonly Row[],
  isComputer: (row: Row & { readonly seat: SeatId }) => boolean,
): EndedTurn | undefined {
  const others = new Set<SeatId>();
  for (const row of rows.toReversed()) {
    const { seat, seq } = row;
    if (seat === undefined) return undefined;
    if (isComputer({ ...row, seat })) continue;
    if (endsOwnTurn(row)) {
      others.delete(seat);
      return others.size === 0 ? { seat, row: seq } : undefined;
    }
    if (!isPassing(row)) return undefined;
    others.add(seat);
  }
  return undefined;
}

/** The row that ended a seat's last turn, regardless of later rows. */
export function lastEndOf(rows: readonly Row[], seat: SeatId): number | undefined {
  return rows.findLast((row) => row.seat === seat && endsOwnTurn(row))?.seq;
}
