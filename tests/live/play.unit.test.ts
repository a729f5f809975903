/** A forced answer is given with the step that asks for it, and taken back with it. */
import { describe, expect, test } from 'vitest';
import { options } from '@/lib/game/engine/options';
import { standingRow } from '@/lib/game/engine/replay';
import { viewOf } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  isArmed,
  isWaiting,
  reduceLiveTable,
  readyToSend,
  shownOf,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { onlyAnswer } from '@/lib/game/live/predict';
import { playStep } from '@/lib/game/live/play';
import { afterCollecting, isLoss, lossesAtEnd } from '@/lib/game/turn/losses';
import { Dice } from '../support/engine/random';
import { inFull } from '../support/full';
import { FakeServer } from './fake-server';

const SEAT = 0;
const GAMES = inFull(200, 10);
const STEPS = 12;

let ids = 0;
const newId = () => `step ${(ids += 1)}`;

function offered(server: FakeServer, table: LiveTable) {
  const { commands } = options(server.pack, viewOf(shownOf(table), SEAT));
  return commands.filter(({ command }) => command.type !== 'Undo' && command.type !== 'EndTurn');
}

/** The button that takes one step back. */
function undoOne(server: FakeServer, table: LiveTable): LiveTable {
  const targets = options(server.pack, viewOf(shownOf(table), SEAT)).commands.flatMap(({ command }) =>
    command.type === 'Undo' ? [command.to] : [],
  );
  return playStep(server.pack, table, { command: { type: 'Undo', to: Math.max(...targets) }, newId });
}

/** Plays at random; gives for each step that was not waited for the table before and after it. */
function* steps(number: number): Generator<readonly [FakeServer, LiveTable, LiveTable]> {
  const server = new FakeServer(number, SEAT);
  const dice = new Dice(number);
  let table = createLiveTable(SEAT, server.standOf(SEAT));
  // A program can leave a question with one answer open. A step back passes it as well.
  if (onlyAnswer(server.pack, viewOf(shownOf(table), SEAT))) return;
  for (let i = 0; i < STEPS; i += 1) {
    const commands = offered(server, table).filter(({ reveals }) => !reveals);
    const command = commands[dice.below(Math.max(1, commands.length))]?.command;
    if (!command) return;
    const before = table;
    table = playStep(server.pack, before, { command, newId });
    if (isWaiting(table)) return;
    yield [server, before, table];
  }
}

describe('questions with one answer', () => {
  test('none is left after a step, and one step back takes all of it back', () => {
    let answered = 0;
    for (let number = 0; number < GAMES; number += 1)
      for (const [server, before, after] of steps(number)) {
        expect(onlyAnswer(server.pack, viewOf(shownOf(after), SEAT))).toBeUndefined();
        const made = after.pending.length - before.pending.length;
        answered += made - 1;
        const back = undoOne(server, after);
        expect(standingRow(shownOf(back).position.state)).toBe(standingRow(shownOf(before).position.state));
        expect(back.pending).toEqual(before.pending);
      }
    expect(answered).toBeGreaterThan(0);
  });

  test('nothing is paid unasked, and nothing shown', () => {
    for (let number = 0; number < GAMES; number += 1)
      for (const [, before, after] of steps(number))
        for (const { predicted } of after.pending.slice(before.pending.length + 1))
          expect(predicted?.events.map(({ type }) => type)).not.toContain('Paid');
  });
});

describe('a step that may still be made differently', () => {
  const server = new FakeServer(3, SEAT);
  const empty = createLiveTable(SEAT, server.standOf(SEAT));
  const first = offered(server, empty).find(({ reveals }) => !reveals)?.command;
  if (!first) throw new Error('nothing can be done here');
  const held = playStep(server.pack, empty, { command: first, isHeld: true, newId });

  test('is shown and not sent', () => {
    expect(held.pending.length).toBeGreaterThan(0);
    expect(readyToSend(held)).toEqual([]);
  });

  test('is sent when it is released', () => {
    const released = reduceLiveTable(server.pack, held, { type: 'release' });
    expect(readyToSend(released)).toEqual(released.pending);
    expect(reduceLiveTable(server.pack, released, { type: 'release' })).toBe(released);
  });

  test('is sent with the next step', () => {
    const command = offered(server, held).find(({ reveals }) => !reveals)?.command;
    if (!command) throw new Error('nothing follows here');
    const both = playStep(server.pack, held, { command, newId });
    expect(readyToSend(both)).toEqual(both.pending);
    expect(both.pending.length).toBeGreaterThan(held.pending.length);
  });

  test('leaves nothing behind when it is taken back', () => {
    expect(undoOne(server, held).pending).toEqual([]);
  });
});

describe('a bonus and the action that needs it', () => {
  test('are two steps made with one press, and one step back takes back both, sent or not', () => {
    let joined = 0;
    for (let number = 0; number < GAMES; number += 1)
      for (const [server, , before] of steps(number)) {
        const view = viewOf(shownOf(before), SEAT);
        const [pair] = afterCollecting(server.pack, view, options(server.pack, view).commands);
        if (!pair) continue;
        joined += 1;
        const after = playStep(server.pack, before, { command: pair.first, then: pair.then, newId });
        const made = after.pending.slice(before.pending.length).map(({ command }) => command);
        expect(made).toEqual(expect.arrayContaining([pair.first, pair.then]));
        const back = undoOne(server, after);
        expect(back.pending).toEqual(before.pending);
        expect(back.through ?? []).toEqual([]);
        const commandIds = after.pending.map(({ commandId }) => commandId);
        const sent = reduceLiveTable(server.pack, after, { type: 'sent', commandIds });
        expect(undoOne(server, sent).pending.at(-1)?.command).toEqual({
          type: 'Undo',
          to: standingRow(shownOf(before).position.state),
        });
        // Made one by one, they are taken back one by one.
        const alone = playStep(server.pack, before, { command: pair.first, newId });
        const both = playStep(server.pack, alone, { command: pair.then, newId });
        expect(undoOne(server, both).pending).toEqual(alone.pending);
      }
    expect(joined).toBeGreaterThan(0);
  });
});

describe('End turn', () => {
  const END = { type: 'EndTurn' } as const;
  const canEnd = (server: FakeServer, table: LiveTable) => {
    const view = viewOf(shownOf(table), SEAT);
    const found = options(server.pack, view);
    const may = !isWaiting(table) && found.commands.some(({ command }) => command.type === 'EndTurn');
    return { may, loses: may && isLoss(lossesAtEnd(server.pack, view.state, found)) };
  };

  test('takes two presses where it loses something, and one where it does not', () => {
    const seen = { losing: 0, not: 0 };
    for (let number = 0; number < inFull(200, 24); number += 1)
      for (const [server, , before] of steps(number)) {
        const { may, loses } = canEnd(server, before);
        if (!may) continue;
        seen[loses ? 'losing' : 'not'] += 1;
        const once = playStep(server.pack, before, { command: END, newId });
        expect(once.pending.length - before.pending.length).toBe(loses ? 0 : 1);
        expect(isArmed(once)).toBe(loses);
        if (!loses) continue;
        // However often a player presses it before seeing the losses.
        expect(playStep(server.pack, once, { command: END, newId })).toBe(once);
        const twice = playStep(server.pack, once, { command: END, isSure: true, newId });
        expect(twice.pending.at(-1)?.command).toEqual(END);
        const [other] = offered(server, once).filter(({ reveals }) => !reveals);
        if (other)
          expect(isArmed(playStep(server.pack, once, { command: other.command, newId }))).toBe(false);
        expect(isArmed(undoOne(server, once))).toBe(false);
      }
    expect(seen.losing).toBeGreaterThan(0);
    expect(seen.not).toBeGreaterThan(0);
  });
});
