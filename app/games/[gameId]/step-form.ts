/** Reads a step from a posted form. */
import type { z } from 'zod';
import { postedCommand, textOf } from '@/components/move/posted-command';
import { commandContract } from '@/lib/features/table/contract-play';

const StepSchema = commandContract.body;
export type PostedStep = z.output<typeof StepSchema>;

/** The step in the form, or undefined when it is none. */
export function readStep(form: FormData): PostedStep | undefined {
  const parsed = StepSchema.safeParse({
    expectedSeq: Number(textOf(form, 'expectedSeq')),
    commandId: textOf(form, 'commandId'),
    command: postedCommand(form),
  });
  return parsed.success ? parsed.data : undefined;
}
