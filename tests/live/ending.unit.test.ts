/** What the end of a turn and of the game does comes later: before that the server alone can tell. */
import { expect, test, vi } from 'vitest';
import * as ending from '@/lib/game/engine/actions/ending';
import * as finish from '@/lib/game/engine/phases/finish';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { ViewWork } from '@/lib/game/live/view-work';
import { packFor } from '@/lib/game/rulesets';
import { randomGame } from '../support/engine/random-game';

/** A seat and what it sees before it ends a turn that shows nothing hidden. */
function beforeEnd() {
  const { pack, log } = randomGame(1);
  let position: Position | undefined;
  for (const { seq, seat, command, events, secret } of log) {
    if (position && seat !== undefined && command.type === 'EndTurn' && (secret ?? []).length === 0)
      return { pack: packFor(pack.id, pack.version), seat, events, position };
    position = advance(position, {
      seq,
      ...(seat === undefined ? {} : { seat }),
      events,
      secretEvents: secret,
    });
  }
  throw new Error('nobody ends a turn');
}

test('until it has come nothing is predicted of it, then what the server decides', async () => {
  // As a page has it that nobody has touched: other tests may have fetched it.
  vi.resetModules();
  const standIn = await import('@/components/live/ending');
  const { fetchLater } = await import('@/components/live/later');
  expect(Object.keys(standIn).toSorted()).toEqual(Object.keys(ending).toSorted());
  const { pack, seat, events, position } = beforeEnd();
  const ended = () => {
    const work = new ViewWork(pack, view(position.state, position.secrets ?? never(), seat));
    standIn.decideEndTurn(work, seat);
    return work;
  };
  expect(ended()).toMatchObject({ isGuess: true, events: [] });
  await fetchLater();
  const done = ended();
  expect(done.isGuess).toBe(false);
  expect(done.events).toEqual(events.slice(0, done.events.length));
  expect(done.events.map(({ type }) => type)).toContain('TurnEnded');
});

test('nor are the points counted before it has come', async () => {
  vi.resetModules();
  const standIn = await import('@/components/live/finish');
  const { fetchLater } = await import('@/components/live/later');
  expect(Object.keys(standIn).toSorted()).toEqual(Object.keys(finish).toSorted());
  const { pack, seat, position } = beforeEnd();
  const counted = ({ finishScoring }: Pick<typeof finish, 'finishScoring'>) => {
    const work = new ViewWork(pack, view(position.state, position.secrets ?? never(), seat));
    finishScoring(work);
    return work;
  };
  expect(counted(standIn)).toMatchObject({ isGuess: true, events: [] });
  await fetchLater();
  expect(counted(standIn).events).toEqual(counted(finish).events);
  expect(counted(standIn).events.map(({ type }) => type)).toContain('GameEnded');
});

function never(): never {
  throw new Error('a position without secrets');
}
