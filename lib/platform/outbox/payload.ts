import 'server-only';
import { z } from 'zod';
import { LOST_REASONS } from '@/lib/game/wording/message-kinds';
import { CHANNEL_FORMS } from '@/lib/platform/outbox/channel-forms';

const PayloadSchema = z.object({
  /** Who invited, joined, was late, or spoke. */
  name: z.string().optional(),
  /** The seat of that somebody, where they have one: goes before the name, which may have changed. */
  seat: z.int().optional(),
  /** The text of a chat message. */
  text: z.string().optional(),
  /** Where a message leads that does not lead to its table. */
  url: z.string().optional(),
  /** The tenure of the intended holder: later holders do not get it. */
  tenure: z.int().optional(),
  /** The last row of the reader's own time at the seat, where they hold it no more. */
  heldUntil: z.int().optional(),
  /** The address that messages are to go to, and how often the seat's had changed when that was asked. */
  email: z.string().optional(),
  changes: z.int().optional(),
  /** Why the reader holds the seat no longer. */
  reason: z.enum(LOST_REASONS).optional(),
  /** The kind of channel that no longer works. */
  channel: z.enum(CHANNEL_FORMS).optional(),
  /** The plan that a report is about. */
  plan: z.uuid().optional(),
  /** Whether it is about the previous holder of the seat, not the current one. */
  former: z.literal(true).optional(),
  /** Whether the table waits for the reader first. */
  starts: z.literal(true).optional(),
  /** The decision of the table that it is about: lib/features/clocks/decisions.ts. */
  decision: z.uuid().optional(),
  /** The vote of others, and their seats. */
  answer: z.string().optional(),
  seats: z.array(z.int()).optional(),
  /** The step of a group holiday, and its first day. */
  step: z.enum(['proposed', 'agreed', 'ending', 'ended']).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** When something happens automatically, ISO 8601. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** The consequence once their time is out. */
  then: z.enum(['ask', 'computer']).optional(),
  /** When the reader's time runs out, or the table goes, ISO 8601. */
  deadline: z.iso.datetime({ offset: true }).optional(),
});

/** Facts for the words of a message beyond the log; each kind uses its own. */
export type Payload = z.output<typeof PayloadSchema>;

/** The payload of a stored message; empty if it is invalid. */
export function payloadOf(stored: unknown): Payload {
  const parsed = PayloadSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
