/**
 * Pieces next to a player's boards: technologies, V tiles, seals. As list items of small drawings with their
 * words.
 */
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { OwnedTechnology, Player, State } from '@/lib/game/engine/state';
import { nameOf } from '@/lib/game/wording/names';
import { technologyLine } from '@/lib/game/wording/technology-line';
import type { Wording } from '@/lib/game/wording/wording';
import { atKey, inspectHref, type AtKind } from './board-location';
import { bridgeTileSvg, sealSvg, technologySvg } from './small-pieces';

interface On {
  readonly words: Wording;
  readonly pack: Pack;
  readonly state: State;
}

/** List items for everything a player has collected. */
export function holdingItems(on: On, player: Player, seat: number): string {
  return [
    ...player.technologies.map((owned) => technologyItem(on, owned)),
    ...player.vTiles.map(({ tile }) => vTileItem(on, tile)),
    ...on.state.seals.filter((claim) => claim.seat === seat).map(({ seal }) => sealItem(on, seal, seat)),
    ...(player.sealRights > 0 ? [rightsItem(on, player.sealRights)] : []),
  ].join('');
}

function item(kind: AtKind, id: string, className: string, drawing: string, words: string): string {
  const key = atKey(kind, id);
  const text = escapeMarkup(words);
  return `<li class="${className}"><a href="${inspectHref(key)}" data-at="${key}" title="${text}">${drawing}<span class="sr-only">${text}</span></a></li>`;
}

function technologyItem({ words, pack }: On, { tile, active }: OwnedTechnology): string {
  const spec = pack.technologyById.get(tile);
  if (!spec) return '';
  const line = technologyLine(words, pack, tile, active);
  return item('technology', tile, 'plaque', technologySvg(spec, active ? 'works' : 'waits'), line);
}

function vTileItem({ words, pack }: On, id: string): string {
  const text = escapeMarkup(words.t('table.vTile', { tile: nameOf(words, pack, id) }));
  const tile = pack.bridgeTileById.get(id);
  return tile
    ? `<li class="plaque" title="${text}">${bridgeTileSvg(tile, 'V')}<span class="sr-only">${text}</span></li>`
    : '';
}

function sealItem({ words, pack }: On, id: string, seat: number): string {
  const seal = pack.sealById.get(id);
  return seal
    ? item(
        'seal',
        id,
        'seal',
        sealSvg(seal, seat),
        words.t('table.sealOf', { seal: nameOf(words, pack, id) }),
      )
    : '';
}

function rightsItem({ words }: On, n: number): string {
  const text = escapeMarkup(words.t('table.sealRights', { n }));
  return `<li class="seal-right" title="${text}"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-seal"/></svg><span>${text}</span></li>`;
}
