/** Reads a step from a posted form. */
import type { z } from 'zod';
import { postedCommand } from '@/components/move/posted-command';
import { textIn } from '@/lib/platform/http/fields';
import { SubmissionSchema } from '@/lib/features/table/contract-play';

export type PostedStep = z.output<typeof SubmissionSchema>;

/** The step in the form, or undefined when it is none. */
export function readStep(form: FormData): PostedStep | undefined {
  const parsed = SubmissionSchema.safeParse({
    expectedSeq: Number(textIn(form, 'expectedSeq')),
    commandId: textIn(form, 'commandId'),
    command: postedCommand(form),
  });
  return parsed.success ? parsed.data : undefined;
}
