import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { followUp, playAfterResponse } from '@/lib/features/notify/after-move';
import { commandContract } from '@/lib/features/table/contract-play';
import { fieldOf } from '@/lib/platform/http/form';
import type { Visitor } from '@/lib/features/table/load-table';
import { confirmPlan } from '@/lib/features/plans/confirm';
import {
  changeGuard,
  forgetPlan,
  keepPlan,
  readGuard,
  reorder,
  setMode,
  type PlanSource,
} from '@/lib/features/plans/keep';
import { PLAN_MODES } from '@/lib/features/plans/view';
import type { PlanDone, PlanProblem } from './words';

/** What the address of the page says afterwards. */
export type ActOutcome = { readonly done: PlanDone; readonly n?: number } | { readonly problem: PlanProblem };

interface Asked {
  readonly gameId: string;
  readonly who: Visitor;
  readonly form: FormData;
}
type Act = (asked: Asked) => Promise<ActOutcome>;

const Id = z.uuid();
const StepsShape = z
  .array(z.object({ seat: z.int().min(0).max(3), command: commandContract.body.shape.command }))
  .max(500);

/** What the forms of the plans do, by name. */
export const PLAN_ACTS: Readonly<Record<string, Act>> = {
  keep: async ({ gameId, who, form }) => {
    const source = sourceOf(form);
    if (!source) return { problem: 'unreadable' };
    const id = Id.safeParse(fieldOf(form, 'id')).data ?? randomUUID();
    const said = await keepPlan(gameId, who, { id, source });
    return said.ok ? { done: said.value.isCut ? 'cut' : 'kept' } : { problem: said.error };
  },
  guard: (asked) => guarded(asked, true),
  unguard: (asked) => guarded(asked, false),
  earlier: (asked) => moved(asked, -1),
  later: (asked) => moved(asked, 1),
  forget: async ({ gameId, who, form }) => {
    const said = await withId(form, (id) => forgetPlan(gameId, who, id));
    return said?.ok ? { done: 'gone' } : { problem: said?.error ?? 'unreadable' };
  },
  mode: async ({ gameId, who, form }) => {
    const mode = PLAN_MODES.find((known) => known === fieldOf(form, 'mode'));
    const said = mode && (await withId(form, (id) => setMode(gameId, who, id, mode)));
    if (!said?.ok) return { problem: said?.error ?? 'unreadable' };
    // Its turn may have come in between.
    playAfterResponse(gameId, mode === 'plays-itself');
    return { done: 'changed' };
  },
  confirm: async ({ gameId, who, form }) => {
    const seq = Number(fieldOf(form, 'seq'));
    const said = await withId(form, (id) => confirmPlan(gameId, who, { id, seq }));
    if (!said?.ok) return { problem: said?.error ?? 'unreadable' };
    followUp(gameId, said.value.next);
    return { done: 'played', n: said.value.played };
  },
};

async function withId<T>(form: FormData, work: (id: string) => Promise<T>): Promise<T | undefined> {
  const id = Id.safeParse(fieldOf(form, 'id')).data;
  return id === undefined ? undefined : work(id);
}

async function guarded({ gameId, who, form }: Asked, isOn: boolean): Promise<ActOutcome> {
  const guard = readGuard(fieldOf(form, 'guard'));
  const said = guard && (await withId(form, (id) => changeGuard(gameId, who, { id, guard, isOn })));
  return said?.ok ? { done: 'changed' } : { problem: said?.error ?? 'unreadable' };
}

async function moved({ gameId, who, form }: Asked, by: -1 | 1): Promise<ActOutcome> {
  const said = await withId(form, (id) => reorder(gameId, who, id, by));
  return said?.ok ? { done: 'changed' } : { problem: said?.error ?? 'unreadable' };
}

/** A line that is kept, by its id; or all of one that is not. */
function sourceOf(form: FormData): PlanSource | undefined {
  const lineId = fieldOf(form, 'lineId');
  if (lineId) return Id.safeParse(lineId).success ? { lineId } : undefined;
  const steps = StepsShape.safeParse(parsed(fieldOf(form, 'steps')));
  const base = Number(fieldOf(form, 'base'));
  return steps.success ? { base, key: fieldOf(form, 'key'), steps: steps.data } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
