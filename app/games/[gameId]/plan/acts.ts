import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { IdField } from '@/app/form-fields';
import { followUp, playAfterResponse } from '@/lib/features/jobs/jobs';
import { confirmPlan } from '@/lib/features/plans/confirm';
import {
  changeGuard,
  forgetPlan,
  keepPlan,
  readGuard,
  reorderPlan,
  setMode,
  type PlanSource,
} from '@/lib/features/plans/keep';
import { PLAN_MODES } from '@/lib/features/plans/view';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import { SubmissionSchema } from '@/lib/features/table/submission';
import { JsonText, oneOf, readFields, Text, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { FORM_KEY } from '@/lib/platform/http/form-key';
import type { PlanDone, PlanProblem } from './words';

/** The result shown by the page, from its address. */
export type ActOutcome = { readonly done: PlanDone; readonly n?: number } | { readonly problem: PlanProblem };

interface PlanRequest {
  readonly gameId: string;
  readonly who: Visitor;
  readonly form: FormData;
}
type Act = (asked: PlanRequest) => Promise<ActOutcome>;

const StepsShape = z
  .array(z.object({ seat: z.int().min(0).max(3), command: SubmissionSchema.shape.command }))
  .max(500);

/** The forms of the plans, by name. */
export const PLAN_ACTS = {
  keep: async ({ gameId, who, form }) => {
    // A stored line by its id, or all steps of an unsaved one.
    const isStored = textIn(form, 'lineId') !== '';
    const source = isStored ? readFields(form, LineFields) : readFields(form, StepsFields);
    if (!source) return { problem: 'unreadable' };
    const id = readFields(form, { id: IdField })?.id ?? idOfForm(form, source);
    const said = await keepPlan(gameId, who, { id, source });
    return said.ok ? { done: said.value.isCut ? 'cut' : 'kept' } : { problem: said.error };
  },
  guard: (asked) => guarded(asked, true),
  unguard: (asked) => guarded(asked, false),
  earlier: (asked) => movePlan(asked, -1),
  later: (asked) => movePlan(asked, 1),
  forget: async ({ gameId, who, form }) => {
    const said = await withId(form, (id) => forgetPlan(gameId, who, id));
    return said?.ok ? { done: 'gone' } : { problem: said?.error ?? 'unreadable' };
  },
  mode: async ({ gameId, who, form }) => {
    const mode = readFields(form, { mode: oneOf(PLAN_MODES) })?.mode;
    const said = mode && (await withId(form, (id) => setMode(gameId, who, id, mode)));
    if (!said?.ok) return { problem: said?.error ?? 'unreadable' };
    // The plan's turn may have begun meanwhile.
    playAfterResponse(gameId, mode === 'plays-itself');
    return { done: 'changed' };
  },
  confirm: async ({ gameId, who, form }) => {
    const asked = readFields(form, { id: IdField, seq: WholeNumber });
    const said = asked && (await confirmPlan(gameId, who, asked));
    if (!said?.ok) return { problem: said?.error ?? 'unreadable' };
    followUp(gameId, said.value.next);
    return { done: 'played', n: said.value.played };
  },
} satisfies Readonly<Record<string, Act>>;

/** The name of an act in the address. */
export const ActName = z.custom<keyof typeof PLAN_ACTS>(
  (name) => typeof name === 'string' && Object.hasOwn(PLAN_ACTS, name),
);

async function withId<T>(form: FormData, work: (id: string) => Promise<T>): Promise<T | undefined> {
  const fields = readFields(form, { id: IdField });
  return fields && work(fields.id);
}

async function guarded({ gameId, who, form }: PlanRequest, isOn: boolean): Promise<ActOutcome> {
  const guard = readGuard(textIn(form, 'guard'));
  const said = guard && (await withId(form, (id) => changeGuard(gameId, who, { id, guard, isOn })));
  return said?.ok ? { done: 'changed' } : { problem: said?.error ?? 'unreadable' };
}

async function movePlan({ gameId, who, form }: PlanRequest, by: -1 | 1): Promise<ActOutcome> {
  const said = await withId(form, (id) => reorderPlan(gameId, who, id, by));
  return said?.ok ? { done: 'changed' } : { problem: said?.error ?? 'unreadable' };
}

/** Derived from the rendered form and the plan, so a form that is sent twice stores one plan. */
function idOfForm(form: FormData, source: PlanSource): string {
  const key = textIn(form, FORM_KEY);
  return key ? derivedId(key, JSON.stringify(source)) : randomUUID();
}

const LineFields = { lineId: IdField };
const StepsFields = { base: WholeNumber, key: Text, steps: JsonText.pipe(StepsShape) };
