/** Peter Parler's box: each figure that its text gives is drawn. */
import { expect, test } from 'vitest';
import { ParlerPanel } from '@/components/board/parler-panel';
import { cardsToCome, plansOf } from '@/lib/game/wording/opponent';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { present } from '../support/present';

const SEAT = 1;

test.each([0, 40, 90, 150])('Peter Parler’s stores, plans and cards are pieces after %i commands', (n) => {
  const { pack, view, log } = goldenTable('solo-parler', n);
  const { state } = view;
  const player = present(state.players[SEAT]);
  const html = htmlOf(ParlerPanel, { pack, state, seat: SEAT, player, name: 'Peter Parler', log });
  const [, drawn = ''] = /<div[^>]*aria-hidden="true">(.*)<\/div><details/s.exec(html) ?? [];
  const [stores = '', ...rest] = drawn.split('</ul>');
  const figures = [...stores.matchAll(/<span[^>]*>(\d+)<\/span>/g)].map(([, figure]) => Number(figure));
  const seals = state.seals.filter((claim) => claim.seat === SEAT).length;
  expect(figures).toEqual([player.counts['gold-mine'], player.counts.quarry, player.cubes, seals]);
  const plans = plansOf(state);
  const [cards = '', marked = ''] = plans ? [rest[1], rest[0]] : [rest[0]];
  const tiles = ROWS.filter((row) => plans && state.rows[row].slots[plans.markers[row]]);
  expect(marked.split('<li').length - 1).toBe(tiles.length + (plans?.plaza === undefined ? 0 : 1));
  expect(cards.split('<li').length - 1).toBe(cardsToCome(pack, state, log)?.length ?? 1);
  // His text stays, one press away.
  expect(html).toContain('Scores no points');
});
