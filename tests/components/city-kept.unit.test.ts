/** Cached parts of the sites and plazas of one position must fit every other position. */
import { expect, test } from 'vitest';
import { citySvg } from '@/lib/game/drawing/city/city';
import { advance, type Position } from '@/lib/game/engine/replay';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';

const TABLES = [
  ['Anna', 'Bohumil', 'Cecilie', 'David'],
  ['Anna', 'Karel', 'Cecilie', 'David'],
].map((names) => names.map((name, seat) => ({ seat, name })));

test.each(['4-players-online', 'solo-parler'])(
  '%s: the city is the same whether it is cached or redrawn',
  (title) => {
    const { pack, log } = playedTo(readGame(title));
    const words = wordingOf('en');
    let position: Position | undefined;
    for (const row of log) {
      position = advance(position, row);
      if (row.seq % 15 > 0) continue;
      for (const seats of TABLES) {
        const on = { words, pack, state: position.state };
        const caption = { title: 'city', desc: '' };
        // The cache belongs to its pack: for another one it is empty.
        expect(citySvg(on, caption, seats)).toBe(citySvg({ ...on, pack: { ...pack } }, caption, seats));
      }
    }
  },
);

test('rewards of a plaza are seen while one has to be chosen, and fade behind its tick after it', () => {
  const game = readGame('4-players-online');
  const choice = game.commands.findIndex(([, { type }]) => type === 'ChoosePlazaReward');
  const before = playedTo(game, choice);
  const ticks = ({ pack, position }: typeof before) => {
    const on = { words: wordingOf('en'), pack, state: position.state };
    return citySvg(on, { title: 'city', desc: '' }, []).split('#i-check').length - 1;
  };
  expect(ticks(before)).toBe(0);
  expect(ticks(playedTo(game, choice + 1))).toBe(1);
});
