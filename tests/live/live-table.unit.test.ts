/**
 * The live table against a server that answers late, twice or never: no step is lost, doubled or invented.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { seqOf, viewOf, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  isWaiting,
  reduceLiveTable,
  shownOf,
  type DropReason,
  type LiveAction,
  type LiveTable,
} from '@/lib/game/live/live-table';
import type { UnsentSteps } from '@/lib/game/live/unsent';
import { inFull, seedOf } from '../support/full';
import { FakeServer } from './fake-server';

const RUNS = inFull(1500, 20);
const SEAT = 0;

/** All possible acts, each with a number to choose by. */
const PLAYED = ['step', 'undo', 'other-tab', 'other-page', 'fresh', 'reload', 'short'] as const;
const SENT = ['send', 'answer', 'answer-twice', 'lose-request', 'lose-answer'] as const;
const KINDS = [...PLAYED, ...SENT];
type Happening = readonly [(typeof KINDS)[number], number];

const some = (kind: Happening[0]) => fc.tuple(fc.constant(kind), fc.nat(10_000));
// Most of the time somebody plays.
const OFTEN = ['step', 'step', 'step', 'send', 'send', 'answer', 'answer'] as const;
const HAPPENINGS = fc.array(fc.oneof(...[...KINDS, ...OFTEN].map(some)), { maxLength: 60 });

interface Request {
  readonly commandIds: readonly string[];
  readonly expectedSeq: number;
}

/** A browser with its table and the one request that is on its way. */
class Browser {
  table: LiveTable;
  made: string[] = [];
  /** Steps made on pages that are closed, page by page. */
  readonly madeBefore: string[][] = [];
  private request: Request | undefined;
  private last: LiveAction | undefined;
  /** The steps that such pages have kept. */
  private left: UnsentSteps[] = [];

  constructor(readonly server: FakeServer) {
    this.table = createLiveTable(SEAT, server.standOf(SEAT));
  }

  do([what, n]: Happening): void {
    switch (what) {
      case 'step':
        return this.step(n, false);
      case 'undo':
        return this.step(n, true);
      case 'send':
        return this.send();
      case 'answer':
        return this.answer();
      case 'answer-twice':
        this.answer();
        return this.last && this.act(this.last);
      case 'lose-request':
        this.request = undefined;
        return;
      case 'lose-answer':
        if (this.request) this.ask(this.request);
        this.request = undefined;
        return;
      case 'other-tab':
        return this.server.playOne(n);
      case 'fresh':
        return this.act({ type: 'fresh', stand: this.server.standOf(SEAT) });
      case 'other-page':
        return this.otherPage(n);
      case 'reload':
        return this.reload();
      case 'short':
        return this.reload(shortened(this.server.standOf(SEAT)));
    }
  }

  /** Sends until nothing waits. */
  rest(): void {
    this.request = undefined;
    for (let i = 0; i < 5; i += 1) {
      this.send();
      this.answer();
    }
    this.act({ type: 'fresh', stand: this.server.standOf(SEAT) });
  }

  private act(act: LiveAction): void {
    const before = canonicalJson(this.table.confirmed.position.state);
    const was = this.table;
    this.table = reduceLiveTable(this.server.pack, this.table, act);
    // Nothing changes what it was given.
    expect(canonicalJson(was.confirmed.position.state)).toBe(before);
    // The page asks for the whole table if it could not follow an answer.
    const last = act.type === 'answered' ? act.rows.at(-1) : undefined;
    if (last && last.seq > seqOf(this.table.confirmed))
      this.act({ type: 'fresh', stand: this.server.standOf(SEAT) });
  }

  private step(n: number, isUndo: boolean): void {
    const shown = shownOf(this.table);
    // Waiting steps are not shown; meanwhile only undo is offered.
    if (isWaiting(this.table) && !isUndo) return;
    const { commands } = options(this.server.pack, viewOf(shown, SEAT));
    const offered = commands.map(({ command }) => command).filter(({ type }) => (type === 'Undo') === isUndo);
    const command = offered[n % Math.max(1, offered.length)];
    if (!command) return;
    const commandId = `step ${this.madeBefore.length} ${this.made.length} ${n}`;
    this.made.push(commandId);
    this.act({ type: 'step', commandId, command });
    expect(this.table.refused).toBeUndefined();
  }

  private send(): void {
    const { pending, confirmed } = this.table;
    if (this.request || pending.length === 0) return;
    const commandIds = pending.map(({ commandId }) => commandId);
    this.request = { commandIds, expectedSeq: seqOf(confirmed) };
    this.act({ type: 'sent', commandIds });
  }

  private ask({ commandIds, expectedSeq }: Request): LiveAction {
    const sent = this.table.pending.filter(({ commandId }) => commandIds.includes(commandId));
    return this.server.take(SEAT, expectedSeq, sent);
  }

  private answer(): void {
    if (!this.request) return;
    this.last = this.ask(this.request);
    this.request = undefined;
    this.act(this.last);
  }

  private reload(stand = this.server.standOf(SEAT)): void {
    const kept = [keptOf(this.table), ...this.left];
    this.left = [];
    this.request = undefined;
    this.table = createLiveTable(SEAT, stand);
    for (const each of kept) this.act({ type: 'unsent', kept: each });
    // Steps that were never sent are not lost without a report.
    const known = [...this.table.pending, ...(this.table.gone?.commands ?? [])].map(textOf);
    const unsent = kept.flatMap(({ steps }) => steps).filter(({ isSent }) => !isSent);
    expect(known).toEqual(expect.arrayContaining(unsent.map(textOf)));
  }

  /** Another page of the seat makes some steps that never go out, and is closed. */
  private otherPage(n: number): void {
    const here = { table: this.table, made: this.made };
    this.made = [];
    this.table = createLiveTable(SEAT, this.server.standOf(SEAT));
    for (let i = 0; i <= n % 3; i += 1) this.step(n + i, false);
    this.left.push(keptOf(this.table));
    this.madeBefore.push(this.made);
    Object.assign(this, here);
  }
}

/** A page that does not know what came before. */
const shortened = (stand: LiveSnapshot): LiveSnapshot => ({
  ...stand,
  position: { state: stand.position.state, trail: [] },
});

function keptOf({ confirmed, pending }: LiveTable): UnsentSteps {
  const steps = pending.map(({ commandId, command, isSent }) => ({ commandId, command, isSent }));
  return { seq: seqOf(confirmed), head: confirmed.rows.at(-1)?.hash ?? '', steps };
}

const textOf = (step: Command | { readonly command: Command }): string =>
  canonicalJson('command' in step ? step.command : step);

function check(browser: Browser): void {
  const { server, table } = browser;
  expect(table.reports).toEqual([]);
  expect(table.pending).toEqual([]);
  expect(canonicalJson(shownOf(table).position.state)).toBe(canonicalJson(server.state));
  const stored = server.commandIds.filter((id) => id.startsWith('step'));
  expect(new Set(stored).size).toBe(stored.length);
  // The steps of a page in the order they were made, and no others.
  const pages = [browser.made, ...browser.madeBefore];
  for (const made of pages)
    expect(stored.filter((id) => made.includes(id))).toEqual(made.filter((id) => stored.includes(id)));
  expect(pages.flat()).toEqual(expect.arrayContaining(stored));
}

test(
  `after quiet the table is the server's, whatever happened on the way (${RUNS} runs)`,
  { timeout: 300_000 },
  () => {
    fc.assert(
      fc.property(HAPPENINGS, fc.nat(40), (happenings, game) => {
        const browser = new Browser(new FakeServer(game, SEAT));
        for (const happening of happenings) browser.do(happening);
        browser.rest();
        check(browser);
      }),
      {
        numRuns: RUNS,
        seed: [...seedOf('live table')].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7) | 0,
      },
    );
  },
);

describe('single steps', () => {
  const server = new FakeServer(0, SEAT);
  const start = createLiveTable(SEAT, server.standOf(SEAT));
  const quiet = quietStep(server);
  const act = (table: LiveTable, action: LiveAction) => reduceLiveTable(server.pack, table, action);
  const step = (table: LiveTable, commandId: string, command: Command) =>
    act(table, { type: 'step', commandId, command });
  /** With one step on its way. */
  const sentOne = act(step(start, 'a', quiet), { type: 'sent', commandIds: ['a'] });

  test('a step is shown before it is sent, and taken back without a word', () => {
    const one = step(start, 'a', quiet);
    expect(seqOf(shownOf(one))).toBe(seqOf(start.confirmed) + 1);
    expect(seqOf(one.confirmed)).toBe(seqOf(start.confirmed));
    const none = step(one, 'b', { type: 'Undo', to: seqOf(start.confirmed) });
    expect(none.pending).toEqual([]);
  });

  test('sent steps are taken back by a separate Undo', () => {
    const undone = step(sentOne, 'b', { type: 'Undo', to: seqOf(start.confirmed) });
    expect(undone.pending.map(({ commandId }) => commandId)).toEqual(['a', 'b']);
    expect(shownOf(undone).position.state.turn).toEqual(start.confirmed.position.state.turn);
  });

  test('waiting steps are taken back as long as they were not sent, and nothing before it', () => {
    const waiting = step(step(start, 'a', quiet), 'b', revealing(server, start, quiet));
    expect(isWaiting(waiting)).toBe(true);
    const undo: Command = { type: 'Undo', to: seqOf(start.confirmed) };
    expect(step(waiting, 'c', undo).pending.map(({ commandId }) => commandId)).toEqual(['a']);
    const sent = act(waiting, { type: 'sent', commandIds: ['a', 'b'] });
    expect(step(sent, 'c', undo)).toBe(sent);
  });

  test('lost steps are reported only within their turn', () => {
    const steps = [{ commandId: 'a', command: quiet, isSent: false }];
    const gone = act(start, { type: 'unsent', kept: { seq: -1, head: 'of long ago', steps } });
    expect(gone.gone?.commands).toEqual([quiet]);
    const { position } = start.confirmed;
    const at = (seq: number, number: number) => {
      const turn = { ...position.state.turn, number };
      return { ...start.confirmed, position: { ...position, state: { ...position.state, seq, turn } } };
    };
    const { seq, turn } = position.state;
    const fresh = (stand: LiveTable['confirmed']) => act(gone, { type: 'fresh', stand });
    expect(fresh(at(seq + 1, turn.number)).gone).toEqual(gone.gone);
    expect(fresh(at(seq + 1, turn.number + 1)).gone).toBeUndefined();
  });

  test('illegal steps are not sent', () => {
    const refused = step(start, 'a', { type: 'EndTurn' });
    expect(refused.pending).toEqual([]);
    expect(refused.refused).toMatchObject({
      command: { type: 'EndTurn' },
      rejection: { code: expect.any(String) },
    });
    expect(step(refused, 'b', quiet).refused).toBeUndefined();
  });

  test('an answer that differs is the one that counts, and is reported', () => {
    const seq = seqOf(start.confirmed) + 1;
    const [one] = sentOne.pending;
    const events = one?.predicted?.events.slice(0, -1) ?? [];
    const rows = [{ seq, hash: 'h', at: '', events }];
    const answered = act(sentOne, { type: 'answered', commandIds: ['a'], rows, offers: [] });
    const predicted = canonicalJson(one?.predicted?.events);
    const decided = canonicalJson(events);
    expect(answered.reports).toEqual([{ seq, commandId: 'a', predicted, decided }]);
    expect(answered.confirmed.rows.at(-1)?.events).toEqual(events);
  });

  test('a refusal returns to the confirmed state, and reports the lost steps', () => {
    const refused = (why: DropReason) => ({ type: 'refused', commandIds: ['a'], gone: why }) as const;
    const gone = act(sentOne, refused({ why: 'refused', code: 'stale-position' }));
    expect(gone.gone).toEqual({ why: 'refused', code: 'stale-position', commands: [quiet] });
    expect(shownOf(gone)).toBe(start.confirmed);
    // Told a second time it takes nothing more.
    const more = step(gone, 'c', quiet);
    expect(act(more, refused({ why: 'moved-on' }))).toBe(more);
  });
});

/** A step that shows something hidden, possible after another. */
function revealing(server: FakeServer, start: LiveTable, first: Command): Command {
  const one = reduceLiveTable(server.pack, start, { type: 'step', commandId: 'x', command: first });
  const { commands } = options(server.pack, viewOf(shownOf(one), SEAT));
  const found = commands.find(({ reveals, command }) => {
    const act = { type: 'step', commandId: 'y', command } as const;
    return reveals && isWaiting(reduceLiveTable(server.pack, one, act));
  });
  if (!found) throw new Error('nothing shows anything hidden');
  return found.command;
}

/** A legal step that the browser can predict and that leaves the turn with the seat. */
function quietStep(server: FakeServer): Command {
  const { commands } = options(server.pack, viewOf(server.standOf(SEAT), SEAT));
  const found = commands.find(({ command, reveals }) => {
    if (reveals || command.type === 'Undo') return false;
    const table = reduceLiveTable(server.pack, createLiveTable(SEAT, server.standOf(SEAT)), {
      type: 'step',
      commandId: 'x',
      command,
    });
    return toAct(shownOf(table).position.state)[0] === SEAT && !isWaiting(table);
  });
  if (!found) throw new Error('no quiet step');
  return found.command;
}
