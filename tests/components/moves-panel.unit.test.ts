/** The panel of moves. */
import { describe, expect, test } from 'vitest';
import type { StepStamp } from '@/components/move/forms/step-fields';
import { MovesPanel } from '@/components/move/moves-panel';
import { SpectatorPanel } from '@/components/table/spectator-panel';
import type { TableView } from '@/lib/features/table/load/table-view';
import { isLoss, lossesAtEnd } from '@/lib/game/turn/losses';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { present } from '../support/present';

const stamp = { gameId: 'golden', expectedSeq: 1, commandId: 'c' };
const action = async () => {};
const panel = (table: TableView) => htmlOf(MovesPanel, { table, stamp, action });
/** The panel's report of the events before the reader's turn, as it is read out. */
function happened(html: string): readonly string[] | undefined {
  const list = /<ul[^>]*aria-label="Just now"[^>]*>(.*?)<\/ul>/.exec(html)?.[1];
  return list === undefined
    ? undefined
    : [...list.matchAll(/<span class="sr-only">([^<]*)/g)].map(([, words = '']) => words);
}

test('who has a kept seat sees one button to sit down, and is not told to open a link', () => {
  const { me: _me, ...table } = goldenTable('2-players-first-game', 40);
  const html = (shown: TableView) => htmlOf(SpectatorPanel, { table: shown }).replaceAll(/<[^>]*>/g, ' ');
  expect(html(table)).toContain('You’re watching');
  const kept = html({ ...table, invited: 1 });
  expect(kept).toMatch(/A seat is reserved for you\s+Sit down/);
  expect(kept).not.toMatch(/watching|seat link/);
});

describe('the latest step', () => {
  /** A moment of a game, as a seat sees it. */
  const told = (game: string, commands: number, me: number) => {
    const now = { ...goldenTable(game, commands), me };
    const html = now.waitingFor.includes(me) ? panel(now) : htmlOf(SpectatorPanel, { table: now });
    return { html, list: happened(html), now };
  };

  test('is a line of signs: who, which tile, what they gained', () => {
    const turns = [40, 64, 90, 130].map((n) => told('2-players-first-game', n, 0));
    expect(turns.some(({ list }) => list?.some((item) => /^\S+: .*(gold|stone|points?)/.test(item)))).toBe(
      true,
    );
    for (const { html } of turns) expect(html.match(/aria-label="Just now"/g)?.length ?? 0).toBeLessThan(2);
  });

  test('is no prose of the log, in any position of two games', () => {
    for (const game of ['2-players-first-game', 'solo-parler'])
      for (let n = 10; n < 120; n += 14)
        for (const item of told(game, n, 0).list ?? [])
          expect(item).not.toMatch(/ends the turn|begins|takes the action tile|: .*: |\. /);
  });

  test('stays as it is during the reader’s own turn', () => {
    const lists = Array.from({ length: 40 }, (_, n) => told('2-players-first-game', 40 + n, 0))
      .filter(({ now }) => now.view.state.turn.seat === 0)
      .map(({ list, now }) => [now.view.state.turn.number, String(list)] as const);
    const byTurn = new Map(lists);
    expect(byTurn.size).toBeGreaterThan(2);
    for (const [turn, list] of lists) expect(list).toBe(byTurn.get(turn));
  });
});

describe('End turn where it loses something', () => {
  const losing = present(
    Array.from({ length: 60 }, (_, n) => goldenTable('2-players-base', n)).find(
      ({ pack, view, options }) => options && isLoss(lossesAtEnd(pack, view.state, options)),
    ),
  );
  const endOf = (end?: StepStamp['end']) => {
    const html = htmlOf(MovesPanel, { table: losing, stamp: { ...stamp, end }, action });
    const [whole = '', says = ''] = /<button[^>]*data-key="e"[^>]*>(?:<span>)?([^<]*)/.exec(html) ?? [];
    const status = /<p role="status"[^>]*>([^<]*)<\/p>/.exec(html)?.[1];
    return { whole, says, status, isSure: html.includes('name="sure"') };
  };

  test('is armed by the first press, and says what the second one loses', () => {
    const [first, armed, sure] = [endOf(), endOf('armed'), endOf('sure')];
    expect([first.says, first.status, first.isSure]).toEqual(['End turn', '', false]);
    for (const { says, status } of [armed, sure]) {
      expect(says).toMatch(/^End and lose \d /);
      expect(status).toBe('Press the button again to end your turn anyway.');
    }
  });

  test('takes no second press that may belong to the first', () => {
    const [armed, sure] = [endOf('armed'), endOf('sure')];
    expect([armed.isSure, armed.whole.includes('aria-disabled="true"')]).toEqual([false, true]);
    expect([sure.isSure, sure.whole.includes('aria-disabled')]).toEqual([true, false]);
  });
});

describe('the focus after a step', () => {
  /** Sixty steps of a game: the heading it comes to, and whether the turn may be ended. */
  const found = Array.from({ length: 60 }, (_, n) => {
    const html = panel(goldenTable('2-players-base', n));
    const question = /<(?:h3|summary)[^>]*data-question="true"[^>]*>([^<]*)/.exec(html)?.[1];
    return { question, mayEnd: html.includes('data-key="e"') };
  });

  test('is the next question, or the end of the turn when nothing is owed', () => {
    expect(new Set(found.map(({ question }) => question))).toEqual(
      new Set(['Take an action tile', 'Perform an action', 'Place a tile', 'Decide', 'End of turn']),
    );
    for (const { question, mayEnd } of found) if (question === 'End of turn') expect(mayEnd).toBe(true);
  });

  test('has its answers behind it, and the way to the rules after them', () => {
    const html = panel(goldenTable('2-players-base', 0));
    const after = html.slice(html.indexOf('data-question'));
    expect(after.indexOf('<button')).toBeLessThan(after.indexOf('class="rule-mark'));
  });
});
