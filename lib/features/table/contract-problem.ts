/** Descriptions of refusals in the API documentation. */
import { z } from 'zod';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import { GOODS } from '@/lib/game/engine/vocabulary';
import { CommandSchema } from '@/lib/game/engine/commands';

const CureShape = z
  .object({
    command: CommandSchema,
    goods: z
      .partialRecord(z.enum(GOODS), z.int())
      .describe('Changes of your goods; payments are below zero.'),
    words: z.string().describe('Both, in words.'),
  })
  .meta({ id: 'Cure', description: 'A legal step that would help.' });

export const RuleCodeShape = z.enum(REJECTION_CODES).meta({
  id: 'RuleCode',
  description: 'Why the rules refuse a command; each with its sentence in /api-docs.',
});

/** A refusal as a program gets it (RFC 9457). */
export const ProblemShape = z
  .object({
    type: z.string().describe('Where the code is explained.'),
    title: z.string().describe('A few words, the same for each code.'),
    status: z.int().describe('The status of the answer.'),
    code: z.string().describe('A fixed word for programs; each operation lists its possible codes.'),
    detail: z.string().describe('One sentence for a person.'),
    rule: z.string().optional().describe('Id of the rule that forbids it.'),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('Details of the code, such as the goods that are lacking or the seat whose turn it is.'),
    seq: z.int().optional().describe('The newest row of the table.'),
    retryAfter: z.int().optional().describe('Seconds until it may be tried again; as in Retry-After.'),
    until: z.iso.datetime().optional().describe('When it will be possible again.'),
    cures: z
      .array(CureShape)
      .optional()
      .describe('Legal steps, the cheapest first. After any one of them the refused command would be legal.'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('The faults, each with its part of the request.'),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457), as application/problem+json.' });
