/** A preview lies exactly where its drawing has the place. */
import { describe, expect, test } from 'vitest';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { citySvg } from '@/lib/game/drawing/city/city';
import { markerGhost, pawnGhost, tileGhost } from '@/lib/game/drawing/ghosts';
import { namesOf } from '@/lib/game/wording/names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK, table } from '../support/engine/table';

const { state } = table({ players: 2 });
const words = wordingOf('en');
const caption = { title: 'drawing', desc: '' };
const tile = [...namesOf(PACK).hexes.values()].find((hex) => hex.corners.length > 0);
if (!tile) throw new Error('no tile');

/** The translation of each place by its key. */
const placesIn = (svg: string) =>
  [...svg.matchAll(/transform="(translate\([^)]*\))"><a [^>]*data-at="([^"]+)"/g)].map(
    ([, place = '', at = '']) => ({ place, at }),
  );

const city = placesIn(citySvg({ words, pack: PACK, state }, caption));
const [player] = state.players;
const actions = player ? placesIn(actionBoardSvg(PACK, player, { words, seat: 0, mine: true, caption })) : [];

describe('a preview of a tile', () => {
  test.each([
    ['city', city.filter(({ at }) => at.startsWith('site:'))],
    ['actions', actions],
  ] as const)('has the same centre as each place of the drawing: %s', (drawing, places) => {
    expect(places.length).toBeGreaterThan(10);
    for (const { at, place } of places) {
      const [ghost] = tileGhost(PACK, at, { tile, rotation: 2 });
      expect(ghost).toMatchObject({ at, drawing });
      expect(ghost?.svg).toContain(`data-of="${at}"><g transform="${place}">`);
    }
  });

  test('says the name of its place and marks the paying sides', () => {
    const pays = { sides: [1], corners: [0, 3] };
    const svgOf = (at: string) => tileGhost(PACK, at, { tile, rotation: 0, pays })[0]?.svg;
    expect(svgOf(`site:${PACK.city.plazas[2]?.sites[1]}`)).toContain('<text y="10">3B</text>');
    expect(svgOf(`cell:${PACK.actionBoard.wallCells[4]?.id}`)).toContain('<text y="10">5</text>');
    expect(svgOf(`cell:${PACK.actionBoard.actions[0]?.id}`)).not.toContain('<text y="10">');
    expect(
      svgOf(`cell:${PACK.actionBoard.actions[0]?.id}`)?.match(/<circle [^>]*class="pays"/g),
    ).toHaveLength(2);
  });

  test('is not drawn at a place that takes no tile', () => {
    for (const at of ['plaza:p1', 'site:none', 'crane:1', ''])
      expect(tileGhost(PACK, at, { tile, rotation: 0 })).toEqual([]);
  });
});

test('Peter Parler’s pawn is seen at its plaza, and his marker within a tile', () => {
  const { svg, drawing } = pawnGhost(PACK, `plaza:${PACK.city.plazas[1]?.id}`);
  expect(drawing).toBe('city');
  expect(svg).toContain('href="#i-pawn"');
  expect(markerGhost('slot:wall-2')).toMatchObject({ at: 'slot:wall-2', drawing: 'slot' });
});
