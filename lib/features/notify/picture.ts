import 'server-only';
import { LRUCache } from 'lru-cache';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import type { EventsSince } from '@/lib/features/notify/events-since';
import { pictureLink, type PictureOf } from '@/lib/features/notify/links';
import { pngOf, smallPngOf } from '@/lib/features/notify/png';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import type { TableView } from '@/lib/features/table/load/table-view';
import { entryOf, logRowsOf } from '@/lib/features/table/log/log-store';
import { readLog } from '@/lib/features/table/log/log-store';
import { countedRanking } from '@/lib/game/competing/result';
import { changedPlaces, type ChangedSquares, parseAt } from '@/lib/game/drawing/board-location';
import { boardPicture } from '@/lib/game/drawing/board-picture';
import type { PictureTheme } from '@/lib/game/drawing/palette';
import { POSTER, cityPicture, posterPicture } from '@/lib/game/drawing/poster';
import { SHARE_CARD, shareCard, type CardScene, type CardWords } from '@/lib/game/drawing/share-card';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { replay } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { localeOf, type Locale } from '@/lib/game/wording/language/locales';
import { seatName, titleOf } from '@/lib/game/wording/names';
import { clockWords } from '@/lib/game/wording/position';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { Picture } from '@/lib/platform/outbox/worded-message';

/** Twice the width in emails, because phones have high-resolution screens. */
const WIDTH = 1000;
/** All players of a table get a message about the same position, one after the other. */
const KEPT = 60;
const kept = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });

interface PicturedMoment {
  readonly pack: Pack;
  readonly state: State;
  readonly events: readonly Event[];
}

/** The picture of a message, with its description. */
export async function pictureFor(
  words: Wording,
  table: { readonly gameId: string; readonly name: string },
  since: EventsSince,
  now: Date,
): Promise<Picture> {
  const { pack, state, from, news } = since;
  const of: PictureOf = { gameId: table.gameId, seq: state.seq, from, locale: words.locale };
  const events = news.flatMap((row) => row.events);
  const places = placeNames(words, pack, changedPlaces(pack, state, events));
  const facts = { table: table.name, step: state.seq };
  const alt =
    places.length > 0
      ? words.t('mail.pictureChanged', { ...facts, places: words.list(places) })
      : words.t('mail.picture', facts);
  return { png: await pngKept(of, { pack, state, events }), alt, url: pictureLink(of, now) };
}

/** The picture of a link, drawn only from the log; undefined if there is no such position. */
export async function pictureAt(of: PictureOf): Promise<Uint8Array | undefined> {
  const row = await loadTableRow(of.gameId);
  if (!row || of.seq > row.game.seq) return undefined;
  const stored = await readLog(of.gameId, 1, of.seq);
  const news = logRowsOf(stored)
    .slice(of.from)
    .filter(({ undone }) => !undone);
  return pngKept(of, {
    pack: await packOfGame(row.game),
    state: replay(stored.map(entryOf)).state,
    events: news.flatMap(({ events }) => events),
  });
}

/**
 * The picture of a moment, for link previews. The changes of its last step are ringed, or all changes
 * since row `from`.
 */
export async function momentPicture(
  table: TableView,
  locale: Locale,
  from = table.seq - 1,
): Promise<Uint8Array> {
  const { gameId, seq, pack, view, log } = table;
  const rows = log.filter((row) => row.seq > from && row.seq <= seq && !row.undone);
  const events = rows.flatMap((row) => row.events);
  return pngKept({ gameId, seq, from, locale }, { pack, state: view.state, events });
}

/** Widths in pixels: for lists on high-resolution phones, and for the full column of a page. */
const CITY_WIDTHS = { small: 320, wide: 1000 } as const;

/** How the picture of a city looks. */
interface CityLook {
  readonly width: keyof typeof CITY_WIDTHS;
  readonly theme: PictureTheme;
}

/** The city of a position, for lists of tables. */
export async function cityOf(
  table: TableView,
  locale: Locale,
  { width, theme }: CityLook,
): Promise<Uint8Array> {
  const { gameId, seq, pack, view } = table;
  const key = `${gameId} ${seq} ${width} ${theme} ${locale}`;
  const on = { words: wordingOf(locale), pack, state: view.state };
  return keptOr(key, () => pngOf(cityPicture(on, theme), CITY_WIDTHS[width]));
}

/** The best seat first, as an organiser may have corrected it; in the order of turns before the end. */
function shownRanking({ view, seats, ending }: TableView): readonly number[] {
  const { ranking } = view.state;
  return ranking
    ? countedRanking(ranking, ending?.places).map(({ seat }) => seat)
    : seats.map(({ seat }) => seat);
}

/** The finished city and its builders, to share or to print. */
export async function posterOf(table: TableView, locale: Locale): Promise<Uint8Array> {
  const words = wordingOf(locale);
  const { pack, view, seats, scores, name, log } = table;
  const ranking = shownRanking(table);
  const named = withNames(words, seats);
  const at = new Date(log.at(-1)?.at ?? table.createdAt);
  const people = ranking.map((seat) => ({
    seat,
    name: seatName(words, named, seat),
    points: String(scores.find((score) => score.seat === seat)?.total ?? 0),
  }));
  const date = at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const about = words.t('table.poster.about');
  const drawing = posterPicture({ words, pack, state: view.state }, { title: name, about, date, people });
  return pngOf(drawing, POSTER.width);
}

/** The preview of a link to a page that is about no table, with the board of a prepared position. */
export async function pageCard(
  locale: Locale,
  card: Omit<CardWords, 'site'> & { readonly scene: CardScene },
): Promise<Uint8Array> {
  const words = wordingOf(locale);
  const [state, site] = [KEPT_POSITION, words.t('site.title')];
  const pack = registeredPacks().find(({ id }) => id === state.pack.id);
  if (!pack) throw new Error(`no pack ${state.pack.id}`);
  return keptOr(`page ${locale} ${card.scene} ${card.title}`, () =>
    smallPngOf(shareCard({ words, pack, state }, { site, ...card }), SHARE_CARD.width),
  );
}

/**
 * The preview of a link to a table or a moment of it: its name, its players and its city. The changes since row
 * `from` are ringed.
 */
export async function tableCard(table: TableView, locale: Locale, from?: number): Promise<Uint8Array> {
  const words = wordingOf(locale);
  const { gameId, seq, name, pack, view, seats, scores, log } = table;
  const named = withNames(words, seats);
  const isOver = view.state.ranking !== undefined;
  const people = shownRanking(table).map((seat) => ({
    seat,
    name: seatName(words, named, seat),
    points: isOver ? String(scores.find((score) => score.seat === seat)?.total ?? 0) : '',
  }));
  const rows = from === undefined ? [] : log.filter((row) => row.seq > from && !row.undone);
  const changed = changedPlaces(
    pack,
    view.state,
    rows.flatMap((row) => row.events),
  );
  const on = { words, pack, state: view.state };
  const line = isOver ? words.t('site.preview.over') : clockWords(on);
  const card = {
    scene: 'projects',
    site: words.t('site.title'),
    title: name,
    line,
    people,
    changed,
  } as const;
  const key = `card ${gameId} ${seq} ${from} ${locale} ${[name, ...people.map((each) => each.name)].join(' ')}`;
  return keptOr(key, () => smallPngOf(shareCard(on, card), SHARE_CARD.width));
}

function pngKept(of: PictureOf, shown: PicturedMoment): Promise<Uint8Array> {
  const key = `${of.gameId} ${of.seq} ${of.from} ${of.locale}`;
  return keptOr(key, () => draw(of, shown));
}

function keptOr(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  // After a failure the next request draws it again.
  found.catch(() => kept.delete(key));
  return found;
}

async function draw({ locale }: PictureOf, { pack, state, events }: PicturedMoment): Promise<Uint8Array> {
  const words = wordingOf(localeOf(locale) ?? 'en');
  const drawing = boardPicture({ words, pack, state }, '', changedPlaces(pack, state, events));
  return pngOf(drawing, WIDTH);
}

/** Maximum places to name; a round of four players changes more than anyone reads. */
const MAX_NAMED = 8;

/** The ringed places as text: the alternative text of the picture. */
function placeNames(words: Wording, pack: Pack, { keys, squares }: ChangedSquares): string[] {
  const named = [...keys].flatMap((key) => {
    const { kind, id } = parseAt(key) ?? {};
    if (kind === 'crane') return [words.t('table.crane')];
    if (kind === 'slot') return [words.t('table.rows')];
    if (kind === 'road') return [words.t('table.roadAndBridge')];
    return (kind === 'site' || kind === 'plaza' || kind === 'bridge') && id ? [titleOf(words, pack, id)] : [];
  });
  const projects = squares.map(({ grid }) =>
    words.t(grid === 'cathedral' ? 'table.cathedral' : 'table.hungerWall'),
  );
  // Names on pages may contain soft hyphens, which emails would show.
  const plain = [...named, ...projects].map((name) => name.replaceAll('\u00ad', ''));
  return [...new Set(plain)].slice(0, MAX_NAMED);
}
