/** Chat of a table, and private notes. */
import { z } from 'zod';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { GameId, OfTable, Stamp } from '@/lib/features/table/contract-shapes';
import { MAX_NOTE_LETTERS } from '@/lib/features/talk/notes';
import { ReactionShape } from '@/lib/features/talk/reactions';
import { MAX_LETTERS } from '@/lib/features/talk/talk';

const Done = z.object({ done: z.literal(true) });
const NewId = z.uuid().describe('Made by you. An entry that is sent twice under one id is kept once.');
const OfWord = z.object({ id: GameId, word: z.uuid().describe('The id of the chat message.') });
const OfNote = z.object({ id: GameId, note: z.uuid().describe('The id of the note.') });

const TALK = { path: '/api/games/{id}/talk', params: OfTable, query: NOTHING } as const;
const WORD = { path: '/api/games/{id}/talk/{word}', params: OfWord, query: NOTHING, body: NO_BODY } as const;
const NOTES = { path: '/api/games/{id}/notes', params: OfTable, query: NOTHING } as const;

export const talkContract = defineContract({
  id: 'readTalk',
  method: 'GET',
  ...TALK,
  summary: 'The chat of a table: its newest 200 messages, oldest first.',
  access: 'anyone-or-seat',
  body: NO_BODY,
  status: 200,
  answer: z.object({
    lines: z.array(
      z
        .object({
          id: z.uuid(),
          seat: SeatNumber.optional().describe('Missing for a spectator.'),
          name: z.string(),
          text: z
            .string()
            .optional()
            .describe(
              'Missing where it was taken away. A place of the board is `[[site:ID]]`, a tile `[[slot:wall-2 TILE]]`.',
            ),
          at: Stamp,
          seq: z.int().describe('The newest row of the table at that time.'),
          isMine: z.boolean(),
          callsMe: z.boolean().describe('Whether it mentions the reader.'),
          mayRemove: z.boolean(),
          mayReport: z.boolean(),
          reactions: z
            .array(
              z.object({
                reaction: ReactionShape.describe('One of five, from agreement to praise.'),
                names: z.array(z.string()).describe('Empty for a player who has left the seat.'),
                isMine: z.boolean(),
              }),
            )
            .describe('How players reacted to it.'),
          reports: z.int().optional().describe('Only for the host: how many found it out of place.'),
        })
        .meta({ id: 'Said', description: 'A chat message at a table.' }),
    ),
    maySpeak: z.boolean(),
    mayReact: z.boolean().describe('Only the holders of seats react.'),
  }),
  problems: ['unknown-table'],
});

export const sayContract = defineContract({
  id: 'say',
  method: 'POST',
  ...TALK,
  summary: 'Write a message at a table. People named with @ get a notification.',
  access: 'seat',
  limit: 'chat',
  body: z.strictObject({ id: NewId, text: z.string().trim().min(1).max(MAX_LETTERS) }),
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'may-not-speak', 'seat-held', 'name-taken', 'cross-site'],
});

export const removeWordContract = defineContract({
  id: 'takeWordAway',
  method: 'DELETE',
  ...WORD,
  summary: 'Remove a chat message of yours or, as the host, any message.',
  access: 'seat',
  limit: 'note',
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'unknown-word', 'not-yours', 'seat-held', 'cross-site'],
});

export const reportWordContract = defineContract({
  id: 'reportWord',
  method: 'POST',
  ...WORD,
  summary: 'Report a chat message to the host.',
  access: 'seat',
  limit: 'report',
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'cross-site'],
});

export const reactContract = defineContract({
  id: 'react',
  method: 'PUT',
  ...WORD,
  summary: 'Add a reaction of yours to a message, or take it away. Only players react.',
  access: 'seat',
  limit: 'note',
  body: z.strictObject({
    reaction: ReactionShape.describe('One of five, from agreement to praise.'),
    isOn: z.boolean().describe('`false` takes it away.'),
  }),
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'cross-site'],
});

const NoteShape = z
  .object({
    id: z.uuid(),
    seat: SeatNumber,
    holder: z.string().describe('Who held the seat then.'),
    text: z.string(),
    sealed: z.boolean(),
    seq: z.int(),
    at: Stamp,
    mentor: z.string().optional().describe('The mentor who wrote it, where it was not the holder.'),
  })
  .meta({ id: 'Note', description: 'A note; a sealed one is shown to all players when the game is over.' });

export const notesContract = defineContract({
  id: 'readNotes',
  method: 'GET',
  ...NOTES,
  summary: 'Your own notes, sealed ones of all once the game is over, and how many are sealed until then.',
  access: 'anyone-or-seat',
  body: NO_BODY,
  status: 200,
  answer: z.object({
    own: z.array(NoteShape),
    opened: z.array(NoteShape),
    sealed: z
      .array(z.object({ seat: SeatNumber, n: z.int() }))
      .describe('How many notes each seat keeps sealed until then.'),
    mentor: z
      .object({ name: z.string(), since: Stamp })
      .optional()
      .describe('Your mentor, who reads the plain notes you have written since then.'),
  }),
  problems: ['unknown-table'],
});

export const keepNoteContract = defineContract({
  id: 'keepNote',
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
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'may-not-speak', 'seat-held', 'too-many-notes', 'cross-site'],
});

export const dropNoteContract = defineContract({
  id: 'dropNote',
  method: 'DELETE',
  path: '/api/games/{id}/notes/{note}',
  params: OfNote,
  query: NOTHING,
  summary: 'Forget a note of yours. A sealed one stays until the game is over.',
  access: 'seat',
  limit: 'note',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['unknown-table', 'unknown-word', 'may-not-speak', 'seat-held', 'note-sealed', 'cross-site'],
});
