/** Where a table stands, in the line at its top. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopMoment } from '@/components/table/top-moment';
import type { TableView } from '@/lib/features/table/table-view';
import { take } from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { PACK } from '../support/engine/table';

function stepAt({ state }: Scenario, latestSeq = state.seq): string {
  const table = {
    status: 'running',
    waitingFor: [],
    seats: [],
    pack: PACK,
    seq: state.seq,
    latestSeq,
    view: { state, offers: [] },
  } as object as TableView;
  const shown = renderToStaticMarkup(createElement(TopMoment, { table }));
  return /step (\d+)/.exec(shown)?.[1] ?? '';
}

test('a step taken back brings the number of the step back with it', () => {
  const start = given({ players: 2 });
  const taken = start.when(0, take());
  const back = taken.when(0, { type: 'Undo', to: start.state.seq });
  expect(back.state.seq).toBe(start.state.seq + 2);
  expect(stepAt(taken)).toBe(String(taken.state.seq));
  expect(stepAt(back)).toBe(stepAt(start));
  // A moment of the past is called by its own row.
  expect(stepAt(back, back.state.seq + 1)).toBe(String(back.state.seq));
});
