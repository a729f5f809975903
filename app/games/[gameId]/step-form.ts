/** Reads a step from a posted form. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { postedCommand, postedThen } from '@/components/move/forms/posted-command';
import { SubmissionSchema } from '@/lib/features/table/submission';
import { textIn } from '@/lib/platform/http/fields';

export type PostedStep = z.output<typeof SubmissionSchema>;

/** The step in the form; undefined if invalid. */
export function readStep(form: FormData): PostedStep | undefined {
  const parsed = SubmissionSchema.safeParse({
    expectedSeq: Number(textIn(form, 'expectedSeq')),
    commandId: textIn(form, 'commandId'),
    command: postedCommand(form),
  });
  return parsed.success ? parsed.data : undefined;
}

/** The second step of the same press, after the first was stored as row `seq`. */
export function readThen(form: FormData, { commandId }: PostedStep, seq: number): PostedStep | undefined {
  const command = postedThen(form);
  if (!command) return undefined;
  const step = { expectedSeq: seq, commandId: secondId(commandId), command };
  return SubmissionSchema.safeParse(step).data;
}

/** Derived from the first id, so a form that is sent twice stores both steps once. */
function secondId(commandId: string): string {
  const hex = createHash('sha256').update(`${commandId} then`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
