import 'server-only';
import { z } from 'zod';
import { LOST_REASONS } from '@/lib/game/wording/message-kinds';
import { CHANNEL_FORMS } from '@/lib/platform/outbox/channel-forms';

const PayloadSchema = z.object({
  /** The name of the person who invited, joined, was late, or wrote. */
  name: z.string().optional(),
  /** Their seat, if any: it is used before the name, which may have changed. */
  seat: z.int().optional(),
  /** The text of a chat message. */
  text: z.string().optional(),
  /** The target of a message that does not link to its table. */
  url: z.string().optional(),
  /** The tenure of the intended holder: later holders do not get it. */
  tenure: z.int().optional(),
  /** The last row of the reader's own tenure, if they have lost the seat. */
  heldUntil: z.int().optional(),
  /** The requested address for messages, and how often the seat's had changed at the request. */
  email: z.string().optional(),
  changes: z.int().optional(),
  /** Why the reader lost the seat. */
  reason: z.enum(LOST_REASONS).optional(),
  /** The kind of channel that no longer works. */
  channel: z.enum(CHANNEL_FORMS).optional(),
  /** The plan that a report is about. */
  plan: z.uuid().optional(),
  /** Whether it is about the previous holder of the seat, not the current one. */
  former: z.literal(true).optional(),
  /** Whether the reader is the starting player. */
  starts: z.literal(true).optional(),
  /** The request of the table: lib/features/clocks/requests.ts. */
  decision: z.uuid().optional(),
  /** The organiser's decision that ended the game, by its number in the competition. */
  ruling: z.int().optional(),
  /** Whether the game ended because only the named seat was left. */
  stayed: z.literal(true).optional(),
  /** The vote of other players, and their seats. */
  answer: z.string().optional(),
  seats: z.array(z.int()).optional(),
  /** The step of a common holiday, and its first day. */
  step: z.enum(['proposed', 'agreed', 'ending', 'ended']).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** When something happens automatically, ISO 8601. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** The consequence once their time is out. */
  then: z.enum(['ask', 'computer']).optional(),
  /** When the reader's time runs out, or the table is deleted, ISO 8601. */
  deadline: z.iso.datetime({ offset: true }).optional(),
});

/** Data for the text of a message beyond the log; each kind uses its own. */
export type Payload = z.output<typeof PayloadSchema>;

/** The payload of a stored message; empty if it is invalid. */
export function payloadOf(stored: unknown): Payload {
  const parsed = PayloadSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
