/**
 * A moment of a game as markup: drawings and their text versions. They have no links, because the file has no
 * other pages.
 */
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { goodsHtml } from '@/lib/game/drawing/chips';
import { citySvg } from '@/lib/game/drawing/city/city';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { gridSvg } from '@/lib/game/drawing/grid';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { holdingItems, sealSvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tiles';
import { turnOfWheel, wheelSvg } from '@/lib/game/drawing/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { ROWS, type Grid, type Row } from '@/lib/game/engine/vocabulary';
import { cityWords } from '@/lib/game/wording/city';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { nameOf, namesOf, seatName, type SeatName } from '@/lib/game/wording/names';
import { opponentWords, planWords } from '@/lib/game/wording/opponent';
import { bridgeWords, craneWords, gridWords, playerWords, rowWords } from '@/lib/game/wording/zone-lists';
import { rowName } from '@/lib/game/wording/terms';
import type { Archive } from './data';

interface ArchiveMoment {
  readonly words: Wording;
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
  readonly scores: readonly SeatScore[];
}

/** A zone of the page: a drawing and its text version. */
export interface ArchiveZone {
  readonly id: string;
  readonly title?: string;
  /** Empty if there is nothing to show. */
  readonly html: string;
  readonly lines?: readonly string[];
}

/** The zones of the page after a step, in display order. */
export function archiveZonesOf({ game, words, pack }: Archive, step: number): readonly ArchiveZone[] {
  const shown = game.momentAt(step);
  if (!shown) return [];
  const { row, state, seats } = shown;
  const moment = { words, pack, state, seats, scores: score(pack, state) };
  const turned = turnOfWheel(row.events);
  const { t } = words;
  const on = { words, pack, state };
  const drawing = (
    id: keyof typeof NAMED,
    title: string,
    svg: Svg,
    lines: readonly string[],
  ): ArchiveZone => {
    const html = `<div ${NAMED[id]}>${unlinked(svg({ title, desc: t('table.below') }), 'g')}</div>`;
    return { id, title, html, lines };
  };
  const grid =
    (name: Grid): Svg =>
    (caption) =>
      gridSvg(on, name, caption);
  return [
    result(moment),
    drawing('city', t('table.city'), (caption) => citySvg(on, caption, seats), [
      ...cityWords(on, seats),
      ...planWords(on),
    ]),
    drawing('crane', t('table.crane'), (caption) => wheelSvg(on, caption, turned), craneWords(on)),
    drawing('wall', t('table.hungerWall'), grid('hunger-wall'), gridWords(on, seats, 'hunger-wall')),
    drawing('cathedral', t('table.cathedral'), grid('cathedral'), gridWords(on, seats, 'cathedral')),
    rows(moment),
    drawing(
      'bridge',
      t('table.roadAndBridge'),
      (caption) => bridgeSvg(on, caption, seats),
      bridgeWords(on, seats),
    ),
    supply(moment),
    ...state.players.map((_, seat) => player(moment, seat)),
  ];
}

type Svg = (caption: { readonly title: string; readonly desc: string }) => string;

/** Removes the links and hit areas that drawings need on a table page. */
function unlinked(markup: string, tag: 'g' | 'span'): string {
  return markup
    .replaceAll(/<a [^>]*>/g, `<${tag}>`)
    .replaceAll('</a>', `</${tag}>`)
    .replaceAll(/<use href="#hit-[^>]*>|<rect [^>]*class="hit"\/>/g, '');
}

/** Names for moving pieces; components/board/motion.ts looks them up. */
const NAMED = {
  city: 'class="drawing"',
  crane: 'id="crane-zone" class="drawing"',
  bridge: 'id="bridge-zone" class="drawing"',
  wall: 'class="drawing grid-zone"',
  cathedral: 'class="drawing grid-zone"',
} as const;

function rows(moment: ArchiveMoment): ArchiveZone {
  return {
    id: 'rows',
    title: moment.words.t('table.rows'),
    html: ROWS.map((row) => rowOf(moment, row)).join(''),
    lines: ROWS.flatMap((row) => rowWords(moment, row)),
  };
}

function rowOf({ words, pack, state }: ArchiveMoment, row: Row): string {
  const { slots, stack } = state.rows[row];
  const tiles = slots.map((id) => {
    const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
    if (!tile) return `<li>${EMPTY_SLOT}</li>`;
    const name = escapeMarkup(nameOf(words, pack, tile.id));
    return `<li title="${name}">${tileSvg({ words, pack }, tile)}</li>`;
  });
  const left = escapeMarkup(words.t('table.faceDown', stack));
  return `<h3>${escapeMarkup(capitalize(rowName(words, row)))} <small>${left}</small></h3><ul class="tiles">${tiles.join('')}</ul>`;
}

function supply({ words, pack, state }: ArchiveMoment): ArchiveZone {
  const claims = new Map(state.seals.map(({ seal, seat }) => [seal, seat]));
  const seals = pack.seals.map((seal) => `<li>${sealSvg(seal, claims.get(seal.id))}</li>`);
  const tokens = state.river.flatMap((id) => {
    const token = pack.tokenById.get(id);
    return token ? [`<li>${tokenSvg(token)}</li>`] : [];
  });
  const list = (items: readonly string[]) => `<ul class="pieces">${items.join('')}</ul>`;
  const html = `${list(seals)}<h3>${escapeMarkup(words.t('table.river'))}</h3>${list(tokens)}`;
  return { id: 'supply', title: words.t('table.seals'), html };
}

/** A seat's name, points, goods and boards. The solo opponent owns little, so text is enough. */
function player(moment: ArchiveMoment, seat: number): ArchiveZone {
  const id = `seat-${seat}`;
  const { words, pack, state, seats } = moment;
  const own = state.players[seat];
  if (!own) return { id, html: '' };
  const sign = `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href="#${seatIcon(seat)}"/></svg>`;
  const name = `<h2>${sign} ${escapeMarkup(seatName(words, seats, seat))} ${pointsOf(moment, seat)}</h2>`;
  if (isAutomatic(state.setup, seat)) {
    const lines = opponentWords({ words, pack, state }, seat, own).map(
      (line) => `<li>${escapeMarkup(line)}</li>`,
    );
    return { id, html: `${name}<ul class="words">${lines.join('')}</ul>` };
  }
  const desc = words.t('table.below');
  const board = playerBoardSvg(pack, own, seat, { title: words.t('inspect.playerBoard'), desc });
  const caption = { title: words.t('inspect.actionBoard'), desc };
  const actions = actionBoardSvg(pack, own, { words, seat, mine: true, caption });
  const held = holdingItems({ words, pack, state }, own, seat);
  const lines = playerWords(words, pack, own);
  const html = `${name}<ul class="chips">${goodsHtml(words, own, seat)}</ul><ul class="pieces">${unlinked(held, 'span')}</ul><div class="boards">${unlinked(board + actions, 'g')}</div>`;
  return { id, html, lines };
}

/** Current points, and the score if the game ended now. */
function pointsOf({ words, state, scores }: ArchiveMoment, seat: number): string {
  const own = scores.find((entry) => entry.seat === seat);
  if (!own) return '';
  const now = escapeMarkup(words.t('archive.viewer.points', { n: own.total }));
  const then = state.phase === 'finished' ? '' : ` <small>→ ${own.forecast.total}</small>`;
  return `<span class="points">${now}${then}</span>`;
}

function result({ words, state, seats, scores }: ArchiveMoment): ArchiveZone {
  const lines = (state.ranking ?? []).map((seat) => {
    const n = scores.find((entry) => entry.seat === seat)?.total ?? 0;
    const points = words.t('archive.viewer.points', { n });
    return `<li><strong>${escapeMarkup(seatName(words, seats, seat))}</strong>: ${escapeMarkup(points)}</li>`;
  });
  const html = lines.length > 0 ? `<ol>${lines.join('')}</ol>` : '';
  return { id: 'result', title: words.t('archive.viewer.final'), html };
}
