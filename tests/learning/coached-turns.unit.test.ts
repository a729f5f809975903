/** Five coached turns in forty set-ups: one thing to press at each step, and no verdict against them. */
import { describe, expect, test } from 'vitest';
import { coachTargetOf } from '@/components/learn/coach-target';
import { choosePlace, type Choice, legalPlaces, NOTHING } from '@/components/move/turn/choice';
import { gameDecisions, type ReviewRow } from '@/lib/game/analysis/review/decisions';
import { markOf } from '@/lib/game/analysis/review/review';
import { compareDecision } from '@/lib/game/analysis/review/weigh';
import { planCommands } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { options } from '@/lib/game/engine/options';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import type { View } from '@/lib/game/engine/view';
import { isCoachedTurn } from '@/lib/game/learning/coach';
import { coachPlanOf } from '@/lib/game/learning/coach-plan';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { inFull } from '../support/full';
import { little } from '../review/support';
import { askedIn, give, start, type Running } from '../support/engine/running';
import { PACK } from '../support/engine/table';
import { present } from '../support/present';

const SET_UPS = inFull(40, 8);

function setUp(i: number): Setup {
  const options = { ...ONLINE_OPTIONS, randomParler: true };
  const players = ([1, 2, 3, 4] as const)[i % 4] ?? 1;
  const solo = players === 1 ? { solo: 'parler' as const } : {};
  return { players, ...solo, options, variant: BASE_VARIANT };
}

interface Coached {
  readonly now: Running;
  readonly steps: readonly { readonly view: View; readonly command: Command }[];
}

/** Seat 0 makes each suggested step; apprentices play the other seats. */
function coached(i: number): Coached {
  const steps: { readonly view: View; readonly command: Command }[] = [];
  let now = start(PACK, setUp(i), sha256Hex(`coached ${i}`));
  let plan: readonly Command[] = [];
  while (isCoachedTurn(now.position.state)) {
    const { seat, seen } = askedIn(now);
    if (seat === 0) {
      if (plan.length === 0) plan = coachPlanOf(PACK, seen);
      const [command, ...rest] = plan;
      steps.push({ view: seen, command: present(command) });
      now = give(now, seat, present(command));
      plan = rest;
    } else {
      const limit = { nodes: 1 };
      const [command] = planCommands({ pack: PACK, view: seen, strength: 'apprentice', seed: `${i}`, limit });
      now = give(now, seat, present(command));
    }
  }
  return { now, steps };
}

describe.each(Array.from({ length: SET_UPS }, (_, i) => i))('set-up %i', (i) => {
  const { now, steps } = coached(i);

  test('has one thing to press at each step, which leads to the step', () => {
    for (const { view, command } of steps) {
      const data = turnDataOf(PACK, view, options(PACK, view).commands);
      let choice: Choice = NOTHING;
      for (let presses = 0; presses < 4; presses += 1) {
        const target = coachTargetOf({ pack: PACK, state: view.state, data, choice }, command);
        if (target.kind !== 'piece') break;
        expect(legalPlaces(data, choice), JSON.stringify(command)).toContain(target.at);
        const next = choosePlace(data, choice, target.at);
        if (next === 'confirm') break;
        choice = present(next);
        expect(presses, JSON.stringify(command)).toBeLessThan(3);
      }
    }
  });

  test('gets no verdict below good', { timeout: 60_000 }, () => {
    const decided = present(gameDecisions(now.log as readonly ReviewRow[]));
    const own = decided.decisions.filter(({ seat, views }) => seat === 0 && views.length > 0);
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const decision of own) {
      const found = present(compareDecision(PACK, decision, little(200), 'coach'));
      expect(markOf(found.loss, found.error, [])).toMatch(/^(best|fine)$/);
    }
  });
});

test('a turn that leaves the suggestions is judged as before', () => {
  const marks = Array.from({ length: 1 }, (_, i) => {
    let now = start(PACK, setUp(1), sha256Hex(`left ${i}`));
    while (isCoachedTurn(now.position.state)) {
      const { seat, seen } = askedIn(now);
      const [command] = planCommands({ pack: PACK, view: seen, strength: 'random', seed: `${i}` });
      now = give(now, seat, present(command));
    }
    const { decisions } = present(gameDecisions(now.log as readonly ReviewRow[]));
    return decisions.map((decision) => compareDecision(PACK, decision, little(60), 'left')?.loss ?? 0);
  }).flat();
  expect(Math.max(...marks)).toBeGreaterThan(8);
});
