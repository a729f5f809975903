/**
 * Commands and options of the specification that are no command of a player here, or that show in one
 * situation only.
 */
import { expect, test } from 'vitest';
import { RULES } from '@/lib/game/engine/rules';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import { RECORDINGS } from '../golden/recordings';
import { checkedRows } from '../support/engine/checked-rows';
import { scoreSpecial } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { given } from '../support/engine/scenario';
import { sampled } from '../support/full';

test.each(['simple', 'parler'] as const)(
  'DEC-37 nobody has to ask for the turn of the opponent: %s',
  (solo) => {
    const rows = checkedRows(`solo-${solo}`);
    const ended = rows.filter(({ step }) => step.command.type === 'EndTurn');
    expect(ended.length).toBeGreaterThan(10);
    for (const { step, after } of ended) {
      const taken = step.events.filter((event) => event.type === 'ActionTileTaken').map(({ seat }) => seat);
      const asked = after.state.items.some(({ kind }) => kind === 'parler-building' || kind === 'windows');
      // Either his turn is over as well, or the human has something to answer first.
      expect(asked ? [] : [1]).toEqual(taken);
    }
    expect(rows.every(({ step }) => step.seat === 0)).toBe(true);
  },
);

test.each(sampled(RECORDINGS, 6))(
  'DEC-39 what was chosen before the game is kept with it: $file',
  ({ file }) => {
    const game = readGame(file);
    const { state } = playedTo(game).position;
    expect(state.setup).toEqual(game.setup);
    expect(state.pack).toEqual(game.pack);
  },
);

test('DEC-23 gains of one step are never asked about: no command orders them, as they commute (R-36)', () => {
  expect(Object.keys(RULES)).not.toContain('OrderGains');
});

test('DEV-4 the turn is counted: turns done and the clock agree in every row', () => {
  for (const { after } of checkedRows('3-players-base')) {
    const { turn, turnsDone, phase, crane } = after.state;
    if (phase !== 'playing') continue;
    expect(turn.number).toBe(turnsDone + 1);
    // CLOCK-3, CLOCK-9: the platform cube moves after turns 4, 15, 26, 37 and 48.
    expect(crane.platform).toBe([4, 15, 26, 37, 48].filter((drop) => drop > turnsDone).length);
  }
});

test('DEV-6 the special tile is chosen by taking it, the points by asking for them', () => {
  const special = checkedRows('4-players-base').filter(({ step }) =>
    step.events.some((event) => event.type === 'SlotBonusUsed' && event.how === 'special'),
  );
  expect(special.length).toBeGreaterThan(0);
  for (const { step } of special) expect('slot' in step.command && step.command.slot).toBe(3);
  given(offered('manage-mines')).refused(0, scoreSpecial, 'no-special-right');
});
