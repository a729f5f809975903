import 'server-only';
import { z } from 'zod';
import { NEWS_KINDS } from '@/lib/features/circles/circle-news';
import { SEASON_NEWS, type SeasonNews } from '@/lib/features/competitions/season-news';
import { messageKindOf, type MessageKind } from '@/lib/game/wording/message-kinds';
import type { Sendable } from '@/lib/platform/outbox/delivery-store';

const PayloadShape = z.object({
  /** The kind of change, the member concerned, and who made it. */
  news: z.enum(NEWS_KINDS).optional(),
  memberId: z.guid().optional(),
  by: z.guid().optional(),
  /** The call for players, and whether this is a reminder of it. */
  gathering: z.string().optional(),
  again: z.boolean().optional(),
  /** The season or series, its news, and the only entrant who reads it. */
  season: z
    .object({
      id: z.string(),
      news: z.enum(SEASON_NEWS),
      entrant: z.guid().optional(),
      /** A decision of an organiser, and the entrants concerned. */
      decision: z.int().optional(),
      entrants: z.array(z.string()).optional(),
      /** Whether nothing can be done about it: the decision was taken back, or did nothing. */
      isOutcome: z.boolean().optional(),
    })
    .optional(),
  /** The table, the seat, the log row, and the data of the message to a seat. */
  game: z.string().optional(),
  seat: z.int().optional(),
  seq: z.int().optional(),
  told: z.unknown().optional(),
});
export type CirclePayload = z.output<typeof PayloadShape>;

/** The payload of stored news; empty if it is invalid. */
export const circlePayloadOf = (stored: unknown): CirclePayload => PayloadShape.safeParse(stored).data ?? {};

const SEASON_KINDS = {
  'check-in': 'season-check-in',
  'check-in-ends': 'season-check-in',
  place: 'season-place',
  arrange: 'season-arrange',
  'arrange-ends': 'season-arrange',
  begins: 'season-begins',
  stage: 'season-stage',
  over: 'season-over',
  decision: 'season-decision',
} as const satisfies Record<SeasonNews, MessageKind>;

/** The kind of a message for its readers: news of seasons is stored as news of its circle. */
export const newsKindOf = (stored: string, { season }: CirclePayload): MessageKind | undefined =>
  season ? SEASON_KINDS[season.news] : messageKindOf(stored);

/** A delivery about a circle that this process has claimed. */
export interface CircleDelivery extends Sendable {
  readonly circle: { readonly id: string; readonly name: string; readonly timeZone: string };
  /** The member who reads it; missing for a hook of the circle. */
  readonly reader?: { readonly userId: string; readonly name: string; readonly timeZone: string };
  readonly payload: CirclePayload;
  readonly createdAt: Date;
  /** When the message was due, before quiet hours and retries. */
  readonly newsAt: Date;
}
