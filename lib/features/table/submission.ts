/** Commands, undo, and legal commands. */
import { z } from 'zod';
import { Seq } from '@/lib/features/table/contract-shapes';
import { CommandSchema } from '@/lib/game/engine/commands';

/** The position a command is meant for, and the id to send it again. */
export const SUBMISSION = { expectedSeq: Seq, commandId: z.uuid() };

export const SubmissionSchema = z.strictObject({ ...SUBMISSION, command: CommandSchema });
