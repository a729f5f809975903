/** Messages of a chat, at a table or in a circle: their limits, their shape, and the rights of a reader. */
import { z } from 'zod';
import { REACTIONS } from '@/lib/game/wording/reactions';
import { cleanText } from '@/lib/platform/http/clean-text';

/** Maximum characters of a message, messages in an answer of the API, and messages on a page. */
export const MAX_LETTERS = 1000;
export const MAX_SHOWN = 200;
export const MAX_ON_PAGE = 40;

/** A part of a chat: at most this number of messages, the newest, those before a message, or only one. */
export interface TalkPart {
  readonly most: number;
  readonly before?: string | undefined;
  readonly only?: string | undefined;
}

/** The messages of a part, oldest first, and the message before which there are more. */
export function partOf<T extends { readonly id: string }>(newestFirst: readonly T[], { most }: TalkPart) {
  const said = newestFirst.slice(0, most).reverse();
  return { said, earlier: newestFirst.length > most ? said[0]?.id : undefined };
}

export const ReactionShape = z.enum(REACTIONS);

const ReactionLine = z.object({
  reaction: ReactionShape.describe('One of five, from agreement to praise.'),
  names: z.array(z.string()).describe('Empty for a person who has left.'),
  isMine: z.boolean(),
});
/** A reaction of one or several people. */
export type ReactionSummary = Readonly<z.infer<typeof ReactionLine>>;

/** A message as one reader sees it. */
export const MessageLine = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string().optional().describe('Missing where it was taken away.'),
  at: z.iso.datetime().describe('ISO 8601, UTC.'),
  isMine: z.boolean(),
  callsMe: z.boolean().describe('Whether it mentions the reader.'),
  mayRemove: z.boolean(),
  mayReport: z.boolean().describe('Whether the reader can report it, which each person does once.'),
  reactions: z.array(ReactionLine).describe('How people reacted to it.'),
  reports: z.int().optional().describe('Only for the host: how many found it out of place.'),
});
export type MessageLine = Readonly<z.infer<typeof MessageLine>>;

/** A message as it is stored. */
export interface KeptMessage {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  readonly removedAt: Date | null;
  readonly reports: number;
  /** A hash for each person who reported it (reporterKey in chat-store.ts). */
  readonly reporters: readonly string[];
  /** Each has the form `WHO.reaction` (reactions.ts). */
  readonly reactions: readonly string[];
}

/** A message that is sent: the same id is stored once, so a form that is sent twice adds one message. */
export interface Word {
  readonly id: string;
  readonly text: string;
}

/** Why a message, or an act on one, was refused in any chat. */
export type MessageRefusal = 'empty' | 'too-long' | 'unknown-word' | 'not-yours';

/** A message's reader. */
export interface MessageReader {
  readonly isMine: boolean;
  readonly callsMe: boolean;
  readonly maySpeak: boolean;
  readonly hasReported: boolean;
  /** Whether reports are for them, and they may remove any message. */
  readonly isInCharge: boolean;
}

/** A message as its reader sees it, without names. */
export function messageLine(
  { id, text, at, removedAt, reports }: KeptMessage,
  { isMine, callsMe, maySpeak, hasReported, isInCharge }: MessageReader,
): Omit<MessageLine, 'name' | 'reactions'> {
  const stands = removedAt === null;
  return {
    id,
    at: at.toISOString(),
    isMine,
    callsMe,
    ...(stands ? { text } : {}),
    mayRemove: stands && (isMine || isInCharge),
    mayReport: stands && !isMine && maySpeak && !hasReported,
    ...(isInCharge && reports > 0 ? { reports } : {}),
  };
}

/** The text to store, or why it is refused. */
export function cleanMessage(text: string): { readonly text: string } | 'empty' | 'too-long' {
  const cleaned = cleanText(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (cleaned === '') return 'empty';
  return cleaned.length > MAX_LETTERS ? 'too-long' : { text: cleaned };
}

/** The columns of a removed message: that there was one stays visible. */
export const removedMessage = (at: Date) => ({ removedAt: at, text: '', mentions: [], reactions: [] });
