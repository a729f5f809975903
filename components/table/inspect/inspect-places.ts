/** Close-ups of places: sites and plazas with their surroundings, projects with every square in words. */
import type { HexEntry } from '@/lib/game/engine/pack-entry';
import { plazaParts, siteWords } from '@/lib/game/wording/city/city-lists';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { titleOf } from '@/lib/game/wording/names';
import { gridWords } from '@/lib/game/wording/zone-lists';
import { gridName } from '@/lib/game/wording/terms';
import { atKey } from '@/lib/game/drawing/board-location';
import { SIZE, cityPointOf } from '@/lib/game/drawing/city/city-places';
import { citySvg } from '@/lib/game/drawing/city/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { inspectTile } from './inspect-tiles';
import type { LargeView, InspectContext } from './inspection';

/** The map around a hex, which is ringed. */
function surroundings({ table, words }: InspectContext, hex: HexEntry, key: string, title: string): string {
  const { x, y } = cityPointOf(hex);
  const box = { x: x - SIZE * 4.4, y: y - SIZE * 2.7, width: SIZE * 8.8, height: SIZE * 5.4 };
  const on = { words, pack: table.pack, state: table.view.state };
  const map = citySvg(on, { title, desc: '', id: 'inspect-city', box });
  return map.replace(`data-at="${key}"`, `data-at="${key}" data-chosen=""`);
}

/** A site, and the building on it if there is one. */
export function inspectSite(context: InspectContext, id: string): LargeView | undefined {
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
export function inspectPlaza(context: InspectContext, id: string): LargeView | undefined {
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
export function inspectGrid({ table, words }: InspectContext, id: string): LargeView | undefined {
  const { pack, view, seats } = table;
  const grid = (['hunger-wall', 'cathedral'] as const).find((entry) => entry === id);
  if (!grid) return undefined;
  const on = { words, pack, state: view.state };
  const title = gridName(words, grid);
  return {
    title,
    drawings: [gridSvg(on, grid, { title, desc: words.t('table.below'), id: `inspect-${grid}` })],
    lines: gridWords(on, seats, grid),
  };
}
