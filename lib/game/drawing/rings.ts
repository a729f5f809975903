/**
 * Rings around changes, shown while their step is described. CSS rules switch them, so no script is
 * needed.
 */
import type { Event, EventType } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';
import { atKey, changedPlaces } from './board-location';
import { seatIcon } from './seat-marks';

/** The changes of these events: places of the boards, and markers on the projects. */
interface RingedPlaces {
  readonly keys: readonly string[];
  /** The marker itself, not its project. */
  readonly markers: readonly { readonly grid: Grid; readonly seat: number }[];
}

/** Every place and marker that these events have changed, including those on player boards. */
export function ringedPlacesOf(pack: Pack, state: State, events: readonly Event[]): RingedPlaces {
  const { keys } = changedPlaces(pack, state, events);
  const own = events.flatMap((event) => boardKeys(event));
  const markers = events.flatMap((event) =>
    event.type === 'GridMoved' ? [{ grid: event.grid, seat: event.seat }] : [],
  );
  return { keys: [...new Set([...keys, ...own])], markers };
}

function boardKeys(event: Event): string[] {
  switch (event.type) {
    case 'WallPlaced':
      return [atKey('rival', `${event.seat}-${event.cell}`)];
    case 'UpgradePlaced':
      return [atKey('rival', `${event.seat}-action-hex-${event.action}`)];
    case 'SealClaimed':
      return [atKey('seal', event.seal)];
    case 'TechnologyChosen':
      return [atKey('technology', event.tile)];
    case 'ProductionTokenTaken':
      return [atKey('token', event.token)];
    case 'TrackAdvanced':
      return [atKey('track', `${event.seat}-${event.track}`)];
    default:
      return [];
  }
}

/** Keys consist of letters, digits and hyphens (board-location.ts), so they need no escaping. */
const SAFE = /^[a-z]+:[A-Za-z0-9-]+$/;

/** Same as [data-changed] in styles/states.css, where places combine it with their other states. */
const RINGED = '{--ring:var(--changed);--ring-dash:10 8 .1 8;--ring-inside:inset 0 0 0 2px var(--changed)}';
const IN_PAGE = '{outline:4px dotted var(--changed);outline-offset:-1px;border-radius:var(--radius)}';
const ON_MARKER = '{outline:3px dotted var(--changed);outline-offset:2px;border-radius:50%}';
/** Page elements without a shape of their own, unless they are legal or chosen. */
const BARE = ':not(svg *,.tiles a,[data-legal],[data-chosen])';

/** CSS rules that draw rings around all changes while a selector matches. */
export function changeRings(within: string, { keys, markers }: RingedPlaces): string {
  return placeRings(within, keys) + markerRings(within, markers);
}

/** Finds a project's drawing by its name (grid.ts), and a marker in it by its symbol. */
function markerRings(within: string, markers: RingedPlaces['markers']): string {
  const all = markers.map(
    ({ grid, seat }) => `svg[aria-labelledby^="${grid}-"] use[href$="#${seatIcon(seat)}"]`,
  );
  if (all.length === 0) return '';
  return `${within} :is(${[...new Set(all)].join(',')})${ON_MARKER}`;
}

/** CSS rules that draw rings around places inside a selector's elements. */
export function placeRings(within: string, keys: readonly string[]): string {
  const places = keys.filter((key) => SAFE.test(key)).map((key) => `[data-at="${key}"]`);
  if (places.length === 0) return '';
  const all = places.join(',');
  return `${within} :is(${all})${RINGED}${within} ${BARE}:is(${all})${IN_PAGE}`;
}

// Selectors of the places where a step appears, in the same form as rings. Screens that show part of the table scroll to them.

/**
 * The most significant event first: for a wall that moves a marker, the marker. Plain gains are no target,
 * because the screen would jump with every bonus.
 */
const ORDER = [
  ...(['ActionTileTaken', 'BuildingPlaced', 'GridMoved', 'PlankPlaced', 'RoadAdvanced'] as const),
  ...(['TileTaken', 'CathedralTileClaimed', 'PlazaCompleted', 'PlazaRewardTaken', 'RowRefreshed'] as const),
  ...(['SealClaimed', 'TechnologyChosen', 'ProductionTokenTaken', 'ActionTileReturned'] as const),
  ...(['TrackAdvanced', 'Produced'] as const),
] as const satisfies readonly EventType[];

/** The places of a step, the most significant first; empty if nothing is visible. */
export function sightsOf(pack: Pack, state: State, events: readonly Event[]): readonly string[] {
  const told = ORDER.flatMap((type) => events.filter((event) => event.type === type));
  return [...new Set(told.flatMap((event) => sightOf(pack, state, event)))];
}

/** The row of a rival, or the player's own boards. */
export const boardsOf = (seat: number): string => `:is(.rival, #mine).seat-${seat}`;

const inCards = (key: string): string => `.cards [data-at="${key}"]`;

function sightOf(pack: Pack, state: State, event: Event): string[] {
  switch (event.type) {
    case 'ActionTileTaken':
    case 'ActionTileReturned':
      return ['#crane-zone .drawing'];
    case 'GridMoved':
      return [`#${event.grid}-zone .drawing`];
    case 'TileTaken':
      return [inCards(atKey('slot', `${event.row}-${event.slot}`))];
    case 'RowRefreshed':
      return [inCards(atKey('slot', `${event.row}-${event.slots[0]}`))];
    case 'PlazaRewardTaken':
      return [inCards(atKey('plaza', event.plaza))];
    case 'TrackAdvanced':
    case 'Produced':
      return [boardsOf(event.seat)];
    default:
      return ringedPlacesOf(pack, state, [event]).keys.map(inCards);
  }
}
