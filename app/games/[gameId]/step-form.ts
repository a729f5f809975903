/** Reads a step from a posted form: a command as JSON, completed by fields named `with.…` for places and rotations. */
import type { z } from 'zod';
import { jsonOfValue } from '@/components/prompt/command-value';
import { commandContract } from '@/lib/http/contracts/play';

const StepSchema = commandContract.body;
export type PostedStep = z.output<typeof StepSchema>;

/** The step in the form, or undefined when it is none. */
export function readStep(form: FormData): PostedStep | undefined {
  const chosen = textOf(form, 'chosen');
  const command = parseJson(textOf(form, chosen ?? 'command'));
  if (typeof command !== 'object' || command === null) return undefined;
  const parsed = StepSchema.safeParse({
    expectedSeq: Number(textOf(form, 'expectedSeq')),
    commandId: textOf(form, 'commandId'),
    command: { ...command, ...additions(form) },
  });
  return parsed.success ? parsed.data : undefined;
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(jsonOfValue(text ?? ''));
  } catch {
    return undefined;
  }
}

const PREFIX = 'with.';

type Field = string | number;

/** `with.rotation` and the slots of rows (`with.slots.wall`) are numbers, places are ids. */
function additions(form: FormData): Record<string, Field | Record<string, number>> {
  const added: Record<string, Field> = {};
  const slots: Record<string, number> = {};
  for (const [name, value] of form) {
    if (!name.startsWith(PREFIX) || typeof value !== 'string') continue;
    const [key = '', row] = name.slice(PREFIX.length).split('.');
    if (key === 'slots' && row !== undefined) slots[row] = Number(value);
    else added[key] = key === 'rotation' ? Number(value) : value;
  }
  return Object.keys(slots).length > 0 ? { ...added, slots } : added;
}
