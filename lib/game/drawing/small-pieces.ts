/**
 * Pieces next to the board or on a player's table: seals, production tokens, technologies and their stacks.
 */
import { cityPointOf, SIZE } from '@/lib/game/drawing/city/city-ground';
import type { BridgeTile, PackData, ProductionToken, Seal, TechnologyTile } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { OwnedTechnology, Player, State } from '@/lib/game/engine/state';
import type { Level } from '@/lib/game/engine/vocabulary';
import { nameOf, technologyLine } from '@/lib/game/wording/names';
import { plansOf } from '@/lib/game/wording/opponent';
import type { Labelling, Wording } from '@/lib/game/wording/wording';
import { atKey, type AtKind, inspectHref } from './board-location';
import { colour, icon, label, num, ORIGIN, piece } from './draw';
import { costGlyphs, drawBlock, drawRun, effectGlyphs, type Glyph } from './glyphs';
import { escapeMarkup } from './escape';
import { seatIcon } from './seat-marks';

/** A gold rosette with its points; its price hangs below, and the owner's sign is on the edge. */
export function sealSvg(seal: Seal, owner?: number): string {
  const ribbons = `<path d="M-15 12l-7 24 13-6 9 8 9-8 13 6-7-24z" fill="${colour('red-piece')}" stroke="${colour('line-dark')}"/>`;
  const price = costGlyphs(seal.cost);
  const tag = price.length > 0 ? drawRun(price, { x: 0, y: 45 }, 15) : '';
  const mark = owner === undefined ? '' : icon(seatIcon(owner), { x: 22, y: -22 }, 22);
  return piece(
    [-34, -34, 68, 88],
    `${ribbons}<use href="#rosette"/>${drawBlock(effectGlyphs(seal.end), ORIGIN, 22, 40)}${tag}${mark}`,
  );
}

/** The rosette of a seal, part of the sheet. */
export function drawRosette(): string {
  const petals = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${num(27 * Math.cos(angle) + 5)} ${num(27 * Math.sin(angle))}a5 5 0 1 1-10 0a5 5 0 1 1 10 0`;
  }).join('');
  const edge = `stroke="${colour('line-dark')}" stroke-width=".8"`;
  return `<path d="${petals}" fill="${colour('gold')}" ${edge}/><circle r="27" fill="${colour('gold')}"/><circle r="23.500" fill="${colour('tile')}" ${edge}/>`;
}

/** A round token with its addition to production. */
export function tokenSvg(token: ProductionToken): string {
  const disc = `<circle r="21" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.4"/><circle r="18" fill="none" stroke="${colour('edge')}" stroke-width=".6" stroke-dasharray="2 2"/>`;
  return piece([-22, -22, 44, 44], disc + drawRun(effectGlyphs(token.gain), ORIGIN, 25, 34));
}

/** A face-down stack of technologies, with the number left. */
export function levelSvg(level: Level, left: number): string {
  const sheet = (d: number) =>
    `<rect x="${d - 19}" y="${-15 - d}" width="38" height="30" rx="3" fill="${colour('tech')}" stroke="${colour('line-dark')}"/>`;
  const depth = left > 2 ? [4, 2, 0] : left > 1 ? [2, 0] : [0];
  const look = left > 0 ? depth.map(sheet).join('') : `<g opacity=".35">${sheet(0)}</g>`;
  return piece(
    [-22, -22, 48, 44],
    `${look}${label(level, { x: 0, y: -3 }, { size: 17, serif: true, fill: 'on-red' })}${label(String(left), { x: 0, y: 10 }, { size: 10, fill: 'on-red' })}`,
  );
}

/**
 * A technology as a plaque: its level on a tab, and its effect. It is faint until it works, and crossed
 * out once used.
 */
export function technologySvg(tile: TechnologyTile, state: 'works' | 'waits' | 'used' = 'works'): string {
  const plaque = `<rect x="1" y="1" width="118" height="38" rx="4" fill="${colour('tile')}" stroke="${colour('edge')}"/><path d="M1 5a4 4 0 0 1 4-4h19v38H5a4 4 0 0 1-4-4z" fill="${colour('tech')}" stroke="${colour('edge')}"/>`;
  const level = label(tile.level, { x: 12.5, y: 20 }, { size: 15, serif: true, fill: 'on-red' });
  const effect = drawBlock(effectGlyphs(tile.effect), { x: 72, y: 20 }, 24, 86);
  const sign = state === 'waits' ? icon('i-hourglass', { x: 108, y: 11 }, 15) : '';
  const once = tile.use === 'once' ? label('1×', { x: 110, y: 32 }, { size: 10 }) : '';
  const body = plaque + level + effect + sign + once;
  if (state === 'works') return piece([0, 0, 120, 40], body);
  const stroke =
    state === 'used' ? `<path d="M28 36L114 4" stroke="${colour('red')}" stroke-width="2"/>` : '';
  return piece([0, 0, 120, 40], `<g opacity=".6">${body}</g>${stroke}`);
}

/** The stack that a tile of Charles Bridge is from. */
export function bridgeStackOf({ bridge }: PackData, tile: string): 'IV' | 'V' {
  return bridge.tilesV.some(({ id }) => id === tile) ? 'V' : 'IV';
}

/** The gains of a tile of Charles Bridge, at once and at the end. */
export function bridgeTileGlyphs({ gain, end }: BridgeTile): Glyph[] {
  return [gain, end].flatMap((effect) => (effect ? effectGlyphs(effect) : []));
}

/** A tile of Charles Bridge that a player owns or may choose. */
export function bridgeTileSvg(tile: BridgeTile, stack: 'IV' | 'V'): string {
  const frame = colour(stack === 'V' ? 'gold' : 'silver');
  const plaque = `<rect x="2.500" y="2.500" width="115" height="35" rx="4" fill="${colour('tile')}" stroke="${frame}" stroke-width="4"/>`;
  return piece(
    [0, 0, 120, 40],
    plaque +
      label(stack, { x: 17, y: 20 }, { size: 15, serif: true }) +
      drawBlock(bridgeTileGlyphs(tile), { x: 72, y: 20 }, 23, 78),
  );
}

// Peter Parler's pieces on the shared boards: his pawn and his tile markers.

/** His pawn where he plans to build. */
export function parlersPawn(pack: PackData, state: State): string {
  return pawnAt(pack, plansOf(state)?.plaza);
}

/** His pawn at the lower left of a plaza, clear of the rewards. */
export function pawnAt(pack: PackData, plaza: string | undefined): string {
  const hex = pack.city.plazas.find((entry) => entry.id === plaza);
  if (!hex) return '';
  const { x, y } = cityPointOf(hex);
  return icon('i-pawn', { x: x - SIZE * 0.66, y: y + SIZE * 0.3 }, 30, 'color="var(--seat-1)"');
}

/** His marker at a tile that he will take. */
export function parlersMarker({ t }: Wording): string {
  return `<span class="marker"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${seatIcon(1)}"/></svg>${escapeMarkup(t('table.parlerMarker'))}</span>`;
}

// Pieces next to a player's boards: technologies, V tiles, seals. As list items of small drawings with their words.

type On = Labelling & { readonly pack: Pack };

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
