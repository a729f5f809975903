/** A draft in a browser comes back to its author, and not to a later holder of the seat. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, readHandedOver, writeDraft } from '@/components/analysis/sandbox/lines/draft';
import { handOver } from '@/components/move/hand-over';
import { stubStore } from '../support/components/store';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStore('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read only in its own tenure', () => {
  const mine = { gameId: 'game', at: 7, draftsOf: '0.1' };
  const draft = { key: '0'.repeat(64), steps: [] };
  writeDraft(mine, draft);
  expect(readDraft(mine)).toEqual(draft);
  expect(readDraft({ ...mine, draftsOf: '0.2' })).toBeUndefined();
  expect(readDraft({ ...mine, at: 8 })).toBeUndefined();
});

test('steps that came too late are handed on once', () => {
  const of = { gameId: 'game', at: 9, draftsOf: '0.1' };
  handOver('game', 9, [{ seat: 0, command: { type: 'EndTurn' } }]);
  expect(readHandedOver({ ...of, at: 8 })).toBeUndefined();
  expect(readHandedOver(of)?.steps).toEqual([{ seat: 0, command: { type: 'EndTurn' } }]);
  expect(readHandedOver(of)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['nothing of a draft', '{}'],
  ['a draft without steps', '{"key":"k"}'],
  ['a step of an unknown command', '{"key":"k","steps":[{"seat":0,"command":{"type":"Win"}}]}'],
  ['a step of no seat', '{"key":"k","steps":[{"seat":9,"command":{"type":"EndTurn"}}]}'],
])('%s in the store is ignored', (_what, text) => {
  const of = { gameId: 'game', at: 7, draftsOf: '0.1' };
  writeDraft(of, { key: 'k', steps: [{ seat: 0, command: { type: 'EndTurn' } }] });
  expect(readDraft(of)?.steps).toHaveLength(1);
  for (const name of kept.keys()) kept.set(name, text);
  expect(readDraft(of)).toBeUndefined();
});
