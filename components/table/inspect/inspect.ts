/**
 * Close-up of a piece: its name, its drawing and all its information. One function per kind of piece. The
 * result is markup, so a page can include it and an island can fetch it.
 */
import type { TableView } from '@/lib/features/table/load/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { parseAt, type AtKind, atKey } from '@/lib/game/drawing/board-location';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { SIZE, cityPointOf } from '@/lib/game/drawing/city/city-ground';
import { gridSvg } from '@/lib/game/drawing/grid';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { levelSvg, sealSvg, technologySvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import type { HexEntry } from '@/lib/game/engine/pack';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import { GRIDS, LEVELS } from '@/lib/game/engine/vocabulary';
import { plazaParts, siteWords } from '@/lib/game/wording/city';
import { isSource } from '@/lib/game/wording/log-lines';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { nameOf, titleOf, seatName } from '@/lib/game/wording/names';
import { bridgeWords, gridWords, playerWords } from '@/lib/game/wording/zone-lists';
import { describeEffect, describePrice, isFree, gridName, sourceTitle } from '@/lib/game/wording/terms';
import { inspectCell, inspectPosition, inspectRow, inspectSlot, inspectTile } from './inspect-tiles';
import type { LargeView, InspectContext } from './inspection';

type Inspect = (context: InspectContext, id: string) => LargeView | undefined;

const INSPECTORS: Readonly<Record<AtKind, Inspect>> = {
  crane: inspectPosition,
  slot: inspectSlot,
  row: inspectRow,
  site: inspectSite,
  plaza: inspectPlaza,
  reward: (context, id) => inspectPlaza(context, id.replace(/-(upper|lower)$/, '')),
  cell: inspectCell,
  rival: (context, id) => {
    const [seat = '', ...cell] = id.split('-');
    return inspectCell(context, cell.join('-'), Number(seat));
  },
  grid: inspectGrid,
  road: inspectBand,
  bridge: inspectBand,
  stack: inspectStack,
  seal: inspectSeal,
  technology: inspectTechnology,
  level: inspectLevel,
  token: inspectToken,
  goods: inspectGoods,
  track: inspectGoods,
  board: inspectBoard,
};

/** The close-up for a key; undefined for a piece that is not at this table. */
export function inspect(context: InspectContext, key: string): LargeView | undefined {
  const at = parseAt(key);
  return at && INSPECTORS[at.kind](context, at.id);
}

/** A space of the road or a place for a plank, with the whole band around it. */
function inspectBand({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { pack, view, seats } = table;
  const { state } = view;
  const space = pack.kingsRoad.spaces.findIndex((entry) => entry.id === id);
  const place = state.bridge.findIndex((entry) => entry.place === id);
  if (space < 0 && place < 0) return undefined;
  const on = { words, pack, state };
  const lines = bridgeWords(on, seats);
  const line = lines[space >= 0 ? space : pack.kingsRoad.spaces.length + place] ?? '';
  const title =
    space >= 0
      ? words.t('inspect.road', { space: pack.kingsRoad.spaces[space]?.space ?? '' })
      : titleOf(words, pack, id);
  const drawing = bridgeSvg(on, { title, desc: line, id: 'inspect-bridge' });
  return { title, drawings: [drawing], lines: [line] };
}

function inspectStack({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { bridgeStacks } = table.view.state;
  if (id !== 'IV' && id !== 'V' && id !== 'cathedral') return undefined;
  const stack = id === 'IV' ? 'IV' : 'V';
  const line = words.t('position.stack', { stack, n: bridgeStacks[id] });
  return { title: capitalize(line), drawings: [], lines: [] };
}

function inspectSeal({ table, words }: InspectContext, id: string): LargeView | undefined {
  const seal = table.pack.sealById.get(id);
  if (!seal) return undefined;
  const owner = table.view.state.seals.find((claim) => claim.seal === id);
  const name = table.seats.find((seat) => seat.seat === owner?.seat)?.name;
  const lines = [
    isFree(seal.cost) ? words.t('table.free') : describePrice(words, seal.cost),
    ...(name === undefined ? [] : [words.t('table.claimedBy', { name })]),
  ];
  return {
    title: capitalize(describeEffect(words, seal.end)),
    drawings: [sealSvg(seal, owner?.seat)],
    lines: lines.map(capitalize),
  };
}

function inspectTechnology({ table, words }: InspectContext, id: string): LargeView | undefined {
  const tile = table.pack.technologyById.get(id);
  if (!tile) return undefined;
  const lines = [
    words.t('inspect.level', { level: tile.level }),
    capitalize(describeEffect(words, tile.effect)),
    words.t(tile.use === 'once' ? 'inspect.once' : 'inspect.permanent'),
  ];
  return { title: nameOf(words, table.pack, id), drawings: [technologySvg(tile)], lines };
}

function inspectLevel({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { technologyStacks, players } = table.view.state;
  const level = LEVELS.find((entry) => entry === id);
  if (!level) return undefined;
  const held = players.flatMap((player, seat) =>
    player.technologies
      .filter(({ tile }) => table.pack.technologyById.get(tile)?.level === level)
      .map(({ tile }) =>
        words.t('inspect.heldBy', {
          tile: nameOf(words, table.pack, tile),
          name: table.seats[seat]?.name ?? '',
        }),
      ),
  );
  const left = technologyStacks[level];
  return {
    title: words.t('table.levelLeft', { level, n: left }),
    drawings: [levelSvg(level, left)],
    lines: held,
  };
}

function inspectToken({ table, words }: InspectContext, id: string): LargeView | undefined {
  const token = table.pack.tokenById.get(id);
  if (!token) return undefined;
  return {
    title: capitalize(nameOf(words, table.pack, id)),
    drawings: [tokenSvg(token)],
    lines: [words.t('inspect.token')],
  };
}

/** The map around a hex, which is ringed. */
function surroundings({ table, words }: InspectContext, hex: HexEntry, key: string, title: string): string {
  const { x, y } = cityPointOf(hex);
  const box = { x: x - SIZE * 4.4, y: y - SIZE * 2.7, width: SIZE * 8.8, height: SIZE * 5.4 };
  const on = { words, pack: table.pack, state: table.view.state };
  const map = citySvg(on, { title, desc: '', id: 'inspect-city', box });
  return map.replace(`data-at="${key}"`, `data-at="${key}" data-chosen=""`);
}

/** A site, and the building on it if there is one. */
function inspectSite(context: InspectContext, id: string): LargeView | undefined {
  const { table, words } = context;
  const { pack, view, seats } = table;
  const site = pack.siteById.get(id);
  if (!site) return undefined;
  const title = titleOf(words, pack, id);
  const line = capitalize(siteWords({ words, pack, state: view.state }, seats, id));
  const around = surroundings(context, site, atKey('site', id), title);
  const placed = view.state.buildings.find((entry) => entry.site === id);
  const tile = placed && inspectTile(context, placed, line);
  return tile
    ? { ...tile, drawings: [...tile.drawings, around] }
    : { title, drawings: [around], lines: [line] };
}

/** A plaza with both rewards, its sites and its claims. */
function inspectPlaza(context: InspectContext, id: string): LargeView | undefined {
  const { table, words } = context;
  const { pack, view, seats } = table;
  const plaza = pack.plazaById.get(id);
  if (!plaza) return undefined;
  const title = titleOf(words, pack, id);
  const { rewards, sites, claims } = plazaParts({ words, pack, state: view.state }, seats, plaza);
  const lines = [rewards, ...sites, ...claims].map(capitalize);
  return { title, drawings: [surroundings(context, plaza, atKey('plaza', id), title)], lines };
}

/** A project with every player's position and every square. */
function inspectGrid({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { pack, view, seats } = table;
  const grid = GRIDS.find((entry) => entry === id);
  if (!grid) return undefined;
  const on = { words, pack, state: view.state };
  const title = gridName(words, grid);
  return {
    title,
    drawings: [gridSvg(on, grid, { title, desc: words.t('table.below'), id: `inspect-${grid}` })],
    lines: gridWords(on, seats, grid),
  };
}

function inspectBoard(context: InspectContext, id: string): LargeView | undefined {
  const { table, words } = context;
  const { pack, view, seats, me } = table;
  const seat = Number(id);
  const player = view.state.players[seat];
  if (!player || !/^\d$/.test(id)) return undefined;
  const desc = words.t('table.below');
  const name = seatName(words, seats, seat);
  const caption = (what: string, title: string) => ({ title, desc, id: `inspect-${what}-${seat}` });
  const board = playerBoardSvg(pack, player, seat, caption('board', words.t('inspect.playerBoard')));
  const actions = actionBoardSvg(pack, player, {
    words,
    seat,
    mine: seat === me,
    caption: caption('actions', words.t('inspect.actionBoard')),
  });
  return {
    title: words.t('table.boardsOf', { name }),
    drawings: [board, actions],
    lines: [...playerWords(words, pack, player), ...describeScore(context, seat)],
  };
}

/** A good or a track is part of its owner's boards, so the boards are shown. */
function inspectGoods(context: InspectContext, id: string): LargeView | undefined {
  return inspectBoard(context, id.split('-')[0] ?? '');
}

/** A seat's points by source, and the points it would gain if the game ended now. */
export function describeScore({ table, words }: InspectContext, seat: number): string[] {
  const score = table.scores.find((entry) => entry.seat === seat);
  if (!score) return [];
  const sources = Object.keys(score.bySource).filter(isSource);
  const points = (title: string, n: number) => words.t('inspect.source', { source: title, n });
  const coming = score.forecast.lines.filter((line) => line.points > 0);
  return [
    ...sources.map((source) => points(sourceTitle(words, source), score.bySource[source] ?? 0)),
    ...coming.map((line) =>
      points(words.t('table.atTheEnd', { source: sourceTitle(words, line.source) }), line.points),
    ),
    sum(words, table, score),
  ];
}

/** The forecast's text differs after a game without final scoring, and is absent after final scoring. */
function sum({ t }: Wording, { status, seq, latestSeq }: TableView, { total, forecast }: SeatScore): string {
  const facts = { n: total, forecast: forecast.total };
  if (status === 'running' || seq !== latestSeq) return t('inspect.total', facts);
  return t(status === 'finished' ? 'inspect.totalFinal' : 'inspect.totalScored', facts);
}
