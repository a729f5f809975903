/**
 * Lines: steps that one person plays for all seats of a sandbox. They are stored as the sandbox's key and
 * the steps.
 */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { type Option, options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import { advance } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import { standingRows } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import type { Sandbox } from './determinize';
import type { KnownRow } from './knowledge';

/** A step of a line. */
export interface LineStep {
  readonly seat: SeatId;
  readonly command: Command;
}

export interface PlayedLine {
  /** The positions from the start to the last playable step: one more than the number of played steps. */
  readonly positions: readonly Sandbox[];
  /** The events of each played step. */
  readonly events: readonly (readonly Event[])[];
  /** The refused step that ended the line, counted from 0. */
  readonly refused?: { readonly step: number; readonly rejection: Rejection };
}

/** Plays a line from its start as far as possible. */
export function playLine(pack: Pack, start: Sandbox, steps: readonly LineStep[]): PlayedLine {
  const positions = [start];
  const events: (readonly Event[])[] = [];
  let now = start;
  for (const [step, { seat, command }] of steps.entries()) {
    const played = playStep(pack, now, seat, command);
    if ('rejection' in played) return { positions, events, refused: { step, rejection: played.rejection } };
    now = played.now;
    positions.push(now);
    events.push(played.events);
  }
  return { positions, events };
}

/** Plays one step. Undo is not needed, because the caller can play a shorter line. */
function playStep(
  pack: Pack,
  { state, secrets }: Sandbox,
  seat: SeatId,
  command: Command,
): { readonly now: Sandbox; readonly events: readonly Event[] } | { readonly rejection: Rejection } {
  if (command.type === 'Undo') return { rejection: { code: 'nothing-to-undo', rule: 'DEC-38' } };
  const decided = decide(pack, state, secrets, seat, command);
  if (!decided.ok) return { rejection: decided.error };
  const { events, secretEvents } = decided.value;
  const next = advance({ state, secrets, trail: [] }, { seq: state.seq + 1, seat, events, secretEvents });
  return { now: { state: next.state, secrets: next.secrets ?? secrets, trail: [] }, events };
}

/** The legal commands, and the seat whose decision is due; no seat once the game has finished. */
export function nextSteps(
  pack: Pack,
  { state, secrets }: Sandbox,
): { readonly seat: SeatId; readonly options: readonly Option[] } | undefined {
  const [seat] = toAct(state);
  if (seat === undefined) return undefined;
  const { commands } = options(pack, view(state, secrets, seat));
  return { seat, options: commands.filter(({ command }) => command.type !== 'Undo') };
}

/** A seat's result in a line: its points, its forecast, and its lead over the best other seat. */
export interface LineStanding {
  readonly points: number;
  readonly forecast: number;
  /** Missing if no other seat scores points. */
  readonly lead?: number;
}

/** The standing of a seat at a position. */
export function standingOf(pack: Pack, { state }: Pick<Sandbox, 'state'>, seat: SeatId): LineStanding {
  const scores = score(pack, state);
  const own = scores.find((entry) => entry.seat === seat);
  const others = scores.filter((entry) => entry.seat !== seat).map(({ forecast }) => forecast.total);
  const forecast = own?.forecast.total ?? 0;
  return {
    points: own?.total ?? 0,
    forecast,
    ...(others.length > 0 ? { lead: forecast - Math.max(...others) } : {}),
  };
}

/** Compares lines by a seat's forecast, best first; ties by larger lead, then by original order. */
export function compareLines<T extends { readonly at: Pick<Sandbox, 'state'> }>(
  pack: Pack,
  lines: readonly T[],
  seat: SeatId,
): readonly (T & { readonly standing: LineStanding })[] {
  const placed = lines.map((line) => ({ ...line, standing: standingOf(pack, line.at, seat) }));
  return placed.sort(
    ({ standing: a }, { standing: b }) => b.forecast - a.forecast || (b.lead ?? 0) - (a.lead ?? 0),
  );
}

// How much of a line can be shared: no step may depend on tiles that only its author was shown.

/**
 * The group of tiles that an event draws from, if they were indistinguishable before a player was shown
 * them; undefined for public tiles and other events.
 */
function drawnFrom(event: Event): string | undefined {
  switch (event.type) {
    case 'TechnologyDrawn':
      return event.level;
    case 'BridgeTilesDrawn':
      return event.open ? undefined : event.stack === 'V' ? 'all V' : 'bridge IV';
    case 'CathedralTilesShown':
      return event.open ? undefined : 'all V';
    default:
      return undefined;
  }
}

/** The group that a seat chooses from in an event. */
function chosenFrom(event: Event): string | undefined {
  switch (event.type) {
    case 'TechnologyChosen':
      return event.level;
    case 'BridgeTileChosen':
      return event.stack === 'V' ? 'all V' : 'bridge IV';
    case 'CathedralTileClaimed':
      return 'all V';
    default:
      return undefined;
  }
}

/**
 * How many steps of a line can be shared. `rows` is the public log up to its start, `seats` are its
 * author's, `events` are the events of its steps. An author who was shown tiles of a stack knows the tiles
 * on offer, or those put back under it. A choice from that stack would reveal this knowledge, even if the
 * same tiles were dealt to others by chance.
 */
export function tellableSteps(
  rows: readonly KnownRow[],
  seats: readonly SeatId[],
  events: readonly (readonly Event[])[],
): number {
  const known = new Set<string>();
  for (const { events: past } of standingRows(rows))
    for (const event of past) {
      const from = 'seat' in event && seats.includes(event.seat) ? drawnFrom(event) : undefined;
      if (from !== undefined) known.add(from);
    }
  const tells = (event: Event) => known.has(chosenFrom(event) ?? '');
  const end = events.findIndex((step) => step.some(tells));
  return end < 0 ? events.length : end;
}
