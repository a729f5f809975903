import { z } from 'zod';
import type { TalkProblem } from '@/app/talk-problem';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import { ReactionShape } from '@/lib/features/talk/message';
import { removeNote, writeNote } from '@/lib/features/talk/notes';
import { reactToMessage, removeMessage, reportMessage, postMessage } from '@/lib/features/talk/talk';
import { textIn } from '@/lib/platform/http/fields';

/** A form about one chat message. */
interface MessagePost {
  readonly gameId: string;
  readonly visitor: Visitor;
  /** Id of the message or note. */
  readonly id: string;
  readonly form: FormData;
}

/** A chat form and the rate limit it counts towards. */
interface Act {
  readonly limit: 'chat' | 'note' | 'report';
  readonly act: (said: MessagePost) => Promise<Outcome>;
}
type Outcome = TalkProblem | 'unknown-table' | undefined;

/**
 * All acts by name. Ids of texts are derived from form and words, so a form that is sent twice stores one
 * message.
 */
export const ACTS = {
  say: {
    limit: 'chat',
    act: async ({ gameId, visitor, id, form }) => {
      const text = textIn(form, 'text');
      const said = await postMessage(gameId, visitor, { id: derivedId(id, text), text });
      if (typeof said === 'string') return said;
      deliverAfterResponse(said.told);
      return undefined;
    },
  },
  remove: { limit: 'note', act: ({ gameId, visitor, id }) => removeMessage(gameId, visitor, id) },
  report: { limit: 'report', act: ({ gameId, visitor, id }) => reportMessage(gameId, visitor, id) },
  react: {
    limit: 'note',
    // Adds a reaction, or removes the player's own.
    act: async ({ gameId, visitor, id, form }) => {
      const reaction = ReactionShape.safeParse(form.get('on') ?? form.get('off')).data;
      return reaction
        ? reactToMessage(gameId, visitor, { id, reaction, isOn: form.has('on') })
        : 'unknown-word';
    },
  },
  note: {
    limit: 'note',
    act: ({ gameId, visitor, id, form }) => {
      const note = { text: textIn(form, 'text'), sealed: form.has('sealed') };
      return writeNote(gameId, visitor, { id: derivedId(id, JSON.stringify(note)), ...note });
    },
  },
  forget: { limit: 'note', act: ({ gameId, visitor, id }) => removeNote(gameId, visitor, id) },
} satisfies Readonly<Record<string, Act>>;

/** The name of an act in the address. */
export type ActName = keyof typeof ACTS;
export const ActName = z.custom<ActName>((name) => typeof name === 'string' && Object.hasOwn(ACTS, name));
