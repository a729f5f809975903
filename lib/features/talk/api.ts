/** The operations of a table's chat and of private notes. */
import 'server-only';
import { z } from 'zod';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId, OfTable } from '@/lib/features/table/contract-shapes';
import { loadTable } from '@/lib/features/table/load/load-table';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation, type EndpointResult } from '@/lib/platform/http/endpoint';
import { problem, type ProblemCode } from '@/lib/platform/http/problem';
import { refused } from '@/lib/platform/http/refused';
import { MAX_LETTERS, MessageLine, ReactionShape, type MessageRefusal } from './message';
import { loadNotes, MAX_NOTE_LETTERS, removeNote, writeNote } from './notes';
import {
  loadTalk,
  postMessage,
  reactToMessage,
  removeMessage,
  reportMessage,
  type TalkRefusal,
} from './talk';

type Refusal = TalkRefusal | 'not-holder' | 'too-many-notes' | 'is-sealed';

const PROBLEMS: Readonly<Record<Refusal, readonly [ProblemCode, string]>> = {
  'unknown-table': ['unknown-table', 'There is no table of this id.'],
  'not-here': ['may-not-speak', 'Only players of this table and people with a name here may speak.'],
  'by-link': [
    'seat-held',
    'A link plays its seat and does not speak for the holder. Sign in, or open the browser that holds the seat.',
  ],
  empty: ['invalid-request', 'Nothing is said in it.'],
  'too-long': ['invalid-request', 'It is too long.'],
  'unknown-word': ['unknown-word', 'There is nothing of this id.'],
  'unknown-place': ['invalid-request', 'It mentions a place that this game does not have.'],
  'only-players': ['may-not-speak', 'Only players of this table react to messages.'],
  'not-yours': ['not-yours', 'It was said by somebody else.'],
  'name-taken': ['name-taken', 'Somebody at this table is called so.'],
  'not-holder': ['seat-held', 'Only the holder of a seat has notes.'],
  'too-many-notes': ['too-many-notes', 'There are as many notes as there may be.'],
  'is-sealed': ['note-sealed', 'A sealed note stays until the game is over.'],
};

/** Response to a message of any chat. */
export const messageAnswer = (refusal: MessageRefusal | undefined) => doneUnless(refusal);

/** Response to a chat message or note. */
function doneUnless(refusal: Refusal | undefined): EndpointResult<never> {
  if (refusal === undefined) return { ok: true, value: { body: { done: true } } };
  const [code, detail] = PROBLEMS[refusal];
  return { problem: problem(code, detail) };
}

const Done = z.object({ done: z.literal(true) });
const NewId = z.uuid().describe('Made by you. An entry that is sent twice under one id is kept once.');
const OfWord = z.object({ id: GameId, word: z.uuid().describe('The id of the chat message.') });
const OfNote = z.object({ id: GameId, note: z.uuid().describe('The id of the note.') });

const TALK = { path: '/api/games/{id}/talk', params: OfTable } as const;
const WORD = { path: '/api/games/{id}/talk/{word}', params: OfWord } as const;
const NOTES = { path: '/api/games/{id}/notes', params: OfTable } as const;

/** The body of a new message, and of a reaction to one, in any chat. */
export const NewMessage = z.strictObject({
  id: NewId,
  text: z.string().trim().min(1).max(MAX_LETTERS),
});
export const NewReaction = z.strictObject({
  reaction: ReactionShape.describe('One of five, from agreement to praise.'),
  isOn: z.boolean().describe('`false` takes it away.'),
});

const Said = MessageLine.extend({
  seat: SeatNumber.optional().describe('Missing for a spectator.'),
  text: MessageLine.shape.text.describe(
    'Missing where it was taken away. A place of the board is `[[site:ID]]`, a tile `[[slot:wall-2 TILE]]`.',
  ),
  seq: z.int().describe('The newest row of the table at that time.'),
}).meta({ id: 'Said', description: 'A chat message at a table.' });

const NoteShape = z
  .object({
    id: z.uuid(),
    seat: SeatNumber,
    holder: z.string().describe('Who held the seat then.'),
    text: z.string(),
    sealed: z.boolean(),
    seq: z.int(),
    at: Moment,
    mentor: z.string().optional().describe('The mentor who wrote it, where it was not the holder.'),
  })
  .meta({ id: 'Note', description: 'A note; a sealed one is shown to all players when the game is over.' });

/** The chat of a table. */
export const TALK_API = [
  operation(
    defineContract({
      id: 'readTalk',
      tag: 'Talk',
      method: 'GET',
      ...TALK,
      summary: 'The chat of a table: its newest 200 messages, oldest first.',
      access: 'anyone-or-seat',
      answer: z.object({
        lines: z.array(Said),
        maySpeak: z.boolean(),
        mayReact: z.boolean().describe('Only the holders of seats react.'),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const talk = await loadTalk(id, await visitorOfRequest(id, headers));
      if (!talk) return refused({ kind: 'unknown-table' });
      const { lines, maySpeak, mayReact } = talk;
      return { ok: true, value: { body: { lines, maySpeak, mayReact } } };
    },
  ),
  operation(
    defineContract({
      id: 'say',
      tag: 'Talk',
      method: 'POST',
      ...TALK,
      summary: 'Write a message at a table. People named with @ get a notification.',
      access: 'seat',
      limit: 'chat',
      body: NewMessage,
      answer: Done.extend({ message: Said }),
      problems: ['unknown-table', 'may-not-speak', 'seat-held', 'name-taken', 'cross-site', 'unknown-word'],
    }),
    async ({ params: { id }, body, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const said = await postMessage(id, who, body);
      if (typeof said === 'string') return doneUnless(said);
      deliverAfterResponse(said.told);
      const [message] = (await loadTalk(id, who, { most: 1, only: body.id }))?.lines ?? [];
      return message ? { ok: true, value: { body: { done: true, message } } } : doneUnless('unknown-word');
    },
  ),
  operation(
    defineContract({
      id: 'takeWordAway',
      tag: 'Talk',
      method: 'DELETE',
      ...WORD,
      summary: 'Remove a chat message of yours or, as the host, any message.',
      access: 'seat',
      limit: 'note',
      answer: Done,
      problems: ['unknown-table', 'unknown-word', 'not-yours', 'seat-held', 'cross-site'],
    }),
    async ({ params: { id, word }, headers }) =>
      doneUnless(await removeMessage(id, await visitorOfRequest(id, headers), word)),
  ),
  operation(
    defineContract({
      id: 'reportWord',
      tag: 'Talk',
      method: 'POST',
      ...WORD,
      summary: 'Report a chat message to the host.',
      access: 'seat',
      limit: 'report',
      answer: Done,
      problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'cross-site'],
    }),
    async ({ params: { id, word }, headers }) =>
      doneUnless(await reportMessage(id, await visitorOfRequest(id, headers), word)),
  ),
  operation(
    defineContract({
      id: 'react',
      tag: 'Talk',
      method: 'PUT',
      ...WORD,
      summary: 'Add a reaction of yours to a message, or take it away. Only players react.',
      access: 'seat',
      limit: 'note',
      body: NewReaction,
      answer: Done,
      problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'cross-site'],
    }),
    async ({ params: { id, word }, body, headers }) =>
      doneUnless(await reactToMessage(id, await visitorOfRequest(id, headers), { id: word, ...body })),
  ),
];

/** Private notes at a table. */
export const NOTES_API = [
  operation(
    defineContract({
      id: 'readNotes',
      tag: 'Talk',
      method: 'GET',
      ...NOTES,
      summary:
        'Your own notes, sealed ones of all once the game is over, and how many are sealed until then.',
      access: 'anyone-or-seat',
      answer: z.object({
        own: z.array(NoteShape),
        opened: z.array(NoteShape),
        sealed: z
          .array(z.object({ seat: SeatNumber, n: z.int() }))
          .describe('How many notes each seat keeps sealed until then.'),
        mentor: z
          .object({ name: z.string(), since: Moment })
          .optional()
          .describe('Your mentor, who reads the plain notes you have written since then.'),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const table = await loadTable(id, who, { log: 'none' });
      if (!table) return refused({ kind: 'unknown-table' });
      return { ok: true, value: { body: await loadNotes(table, who) } };
    },
  ),
  operation(
    defineContract({
      id: 'keepNote',
      tag: 'Talk',
      method: 'POST',
      ...NOTES,
      summary:
        'Keep a note for yourself. Only the holder of a seat may do this, by an access token or a browser.',
      access: 'seat',
      limit: 'note',
      body: z.strictObject({
        id: NewId,
        text: z.string().trim().min(1).max(MAX_NOTE_LETTERS),
        sealed: z.boolean().default(false),
      }),
      answer: Done.extend({ note: NoteShape }),
      problems: [
        'unknown-table',
        'may-not-speak',
        'seat-held',
        'too-many-notes',
        'cross-site',
        'unknown-word',
      ],
    }),
    async ({ params: { id }, body, headers }) => {
      const who = await visitorOfRequest(id, headers);
      const refusal = await writeNote(id, who, body);
      if (refusal !== undefined) return doneUnless(refusal);
      const table = await loadTable(id, who, { log: 'none' });
      const note = table && (await loadNotes(table, who)).own.find((each) => each.id === body.id);
      return note ? { ok: true, value: { body: { done: true, note } } } : doneUnless('unknown-word');
    },
  ),
  operation(
    defineContract({
      id: 'dropNote',
      tag: 'Talk',
      method: 'DELETE',
      path: '/api/games/{id}/notes/{note}',
      params: OfNote,
      summary: 'Forget a note of yours. A sealed one stays until the game is over.',
      access: 'seat',
      limit: 'note',
      answer: Done,
      problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'note-sealed', 'cross-site'],
    }),
    async ({ params: { id, note }, headers }) =>
      doneUnless(await removeNote(id, await visitorOfRequest(id, headers), note)),
  ),
];
