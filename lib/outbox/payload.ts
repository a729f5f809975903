import 'server-only';
import { z } from 'zod';

const PayloadSchema = z.object({
  /** Who invited, joined, was late, or spoke. */
  name: z.string().optional(),
  /** The seat of that somebody, where they have one: goes before the name, which may have changed. */
  seat: z.int().optional(),
  /** What was said. */
  text: z.string().optional(),
  /** Where a message leads that does not lead to its table. */
  url: z.string().optional(),
  /** The plan that a report is about. */
  plan: z.uuid().optional(),
  /** When the reader's time runs out, ISO 8601. */
  deadline: z.iso.datetime({ offset: true }).optional(),
});

/** What the words of a message need beyond the log; each kind takes what it needs and does without the rest. */
export type Payload = z.output<typeof PayloadSchema>;

/** The payload of a stored message; what is no payload is empty. */
export function payloadOf(stored: unknown): Payload {
  const parsed = PayloadSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
