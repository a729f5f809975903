/** The script of the worker as browsers get it: the same turns, the same figures as here. */
import fs from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import type { ReviewAnswer, ReviewWork } from '@/components/review/work';
import { Reviewing } from '@/lib/game/review/review';
import { reviewRowOf } from '@/lib/game/review/rows';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { goldenDocument } from '../support/documents';

const { game, log } = goldenDocument('2-players-base');

function inWorker(work: ReviewWork): readonly ReviewAnswer[] {
  const answers: ReviewAnswer[] = [];
  const hear: ((event: { data: unknown }) => void)[] = [];
  const world = {
    TextEncoder,
    addEventListener: (_type: string, listener: (event: { data: unknown }) => void) => hear.push(listener),
    postMessage: (answer: ReviewAnswer) => answers.push(answer),
  };
  vm.runInNewContext(fs.readFileSync('lib/generated/review/reviewer.js', 'utf8'), world);
  for (const listener of hear) listener({ data: JSON.parse(JSON.stringify(work)) });
  return JSON.parse(JSON.stringify(answers));
}

test('a worker reviews its share of the turns that are not known, as the sources do', () => {
  const pack = PACKS.find(({ id, version }) => id === game.pack.id && version === game.pack.version);
  if (!pack) throw new Error('no pack');
  const task = { head: game.head, quality: 'quick' } as const;
  const here = new Reviewing(packFor(pack.id, pack.version), { ...task, rows: log.map(reviewRowOf) });
  const open = [9, 20, 21];
  const known = here.turns.filter((turn) => !open.includes(turn));
  const answers = inWorker({ type: 'review', pack, log, ...task, share: { index: 0, of: 2 }, known });
  const { turns: _none, ...frame } = here.whole([]);
  expect(answers).toEqual([
    { type: 'begun', frame, turns: here.turns.length },
    { type: 'turn', turn: here.review(9) },
    { type: 'turn', turn: here.review(21) },
    { type: 'done' },
  ]);
});
