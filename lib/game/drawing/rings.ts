/**
 * Rings around the places that changed, for as long as the recap is open: a rule of style needs no script to
 * come and go.
 */
import { atKey } from '@/lib/game/drawing/at';
import { changedPlaces } from '@/lib/game/drawing/changed';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';

/** Every place that these events have changed, those on the boards of the players included. */
export function ringedKeys(pack: Pack, state: State, events: readonly Event[]): readonly string[] {
  const { keys, squares } = changedPlaces(pack, state, events);
  const own = events.flatMap((event) => boardKeys(event));
  return [...new Set([...keys, ...squares.map(({ grid }) => atKey('grid', grid)), ...own])];
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

/** Keys are made of letters, digits and hyphens (at.ts), so nothing in them needs to be escaped. */
const SAFE = /^[a-z]+:[A-Za-z0-9-]+$/;

/**
 * As [data-changed] in styles/states.css: there the looks of places read it, together with what else is to be
 * seen of them.
 */
const RINGED = '{--ring:var(--changed);--ring-dash:10 8 .1 8;--ring-inside:inset 0 0 0 2px var(--changed)}';
const IN_PAGE = '{outline:4px dotted var(--changed);outline-offset:-1px;border-radius:var(--radius)}';
/** What is in the page and has no shape of its own, unless it can be chosen or is. */
const BARE = ':not(svg *,.tiles a,[data-legal],[data-chosen])';

/** The rules of style that draw the rings while the element of this id is open. */
export function ringStyle(id: string, keys: readonly string[]): string {
  return placeRings(`:root:has(#${id}[open])`, keys);
}

/** The rules of style that draw rings around places within whatever a selector names. */
export function placeRings(within: string, keys: readonly string[]): string {
  const places = keys.filter((key) => SAFE.test(key)).map((key) => `[data-at="${key}"]`);
  if (places.length === 0) return '';
  const all = places.join(',');
  return `${within} :is(${all})${RINGED}${within} ${BARE}:is(${all})${IN_PAGE}`;
}
