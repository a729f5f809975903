/** The panel of moves. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MovesPanel } from '@/components/move/moves-panel';
import { Watching } from '@/components/table/watching';
import type { StepStamp } from '@/components/move/step-fields';
import { isLoss, lossesAtEnd } from '@/lib/game/turn/losses';
import type { TableView } from '@/lib/features/table/table-view';
import { goldenTable } from '../support/components/golden-table';

const stamp = { gameId: 'golden', expectedSeq: 1, commandId: 'c' };
const action = async () => {};
const panel = (table: TableView, inWords?: true) =>
  renderToStaticMarkup(createElement(MovesPanel, { table, stamp, action, ...(inWords ? { inWords } : {}) }));
describe('the end of a turn', () => {
  /** A moment after whose End turn it is, told to a seat; its own if none is named. */
  const told = (game: string, commands: number, to?: number) => {
    const now = goldenTable(game, commands);
    const me = to ?? now.log.at(-1)?.seat ?? 0;
    const isMine = now.waitingFor.includes(me);
    const html = isMine
      ? panel({ ...now, me })
      : renderToStaticMarkup(createElement(Watching, { table: { ...now, me } }));
    return /<p data-ended="true">([^<]*)/.exec(html)?.[1];
  };

  test('says in one line what it did by itself, to whoever ended it, and nothing of the table', () => {
    const line = told('2-players-first-game', 64);
    expect(line).toMatch(/gains .*ends .*round \d+$/);
    expect(told('2-players-first-game', 64, 0)).toBe(line);
    expect(told('2-players-first-game', 64, 1)).toBeUndefined();
  });

  test('says as well which choice it has opened', () => {
    expect(told('4-players-ties-include-sites', 112)).toMatch(/gains .*\. Before you can end: \w+/);
  });
});

describe('End turn where it loses something', () => {
  const losing = Array.from({ length: 60 }, (_, n) => goldenTable('2-players-base', n)).find(
    ({ pack, view, options }) => options && isLoss(lossesAtEnd(pack, view.state, options)),
  );
  if (!losing) throw new Error('nothing is lost anywhere');
  const endOf = (end?: StepStamp['end']) => {
    const html = renderToStaticMarkup(
      createElement(MovesPanel, { table: losing, stamp: { ...stamp, end }, action }),
    );
    const [whole = '', says = ''] = /<button[^>]*data-key="e"[^>]*>([^<]*)<\/button>/.exec(html) ?? [];
    const status = /<p role="status"[^>]*>([^<]*)<\/p>/.exec(html)?.[1];
    return { whole, says, status, isSure: html.includes('name="sure"') };
  };

  test('is armed by the first press, and says what the second one loses', () => {
    const [first, armed, sure] = [endOf(), endOf('armed'), endOf('sure')];
    expect([first.says, first.status, first.isSure]).toEqual(['End turn', '', false]);
    for (const { says, status } of [armed, sure]) {
      expect(says).toMatch(/^End turn and lose (an?|the|\d) /);
      expect(status).toBe('Press the button again to end your turn anyway.');
    }
  });

  test('takes no second press that may belong to the first', () => {
    const [armed, sure] = [endOf('armed'), endOf('sure')];
    expect([armed.isSure, armed.whole.includes('aria-disabled="true"')]).toEqual([false, true]);
    expect([sure.isSure, sure.whole.includes('aria-disabled')]).toEqual([true, false]);
  });
});

describe('what the focus comes to after a step', () => {
  /** Sixty steps of a game: the heading it comes to, and whether the turn may be ended. */
  const found = Array.from({ length: 60 }, (_, n) => {
    const html = panel(goldenTable('2-players-base', n));
    const question = /<(?:h3|summary)[^>]*data-question="true"[^>]*>([^<]*)/.exec(html)?.[1];
    return { question, mayEnd: html.includes('data-key="e"') };
  });

  test('is the next question, and where nothing is owed any more the end of the turn', () => {
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
