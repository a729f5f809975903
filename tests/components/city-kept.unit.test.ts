/** Cached parts of the sites and plazas of one position must fit every other position. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { citySvg } from '@/lib/game/drawing/city/city';
import { advance, type Position } from '@/lib/game/engine/replay';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { begin, give, type GoldenGame } from '../golden/games';

const RECORDED = path.resolve(import.meta.dirname, '../golden/recorded');
const TABLES = [
  ['Anna', 'Bohumil', 'Cecilie', 'David'],
  ['Anna', 'Karel', 'Cecilie', 'David'],
].map((names) => names.map((name, seat) => ({ seat, name })));

test.each(['4-players-online', 'solo-parler'])(
  '%s: the city is the same whether it is cached or redrawn',
  (title) => {
    const game = JSON.parse(readFileSync(path.join(RECORDED, `${title}.json`), 'utf8')) as GoldenGame;
    let running = begin(game);
    for (const [seat, command] of game.commands) running = give(running, seat, command);
    const { pack, log } = running;
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
  const game = JSON.parse(readFileSync(path.join(RECORDED, '4-players-online.json'), 'utf8')) as GoldenGame;
  const choice = game.commands.findIndex(([, { type }]) => type === 'ChoosePlazaReward');
  let running = begin(game);
  const ticks = () => {
    const { pack, position } = running;
    const on = { words: wordingOf('en'), pack, state: position.state };
    return citySvg(on, { title: 'city', desc: '' }, []).split('#i-check').length - 1;
  };
  for (const [seat, command] of game.commands.slice(0, choice)) running = give(running, seat, command);
  expect(ticks()).toBe(0);
  running = give(running, ...(game.commands[choice] ?? [0, { type: 'EndTurn' }]));
  expect(ticks()).toBe(1);
});
