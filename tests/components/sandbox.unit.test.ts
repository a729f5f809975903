/** A line in the hands of the reader: steps, ways back, a new deal; and lines side by side. */
import { describe, expect, test } from 'vitest';
import { columnsOf, isSameLine, seatsFrom, sourceRows } from '@/components/analysis/sandbox/compare';
import { lineTableOf } from '@/components/analysis/sandbox/table-of';
import {
  createTrial,
  lastPositionOf,
  lineOn,
  reduceTrial,
  type TrialState,
} from '@/components/analysis/sandbox/trial-line';
import { freshKey } from '@/components/move/hand-over';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { options } from '@/lib/game/engine/options';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { knownTo, momentOf } from '../sandbox/support';
import { Dice } from '../support/engine/random';

const moment = momentOf(12, 20);
const ground = { pack: moment.pack, known: knownTo(moment, 0) };
const KEY = sha256Hex('trying');

/** The legal commands at the end of a line. */
function commandsOf({ line }: TrialState) {
  const { state, secrets } = lastPositionOf(line);
  const [seat = 0] = toAct(state);
  const { commands } = options(ground.pack, view(state, secrets, seat));
  return commands.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
}
const anyCommand = (now: TrialState) => elementAt(commandsOf(now), 0);
/** One more step, meant for the last position unless `seq` says otherwise. */
const step = (now: TrialState, command: Command, seq = lastPositionOf(now.line).state.seq) =>
  reduceTrial(ground, now, { type: 'step', seq, command });
const stepped = (now: TrialState, n: number): TrialState =>
  n === 0 ? now : stepped(step(now, anyCommand(now)), n - 1);

/** Steps as chance would have them: they come to what lies face down. */
function wandering(n: number): TrialState {
  const dice = new Dice(7);
  let now = createTrial(ground, KEY);
  while (now.line.steps.length < n) {
    const offered = commandsOf(now);
    const type = dice.pick([...new Set(offered.map((command) => command.type))]);
    now = step(now, dice.pick(offered.filter((one) => one.type === type)));
  }
  return now;
}

describe('a line', () => {
  test('grows by legal steps of the active player, and tells the events of each', () => {
    const { line, answer } = stepped(createTrial(ground, KEY), 12);
    expect(line.steps).toHaveLength(12);
    expect(line.events).toHaveLength(12);
    expect(line.positions).toHaveLength(13);
    expect(answer).toBe(12);
    expect(lineOn(ground, KEY, line.steps)).toEqual(line);
  });
  test('a step that is meant for another position is not taken', () => {
    const now = stepped(createTrial(ground, KEY), 2);
    const again = step(now, anyCommand(now), lastPositionOf(now.line).state.seq - 1);
    expect(again.line).toBe(now.line);
    expect(again.answer).toBe(now.answer + 1);
  });
  test('a step against the rules changes nothing and says why', () => {
    const now = createTrial(ground, KEY);
    const { line, refused, wanted } = step(now, { type: 'TakeActionTile', position: 99 });
    expect(line).toBe(now.line);
    expect(refused?.rejection.code).toBeTruthy();
    expect(wanted).toEqual(refused?.command);
  });
  test('goes back to any of its steps', () => {
    const now = stepped(createTrial(ground, KEY), 6);
    expect(reduceTrial(ground, now, { type: 'back', to: 4 }).line).toEqual(
      stepped(createTrial(ground, KEY), 4).line,
    );
    expect(lastPositionOf(reduceTrial(ground, now, { type: 'back', to: 0 }).line)).toEqual(
      lastPositionOf(createTrial(ground, KEY).line),
    );
  });
  test('steps of the computer are taken all at once, unless something was done since it was asked', () => {
    const now = stepped(createTrial(ground, KEY), 2);
    const { steps } = stepped(now, 5).line;
    const after = reduceTrial(ground, now, { type: 'played', answer: now.answer, steps: steps.slice(2) });
    expect(after.line).toEqual(stepped(now, 5).line);
    expect(after).toMatchObject({ answer: now.answer + 1, note: 'computer', taken: 5 });
    const late = reduceTrial(ground, after, { type: 'played', answer: now.answer, steps: steps.slice(2) });
    expect(late).toBe(after);
  });
  test('a new deal keeps the steps while they are legal, and says where they stop', () => {
    const now = wandering(40);
    const deals = [1, 2, 3, 4, 5, 6].map((n) =>
      reduceTrial(ground, now, { type: 'deal', key: sha256Hex(`deal ${n}`) }),
    );
    for (const { line, note } of deals) {
      expect(note).toBe('dealt');
      expect(line.steps).toEqual(now.line.steps.slice(0, line.steps.length));
      expect(line.brokeAt).toBe(line.steps.length < 40 ? line.steps.length + 1 : undefined);
      expect(lastPositionOf(line).state.commitment).toBe(sha256Hex(line.key));
    }
    expect(deals.some(({ line }) => line.brokeAt !== undefined)).toBe(true);
  });
});

test('keys are 256 fresh bits each', () => {
  const keys = Array.from({ length: 50 }, freshKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(keys).size).toBe(50);
});

const seats = moment.position.state.players.map((_, seat) => ({ seat, name: `Seat ${seat}`, seated: true }));
const start: SandboxStart = {
  gameId: 'abcdef',
  name: 'A table',
  status: 'running',
  at: moment.rows.length,
  latest: moment.rows.length,
  pack: moment.pack,
  seats,
  me: 0,
  known: ground.known,
  draftsOf: '0.1',
  keeper: 'seat',
  lineSharing: 'private',
  lines: [],
};

test('the table of a sandbox is seen by the active player, shows nothing but their view, and offers no Undo', () => {
  for (const n of [0, 5, 15, 30]) {
    const { line } = stepped(createTrial(ground, KEY), n);
    const table = lineTableOf(moment.pack, start, line);
    const { state, secrets } = lastPositionOf(line);
    const [me] = toAct(state);
    expect(table.me).toBe(me);
    expect(table.view).toEqual(view(state, secrets, me));
    expect(table.options?.commands.map(({ command }) => command.type)).not.toContain('Undo');
    expect(JSON.stringify({ ...table, pack: undefined })).not.toContain(KEY);
    expect(table.log).toHaveLength(moment.rows.length + n);
  }
});

describe('lines side by side', () => {
  const [short, long] = [
    stepped(createTrial(ground, KEY), 4).line,
    stepped(createTrial(ground, KEY), 60).line,
  ];
  const columns = columnsOf(
    moment.pack,
    [
      { id: 'short', name: 'Short', line: short },
      { id: 'long', name: 'Long', line: long },
    ],
    0,
  );
  test('are in the order of the forecast for one seat', () => {
    const [best, other] = columns;
    expect(best?.standing.forecast).toBeGreaterThanOrEqual(other?.standing.forecast ?? Infinity);
  });
  test('points of a seat by source sum up to its points and its forecast, in every column', () => {
    for (const { seat } of seats) {
      const rows = sourceRows(columns, seat);
      for (const [i, { scores }] of columns.entries()) {
        const entry = scores.find((one) => one.seat === seat);
        const sum = (all: typeof rows) => all.reduce((n, { points }) => n + (points[i] ?? 0), 0);
        expect(sum(rows.filter(({ coming }) => !coming))).toBe(entry?.total);
        expect(sum(rows)).toBe(entry?.forecast.total);
      }
    }
  });
  test('the seat one looks for comes first, the others in the order of play', () => {
    const four = [0, 1, 2, 3].map((seat) => ({ seat }));
    expect(seatsFrom(four, 2).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(seatsFrom(four, 0)).toEqual(four);
  });
  test('the same line is known again, in whatever order its members are named', () => {
    const turned = short.steps.map(({ seat, command }) => ({
      seat,
      command: Object.fromEntries(Object.entries(command).reverse()) as unknown as typeof command,
    }));
    expect(isSameLine(short, { key: KEY, steps: turned })).toBe(true);
    expect(isSameLine(short, { key: sha256Hex('other'), steps: turned })).toBe(false);
    expect(isSameLine(short, long)).toBe(false);
  });
});
