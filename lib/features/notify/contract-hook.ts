/** A message as a program receives it at its webhook. */
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { ENDING_FIELDS } from '@/lib/game/competing/ending-shapes';
import { EndingSchema } from '@/lib/game/competing/ending-shapes';
import { SENT_KINDS } from '@/lib/game/wording/message-kinds';
import { Moment } from '@/lib/platform/http/answer-of';

export const HookMessage = z
  .object({
    kind: z.enum(SENT_KINDS).describe('The kind of message; new ones may come.'),
    gameId: GameId.optional().describe('Missing where it is about no table.'),
    circleId: z.string().optional().describe('The circle that the message is about.'),
    competitionId: z.string().optional().describe('The season or series that the message is about.'),
    table: z.string().describe('The name of the table or circle, as a person wrote it.'),
    subject: z.string().describe('A few words.'),
    lead: z.string().describe('One sentence.'),
    url: z.url().describe('A page to open.'),
    sections: z
      .array(
        z.object({
          title: z.string().describe('The heading.'),
          lines: z.array(z.string()).describe('Its sentences.'),
        }),
      )
      .describe('The news, under headings.'),
    ending: EndingSchema.extend({ reason: ENDING_FIELDS.reason })
      .optional()
      .describe('Of `game-finished`, and of `season-decision` about a finished game: how it ended.'),
    receipt: z.string().optional().describe('A row of the log with the end of its hash, as a proof.'),
    picture: z
      .object({
        url: z.url().describe('Opens for about two weeks.'),
        alt: z.string().describe('The same in words.'),
      })
      .optional()
      .describe('The public view of the board.'),
  })
  .meta({ id: 'HookMessage', description: 'A message of one table.' });

export const HookBody = z
  .object({
    version: z.literal(1).describe('The version of this form.'),
    id: z.string().describe('Of the message on this channel: the same for every attempt.'),
    eventId: z
      .string()
      .optional()
      .describe('The event in `listMyEvents` or `listCircleEvents`; missing in a test.'),
    attempt: z.int().describe('1 the first time.'),
    createdAt: Moment.describe('When it happened: sort by it.'),
    locale: z.string().describe('The language of its sentences.'),
    subject: z.string().describe('The subject of all messages together.'),
    messages: z.array(HookMessage).describe('One or more messages.'),
  })
  .meta({ id: 'HookBody', description: 'The body of a webhook of kind “a program of my own”.' });
